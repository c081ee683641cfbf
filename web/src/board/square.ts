/// Squares by name. A board is an array of cells row by row from a1, which is top left; `f5` is file f, rank 5.

/** The index of a cell on a board of that size; null when the text names no square of it. */
export function parseSquare(text: string, size: number): number | null {
    const match = /^([a-p])([1-9][0-9]?)$/i.exec(text.trim());
    if (!match) return null;
    const file = match[1]!.toLowerCase().charCodeAt(0) - 97;
    const rank = Number(match[2]) - 1;
    return file < size && rank < size ? rank * size + file : null;
}

export function squareName(index: number, size: number): string {
    return fileName(index % size) + (Math.floor(index / size) + 1);
}

export function fileName(file: number): string {
    return String.fromCharCode(97 + file);
}

/** The squares a move names, in order: one in Othello, from and to in Tafl, none for a pass. */
export function squaresOf(move: string, size: number): number[] {
    return move
        .split('-')
        .map((name) => parseSquare(name, size))
        .filter((index) => index !== null);
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Where an arrow key leads from a square; the edge holds. Home and End lead along the row. */
export function neighbour(index: number, key: Direction, size: number): number {
    const file = index % size;
    const rank = Math.floor(index / size);
    switch (key) {
        case 'ArrowUp':
            return rank > 0 ? index - size : index;
        case 'ArrowDown':
            return rank < size - 1 ? index + size : index;
        case 'ArrowLeft':
            return file > 0 ? index - 1 : index;
        case 'ArrowRight':
            return file < size - 1 ? index + 1 : index;
        case 'Home':
            return rank * size;
        case 'End':
            return rank * size + size - 1;
    }
}

export function isDirection(key: string): key is Direction {
    return /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key);
}
