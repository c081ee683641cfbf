// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import SaveAs from './SaveAs.svelte';

let shown: Record<string, unknown> | undefined;
afterEach(() => shown && unmount(shown));

it('saves when the button is pressed, not while somebody goes through the list', () => {
    const onsave = vi.fn();
    const formats = [['sgf', 'SGF'] as const, ['pgn', 'PGN'] as const];
    shown = mount(SaveAs, { target: document.body, props: { formats, onsave } });
    flushSync();
    const list = document.querySelector('select')!;
    list.value = 'pgn';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(onsave).not.toHaveBeenCalled();
    document.querySelector('button')!.click();
    expect(onsave).toHaveBeenCalledExactlyOnceWith('pgn');
});
