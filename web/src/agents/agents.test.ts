import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en';
import { ja } from '../i18n/ja';
import type { SampledTree, SearchedNode, SearchedTree } from '../protocol/tree';
import { storyOf } from './story';
import { cutSentence, told, treeScore } from './told';

const Othello = { name: 'othello', size: 8 } as const;
const Tablut = { name: 'tablut', rules: 'ashton' } as const;

function node(id: number, more: Partial<SearchedNode>): SearchedNode {
    return {
        id,
        parent: null,
        ply: 0,
        order: id + 1,
        side: 'black',
        move: null,
        position: '',
        alpha: null,
        beta: null,
        alpha_from: null,
        beta_from: null,
        value: 0,
        claim: 'exact',
        ending: 'searched',
        best: null,
        unseen: [],
        entered: 1,
        best_line: false,
        ...more,
    };
}

/** Black has a, worth 3; after b, White's first answer x brings 1, and y need not be looked at. */
const Small: SearchedTree = {
    search: 'alphabeta',
    player: 'alphabeta:depth=2',
    sides: ['black', 'white'],
    view: 'black',
    unit: 'discs',
    depth: 2,
    value: 3,
    line: ['a1', 'a2'],
    entered: 5,
    cuts: 1,
    deepest: 2,
    minimax: { entered: 6, counted: true },
    nodes: [
        node(0, { value: 3, best: 'a1', entered: 5, best_line: true }),
        node(1, {
            parent: 0,
            ply: 1,
            side: 'white',
            move: 'a1',
            value: 3,
            best: 'a2',
            best_line: true,
        }),
        node(2, { parent: 1, ply: 2, move: 'a2', value: 3, ending: 'judged', best_line: true }),
        node(3, {
            parent: 0,
            ply: 1,
            side: 'white',
            move: 'b1',
            alpha: 3,
            alpha_from: 1,
            value: 1,
            claim: 'at most',
            best: 'x1',
            unseen: ['y1'],
        }),
        node(4, { parent: 3, ply: 2, move: 'x1', value: 1, ending: 'judged' }),
    ],
};

describe('the story of a search', () => {
    const story = storyOf(Small);

    it('enters, judges, cuts and comes back in the order of the search', () => {
        expect(story.events.map(({ kind, node: id }) => `${kind} ${id}`)).toEqual([
            'enter 0',
            'enter 1',
            'enter 2',
            'leaf 2',
            'return 1',
            'enter 3',
            'enter 4',
            'leaf 4',
            'cut 3',
            'return 3',
            'return 0',
        ]);
    });

    it('shows a node when it was entered, its score when the search came back', () => {
        expect(story.row(3, 4)).toBeNull();
        expect(story.row(3, 5)).toMatchObject({ value: null, claim: 'so far', isWorking: true });
        expect(story.row(3, 7)).toMatchObject({ value: 1, claim: 'so far', unseen: [] });
        expect(story.row(3, 8)).toMatchObject({ unseen: ['y1'] });
        expect(story.row(3, 9)).toMatchObject({ value: 1, claim: 'at most', isWorking: false });
        expect(story.row(1, 9)?.isBest).toBe(false);
        expect(story.row(1, 10)?.isBest).toBe(true);
    });

    it('jumps to cuts', () => {
        expect(story.events.flatMap((_, i) => (story.isJump(i) ? [i] : []))).toEqual([8]);
    });
});

describe('what is said', () => {
    it('gives the reason of a cut, as the program does', () => {
        expect(cutSentence(Small, Small.nodes[3]!, Othello, en)).toBe(
            'After x1 the score here is at most +1. Black has no reason to come here: with a1 instead of b1 it already has +3. 1 move is not looked at.',
        );
        expect(cutSentence(Small, Small.nodes[3]!, Othello, ja)).toMatch(/^x1.*a1.*\+3.*。$/);
    });

    it.each([en, ja])('says something about every event', (words) => {
        for (const event of storyOf(Small).events) {
            const { title, sentences } = told(Small, event, Othello, words);
            expect(title).not.toMatch(/^$|undefined|null/);
            expect(sentences.join(' ')).not.toMatch(/^$|undefined|null/);
        }
    });

    it('tells decided games of Tablut in plies', () => {
        expect(treeScore(999.997, Tablut, en)).toBe('win in 3 plies');
        expect(treeScore(-999.999, Tablut, en)).toBe('loss in 1 ply');
        expect(treeScore(0.25, Tablut, en)).toBe('+0.25');
    });
});

describe('the story of simulations', () => {
    const leaf = { ucb: 1, proof: 'open', untried: 0, best_line: false, position: '' } as const;
    const tree: SampledTree = {
        search: 'mcts',
        player: 'mcts:iterations=2',
        sides: ['black', 'white'],
        c: 0.35,
        simulations: 2,
        positions: 2,
        line: ['a1'],
        nodes: [
            {
                id: 0,
                parent: null,
                ply: 0,
                side: 'black',
                move: null,
                value: 0.5,
                visits: 2,
                ...leaf,
            },
            { id: 1, parent: 0, ply: 1, side: 'white', move: 'a1', value: 1, visits: 1, ...leaf },
        ],
        steps: [
            {
                select: [],
                expanded: null,
                value: 0,
                proven: false,
                back_up: [{ node: 0, move: null, visits: 1, value: 0 }],
            },
            {
                select: [{ side: 'black', move: 'a1', node: 1, candidates: [] }],
                expanded: 0,
                value: 1,
                proven: false,
                back_up: [
                    { node: 0, move: null, visits: 2, value: 0.5 },
                    { node: 1, move: 'a1', visits: 1, value: 1 },
                ],
            },
        ],
    };
    const story = storyOf(tree);

    it('has the four steps of each, and the end', () => {
        expect(story.events.map((event) => event.kind)).toEqual([
            'simulate',
            'backUp',
            'expand',
            'select',
            'simulate',
            'backUp',
            'end',
        ]);
    });

    it('counts visits as they are added', () => {
        expect([0, 1, 4, 5].map((now) => story.row(0, now)?.visits)).toEqual([0, 1, 1, 2]);
        expect([1, 3, 5].map((now) => story.row(1, now)?.visits)).toEqual([undefined, 0, 1]);
    });

    it.each([en, ja])('says something about every event', (words) => {
        for (const event of story.events) {
            const { title, sentences } = told(tree, event, Othello, words);
            expect(`${title} ${sentences.join(' ')}`).not.toMatch(/undefined|null/);
        }
    });
});
