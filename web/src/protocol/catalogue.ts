/// What the program offers for a game: players, levels, formats. Fetched once a game and kept.
import { Refusal } from './connection';
import { gameKey, type Game } from './messages';
import { program } from './program.svelte';

export interface PlayerEntry {
    readonly name: string;
    readonly purpose: string;
    readonly options: readonly { readonly key: string; readonly meaning: string }[];
}

export interface LevelEntry {
    readonly level: number;
    readonly word: string;
    readonly time: string;
    readonly strength: string;
    /** Elo points above a random player, where measured. */
    readonly rating: number | null;
}

export interface Catalogue {
    readonly game: Game;
    readonly games: readonly { readonly game: Game }[];
    readonly players: readonly PlayerEntry[];
    readonly presets: readonly { readonly name: string; readonly purpose: string }[];
    readonly levels: readonly LevelEntry[];
    readonly evaluations: readonly { readonly name: string; readonly purpose: string }[];
    readonly formats: readonly { readonly format: string; readonly name: string }[];
    readonly limits: {
        readonly level: number;
        readonly time: string;
        readonly arena_games: number; // of a match or tournament, in all
        readonly arena_time: string; // of a move there
    };
}

const kept = new Map<string, Promise<Catalogue>>();

async function fetched(game: Game): Promise<Catalogue> {
    const query = new URLSearchParams({ game: game.name });
    if (game.name === 'othello') query.set('size', String(game.size ?? 8));
    else if (game.rules) query.set('rules', game.rules);
    const response = await fetch(`/api/v1/players?${query}`).catch(() => {
        throw new Refusal('lost', 'The connection was lost.');
    });
    if (!response.ok) throw new Error(`the program answered ${response.status}`);
    return (await response.json()) as Catalogue;
}

/** Whoever shows it asks again when the line is back. */
export function catalogueOf(game: Game): Promise<Catalogue> {
    void program.isOpen;
    const key = gameKey(game);
    const known = kept.get(key);
    if (known) return known;
    const asked = fetched(game);
    kept.set(key, asked);
    asked.catch(() => kept.delete(key)); // so that the next one asks again
    return asked;
}

/** The word for a level: that of the last entry at or below it. */
export function levelEntry(levels: readonly LevelEntry[], level: number): LevelEntry | undefined {
    return levels.findLast((entry) => entry.level <= level);
}
