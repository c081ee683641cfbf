/// What is painted on the empty board. The squares come from the program; the page only draws them.
import type { Ground } from '../protocol/messages';
import { parseSquare } from './square';

export type GroundMark = 'throne' | 'escape' | 'camp' | 'star';

/** The crossings that players measure by: a star stands at the lower right corner of its square. */
function stars(size: number): [number, GroundMark][] {
    if (size < 6) return [];
    const lines = [1, size - 3];
    return lines.flatMap((rank) =>
        lines.map((file): [number, GroundMark] => [rank * size + file, 'star']),
    );
}

/** The marked squares of a board; `ground` is null in Othello. A camp on the edge is a camp first. */
export function groundMarks(ground: Ground | null, size: number): Map<number, GroundMark> {
    if (!ground) return new Map(stars(size));
    const marks = new Map<number, GroundMark>();
    const mark = (names: readonly string[], kind: GroundMark) => {
        for (const name of names) {
            const index = parseSquare(name, size);
            if (index !== null) marks.set(index, kind);
        }
    };
    mark(ground.escapes, 'escape');
    mark(ground.camps, 'camp');
    mark(ground.throne, 'throne');
    return marks;
}
