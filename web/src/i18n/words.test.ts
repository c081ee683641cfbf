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

/** What the program has said of texts and questions of all kinds, one a line; only what it quotes of them may stay as it is. */
const refusals = readFileSync(new URL('refusals.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');

describe('a refusal of the program', () => {
    it.each(refusals)('has no English in it: %s', (line) => {
        const [code, sentence] = JSON.parse(line) as [string, string];
        const said = ja.refused(code, sentence);
        const own = said
            .replaceAll(/「.*?」/gs, '')
            .replaceAll(
                /\b(comp424|ashton|brandubh|attackers|defenders|ply|JSON|OpenTafl|Result)\b/g,
                '',
            )
            .replaceAll(/\b(alphabeta|minimax|mcts|exec|classic-\w+)：/g, '');
        expect(own).not.toMatch(/[A-Za-z]{4,}|\b[a-z]{3}\b/);
        expect(said).toMatch(/[。」）]$/);
    });

    it('quotes what was typed and says where', () => {
        const sentence = "game 2: move 3: a move is a square such as f5, or pass, not '石'";
        expect(ja.refused('refused', sentence)).toBe('2局目：3手目：手として読めません：「石」');
    });
});

describe("the program's own words", () => {
    const catalogue = readFileSync(
        new URL('../../../src/roster/catalogue.cpp', import.meta.url),
        'utf8',
    );
    const presets = [...new Set(catalogue.match(/"classic-[a-z]+"/g))];

    it('are translated where they are shown', () => {
        expect(presets.length).toBeGreaterThan(8);
        for (const name of presets)
            expect(ja.presetPurpose(JSON.parse(name) as string, 'English')).not.toMatch(/English/);
        expect(ja.formatName('txt', 'transcript')).not.toMatch(/transcript/);
        expect(ja.formatName('sgf', 'SGF')).toBe('SGF');
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
