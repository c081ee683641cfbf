/// A click on a square of a board that somebody may play on.
import { choiceOf } from '../board/choice';
import { squareName } from '../board/square';
import type { Words } from '../i18n/en';
import { saidChoice } from '../lib/said';
import type { Game } from '../protocol/messages';
import { announcer } from './announcer.svelte';

export interface Ground {
    readonly words: Words;
    readonly game: Game;
    readonly legal: readonly string[];
    readonly size: number;
}

/** Plays the move that the click means, if any. What plays nothing is said. Returns the piece that is chosen then. */
export function choose(
    { words, game, legal, size }: Ground,
    selected: number | null,
    square: number,
    play: (move: string) => void,
): number | null {
    const choice = choiceOf(legal, selected, square, size);
    if (choice.does === 'play') {
        play(choice.move);
        return selected;
    }
    const at = squareName(square, size);
    const from = selected === null ? null : squareName(selected, size);
    announcer.say(saidChoice(words, { game, choice, at, from, legal }));
    return choice.does === 'select' ? choice.square : selected;
}
