/// What is drawn on top of a board: where one may go, what was played last, what moves are worth, what the engine would play.

export type Grade = 'best' | 'good' | 'fair' | 'poor';

export interface SquareValue {
    readonly text: string;
    readonly grade: Grade;
}

/** One move of a line of play, drawn as a numbered ghost or an arrow. */
export interface LineStep {
    readonly squares: readonly number[];
    readonly number: number;
    readonly isBlack: boolean;
}

export interface Marks {
    readonly legal: ReadonlySet<number>; // where a click does something
    readonly last: readonly number[];
    readonly next: readonly number[]; // the move that follows in the game, when one has stepped back
    readonly selected: number | null;
    readonly values: ReadonlyMap<number, SquareValue>;
    readonly line: readonly LineStep[];
}

export const NoMarks: Marks = {
    legal: new Set(),
    last: [],
    next: [],
    selected: null,
    values: new Map(),
    line: [],
};
