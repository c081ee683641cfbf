/// Players by name, `outflank:level=3`: taken apart for the dialogs, put together for the program, and named for people.
import type { Words } from '../i18n/en';
import type { Catalogue } from '../protocol/catalogue';

export interface Seat {
    readonly name: string;
    readonly options: Readonly<Record<string, string>>;
}

export function parseSeat(text: string): Seat {
    const colon = text.indexOf(':');
    if (colon < 0) return { name: text, options: {} };
    const options: Record<string, string> = {};
    for (const part of text.slice(colon + 1).split(',')) {
        const equals = part.indexOf('=');
        if (equals > 0) options[part.slice(0, equals)] = part.slice(equals + 1);
    }
    return { name: text.slice(0, colon), options };
}

export function formatSeat(seat: Seat): string {
    const options = Object.entries(seat.options).map(([key, value]) => `${key}=${value}`);
    return options.length > 0 ? `${seat.name}:${options.join(',')}` : seat.name;
}

export function isPerson(seat: string): boolean {
    return seat === 'human';
}

/** Who sits down where nobody else was asked to. */
export const UsualOpponent = 'outflank:level=3';

/** The seat with its level, where it has one, no higher than the program allows. */
export function withinLevel(seat: string, highest: number): string {
    const { name, options } = parseSeat(seat);
    if (options.level === undefined || Number(options.level) <= highest) return seat;
    return formatSeat({ name, options: { ...options, level: String(highest) } });
}

/** The seat where its player plays the game of the catalogue as the program allows it, by an evaluation that there is, else the usual opponent. */
export function seatAt(catalogue: Catalogue, seat: string): string {
    if (isPerson(seat)) return seat;
    const { name, options } = parseSeat(seat);
    const isKnown = [...catalogue.players, ...catalogue.presets].some((each) => each.name === name);
    const { eval: evaluation, ...rest } = options;
    const isJudged = catalogue.evaluations.some((each) => each.name === evaluation);
    const permitted =
        evaluation === undefined || isJudged ? seat : formatSeat({ name, options: rest });
    return withinLevel(isKnown ? permitted : UsualOpponent, catalogue.limits.level);
}

/** Whose seat it is; a person is "you" where nobody else plays by hand. */
export function seatTitle(words: Words, seat: string, other: string): string {
    if (isPerson(seat)) return isPerson(other) ? words.person : words.you;
    const { name, options } = parseSeat(seat);
    const { level, time, depth, iterations, eval: evaluation, ...rest } = options;
    const details = Object.entries(rest).map(([key, value]) => `${key} ${value}`);
    if (evaluation) details.unshift(evaluation);
    if (iterations) details.unshift(words.simulationsAre(Number(iterations)));
    if (depth) details.unshift(words.depthIs(depth));
    if (time) details.unshift(words.timeIs(time));
    if (level) details.unshift(words.levelIs(level));
    return words.player(name === 'outflank' ? words.engine : name, details.join(', '));
}
