/// Scores for people. Othello counts discs; in Tablut 1 is a won game and what lies between is a guess.
import type { Grade, SquareValue } from '../board/marks';
import { parseSquare, squareName } from '../board/square';
import type { Game, HintedMove } from '../protocol/messages';

/** Losses up to which a move is still good, and still fair: in discs, and in won games. */
const Thresholds = { othello: [1.5, 5], tablut: [0.08, 0.3] } as const;

export function scoreText(score: number, game: Game): string {
    const text = Math.abs(score).toFixed(digitsOf(score, game));
    if (Number(text) === 0) return '0';
    return (score > 0 ? '+' : '−') + text;
}

/** A tenth of a disc is worth seeing only in a close game; and more than four characters do not fit on a square. */
function digitsOf(score: number, game: Game): number {
    if (game.name !== 'othello') return Number.isInteger(score) ? 0 : 2;
    return Number.isInteger(score) || Math.abs(score) >= 9.95 ? 0 : 1;
}

export function gradeOf(loss: number, game: Game): Grade {
    const [good, fair] = Thresholds[game.name];
    if (loss <= 0) return 'best';
    return loss <= good ? 'good' : loss <= fair ? 'fair' : 'poor';
}

/**
 * What to write on the squares: the value of each move on its target. In Tafl, while no piece is selected, each piece carries the value
 * of its best move.
 */
export function squareValues(
    moves: readonly HintedMove[],
    game: Game,
    selected: number | null,
    size: number,
): Map<number, SquareValue> {
    const values = new Map<number, SquareValue>();
    const best = Math.max(...moves.map((move) => move.score));
    const from = selected === null ? null : squareName(selected, size);
    for (const { move, score } of moves) {
        const [first, target] = move.split('-');
        const name = target === undefined || from === null ? first! : first === from ? target : '';
        const square = parseSquare(name, size);
        if (square === null || values.has(square)) continue; // the best comes first
        values.set(square, { text: scoreText(score, game), grade: gradeOf(best - score, game) });
    }
    return values;
}
