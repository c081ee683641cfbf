/// What a screen reader says when a game has changed: "White f5, flips 3. Your move."
import type { Words } from '../i18n/en';
import { isPerson } from '../lib/seat';
import type { State } from '../protocol/messages';

function lastMove(words: Words, state: State): string {
    const { move, by, changed } = state.board;
    if (move === null || by === null) return '';
    const side = words.sides[state.game.name][by];
    if (move === 'pass') return words.saidPass(side);
    const said = words.saidMove(side, move);
    if (changed.length === 0) return said;
    return state.game.name === 'othello'
        ? said + words.saidFlips(changed.length)
        : said + words.saidCaptures(changed.join(', '));
}

/** The moves between the last one we knew and the newest, which the board itself describes. */
function movesBetween(words: Words, known: number, state: State): string[] {
    return state.moves.slice(known, -1).map((move, i) => {
        const by = (state.first + known + i) % 2;
        const side = words.sides[state.game.name][by]!;
        return move === 'pass' ? words.saidPass(side) : words.saidMove(side, move);
    });
}

export function endText(words: Words, state: State): string {
    const { result, seats } = state;
    if (!result) return '';
    if (result.winner === null) return words.draw;
    const [winner, loser] = [seats[result.winner], seats[result.winner === 0 ? 1 : 0]];
    const margin = result.score && state.game.name === 'othello' ? Math.abs(result.score) : null;
    const who =
        isPerson(winner) === isPerson(loser)
            ? words.wins(words.sides[state.game.name][result.winner])
            : isPerson(winner)
              ? words.youWon
              : words.youLost;
    return margin === null ? who : `${who} ${words.by(margin)}`;
}

export function spokenMoves(words: Words, before: State | null, state: State): string {
    if (before?.id === state.id && before.revision === state.revision) return '';
    const known = before?.id === state.id ? before.moves.length : state.moves.length;
    const parts =
        state.moves.length > known
            ? [...movesBetween(words, known, state), lastMove(words, state)]
            : [];
    if (state.result) parts.push(endText(words, state));
    else if (!state.thinking)
        parts.push(words.turn(words.sides[state.game.name][state.board.to_move]));
    return parts.join('. ');
}
