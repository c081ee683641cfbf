/// What a screen reader says when a game has changed: "White f5, flips 3. Your move."
import type { Words } from '../i18n/en';
import { endingText, reasonText } from '../lib/ending';
import { saidMove } from '../lib/said';
import { isPerson } from '../lib/seat';
import type { Side, State } from '../protocol/messages';

/** The moves between the last one we knew and the newest, which the board itself describes. */
function movesBetween(words: Words, known: number, state: State): string[] {
    return state.moves.slice(known, -1).map((move, i) => {
        const by = (state.first + known + i) % 2;
        const side = words.sides[state.game.name][by]!;
        return move === 'pass' ? words.saidPass(side) : words.saidMove(side, move);
    });
}

/** The side of the only person at the table; null where there are two or none. */
function yourSide({ seats }: State): Side | null {
    if (isPerson(seats[0]) === isPerson(seats[1])) return null;
    return isPerson(seats[0]) ? 0 : 1;
}

export function endText(words: Words, state: State): string {
    return state.result ? endingText(words, state.game, state.result, yourSide(state)) : '';
}

export function endReason(words: Words, state: State): string {
    return state.result ? reasonText(words, state.game, state.result, yourSide(state)) : '';
}

export function spokenMoves(words: Words, before: State | null, state: State): string {
    if (before?.id === state.id && before.revision === state.revision) return '';
    const known = before?.id === state.id ? before.moves.length : state.moves.length;
    const parts =
        state.moves.length > known
            ? [...movesBetween(words, known, state), saidMove(words, state.game, state.board)]
            : [];
    if (state.result) parts.push(endText(words, state));
    else if (!state.thinking)
        parts.push(words.turn(words.sides[state.game.name][state.board.to_move]));
    return parts.join('. ');
}
