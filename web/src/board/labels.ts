/// What a screen reader says of a square: "d1, camp, attacker". `ground` is null in Othello.
import type { Words } from '../i18n/en';
import type { Board, Kind } from './board';
import type { GroundMark } from './ground';
import type { Marks } from './marks';
import { squareName } from './square';

function pieceName(words: Words, kind: Kind, isTafl: boolean): string {
    if (!isTafl || kind === 'king') return words.piece[kind];
    return kind === 'black' ? words.piece.attacker : words.piece.defender;
}

export function cellLabel(
    words: Words,
    board: Board,
    square: number,
    marks: Marks,
    ground: ReadonlyMap<number, GroundMark> | null,
): string {
    const kind = board.cells[square] ?? null;
    const parts = [squareName(square, board.size)];
    const mark = ground?.get(square);
    if (mark && mark !== 'star') parts.push(words.ground[mark]);
    parts.push(kind ? pieceName(words, kind, ground !== null) : words.empty);
    if (marks.selected === square) parts.push(words.chosen);
    if (marks.legal.has(square)) parts.push(kind ? words.canMovePiece : words.canMove);
    const value = marks.values.get(square);
    if (value) parts.push(words.worth(value.text));
    if (marks.last.includes(square)) parts.push(words.lastMove);
    return parts.join(', ');
}
