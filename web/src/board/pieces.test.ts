import { describe, expect, it } from 'vitest';
import { parseBoard, type Board } from './board';
import { follow, type Piece } from './pieces';

const board = (text: string): Board => parseBoard(text)!;
const start = board('------/------/--OX--/--XO--/------/------');

function isShownBy(pieces: readonly Piece[], expected: Board): boolean {
    const cells = expected.cells.map(
        (_, square) => pieces.find((p) => p.square === square)?.kind ?? null,
    );
    return (
        pieces.length === expected.cells.filter((cell) => cell !== null).length &&
        new Set(pieces.map((piece) => piece.id)).size === pieces.length &&
        cells.every((cell, i) => cell === expected.cells[i])
    );
}

/** A small generator of its own, so that a failure can be repeated. */
function lots(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

describe('pieces', () => {
    it('always show the board, whatever came before', () => {
        const draw = lots(7);
        let pieces: Piece[] = [];
        for (let round = 0; round < 300; ++round) {
            const cells = Array.from({ length: 49 }, () => '.BWK'[Math.floor(draw() * 4)]!).join(
                '',
            );
            pieces = follow(pieces, board(cells));
            expect(isShownBy(pieces, board(cells))).toBe(true);
        }
    });

    it('keep their identity when they turn', () => {
        const before = follow([], start);
        const after = follow(before, board('------/------/--OX--/--XX--/---X--/------'));
        const turned = after.find((piece) => piece.square === 21)!;
        expect(turned.kind).toBe('black');
        expect(turned.id).toBe(before.find((piece) => piece.square === 21)!.id);
        expect(after).toHaveLength(5);
    });

    it('keep their identity when they move, while what is captured vanishes', () => {
        const before = follow([], board('B.../.W../.B../....'));
        const after = follow(before, board('.B../..../.B../....'));
        expect(after.find((piece) => piece.square === 1)!.id).toBe(
            before.find((piece) => piece.square === 0)!.id,
        );
        expect(after).toHaveLength(2);
    });
});
