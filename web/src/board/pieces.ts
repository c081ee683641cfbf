/// Pieces that keep their identity from one board to the next, so that a disc is seen to turn and a man to slide.
import type { Board, Kind } from './board';

export interface Piece {
    readonly id: number;
    readonly kind: Kind;
    readonly square: number;
}

/**
 * The pieces of a board, each carried over from the pieces before it where that is possible: whatever stayed on its square
 * (turned or not), else whatever of its kind left another square, else a new one.
 */
export function follow(before: readonly Piece[], board: Board): Piece[] {
    const left = new Map(before.map((piece) => [piece.square, piece]));
    let nextId = before.reduce((highest, piece) => Math.max(highest, piece.id), 0) + 1;
    const pieces: Piece[] = [];
    const arrived: { kind: Kind; square: number }[] = [];
    board.cells.forEach((kind, square) => {
        if (kind === null) return;
        const stayed = left.get(square);
        if (!stayed) {
            arrived.push({ kind, square });
            return;
        }
        left.delete(square);
        pieces.push({ id: stayed.id, kind, square });
    });
    for (const { kind, square } of arrived) {
        const moved = [...left.values()].find((piece) => piece.kind === kind);
        if (moved) left.delete(moved.square);
        pieces.push({ id: moved ? moved.id : nextId++, kind, square });
    }
    return pieces.sort((a, b) => a.id - b.id);
}
