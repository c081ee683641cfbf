/// What the program refuses, in Japanese. Its sentences are English; those that people meet on the page are known here by their shape,
/// of the others the code says what kind they are, and the sentence stands behind it, because it may name what has to be changed.

import { TextShapes } from './ja_texts';

/** What a sentence looks like, and what is said instead, with the parts that the shape has in brackets. */
export type Shape = readonly [RegExp, (parts: readonly string[]) => string];

const Asked: readonly Shape[] = [
    [/^pass is not a legal move/, () => 'パスはできません。'],
    [/^(\S+) is not a legal move (?:for|in)/, ([move]) => `${move}には打てません。`],
    [/^the game is over/, () => '対局は終わっています。'],
    [/^the game was lost on time/, () => '時間切れで終わった対局なので、戻せません。'],
    [/^there is no move to take back/, () => '戻せる手がありません。'],
    [/^there is no move to play again/, () => 'やり直せる手がありません。'],
    [/^it is .+ move, and not yours/, () => '相手の番です。'],
    [/^nobody sits here who could resign/, () => '投了できる人がいません。'],
    [/^nobody is thinking/, () => '考えているプレイヤーはいません。'],
    [/^the record has no move/, () => '解析する手がありません。'],
    [/^'(.+)' has left/, ([player]) => `「${player}」は続けられなくなりました。`],
    [/^unknown player '(.*?)'/s, ([player]) => `「${player}」というプレイヤーはいません。`],
    [/^nobody sits in the arena/, () => '対戦に人は参加できません。'],
    [/^a tree expects .*, not '(.*)'$/s, ([player]) => `「${player}」の探索は見られません。`],
    [
        /enters more than ([\d,]+)/,
        ([most]) => `探索が大きすぎます（上限${most}）。浅くしてください。`,
    ],
    [
        /^the option '(.*)' of a player cannot be set/s,
        ([option]) => `プレイヤーの「${option}」はここでは変えられません。`,
    ],
    [
        /^a player's option is written .*, not '(.*)'$/s,
        ([text]) => `プレイヤーの設定「${text}」は読めません。`,
    ],
    [/^there was no arena/, () => 'まだ対戦がありません。'],
];

const Limits: readonly Shape[] = [
    [
        /^there are as many games as this server/,
        () => 'サーバーの対局数がいっぱいです。後でもう一度試してください。',
    ],
    [/^level expects at most (\d+)/, ([most]) => `レベルは${most}までです。`],
    [/^time expects at most (\S+) s/, ([most]) => `時間は${most}秒までです。`],
    [
        /^games expects at most (\d+) here for each/,
        ([most]) => `対局数は組み合わせごとに${most}局までです。`,
    ],
    [/^games expects at most (\d+) here/, ([most]) => `対局数は${most}局までです。`],
    [/^games expects an even number/, () => '対局数は偶数にしてください。'],
    [/^players expects at most (\d+)/, ([most]) => `プレイヤーは${most}人までです。`],
    [
        /^(.+) expects a whole number from (\S+) to (\S+), not '(.*)'$/s,
        ([what, low, high, text]) =>
            `${Names[what!] ?? what}は${low}から${high}までの整数で、「${text}」は使えません。`,
    ],
    [
        /^(\S+) (?:in .+ )?expects .+, not '(.*)'$/s,
        ([what, text]) => `${Names[what!] ?? what}に「${text}」は使えません。`,
    ],
];

const Names: Readonly<Record<string, string>> = {
    level: 'レベル',
    depth: '深さ',
    time: '時間',
    clock: '時計',
    iterations: 'シミュレーション回数',
    eval: '評価関数',
    ply: '手数',
    'a score': '評価',
    'the time in seconds': '秒数',
};

const Shapes: readonly Shape[] = [...Asked, ...TextShapes, ...Limits];

/** Where in a text it is: "game 2: move 3: ...". */
const Places: readonly Shape[] = [
    [/^game (\d+)$/, ([number]) => `${number}局目`],
    [/^move (\d+)$/, ([number]) => `${number}手目`],
    [/^(?:line|row) (\d+)$/, ([number]) => `${number}行目`],
    [/^player '(.*)'$/s, ([player]) => player!],
    [/^([A-Z]{2,3})$/, ([tag]) => tag!],
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

function said(shapes: readonly Shape[], sentence: string): string | null {
    for (const [shape, say] of shapes) {
        const found = shape.exec(sentence);
        if (found) return say(found.slice(1));
    }
    return null;
}

/** A text that is neither one game nor a list of them is refused as both. */
function asOneGame(sentence: string): string {
    return sentence.split('; as a list of games: ')[0]!;
}

function sentenceInJapanese(sentence: string): string | null {
    const colon = sentence.indexOf(': ');
    const place = colon < 0 ? null : said(Places, sentence.slice(0, colon));
    if (place === null) return said(Shapes, sentence);
    const rest = sentenceInJapanese(sentence.slice(colon + 2));
    return rest && `${place}：${rest}`;
}

export function refusedInJapanese(code: string, sentence: string): string {
    const kind = Codes[code] ?? Codes.refused!;
    if (SaidByCodeAlone.has(code)) return kind;
    return sentenceInJapanese(asOneGame(sentence)) ?? `${kind}（${sentence}）`;
}
