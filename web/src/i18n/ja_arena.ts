/// The words of the view where players meet, in Japanese.
import type { enArena } from './en_arena';

export const jaArena: typeof enArena = {
    name: '対戦',
    intro: 'プレイヤー同士を対戦させて観戦します。互角の序盤を一つ選び、先後を入れ替えて二局ずつ打つので、強さで勝負が決まります。',
    player: (number) => `プレイヤー${number}`,
    add: 'プレイヤーを追加',
    remove: (number) => `プレイヤー${number}を外す`,
    games: '対局数',
    gamesOfEach: '組ごとの対局数',
    time: '一手の上限',
    start: '開始',
    again: '新しい対戦',
    tooMany: (games) => `ここでは全部で${games}局までです。`,
    notEven: '対局数は偶数にしてください。同じ序盤を先後入れ替えて打ちます。',

    match: '対戦',
    waiting: '順番を待っています（ほかの対戦を実行中）。',
    progress: (done, total) => `${total}局中${done}局`,
    stopped: (done, total) => `${total}局中${done}局で止めました。`,
    lost: (done, total) =>
        `${total}局中${done}局で接続が切れました。終わった対局はここに残っています。`,
    finished: (total) => `${total}局すべて終わりました。`,
    begins: (players) => `${players}：対戦を始めます`,

    who: 'プレイヤー',
    won: '勝',
    drawn: '分',
    lostGames: '負',
    wonDrawnLost: '勝–分–負',
    share: '得点率',
    perMove: '一手の時間',
    explored: '一手の局面数',
    forfeits: (count) => `（反則負け${count}）`,
    elo: 'Elo',
    eloOf: (player, other) => `${other}に対する${player}のElo`,
    noElo: '一局終わるとEloを表示します。',
    stronger: (player) => `${player}の方が強い：誤差の範囲に0が入りません。`,
    open: '未決：誤差の範囲に0が入ります。対局を増やすと誤差は小さくなります。',
    errorMeans: '真の値は100回中95回、この誤差の範囲に入ります。',
    asSide: (side, wins, draws, losses) => `${side}で${wins}勝${draws}分${losses}敗`,

    gamesPlayed: '終わった対局',
    noGames: 'まだ終わった対局はありません。',
    game: '対局',
    resultAndOpening: '結果と序盤',
    opening: (moves) => `序盤 ${moves}`,
    show: (number, result) => `第${number}局、${result}：盤を見る`,
    analyse: (number) => `第${number}局を解析`,
    live: '進行中の対局に戻る',
    gameOf: (number, total) => `第${number}局（全${total}局）`,
    ended: (side, player, margin) =>
        `${side}の${margin === null ? '' : `${margin}差`}勝ち：${player}`,
    draw: '引き分け',
    saidGame: (number, total, side, margin) =>
        `${total}局中${number}局目：` +
        (side === null ? '引き分け' : `${side}の${margin === null ? '' : `${margin}差`}勝ち`),
    formats: { html: '報告（HTML）', txt: '報告（テキスト）', json: 'JSON' },
    linkCopied: 'リンクをコピーしました（ゲーム、プレイヤー、序盤を含みます）。',
};
