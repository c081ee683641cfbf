/// The three pictures of each game's rules: small boards, as a position's text, with what they show marked.
import { parseBoard, type Board } from '../board/board';
import { NoMarks, type LineStep, type Marks } from '../board/marks';
import { parseSquare, squaresOf } from '../board/square';
import type { Ground } from '../protocol/messages';

export interface Picture {
    readonly board: Board;
    readonly ground: Ground | null;
    readonly marks: Marks;
}

interface Sketch {
    readonly cells: string;
    readonly legal?: string;
    readonly last?: string;
    readonly arrows?: string;
}

const Othello: readonly Sketch[] = [
    { cells: '------/------/-XOO--/--XO--/------/------', legal: 'e3' },
    { cells: '---X--/---O--/XOO---/--O---/-X----/------', legal: 'd3' },
    { cells: 'XXXXXX/XOOOOX/XOXXOX/XOXOOX/XXOOOX/XXXXXX', last: 'a1' },
];

const CornerTafl: readonly Sketch[] = [
    { cells: '...B.../...B.../...W.../BBWKWBB/...W.../...B.../...B...', arrows: 'd2-a2 d3-g3' },
    {
        cells: '......./..B..../..W..../...K.../..B..../......./.......',
        arrows: 'c5-c4',
        last: 'c3',
    },
    { cells: '......./....B../......./....W../......./.....B./...K...', arrows: 'd7-a7' },
];

const Ashton: readonly Sketch[] = [
    {
        cells: '...BBB.../....B..../....W..../B...W...B/BBWWKWWBB/B...W...B/....W..../....B..../...BBB...',
        arrows: 'e4-h4 e3-a3',
    },
    {
        cells: '...BBB.../....B..../..B....../B.W.....B/BB......B/B.B..K..B/........./....B..../...BBB...',
        arrows: 'c6-c5',
        last: 'c4',
    },
    {
        cells: '...BBB.../....B..../......K../B.......B/BB...W.BB/B...W...B/....W..../....B..../...BBB...',
        arrows: 'g3-g1',
    },
];

function drawn(sketch: Sketch, ground: Ground | null): Picture {
    const board = parseBoard(sketch.cells)!;
    const { size } = board;
    const squares = (names: string | undefined): number[] =>
        (names ?? '').split(' ').flatMap((name) => parseSquare(name, size) ?? []);
    const arrows: LineStep[] = (sketch.arrows ?? '').split(' ').flatMap((move) => {
        const ends = squaresOf(move, size);
        return ends.length === 2 ? [{ squares: ends, number: 1, isBlack: true }] : [];
    });
    const marks = {
        ...NoMarks,
        legal: new Set(squares(sketch.legal)),
        last: squares(sketch.last),
        line: arrows,
    };
    return { board, ground, marks };
}

const SmallGround: Ground = { throne: ['d4'], camps: [], escapes: ['a1', 'g1', 'a7', 'g7'] };

const AshtonGround: Ground = {
    throne: ['e5'],
    camps: 'a4 a5 a6 b5 d1 e1 f1 e2 i4 i5 i6 h5 d9 e9 f9 e8'.split(' '),
    escapes: 'a1 b1 c1 g1 h1 i1 a2 a3 a7 a8 i2 i3 i7 i8 a9 b9 c9 g9 h9 i9'.split(' '),
};

/** `rules` is a rule set's name, or `othello`. */
export function picturesOf(rules: string): Picture[] {
    if (rules === 'othello') return Othello.map((sketch) => drawn(sketch, null));
    if (rules === 'ashton') return Ashton.map((sketch) => drawn(sketch, AshtonGround));
    return CornerTafl.map((sketch) => drawn(sketch, SmallGround));
}
