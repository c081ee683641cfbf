/// What is said of a move, of a position one steps to, and of a square that was chosen, to those who do not see the board.
import type { Choice } from '../board/choice';
import type { Words } from '../i18n/en';
import type { BoardMessage, Game, Label, Result } from '../protocol/messages';
import { endingText } from './ending';

/** "White f5, flips 3": the move that led to a board; nothing at the start. */
export function saidMove(words: Words, game: Game, board: BoardMessage): string {
    const { move, by, changed } = board;
    if (move === null || by === null) return '';
    const side = words.sides[game.name][by];
    if (move === 'pass') return words.saidPass(side);
    const said = words.saidMove(side, move);
    if (changed.length === 0) return said;
    return game.name === 'othello'
        ? said + words.saidFlips(changed.length)
        : said + words.saidCaptures(changed.join(', '));
}

export interface Stand {
    readonly game: Game;
    readonly board: BoardMessage;
    readonly ply: number;
    readonly total: number;
    readonly label: Label;
    readonly result: Result | null; // where the game ends here
}

/** "Move 5 of 20. White f5, flips 3. mistake. Black to move". */
export function saidStand(words: Words, stand: Stand): string {
    const { game, board, ply, total, label, result } = stand;
    const next = board.legal.length > 0 ? words.turn(words.sides[game.name][board.to_move]) : '';
    return [
        words.ply(ply, total),
        saidMove(words, game, board),
        words.labels[label],
        result ? endingText(words, game, result) : next,
    ]
        .filter((part) => part !== '')
        .join('. ');
}

/** What became of a click that played nothing; in Tablut `from` is the piece that was chosen before. */
export function saidChoice(
    words: Words,
    {
        game,
        choice,
        at,
        from,
        legal,
    }: {
        game: Game;
        choice: Choice;
        at: string;
        from: string | null;
        legal: readonly string[];
    },
): string {
    if (choice.does === 'play' || legal.length === 0) return '';
    if (choice.does === 'nothing')
        return game.name === 'othello' ? words.illegal(at, legal.join(', ')) : words.noPiece(at);
    if (choice.square !== null) return words.choosePiece(at);
    return from === null || from === at ? words.letGo(at) : words.noTarget(from, at);
}
