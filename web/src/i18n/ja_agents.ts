/// The words of the view that shows how teaching agents think, in Japanese.
import type { enAgents } from './en_agents';

export const jaAgents: typeof enAgents = {
    name: '探索',
    intro: '盤で局面を選ぶか貼り付けて、エージェントを選ぶと、探索の様子を一歩ずつ見られます。',
    agent: 'エージェント',
    simulations: 'シミュレーション回数',
    evaluation: '評価関数',
    think: '考え方を見る',
    busy: '考えています…',
    another: '別の局面',

    tree: '探索木',
    root: '根',
    here: 'ここ',
    opens: (move) => `${move}を開く`,
    closes: (move) => `${move}を閉じる`,
    notLookedAt: '調べない手：',
    soFar: '暫定',
    step: '探索の段階',
    stepOf: (step, total) => `${total}段階中${step}`,
    jumpBack: { cut: '前の枝刈り', leaf: '前の葉', simulation: '前の試行' },
    jumpOn: { cut: '次の枝刈り', leaf: '次の葉', simulation: '次の試行' },
    ucb: 'UCB',
    share: '勝率',
    move: '手',

    result: (line, score) => `最善の手順：${line}（${score}）。`,
    sampled: (line, simulations) => `最も試した手順：${line}（${simulations}回の後）。`,
    view: (side, other) =>
        `評価はすべて${side}から見た値です。${side}は最大、${other}は最小を選びます。`,
    sampledView: (c) =>
        `値はその手を打つ側の勝率です。UCB = 値 + ${c} √(ln N / n)。次の試行は最大の所へ進みます。`,
    compared: (minimax, isCounted, entered, cuts) =>
        `ミニマックスなら${minimax}局面${isCounted ? '' : '以上'}、アルファベータは${entered}局面（枝刈り${cuts}回）。`,
    all: (entered) => `すべての手順、${entered}局面を調べました。`,
    limited: (kept, total) => `${total}局面のうち${kept}局面を表示しています。`,

    claims: { exact: 'ちょうど', 'at least': '少なくとも', 'at most': '多くとも' },
    decided: (isWon, plies) => `${plies === 0 ? '' : `${plies}手で`}${isWon ? '勝ち' : '負け'}`,
    begins: '探索の始まり',
    tries: (side, move) => `${side}が${move}を試す`,
    entered: (order, total, side, depth) =>
        `${total}局面中${order}番目：${side}の番、あと${depth}手先まで読みます。`,
    judged: (move) => `${move}を評価`,
    leaf: (isOver, score, side) =>
        `${isOver ? 'ここで終局です' : '読みの深さが尽きたので評価関数を使います'}：${side}から見て${score}。`,
    cutTitle: (move) => `${move}の後の枝刈り`,
    cut: (cut) =>
        `${cut.best}により、ここの評価は${cut.claim}${cut.value}です。${cut.other}は${cut.beside}の代わりに${cut.choice}で` +
        `すでに${cut.elsewhere}${cut.keeps ? 'に抑えている' : 'を得ている'}ので、ここへ来る理由がありません。残り${cut.unseen}手は調べません。`,
    back: (move) => `${move}から戻る`,
    left: (side, best, claim, score) =>
        best === null
            ? `${side}に十分な手はありません：評価は${claim}${score}。`
            : `${side}の最善は${best}：評価は${claim}${score}。`,
    hidden: (count) => `この下の${count}局面は表示していません。`,
    noAlpha: 'アルファ −∞：まだ何も確かではありません。',
    noBeta: 'ベータ +∞：まだ何も確かではありません。',
    alpha: (score, side, move) => `アルファ ${score}：${side}は${move}でこれを確保しています。`,
    beta: (score, side, move) => `ベータ ${score}：${side}は${move}でこれに抑えています。`,

    simulationStep: (number, step) => `試行${number}：${step}`,
    stepNames: { select: '選択', expand: '展開', simulate: 'シミュレーション', backUp: '逆伝播' },
    untried: (side, move) => `${side}にまだ試していない手があるので、先に試します：${move}。`,
    highest: (side, move) => `${side}の手はすべて試しました。UCBが最大の手は${move}です。`,
    expands: (move) => `二度目に訪れたので（${move}）、それぞれの手を木に加えます。`,
    simulated: (isProven, value, side) =>
        isProven
            ? `ここで勝敗は決まっています：${side}にとって${value}（推測ではありません）。`
            : `ここからランダムに終局まで：${side}にとって${value}。`,
    backsUp: '結果を、通ったすべての局面に、それぞれの側から見て加えます：',
    change: (move, visits, value) => `${move}：${visits}回、${value}`,
    allDone: (simulations) => `${simulations}回の後`,
    mostTried: (move) => `最も多く試した手を打ちます：${move}。`,
};
