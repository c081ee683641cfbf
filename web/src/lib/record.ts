/// Records as text: a position, moves, or both with the word `moves` between.

/** The record as it was after `ply` of its `total` moves. */
export function recordUntil(record: string, ply: number, total: number): string {
    const words = record.split(/\s+/).filter((word) => word !== '');
    const kept = words.slice(0, Math.max(0, words.length - (total - ply)));
    if (kept.at(-1) === 'moves') kept.pop();
    return kept.join(' ');
}

/** The record with one more move. A bare position ends in no move, so the word has to come between. */
export function recordWith(record: string, move: string, total: number): string {
    if (record.trim() === '') return move;
    return total === 0 ? `${record} moves ${move}` : `${record} ${move}`;
}
