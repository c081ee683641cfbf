/// The messages of a match between players (docs/api.md, "The arena").
import type { BoardMessage, Game, Ground, Result } from './messages';

/** What one player did: explored positions, and time. */
export interface PlayerStats {
    readonly moves: number;
    readonly nodes: number;
    readonly seconds: number;
    readonly worst_move_seconds: number;
}

export interface Counts {
    readonly wins: number;
    readonly draws: number;
    readonly losses: number;
}

export interface PlayerStanding extends Counts {
    readonly name: string;
    readonly points: number;
    readonly elo: number | null;
    readonly elo_error: number | null;
    readonly forfeits: number;
    readonly stats: PlayerStats;
}

/** All for the player named first. */
export interface PairingStanding extends Counts {
    readonly first: string;
    readonly second: string;
    readonly score_mean: number;
    readonly elo: number | null;
    readonly elo_error: number | null;
    readonly as_attackers?: Counts;
    readonly as_defenders?: Counts;
}

export interface Standing {
    readonly players: readonly PlayerStanding[];
    readonly pairings: readonly PairingStanding[];
}

/** Players by their place in the list, by side. */
export type ArenaSeats = readonly [number, number];

export interface PlayedGame {
    readonly number: number;
    readonly players: ArenaSeats;
    readonly opening: string;
    readonly record: string;
    readonly result: Result;
    readonly remark: string | null;
    readonly stats: readonly [PlayerStats, PlayerStats];
    readonly board: BoardMessage; // the last
}

export interface ArenaPlan {
    readonly type: 'arena';
    readonly game: Game;
    readonly ground: Ground | null;
    readonly players: readonly string[];
    readonly games: number; // in all
    readonly time: string;
    readonly seed: number;
    readonly waiting: boolean;
}

export interface ArenaBoard {
    readonly type: 'arena_board';
    readonly number: number;
    readonly players: ArenaSeats;
    readonly board: BoardMessage;
}

export interface ArenaGame {
    readonly type: 'arena_game';
    readonly game: PlayedGame;
    readonly standing: Standing;
}

export interface ArenaEnd {
    readonly type: 'arena_end';
    readonly complete: boolean;
    readonly standing: Standing;
}

export type ArenaMessage = ArenaPlan | ArenaBoard | ArenaGame | ArenaEnd;
