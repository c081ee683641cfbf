/// What stands on a board. The page knows no rules: which moves are legal and what they change comes from the program.

export type Kind = 'black' | 'white' | 'king';
export type Cell = Kind | null;

export interface Board {
    readonly size: number;
    readonly cells: readonly Cell[]; // row by row from a1
}

const CellOfLetter: Readonly<Record<string, Cell>> = {
    X: 'black',
    B: 'black',
    O: 'white',
    W: 'white',
    K: 'king',
    '-': null,
    '.': null,
    T: null, // the empty throne where it is closed
};

/** The board of a position's text (its first word): Othello `---OX...` or Tafl rows joined by `/`. */
export function parseBoard(text: string): Board | null {
    const word = text.trim().split(/\s+/)[0] ?? '';
    const cells: Cell[] = [];
    for (const letter of word.replaceAll('/', '')) {
        const cell = CellOfLetter[letter];
        if (cell === undefined) return null;
        cells.push(cell);
    }
    const size = Math.sqrt(cells.length);
    return Number.isInteger(size) && size >= 4 ? { size, cells } : null;
}

export function emptyBoard(size: number): Board {
    return { size, cells: Array<Cell>(size * size).fill(null) };
}

export function count(board: Board, kind: Kind): number {
    return board.cells.filter((cell) => cell === kind).length;
}

/** The board with another piece, or none, on one square. */
export function withCell(board: Board, index: number, cell: Cell): Board {
    return { size: board.size, cells: board.cells.map((old, i) => (i === index ? cell : old)) };
}
