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

describe('a refusal', () => {
    it.each([
        ['refused', 'f5 is not a legal move for white', 'f5には打てません。'],
        ['refused', 'move 12: a1 is not a legal move for black', '12手目：a1には打てません。'],
        [
            'refused',
            "expected moves such as f5, or pass, not 'hello'",
            '棋譜として読めません：「hello」',
        ],
        [
            'refused',
            'an 8x8 board has 64 cells, this one has 63',
            '8×8の盤は64マスですが、これは63マスです。',
        ],
        [
            'limit',
            'a message of at most 262144 bytes was expected, this one has 300000',
            '長すぎて読み込めません（上限262144、これは300000）。',
        ],
        ['refused', 'the game is over (resign)', '対局は終わっています。'],
        ['refused', 'something of tomorrow', 'できません。（something of tomorrow）'],
        ['of-tomorrow', 'something', 'できません。（something）'],
    ])('is said in Japanese: %s, %s', (code, sentence, said) => {
        expect(ja.refused(code, sentence)).toBe(said);
        expect(en.refused(code, sentence)).toBe(sentence);
    });

    it('has words for every code that the program uses', () => {
        const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
        const codes = page.match(
            /^\| `[a-z]+(-[a-z]+)?` \| (no JSON|under|no game|the mess|more|too|the serv)/gm,
        )!;
        expect(codes.length).toBe(7);
        for (const row of codes) {
            const code = /`(.+?)`/.exec(row)![1]!;
            if (code !== 'refused') expect(ja.refused(code, '')).not.toMatch(/^できません。/);
        }
    });
});

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
