/// What a click on a square means, given the legal moves: in Othello a move, in Tafl first a piece and then its target.
import { parseSquare, squareName } from './square';

export type Choice =
    | { readonly does: 'play'; readonly move: string }
    | { readonly does: 'select'; readonly square: number | null }
    | { readonly does: 'nothing' };

export function choiceOf(
    legal: readonly string[],
    selected: number | null,
    square: number,
    size: number,
): Choice {
    const name = squareName(square, size);
    if (legal.includes(name)) return { does: 'play', move: name };
    if (selected !== null) {
        const move = `${squareName(selected, size)}-${name}`;
        if (legal.includes(move)) return { does: 'play', move };
    }
    const isPiece = square !== selected && legal.some((move) => move.startsWith(`${name}-`));
    if (isPiece) return { does: 'select', square };
    return selected === null ? { does: 'nothing' } : { does: 'select', square: null };
}

/** The squares where a click does something: targets, or while no piece is selected the pieces that can move. */
export function openSquares(
    legal: readonly string[],
    selected: number | null,
    size: number,
): Set<number> {
    const from = selected === null ? null : squareName(selected, size);
    const open = new Set<number>();
    for (const move of legal) {
        const [first, target] = move.split('-');
        const name = target !== undefined && first === from ? target : from === null ? first : null;
        const square = name ? parseSquare(name, size) : null;
        if (square !== null) open.add(square);
    }
    return open;
}
