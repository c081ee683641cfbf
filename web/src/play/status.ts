/// The one sentence above the controls that says how things stand.
import type { Words } from '../i18n/en';
import { isPerson } from '../lib/seat';
import type { Side, State } from '../protocol/messages';
import { endText } from './spoken';

/** Who has passed since the side to move has last put or moved a piece. */
function passedLately({ moves, first, board }: State): Set<Side> {
    const passed = new Set<Side>();
    for (let i = moves.length - 1; i >= 0; --i) {
        const by = ((first + i) % 2) as Side;
        if (moves[i] === 'pass') passed.add(by);
        else if (by === board.to_move) break;
    }
    return passed;
}

function turnText(words: Words, state: State): string {
    const toMove = state.board.to_move;
    const side = words.sides[state.game.name][toMove];
    if (state.thinking) return state.waiting ? words.waiting(side) : words.thinking(side);
    const isAlone = isPerson(state.seats[0]) !== isPerson(state.seats[1]);
    return isAlone && isPerson(state.seats[toMove]) ? words.yourTurn : words.turn(side);
}

export function statusText(words: Words, state: State): string {
    if (state.result) return endText(words, state);
    if (state.paused) return words.paused;
    return [...passedLately(state)].reduce(
        (rest, side) => words.afterPass(words.sides[state.game.name][side], rest),
        turnText(words, state),
    );
}
