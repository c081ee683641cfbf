import { describe, expect, it } from 'vitest';
import { choiceOf, openSquares } from './choice';
import { squareName } from './square';

const Othello = ['c4', 'd3', 'e6', 'f5'];
const Tafl = ['d1-c1', 'd1-d4', 'a4-c4', 'a4-b4'];
const at = (file: number, rank: number, size: number) => (rank - 1) * size + file - 1;

describe('a click', () => {
    it('plays in Othello where a move is legal, and nowhere else', () => {
        for (let square = 0; square < 64; ++square) {
            const choice = choiceOf(Othello, null, square, 8);
            const name = squareName(square, 8);
            expect(choice).toEqual(
                Othello.includes(name) ? { does: 'play', move: name } : { does: 'nothing' },
            );
        }
    });

    it('reaches every move of Tafl by its piece and its target', () => {
        for (const move of Tafl) {
            const [from, to] = move
                .split('-')
                .map((name) => at(name.charCodeAt(0) - 96, Number(name[1]), 9));
            expect(choiceOf(Tafl, null, from!, 9)).toEqual({ does: 'select', square: from });
            expect(openSquares(Tafl, from!, 9)).toContain(to);
            expect(choiceOf(Tafl, from!, to!, 9)).toEqual({ does: 'play', move });
        }
    });

    it('chooses another piece, or lets go of the one that is chosen', () => {
        const d1 = at(4, 1, 9);
        expect(choiceOf(Tafl, d1, at(1, 4, 9), 9)).toEqual({ does: 'select', square: at(1, 4, 9) });
        expect(choiceOf(Tafl, d1, d1, 9)).toEqual({ does: 'select', square: null });
        expect(choiceOf(Tafl, d1, at(9, 9, 9), 9)).toEqual({ does: 'select', square: null });
    });

    it('means nothing when a side can only pass', () => {
        expect(openSquares(['pass'], null, 8).size).toBe(0);
        expect(choiceOf(['pass'], null, 0, 8)).toEqual({ does: 'nothing' });
    });
});
