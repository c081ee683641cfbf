/// The messages of docs/api.md, as types. Members that a later version adds are simply not seen here.
import type { ArenaMessage } from './arena';
import type { TreeMessage } from './tree';

export type Side = 0 | 1; // Black or the attackers, White or the defenders

export interface Game {
    readonly name: 'othello' | 'tablut';
    readonly size?: number;
    readonly rules?: string;
}

export interface Ground {
    readonly throne: readonly string[];
    readonly camps: readonly string[];
    readonly escapes: readonly string[];
}

export interface BoardMessage {
    readonly ply: number;
    readonly cells: string;
    readonly to_move: Side;
    readonly legal: readonly string[];
    readonly counts: readonly [number, number];
    readonly move: string | null;
    readonly by: Side | null;
    readonly changed: readonly string[];
    readonly text: string;
    readonly opening: string | null; // what people call it
    readonly book: boolean; // the program's book goes on from here
}

export interface Result {
    readonly winner: Side | null;
    readonly score: number | null; // for side 0
    readonly reason: string;
}

export interface Clock {
    readonly remaining: readonly [number, number]; // seconds
    readonly increment: number;
    readonly running: Side | null;
}

export interface State {
    readonly type: 'state';
    readonly id: string;
    readonly game: Game;
    readonly ground: Ground | null;
    readonly revision: number;
    readonly board: BoardMessage;
    readonly record: string;
    readonly moves: readonly string[];
    readonly first: Side;
    readonly redo: readonly string[];
    readonly seats: readonly [string, string];
    readonly time: string | null;
    readonly clock: Clock | null;
    readonly thinking: { readonly side: Side; readonly seconds: number } | null;
    readonly waiting: boolean;
    readonly paused: boolean;
    readonly notice: string | null; // why a player could not go on
    readonly result: Result | null;
}

export interface Thinking {
    readonly type: 'thinking';
    readonly id: string;
    readonly side: Side;
    readonly depth: number;
    readonly selectivity: number;
    readonly score: number;
    readonly exact: boolean;
    readonly nodes: number;
    readonly nps: number;
    readonly seconds: number;
    readonly line: readonly string[];
}

export interface HintedMove {
    readonly move: string;
    readonly score: number;
    readonly depth: number;
    readonly selectivity: number;
    readonly exact: boolean;
    readonly line: readonly string[];
}

export interface Hints {
    readonly type: 'hints';
    readonly record: string;
    readonly level: number;
    readonly done: boolean;
    readonly moves: readonly HintedMove[];
}

export type Label = 'none' | 'inaccuracy' | 'mistake' | 'blunder';

export interface Reason {
    readonly fault: string;
    readonly evidence: readonly string[];
    readonly sentence: string; // in English
}

export interface JudgedMove {
    readonly ply: number; // from 1
    readonly side: Side;
    readonly move: string;
    readonly score: number; // of the best move, for side
    readonly played: number; // of the move played, for side
    readonly loss: number;
    readonly best: string;
    readonly line: readonly string[];
    readonly depth: number;
    readonly exact: boolean;
    readonly label: Label;
    readonly reasons: readonly Reason[];
}

export interface SideTotal {
    readonly moves: number;
    readonly loss: number;
    readonly mean_loss: number;
    readonly inaccuracies: number;
    readonly mistakes: number;
    readonly blunders: number;
}

export interface Judged {
    readonly type: 'judged';
    readonly move: JudgedMove;
}

export interface Analysis {
    readonly type: 'analysis';
    readonly complete: boolean;
    readonly decided: number | null;
    readonly exact_from: number | null;
    readonly sides: readonly [SideTotal, SideTotal];
}

export interface Parsed {
    readonly type: 'parsed';
    readonly game: Game;
    readonly ground: Ground | null;
    readonly record: string;
    readonly format: string;
    readonly games: number;
    readonly boards: readonly BoardMessage[]; // the start, then one after each move
    readonly tags: Readonly<Record<string, string>>;
    readonly result: Result | null;
}

export interface Exported {
    readonly type: 'exported';
    readonly name: string;
    readonly media: string;
    readonly text: string;
}

export interface ErrorMessage {
    readonly type: 'error';
    readonly code: string;
    readonly sentence: string;
}

/** What the program allows. */
export interface Limits {
    readonly level: number;
    readonly message_bytes: number;
}

export interface Hello {
    readonly type: 'hello';
    readonly version: number;
    readonly program: string;
    readonly limits: Limits;
}

/** Somebody is there. */
export interface Pong {
    readonly type: 'pong';
}

export type ServerMessage = { readonly request?: number } & (
    | State
    | Thinking
    | Hints
    | Judged
    | Analysis
    | TreeMessage
    | ArenaMessage
    | Parsed
    | Exported
    | ErrorMessage
    | Hello
    | Pong
);

export interface ClientMessage {
    readonly type: string;
    readonly [member: string]: unknown;
}

/** A game's name in an address and in the browser's memory: `othello8`, `comp424`. */
export function gameKey(game: Game): string {
    return game.name === 'othello' ? `othello${game.size ?? 8}` : (game.rules ?? 'comp424');
}

/** The game of such a key; null for any other text. */
export function gameOfKey(key: string): Game | null {
    const size = /^othello(4|6|8|10|12|14|16)$/.exec(key);
    if (size) return { name: 'othello', size: Number(size[1]) };
    return /^(comp424|ashton|brandubh)$/.test(key) ? { name: 'tablut', rules: key } : null;
}
