/// The address says what is seen: `#play`, `#agents`, or `#analyse/othello8/f5d6c3/2`, where the game itself is in the fragment and so in every link.
import { gameKey, gameOfKey, type Game } from '../protocol/messages';

export type Place =
    | { readonly view: 'play' }
    | { readonly view: 'agents' }
    | {
          readonly view: 'analyse';
          readonly game: Game | null;
          readonly record: string;
          readonly ply: number | null; // null: the end
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

export function formatFragment(place: Place): string {
    if (place.view !== 'analyse') return `#${place.view}`;
    if (!place.game) return '#analyse';
    const parts = ['#analyse', gameKey(place.game), encodeRecord(place.record)];
    if (place.ply !== null) parts.push(String(place.ply));
    return parts.join('/');
}

/** Anything that is no address of ours leads to the game. */
export function parseFragment(fragment: string): Place {
    const [view, key, text, ply] = fragment.replace(/^#/, '').split('/');
    if (view === 'agents') return { view };
    if (view !== 'analyse') return { view: 'play' };
    const game = gameOfKey(key ?? '');
    const record = decodeRecord(text ?? '');
    if (!game || record === null) return { view: 'analyse', game: null, record: '', ply: null };
    return {
        view: 'analyse',
        game,
        record,
        ply: /^\d{1,4}$/.test(ply ?? '') ? Number(ply) : null,
    };
}
