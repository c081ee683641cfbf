/// The marks of a position, put together the same way wherever a board is shown.
import { openSquares } from '../board/choice';
import type { LineStep, Marks } from '../board/marks';
import { squaresOf } from '../board/square';
import type { BoardMessage, Game, HintedMove, Side } from '../protocol/messages';
import { squareValues } from './score';

export interface MarkWish {
    readonly board: BoardMessage;
    readonly size: number;
    readonly game: Game;
    readonly selected: number | null;
    readonly isPlayable: boolean;
    readonly values: readonly HintedMove[];
    readonly line: readonly string[];
    readonly next?: string;
}

/** A line of play from a position, ready to be drawn. Passes cannot be drawn, but they count. */
export function lineSteps(line: readonly string[], toMove: Side, size: number): LineStep[] {
    return line
        .map((move, i) => ({
            squares: squaresOf(move, size),
            number: i + 1,
            isBlack: (toMove + i) % 2 === 0,
        }))
        .filter((step) => step.squares.length > 0);
}

export function marksOf(wish: MarkWish): Marks {
    const { board, size, game, selected } = wish;
    return {
        legal: wish.isPlayable ? openSquares(board.legal, selected, size) : new Set(),
        last: board.move === null ? [] : squaresOf(board.move, size),
        next: wish.next === undefined ? [] : squaresOf(wish.next, size),
        selected,
        values: squareValues(wish.values, game, selected, size),
        line: lineSteps(wish.line, board.to_move, size),
    };
}
