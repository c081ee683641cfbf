// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unavailable } from '../lib/unavailable';
import { keepFocus } from './focus';

let stop = () => {};
const find = (id: string) => document.getElementById(id)!;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
    document.body.innerHTML = `<button id="top"></button>
        <main><section id="one"><p id="row"><button id="gone"></button></p>
        <button id="near"></button></section></main>`;
    stop = keepFocus();
});
afterEach(() => stop());

describe('the focus', () => {
    it.each(['gone', 'row'])('stays near a button that goes away with its %s', async (removed) => {
        find('gone').focus();
        find(removed).remove();
        await settled();
        expect(document.activeElement).toBe(find('near'));
    });

    it('goes to what takes the place of a button', async () => {
        find('row').innerHTML = '<button id="a"></button><button id="b"></button>';
        find('b').focus();
        find('b').outerHTML = '<button id="c"></button>';
        await settled();
        expect(document.activeElement).toBe(find('c'));
    });

    it('stays where it was put in the meantime', async () => {
        find('gone').focus();
        find('gone').remove();
        find('top').focus();
        await settled();
        expect(document.activeElement).toBe(find('top'));
    });

    it('does not come back to where somebody has left', async () => {
        find('gone').focus();
        find('gone').blur();
        await settled();
        find('gone').remove();
        await settled();
        expect(document.activeElement).toBe(document.body);
    });

    it('stays on a button that has nothing to do', () => {
        const button = find('near') as HTMLButtonElement;
        let clicks = 0;
        const soft = unavailable(button, false);
        button.addEventListener('click', () => ++clicks);
        button.focus();
        button.click();
        soft.update(true);
        button.click();
        expect(clicks).toBe(1);
        expect(button.getAttribute('aria-disabled')).toBe('true');
        expect(document.activeElement).toBe(button);
    });
});
