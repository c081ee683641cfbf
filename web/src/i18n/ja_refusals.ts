/// What the program refuses, in Japanese. Its sentences are English; those that people meet on the page are known here by their shape,
/// of the others the code says what kind they are, and the sentence stands behind it, because it may name what has to be changed.

type Said = (parts: readonly string[]) => string;

const Sentences: readonly (readonly [RegExp, Said])[] = [
    [
        /^move (\d+): (.+)$/,
        ([number, rest]) => `${number}手目：${refusedInJapanese('refused', rest!)}`,
    ],
    [/^(\S+) is not a legal move for/, ([move]) => `${move}には打てません。`],
    [/^the game is over/, () => '対局は終わっています。'],
    [/^the game was lost on time/, () => '時間切れで終わった対局なので、戻せません。'],
    [/^there is no move to take back/, () => '戻せる手がありません。'],
    [/^there is no move to play again/, () => 'やり直せる手がありません。'],
    [/^it is .+ move, and not yours/, () => '相手の番です。'],
    [/^nobody sits here who could resign/, () => '投了できる人がいません。'],
    [/^nobody is thinking/, () => '考えているプレイヤーはいません。'],
    [/^expected a game, but there is no text/, () => '棋譜が空です。'],
    [/^expected moves such as .+, not '(.*)'$/s, ([text]) => `棋譜として読めません：「${text}」`],
    [
        /^an? (\d+)x\d+ board has (\d+) cells, this one has (\d+)/,
        ([size, wanted, found]) =>
            `${size}×${size}の盤は${wanted}マスですが、これは${found}マスです。`,
    ],
    [
        /^a (?:text|message) of at most (\d+) \w+ was expected, this one has (\d+)/,
        ([most, found]) => `長すぎて読み込めません（上限${most}、これは${found}）。`,
    ],
    [/^the move from (\S+) has no square/, ([square]) => `${square}から動く先がありません。`],
    [/^the record has no move/, () => '解析する手がありません。'],
    [
        /enters more than ([\d,]+)/,
        ([most]) => `探索が大きすぎます（上限${most}）。浅くしてください。`,
    ],
    [/^'(.+)' has left/, ([player]) => `${player}は続けられなくなりました。`],
];

const Codes: Readonly<Record<string, string>> = {
    'bad-message': 'ページとプログラムの版が合いません。ページを読み込み直してください。',
    refused: 'できません。',
    'unknown-game': 'この対局はもうありません。',
    'no-game': '対局がありません。',
    limit: 'このサーバーの上限を超えています。',
    busy: 'サーバーが混み合っています。少し待ってからもう一度試してください。',
    failed: 'プログラムの側で失敗しました。',
    lost: '接続が切れました。',
};

/** Kinds whose sentence adds nothing that somebody at the page could act on. */
const SaidByCodeAlone = new Set(['bad-message', 'unknown-game', 'no-game', 'busy', 'lost']);

export function refusedInJapanese(code: string, sentence: string): string {
    for (const [shape, said] of Sentences) {
        const found = shape.exec(sentence);
        if (found) return said(found.slice(1));
    }
    const kind = Codes[code] ?? Codes.refused!;
    return SaidByCodeAlone.has(code) ? kind : `${kind}（${sentence}）`;
}
