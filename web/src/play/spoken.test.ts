import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en';
import { ja } from '../i18n/ja';
import type { State } from '../protocol/messages';
import { endReason, endText, spokenMoves } from './spoken';
import { statusText } from './status';

function state(revision: number, moves: string[], changes: Partial<State> = {}): State {
    const last = moves.at(-1) ?? null;
    const by = last === null ? null : (((moves.length - 1) % 2) as 0 | 1);
    return {
        type: 'state',
        id: 'x',
        game: { name: 'othello', size: 8 },
        ground: null,
        revision,
        board: {
            ply: moves.length,
            cells: '',
            to_move: (moves.length % 2) as 0 | 1,
            legal: ['f5'],
            counts: [2, 2],
            move: last,
            by,
            changed: last ? ['e5', 'd5', 'c5'] : [],
            text: '',
            opening: null,
            book: false,
        },
        record: moves.join(' '),
        moves,
        first: 0,
        redo: [],
        seats: ['human', 'outflank:level=3'],
        time: null,
        clock: null,
        thinking: null,
        waiting: false,
        paused: false,
        notice: null,
        result: null,
        ...changes,
    };
}

describe('what is spoken', () => {
    it('is the move, what it turned, and whose turn it is', () => {
        const before = state(1, ['f5']);
        expect(spokenMoves(en, before, state(2, ['f5', 'd6']))).toBe(
            'White d6, flips 3. Black to move',
        );
    });

    it('leaves out no move, and tells passes', () => {
        const after = state(5, ['f5', 'd6', 'pass', 'c3']);
        expect(spokenMoves(en, state(1, ['f5']), after)).toBe(
            'White d6. Black passes: there is no move. White c3, flips 3. Black to move',
        );
    });

    it('is nothing when nothing has changed', () => {
        expect(spokenMoves(en, state(3, ['f5']), state(3, ['f5']))).toBe('');
    });

    it('does not tell the moves of a game that one comes back to', () => {
        expect(spokenMoves(en, null, state(9, ['f5', 'd6']))).toBe('Black to move');
    });

    it('tells the end from where one sits', () => {
        const won = { winner: 1 as const, score: -12, reason: 'discs' };
        expect(endText(en, state(1, [], { result: won }))).toBe('You lost by 12');
        expect(endText(en, state(1, [], { result: won, seats: ['human', 'human'] }))).toBe(
            'White won by 12',
        );
        expect(endText(en, state(1, [], { result: { ...won, winner: null, score: 0 } }))).toBe(
            'A draw',
        );
    });
});

describe('why a game ended', () => {
    const ended = (winner: 0 | 1 | null, reason: string, changes: Partial<State> = {}) =>
        state(1, [], { result: { winner, score: null, reason }, ...changes });
    const tablut = { name: 'tablut' as const, rules: 'ashton', size: 9 };

    it('names who did it, for the loser as for the winner', () => {
        expect(endReason(en, ended(1, 'resign'))).toBe('You resigned');
        expect(endReason(ja, ended(1, 'resign'))).toBe('あなたが投了');
        expect(endReason(en, ended(0, 'time'))).toBe('White ran out of time');
        expect(endReason(en, ended(0, 'discs'))).toBe('You have more discs');
        expect(endReason(en, ended(null, 'discs'))).toBe('as many discs each');
        const people = { game: tablut, seats: ['human', 'human'] as const };
        expect(endReason(en, ended(1, 'no-moves', people))).toBe('Attackers have no move');
        expect(endReason(en, ended(1, 'of-tomorrow', people))).toBe('of-tomorrow');
    });

    it('is never said without a side where somebody lost by it', () => {
        for (const reason of ['discs', 'wipeout', 'resign', 'time', 'no-moves', 'illegal', 'crash'])
            for (const words of [en, ja])
                expect(words.reasons[reason]!('WINNER', 'LOSER')).toMatch(/WINNER|LOSER/);
    });
});

describe('what stands above the controls', () => {
    it('is whose turn it is, and who thinks or waits', () => {
        expect(statusText(en, state(1, []))).toBe('Your move');
        const thinking = { side: 1 as const, seconds: 0 };
        expect(statusText(en, state(2, ['f5'], { thinking }))).toBe('White is thinking');
        expect(statusText(en, state(2, ['f5'], { thinking, waiting: true }))).toMatch(
            /^White waits/,
        );
    });

    it('is in the number of the side', () => {
        const thinking = { side: 1 as const, seconds: 0 };
        const game = { name: 'tablut' as const, rules: 'ashton', size: 9 };
        const tablut = state(2, ['d5-d7'], { thinking, game });
        expect(statusText(en, tablut)).toBe('Defenders are thinking');
        expect(statusText(en, { ...tablut, waiting: true })).toMatch(/^Defenders wait for/);
    });

    it('tells passes to those who see, too', () => {
        const passed = state(4, ['f5', 'd6', 'c3', 'pass']);
        expect(statusText(en, passed)).toBe('White had to pass. Your move');
        expect(statusText(ja, passed)).toBe('白はパス。あなたの番です');
        expect(statusText(en, state(5, ['f5', 'd6', 'pass', 'c3']))).toBe(
            'Black had to pass. Your move',
        );
        expect(statusText(en, state(6, ['f5', 'pass', 'c3', 'd3']))).toBe('Your move');
    });
});
