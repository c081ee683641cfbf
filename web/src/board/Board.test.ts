// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { parseBoard } from './board';
import { NoMarks } from './marks';

const Start = '---------------------------OX------XO---------------------------';
let shown: Record<string, unknown> | undefined;

function show(props: Partial<Parameters<typeof Board>[1]> = {}): HTMLElement {
    const onchoose = vi.fn();
    const defaults = { board: parseBoard(Start)!, ground: null, label: 'Board', onchoose };
    shown = mount(Board, { target: document.body, props: { ...defaults, ...props } });
    flushSync();
    return document.body;
}

function press(key: string): void {
    document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    flushSync();
}

afterEach(() => shown && unmount(shown));

describe('a board', () => {
    it.each([4, 6, 8, 10, 12])('is a grid of rows and cells, %i wide', (size) => {
        const page = show({ board: parseBoard('-'.repeat(size * size))! });
        expect(page.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(size);
        expect(page.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(size * size);
    });

    it('says what stands where, and where one may go', () => {
        const page = show({ marks: { ...NoMarks, legal: new Set([37]), last: [28] } });
        const label = (square: number) =>
            page.querySelector(`[data-square="${square}"]`)!.getAttribute('aria-label');
        expect(label(0)).toBe('a1, empty');
        expect(label(27)).toBe('d4, white');
        expect(label(28)).toBe('e4, black, last move');
        expect(label(37)).toBe('f5, empty, can be played');
    });

    it('names camps, throne and escapes', () => {
        const cells = 'B' + '.'.repeat(80);
        const ground = { throne: ['e5'], camps: ['a1', 'd1'], escapes: ['b1'] };
        const page = show({ board: parseBoard(cells)!, ground });
        const label = (square: number) =>
            page.querySelector(`[data-square="${square}"]`)!.getAttribute('aria-label');
        expect(label(0)).toBe('a1, camp, attacker');
        expect(label(1)).toBe('b1, escape, empty');
        expect(label(3)).toBe('d1, camp, empty');
        expect(label(40)).toBe('e5, throne, empty');
        expect(label(41)).toBe('f5, empty');
    });

    it('has exactly one cell in the order of Tab, and the arrows move it', async () => {
        const onchoose = vi.fn();
        const page = show({ onchoose });
        const entries = () => page.querySelectorAll<HTMLElement>('[tabindex="0"]');
        entries()[0]!.focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) {
            press(key);
            await Promise.resolve();
        }
        expect(entries()).toHaveLength(1);
        press('Enter');
        expect(onchoose).toHaveBeenCalledExactlyOnceWith(10);
    });

    it('plays on the cell that a screen reader went to by itself', () => {
        const onchoose = vi.fn();
        const page = show({ onchoose });
        page.querySelector<HTMLElement>('[data-square="37"]')!.focus();
        flushSync();
        press('Enter');
        expect(onchoose).toHaveBeenCalledExactlyOnceWith(37);
        expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    });

    it('draws a piece for each piece, and is only a picture where nothing can be chosen', () => {
        const page = show({ onchoose: undefined });
        expect(page.querySelectorAll('svg .piece')).toHaveLength(4);
        expect(page.querySelector('[role=grid]')).toBeNull();
        expect(page.querySelector('svg')!.getAttribute('aria-label')).toBe('Board');
    });
});
