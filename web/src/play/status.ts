/// The one sentence above the controls that says how things stand.
import type { Words } from '../i18n/en';
import { isPerson } from '../lib/seat';
import type { State } from '../protocol/messages';
import { endText } from './spoken';

export function statusText(words: Words, state: State): string {
    if (state.result) return endText(words, state);
    const toMove = state.board.to_move;
    const side = words.sides[state.game.name][toMove];
    if (state.paused) return words.paused;
    if (state.thinking) return state.waiting ? words.waiting(side) : words.thinking(side);
    const isAlone = isPerson(state.seats[0]) !== isPerson(state.seats[1]);
    return isAlone && isPerson(state.seats[toMove]) ? words.yourTurn : words.turn(side);
}
