/// Where nothing else is asked for, one looks at the game on the table.
import { table } from '../play/table.svelte';
import { study } from './study.svelte';

/** Shows the game of this tab, which after a reload is still on its way, unless there is something to look at by then. */
export async function openTable(): Promise<boolean> {
    await table.seated;
    if (study.isTaken) return false;
    const on = table.state;
    return study.open(on ? { text: on.record, game: on.game } : { text: '' });
}
