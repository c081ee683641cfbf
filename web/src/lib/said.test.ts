import { describe, expect, it } from 'vitest';
import { choiceOf } from '../board/choice';
import { parseSquare } from '../board/square';
import { en } from '../i18n/en';
import { ja } from '../i18n/ja';
import type { BoardMessage } from '../protocol/messages';
import { saidChoice, saidStand } from './said';

const othello = { name: 'othello' as const, size: 8 };
const tablut = { name: 'tablut' as const, rules: 'ashton', size: 9 };

function board(changes: Partial<BoardMessage>): BoardMessage {
    return {
        ply: 1,
        cells: '',
        to_move: 1,
        legal: ['d6'],
        counts: [4, 1],
        move: 'f5',
        by: 0,
        changed: ['e5'],
        text: '',
        opening: null,
        book: false,
        ...changes,
    };
}

describe('a position that one steps to', () => {
    const stand = { game: othello, ply: 1, total: 2, label: 'none' as const, result: null };

    it('is said by its move, what was wrong with it, and whose turn it is', () => {
        expect(saidStand(en, { ...stand, board: board({}) })).toBe(
            'Move 1 of 2. Black f5, flips 1. White to move',
        );
        expect(saidStand(en, { ...stand, board: board({}), label: 'mistake' })).toMatch(/mistake/);
        const start = board({ move: null, by: null, changed: [], to_move: 0 });
        expect(saidStand(en, { ...stand, ply: 0, board: start })).toBe(
            'Move 0 of 2. Black to move',
        );
    });

    it('says who has won at the end', () => {
        const result = { winner: 1 as const, score: -12, reason: 'discs' };
        const end = { ...stand, board: board({ legal: [] }), result };
        expect(saidStand(en, end)).toMatch(/White won by 12$/);
        expect(saidStand(ja, end)).toMatch(/白の勝ち 12差$/);
    });
});

describe('a choice that plays nothing', () => {
    const legal = ['d1-c1', 'd1-d4', 'a4-c4'];
    const say = (from: string | null, at: string, words = en) => {
        const choice = choiceOf(
            legal,
            from === null ? null : parseSquare(from, 9),
            parseSquare(at, 9)!,
            9,
        );
        return saidChoice(words, { game: tablut, choice, at, from, legal });
    };

    it('is never silent in Tablut', () => {
        expect(say(null, 'd1')).toBe('d1 chosen: now its target');
        expect(say('d1', 'i9')).toBe('d1 cannot go to i9, and is let go');
        expect(say('d1', 'd1')).toBe('d1 let go');
        expect(say('d1', 'a4')).toBe('a4 chosen: now its target');
        expect(say(null, 'i9')).toBe('Nothing on i9 can move');
        expect(say('d1', 'i9', ja)).toMatch(/d1.*i9/);
    });

    it('names the moves that there are in Othello, and nothing at the end', () => {
        const at = (legal: string[]) =>
            saidChoice(en, {
                game: othello,
                choice: { does: 'nothing' },
                at: 'a1',
                from: null,
                legal,
            });
        expect(at(['f5', 'd6'])).toBe('a1 is no move. Legal: f5, d6');
        expect(at([])).toBe('');
    });
});
