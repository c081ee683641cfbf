/// What is wrong with a text that somebody pasted or a board that somebody put together, in Japanese: the program's sentences by their
/// shape. What it quotes stands in brackets as it was typed.
import type { Shape } from './ja_refusals';

const Unread = ([text]: readonly string[]) => `棋譜として読めません：「${text}」`;
const NoMove = ([text]: readonly string[]) => `手として読めません：「${text}」`;

const Positions: readonly Shape[] = [
    [
        /^an? (\d+)x\d+ board has (\d+) cells, this one has (\d+)/,
        ([size, wanted, found]) =>
            `${size}×${size}の盤は${wanted}マスですが、これは${found}マスです。`,
    ],
    [
        /^a board size is an even number from (\d+) to (\d+), not (\d+)/,
        ([low, high, found]) => `盤の大きさは${low}から${high}までの偶数で、${found}はありません。`,
    ],
    [
        /^a board of tablut (\S+) has size (\d+)/,
        ([rules, size]) => `${rules}の盤は${size}×${size}です。`,
    ],
    [
        /^a cell is X, O or -, not '(.*)' at (\S+)$/s,
        ([text, square]) => `${square}のマス「${text}」は読めません。X、O、- のどれかです。`,
    ],
    [
        /^the side to move, X or O, is missing/,
        () => 'マスの後に手番（黒は X、白は O）がありません。',
    ],
    [
        /^the side to move is X or O, not '(.*)'$/s,
        ([text]) => `手番「${text}」は読めません。黒は X、白は O です。`,
    ],
    [
        /^expected the side to move, B or W, not '(.*)'$/s,
        ([text]) => `手番「${text}」は読めません。黒は B、白は W です。`,
    ],
    [
        /^the side to move is attackers or defenders, not '(.*)'$/s,
        ([text]) => `手番「${text}」は読めません。attackers か defenders です。`,
    ],
    [
        /^a position ends with the side to move, but '(.*)' follows$/s,
        ([text]) => `手番の後に余分な文字があります：「${text}」`,
    ],
    [
        /^after the side to move only ply=N may follow, not '(.*)'$/s,
        ([text]) => `手番の後に置けるのは ply=N だけです：「${text}」`,
    ],
    [/^the rules (\S+) count no plies/, ([rules]) => `${rules}では手数を数えません。`],
    [
        /^(\S+) boards have (\d+) rows, this one has (\d+)/,
        ([rules, wanted, found]) => `${rules}の盤は${wanted}行ですが、これは${found}行です。`,
    ],
    [
        /^(\S+) boards have (\d+) cells in a row, this one has (\d+)/,
        ([rules, wanted, found]) =>
            `${rules}の盤は一行${wanted}マスですが、これは${found}マスです。`,
    ],
    [/^a row has more than (\d+) cells/, ([most]) => `一行は${most}マスまでです。`],
    [
        /^T is the empty throne where it is closed, and (\S+) is no such square/,
        ([square]) => `T は入れない空の玉座で、${square}は玉座ではありません。`,
    ],
    [
        /^the cells of a board are \. B W and K, not '(.*)'$/s,
        ([text]) => `マス「${text}」は読めません。. B W K のどれかです。`,
    ],
    [
        /^expected the cells 0, B and W, not '(.*)'$/s,
        ([text]) => `マス「${text}」は読めません。0、B、W のどれかです。`,
    ],
    [
        /^expected eight cells with blanks between, found (\d+)/,
        ([found]) => `空白で区切った8マスの行が、${found}マスしか読めません。`,
    ],
    [/^a board file has eight lines/, () => '盤面のファイルは、マスの8行と手番と時間の10行です。'],
    [
        /^a board has one king \(K\), this one has (\S+)/,
        ([found]) =>
            found === 'none' ? '王がいません。' : `王は一つだけですが、${found}あります。`,
    ],
    [/^only the king may stand on (\S+)/, ([square]) => `${square}に置けるのは王だけです。`],
    [
        /^only attackers may stand in the camp on (\S+)/,
        ([square]) => `${square}の陣地に置けるのは攻め駒だけです。`,
    ],
    [
        /^a position is a board, a blank and the side to move .*, not '(.*)'$/s,
        ([text]) => `局面として読めません：「${text}」`,
    ],
    [
        /^an OpenTafl board has .*, not '(.*)'$/s,
        ([text]) => `OpenTafl の盤として読めません：「${text}」`,
    ],
    [/^an OpenTafl board begins and ends/, () => 'OpenTafl の盤は / で始まり / で終わります。'],
    [/^a row of FEN has .*, not '(.*)'$/s, ([text]) => `盤の行として読めません：「${text}」`],
    [/^FEN expects rows/, () => '/ で区切った盤の行と、手番 w か b が必要です。'],
    [
        /^the row '(.*)' has (\d+) squares, expected (\d+)/s,
        ([row, found, wanted]) => `行「${row}」は${found}マスですが、${wanted}マス必要です。`,
    ],
];

