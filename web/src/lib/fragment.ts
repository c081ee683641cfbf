/// The address says what is seen: `#play`, `#agents`, `#analyse/othello8/f5d6c3/2`, where the game itself is in the fragment and so in
/// every link, or `#arena/othello8/greedy&random/20/1s/7`, which holds all that makes a match what it is.
import { gameKey, gameOfKey, type Game } from '../protocol/messages';

/** What a match is made of. */
export interface Pairing {
    readonly game: Game;
    readonly players: readonly string[];
    readonly games: number; // of each pair
    readonly time: string; // the most a move may take
    readonly seed: number; // of its openings
}

export type Place =
    | { readonly view: 'play' }
    | { readonly view: 'agents' }
    | { readonly view: 'arena'; readonly pairing: Pairing | null; readonly isBroken?: true }
    | {
          readonly view: 'analyse';
          readonly game: Game | null;
          readonly record: string;
          readonly ply: number | null; // null: the end
          readonly isBroken?: true; // more was named than could be read
      };

/** Blanks are frequent in records and ugly when escaped. */
function encodeRecord(record: string): string {
    return encodeURIComponent(record).replaceAll('%20', '+');
}

function decodeRecord(text: string): string | null {
    try {
        return decodeURIComponent(text.replaceAll('+', '%20'));
    } catch {
        return null;
    }
}

/** `alphabeta:depth=3,eval=squares` stays readable. */
function encodePlayer(player: string): string {
    return encodeURIComponent(player).replace(/%(3A|3D|2C)/g, (escaped) =>
        decodeURIComponent(escaped),
    );
}

function formatPairing({ game, players, games, time, seed }: Pairing): string {
    return ['#arena', gameKey(game), players.map(encodePlayer).join('&'), games, time, seed].join(
        '/',
    );
}

function parsePairing(parts: readonly string[]): Pairing | null {
    const [key = '', names = '', games = '', time = '', seed = ''] = parts;
    const game = gameOfKey(key);
    const players = names.split('&').map(decodeRecord);
    const isWhole = /^\d{1,4}$/.test(games) && /^\d+m?s$/.test(time) && /^\d{1,9}$/.test(seed);
    if (!game || !isWhole || players.length < 2 || players.some((name) => !name)) return null;
    return {
        game,
        players: players as string[],
        games: Number(games),
        time,
        seed: Number(seed),
    };
}

export function formatFragment(place: Place): string {
    if (place.view === 'arena' && place.pairing) return formatPairing(place.pairing);
    if (place.view !== 'analyse') return `#${place.view}`;
    if (!place.game) return '#analyse';
    const parts = ['#analyse', gameKey(place.game), encodeRecord(place.record)];
    if (place.ply !== null) parts.push(String(place.ply));
    return parts.join('/');
}

/** Anything that is no address of ours leads to the game. */
export function parseFragment(fragment: string): Place {
    const [view, ...parts] = fragment.replace(/^#/, '').split('/');
    if (view === 'agents') return { view };
    if (view === 'arena') {
        const pairing = parsePairing(parts);
        const isBroken = !pairing && parts.some((part) => part !== '');
        return isBroken ? { view, pairing, isBroken } : { view, pairing };
    }
    const [key, text, ply] = parts;
    if (view !== 'analyse') return { view: 'play' };
    const game = gameOfKey(key ?? '');
    const record = decodeRecord(text ?? '');
    if (!game || record === null) {
        const nothing = { view, game: null, record: '', ply: null } as const;
        return key ? { ...nothing, isBroken: true } : nothing;
    }
    return {
        view: 'analyse',
        game,
        record,
        ply: /^\d{1,4}$/.test(ply ?? '') ? Number(ply) : null,
    };
}
