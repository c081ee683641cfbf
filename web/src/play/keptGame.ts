/// Which game this tab is at. Each tab keeps its own over a reload; a new one begins with what was played last in this browser.
import { storage } from '../shell/settings.svelte';

const Key = 'outflank.game';
const Kinds = ['session', 'local'] as const; // what the tab remembers comes before what all of them do

/** Its id; null where nobody has played yet, or nothing can be remembered. */
export function keptGame(): string | null {
    for (const kind of Kinds) {
        const id = storage(kind)?.getItem(Key);
        if (id) return id;
    }
    return null;
}

export function keepGame(id: string): void {
    for (const kind of Kinds) storage(kind)?.setItem(Key, id);
}
