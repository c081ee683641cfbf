/// How long or how far a player thinks about a move, as one choice out of several: a time, a depth, or a number of simulations.
import type { Words } from '../i18n/en';
import { formatSeat, type Seat } from './seat';

/** The options that say so; a player has one of them at most. The level of the engine is chosen apart. */
const Keys = ['time', 'depth', 'iterations'] as const;
const Times = ['100ms', '500ms', '1s', '2s', '5s', '10s', '30s'];
const Depths = ['1', '2', '3', '4', '5', '6'];
const Simulations = ['100', '300', '1000', '3000', '10000'];

/** `depth=3`; null where the player does as it usually does. */
export function paceOf(seat: Seat): string | null {
    const key = Keys.find((each) => seat.options[each] !== undefined);
    return key ? `${key}=${seat.options[key]}` : null;
}

/** "500ms", "2s" or "1m" in seconds. */
export function secondsOf(time: string): number {
    const [, count, unit] = /^(\d+)(ms|s|m)$/.exec(time) ?? [];
    return Number(count) * { ms: 0.001, s: 1, m: 60 }[(unit ?? 's') as 'ms' | 's' | 'm'];
}

/** What to choose from, by the options that a player takes and the most time that a move may. */
export function offeredPaces(takes: ReadonlySet<string>, player: string, most: string): string[] {
    const offer = (key: string, values: readonly string[]) =>
        takes.has(key) ? values.map((value) => `${key}=${value}`) : [];
    const times = Times.filter((time) => secondsOf(time) <= secondsOf(most));
    const depths = player === 'outflank' ? [] : offer('depth', Depths);
    return [...depths, ...offer('iterations', Simulations), ...offer('time', times)];
}

/** The player with that pace and no other; an empty one is as it usually does. */
export function withPace(seat: Seat, pace: string): string {
    const { time: _t, depth: _d, iterations: _i, level: _l, ...rest } = seat.options;
    const [key, value] = pace.split('=');
    const options = key && value ? { [key]: value, ...rest } : rest;
    return formatSeat({ name: seat.name, options });
}

export function paceTitle(words: Words, pace: string): string {
    const [key, value] = pace.split('=') as [string, string];
    if (key === 'depth') return words.depthIs(value);
    return key === 'iterations' ? words.simulationsAre(Number(value)) : value;
}
