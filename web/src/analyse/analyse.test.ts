import { describe, expect, it } from 'vitest';
import { parseBoard } from '../board/board';
import type { JudgedMove, Label } from '../protocol/messages';
import { brushes, draftText, painted } from './draft';
import { mistakesOf, scoresByPly } from './graph';

function judged(
    ply: number,
    played: number,
    loss: number,
    label: Label = 'none',
): [number, JudgedMove] {
    const side = ((ply - 1) % 2) as 0 | 1;
    const move = { ply, side, move: 'f5', score: played + loss, played, loss, best: 'd6', label };
    return [ply, { ...move, line: [], depth: 1, exact: false, reasons: [] }];
}

describe('the graph', () => {
    it('is seen from side 0, and begins with the best that the start promised', () => {
        const moves = new Map([judged(1, 2, 1), judged(2, -2, 0), judged(4, 5, 0)]);
        expect(scoresByPly(moves, 4)).toEqual([3, 2, 2, null, -5]);
    });

    it('names the costliest mistake first', () => {
        const moves = new Map([
            judged(1, 0, 2, 'inaccuracy'),
            judged(2, 0, 0),
            judged(3, 0, 9, 'blunder'),
            judged(5, 0, 2, 'inaccuracy'),
        ]);
        expect(mistakesOf(moves).map((move) => move.ply)).toEqual([3, 1, 5]);
    });
});

describe('a draft', () => {
    const othello = { name: 'othello' as const, size: 4 };
    const tablut = { name: 'tablut' as const, rules: 'brandubh' };

    it.each([
        ['-----OX--XO-----', othello, 'X'],
        ['...B/.W../.K../B...', tablut, 'attackers'],
    ])('is written as it was read: %s', (cells, game, side) => {
        expect(draftText({ board: parseBoard(cells)!, toMove: 0 }, game)).toBe(`${cells} ${side}`);
    });

    it('changes only the square that was painted', () => {
        const draft = { board: parseBoard('-----OX--XO-----')!, toMove: 1 as const };
        for (const brush of brushes(othello)) {
            const after = painted(draft, 5, brush).board.cells;
            expect(after[5]).toBe(brush);
            expect(after.filter((cell, i) => i !== 5 && cell !== draft.board.cells[i])).toEqual([]);
        }
    });

    it('never has two kings', () => {
        const draft = { board: parseBoard('.K../..../..../....')!, toMove: 1 as const };
        expect(
            painted(draft, 9, 'king').board.cells.filter((cell) => cell === 'king'),
        ).toHaveLength(1);
    });
});
