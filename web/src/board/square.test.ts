import { describe, expect, it } from 'vitest';
import {
    isDirection,
    neighbour,
    parseSquare,
    squareName,
    squaresOf,
    type Direction,
} from './square';

const Sizes = [4, 6, 7, 8, 9, 10, 12, 16];
const all = (size: number) => Array.from({ length: size * size }, (_, index) => index);

describe('squares', () => {
    it.each(Sizes)('have names that lead back to them, %i wide', (size) => {
        const names = all(size).map((index) => squareName(index, size));
        expect(names.map((name) => parseSquare(name, size))).toEqual(all(size));
        expect(new Set(names).size).toBe(size * size);
    });

    it('begin top left, and the letter is the file', () => {
        expect(squareName(0, 8)).toBe('a1');
        expect(squareName(7, 8)).toBe('h1');
        expect(parseSquare('F5', 8)).toBe(4 * 8 + 5);
        expect(parseSquare('l12', 12)).toBe(143);
    });

    it.each(['', 'pass', 'i1', 'a9', 'a0', '5f', 'a1b', 'a-1'])('are not named by %j', (text) => {
        expect(parseSquare(text, 8)).toBeNull();
    });

    it('are the ends of a move', () => {
        expect(squaresOf('f5', 8)).toEqual([37]);
        expect(squaresOf('e4-e7', 9)).toEqual([31, 58]);
        expect(squaresOf('pass', 8)).toEqual([]);
    });

    it.each(Sizes)('are left by an arrow and reached again by its opposite, %i wide', (size) => {
        const opposites: [Direction, Direction][] = [
            ['ArrowUp', 'ArrowDown'],
            ['ArrowLeft', 'ArrowRight'],
        ];
        for (const [there, back] of opposites.flatMap(([a, b]) => [
            [a, b] as const,
            [b, a] as const,
        ])) {
            for (const index of all(size)) {
                const next = neighbour(index, there, size);
                expect(next).toBeGreaterThanOrEqual(0);
                expect(next).toBeLessThan(size * size);
                if (next !== index) expect(neighbour(next, back, size)).toBe(index);
            }
        }
    });

    it('know which keys lead somewhere', () => {
        expect(['ArrowUp', 'Home', 'End'].every(isDirection)).toBe(true);
        expect(isDirection('Enter')).toBe(false);
    });
});
