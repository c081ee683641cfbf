/// Why a move was bad, in Japanese: one sentence for each fault that the program knows (docs/analysis.md), made of its evidence.
import type { JudgedMove, Reason } from '../protocol/messages';

interface Case {
    readonly judged: JudgedMove;
    readonly evidence: readonly string[];
    readonly mover: string;
    readonly opponent: string;
}

const Sentences: Readonly<Record<string, (at: Case) => string>> = {
    'allows-wipeout': ({ evidence, mover, opponent }) =>
        `${opponent}が${evidence[0]}に打つと、${mover}の石がなくなります。`,
    'misses-wipeout': ({ evidence, opponent }) =>
        `${evidence[0]}なら、${opponent}の石をなくせました。`,
    'gives-corner': ({ judged, evidence, opponent }) =>
        `${opponent}に隅${evidence.join('、')}を取られます。${judged.best}なら取られません。`,
    'misses-corner': ({ evidence }) => `隅${evidence[0]}を取れました。`,
    'takes-x-square': ({ judged, evidence }) =>
        `${judged.move}は空いた隅${evidence[0]}の斜め隣（X打ち）です。`,
    'takes-c-square': ({ judged, evidence }) =>
        `${judged.move}は空いた隅${evidence[0]}の隣の辺（C打ち）です。`,
    'misses-pass': ({ evidence, opponent }) =>
        `${evidence[0]}なら、${opponent}はパスになりました。`,
    'leaves-no-safe-move': ({ judged, evidence, mover }) =>
        `${evidence[0]}と応じられると${mover}に安全な手がありません。${judged.best}なら、${evidence[1]}のあと${evidence[2]}が安全でした。`,
    'hands-over-move': ({ evidence, mover, opponent }) =>
        `静かな手${evidence[0]}を${opponent}に渡し、${mover}に安全な手がなくなります。`,
    'loses-parity': ({ judged, evidence, opponent }) =>
        `空きが偶数（${evidence[0]}）の場所に打つと、そこは${opponent}が最後に打ちます。${judged.best}は奇数（${evidence[1]}）の場所です。`,
    'wastes-tempo': ({ judged, mover }) =>
        `${judged.move}は${mover}しか打てないので、あとに残せました。${judged.best}はどちらも打てます。`,
    'gives-moves': ({ judged, evidence, opponent }) =>
        `${opponent}の打てる所が${evidence[0]}になります。${judged.best}なら${evidence[1]}です。`,
    'opens-frontier': ({ judged, evidence, mover }) =>
        `${mover}の石${evidence[0]}個が空きに面します。${judged.best}なら${evidence[1]}個です。`,
    'misses-escape': ({ evidence }) => `${evidence[0]}で王はすぐに逃げられました。`,
    'misses-king': ({ evidence }) => `${evidence[0]}で王を捕まえられました。`,
    'opens-escape': ({ judged, evidence }) =>
        `王に逃げ道${evidence[0]}を与えます。${judged.best}ならありません。`,
    'exposes-king': ({ judged, evidence, opponent }) =>
        `${opponent}が${evidence[0]}で王を捕まえられます。${judged.best}なら捕まりません。`,
    'king-breaks-out': ({ evidence }) =>
        `最善を尽くすと、王は${evidence.length - 1}手後に逃げ切ります。`,
    'walks-into-net': ({ evidence }) =>
        `最善を尽くすと、王は${evidence.length - 1}手後に捕まります。`,
    'loses-piece': ({ judged, opponent }) =>
        `${opponent}に駒を取られます。${judged.best}のほうが安全でした。`,
    'misses-capture': ({ judged }) => `${judged.best}のほうが多くの駒を取れました。`,
    'throws-away': ({ judged }) => `${judged.best}と比べて、対局の結果が悪くなりました。`,
    'better-line': ({ judged }) => `${judged.best}のほうが良い手でした。`,
};

/** A fault that a later program knows and we do not is told in its own words. */
export function whyInJapanese(
    reason: Reason,
    judged: JudgedMove,
    sides: readonly [string, string],
): string {
    const sentence = Sentences[reason.fault];
    if (!sentence) return reason.sentence;
    const mover = sides[judged.side];
    const opponent = sides[judged.side === 0 ? 1 : 0];
    return sentence({ judged, evidence: reason.evidence, mover, opponent });
}
