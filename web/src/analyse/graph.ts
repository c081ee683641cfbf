/// The score of a game as numbers for a graph: for side 0, after each move, with a gap where nothing is known yet.
import type { JudgedMove } from '../protocol/messages';

/** By ply from 0, the start, whose score is that of the best first move. */
export function scoresByPly(
    judged: ReadonlyMap<number, JudgedMove>,
    total: number,
): (number | null)[] {
    const forFirst = (move: JudgedMove, score: number) => (move.side === 0 ? score : -score);
    const scores = Array.from({ length: total + 1 }, (_, ply) => {
        const move = judged.get(ply);
        return move ? forFirst(move, move.played) : null;
    });
    const opening = judged.get(1);
    if (opening) scores[0] = forFirst(opening, opening.score);
    return scores;
}

/** The moves with a name for what is wrong with them, the costliest first. */
export function mistakesOf(judged: ReadonlyMap<number, JudgedMove>): JudgedMove[] {
    return [...judged.values()]
        .filter((move) => move.label !== 'none')
        .sort((a, b) => b.loss - a.loss || a.ply - b.ply);
}