const Moves: readonly Shape[] = [
    [/^expected moves such as .+?, not '(.*)'$/s, Unread],
    [/^a move is (?:a square|two squares) .*, not '(.*)'$/s, NoMove],
    [/^a square is a letter .*, not '(.*)'$/s, ([text]) => `マスとして読めません：「${text}」`],
    [/^(\S+) is not on an? /, ([move]) => `${move}は盤の外です。`],
    [/^the move from (\S+) has no square/, ([square]) => `${square}から動く先がありません。`],
    [
        /^(\S+) is written as a move of (?:\S+), who is not to move/,
        ([move]) => `${move}は手番でない側の手として書かれています。`,
    ],
];

const Formats: readonly Shape[] = [
    [/^expected a game, but there is no text/, () => '棋譜が空です。'],
    [
        /^a (?:game|text|message) of at most (\d+) \w+ was expected, this (?:one|text) has (\d+)/,
        ([most, found]) => `長すぎて読み込めません（上限${most}、これは${found}）。`,
    ],
    [/is longer than any game/, () => '棋譜にしては長すぎます。'],
    [
        /^the text holds (\d+) games, so there is no number (\d+)/,
        ([games, number]) => `この文字には${games}局しかなく、${number}局目はありません。`,
    ],
    [/^expected a game in (\S+)/, ([format]) => `${format}の棋譜が見つかりません。`],
    [
        /^(?:one game in GGF was expected, but|a game in GGF begins with \(; and not with) '(.*)'/s,
        ([text]) => `GGF の棋譜として読めません：「${text}」`,
    ],
    [
        /^[^']*'(.*)',? does not end with (\S+)$/s,
        ([text, end]) => `「${text}」の終わりの ${end} がありません。`,
    ],
    [/^the game does not end with (\S+)$/, ([end]) => `棋譜の終わりの ${end} がありません。`],
    [
        /^expected a (?:tag|property|node).*, not '(.*)'$/s,
        ([text]) => `タグとして読めません：「${text}」`,
    ],
    [/^the game has no node/, () => '棋譜に手がありません。'],
    [
        /^GM expects .*, not '(.*)'$/s,
        ([text]) => `オセロの棋譜ではありません（GM は「${text}」）。`,
    ],
    [/^AB and AW put discs on the same square/, () => 'AB と AW が同じマスに石を置いています。'],
    [
        /^AB and AW are read in the first node only, not after move (\d+)/,
        ([move]) => `石を置けるのは最初だけで、${move}手目の後には置けません。`,
    ],
    [/^BO expects a size/, () => 'BO には大きさ、マス、手番が必要です。'],
    [
        /^TY says othello (\S+), but BO has a board of size (\d+)/,
        ([said, found]) => `TY は${said}ですが、BO の盤の大きさは${found}です。`,
    ],
    [
        /^the tag Result and the result behind the moves/,
        () => 'タグ Result と、手順の後の結果が食い違っています。',
    ],
    [/^the result is given as/, () => '書かれた結果が、手順の結果と食い違っています。'],
    [
        /^(?:otg files and the logs|games of tafl are read)/,
        () => 'この形式にこのゲームの棋譜は入りません。',
    ],
    [/^obf and board files are of 8x8/, () => 'この形式は8×8の盤だけです。'],
    [
        /^a game of this kind is written as (.+), not as '(.*)'$/s,
        ([, format]) => `このゲームは「${format}」の形式では書けません。`,
    ],
    [
        /^the rules (\S+) have a board of (\d+), but the record has dim:(\d+)/,
        ([rules, size, found]) => `${rules}の盤の大きさは${size}ですが、棋譜では${found}です。`,
    ],
    [
        /^the rules '(.*)' are not known here/s,
        ([rules]) => `「${rules}」というルールはありません。`,
    ],
    [/^unknown rules '(.*)'; /s, ([rules]) => `「${rules}」というルールはありません。`],
    [/^unknown game '(.*)'; /s, ([game]) => `「${game}」というゲームはありません。`],
    [
        /^expected the game othello or tablut, not '(.*)'$/s,
        ([game]) => `「${game}」というゲームはありません。`,
    ],
    [/^othello has no rules to choose/, () => 'オセロで選べるのは盤の大きさだけです。'],
    [
        /^expected a game record, .*, not '(.*)'$/s,
        ([text]) => `JSON の棋譜として読めません：「${text}」`,
    ],
    [/^"(.+?)" expects /, ([member]) => `JSON の項目「${member}」が正しくありません。`],
];

/** The first that fits is said. */
export const TextShapes: readonly Shape[] = [...Positions, ...Moves, ...Formats];
