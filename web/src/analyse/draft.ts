/// A position being put together by hand, and its text as the program reads it.
import type { Board, Cell } from '../board/board';
import type { Game, Side } from '../protocol/messages';

export interface Draft {
    readonly board: Board;
    readonly toMove: Side;
}

const Letters = {
    othello: { black: 'X', white: 'O', king: '-', empty: '-' },
    tablut: { black: 'B', white: 'W', king: 'K', empty: '.' },
} as const;

const SideWords = { othello: ['X', 'O'], tablut: ['attackers', 'defenders'] } as const;

export function draftText({ board, toMove }: Draft, game: Game): string {
    const letters = Letters[game.name];
    const row = (rank: number) =>
        board.cells
            .slice(rank * board.size, (rank + 1) * board.size)
            .map((cell) => letters[cell ?? 'empty'])
            .join('');
    const rows = Array.from({ length: board.size }, (_, rank) => row(rank));
    return `${rows.join(game.name === 'othello' ? '' : '/')} ${SideWords[game.name][toMove]}`;
}

/** What may be put on a board of that game. */
export function brushes(game: Game): readonly Cell[] {
    return game.name === 'othello' ? ['black', 'white', null] : ['black', 'white', 'king', null];
}

/** The draft with the brush put on a square; a second king takes the place of the first. */
export function painted(draft: Draft, square: number, brush: Cell): Draft {
    const cells = draft.board.cells.map((cell, i) => {
        if (i === square) return brush;
        return brush === 'king' && cell === 'king' ? null : cell;
    });
    return { ...draft, board: { size: draft.board.size, cells } };
}
