import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JudgedMove } from '../protocol/messages';
import { en } from './en';
import { ja } from './ja';

/** Every fault that the program can find, by name, from where it names them. */
const faults = readFileSync(
    new URL('../../../src/analysis/explanation.cpp', import.meta.url),
    'utf8',
).match(/"[a-z]+(-[a-z]+)+"/g)!;

const judged: JudgedMove = {
    ply: 7,
    side: 1,
    move: 'b2',
    score: 2,
    played: -4,
    loss: 6,
    best: 'c4',
    line: ['c4'],
    depth: 12,
    exact: false,
    label: 'mistake',
    reasons: [],
};

describe('why a move was bad', () => {
    it('knows some faults', () => expect(faults.length).toBeGreaterThan(20));

    it.each(faults.map((name) => JSON.parse(name) as string))(
        'is said in Japanese: %s',
        (fault) => {
            const reason = { fault, evidence: ['a1', 'a2', 'a3'], sentence: 'In English.' };
            const said = ja.why(reason, judged, ja.sides.othello);
            expect(said).toMatch(/^[^\p{ASCII}].*。$|^[a-c][1-4].*。$/u);
            expect(said).not.toMatch(/undefined|English/);
        },
    );

    it('is the sentence of the program where nobody has translated it', () => {
        const reason = { fault: 'of-tomorrow', evidence: [], sentence: 'New.' };
        expect(ja.why(reason, judged, ja.sides.othello)).toBe('New.');
        expect(en.why(reason, judged, en.sides.othello)).toBe('New.');
    });
});
