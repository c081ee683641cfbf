/// The words of the view that shows how teaching agents think, in English.
import { plural, verb } from './en_grammar';

export interface CutFacts {
    readonly best: string; // the move that was enough
    readonly claim: string;
    readonly value: string;
    readonly other: string; // the side that would have to come here
    readonly choice: string; // what it plays elsewhere
    readonly beside: string; // instead of what
    readonly elsewhere: string; // what it has by that
    readonly keeps: boolean; // it wants low scores
    readonly unseen: number;
}

export const enAgents = {
    name: 'Agents',
    intro: 'Choose a position on the board or paste one, and an agent: its search is then shown step by step.',
    agent: 'Agent',
    simulations: 'Simulations',
    evaluation: 'Evaluation',
    think: 'Show how it thinks',
    busy: 'Thinking …',
    another: 'Another position',

    tree: 'The tree',
    root: 'root',
    here: 'here',
    opens: (move: string) => `Open ${move}`,
    closes: (move: string) => `Close ${move}`,
    notLookedAt: 'not looked at:',
    soFar: 'so far',
    step: 'Step of the search',
    stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
    jumpBack: { cut: 'Cut before', leaf: 'Leaf before', simulation: 'Simulation before' },
    jumpOn: { cut: 'Next cut', leaf: 'Next leaf', simulation: 'Next simulation' },
    ucb: 'UCB',
    share: 'Won',
    move: 'Move',

    result: (line: string, score: string) => `Best play: ${line} (${score}).`,
    sampled: (line: string, simulations: number) =>
        `Tried most: ${line}, after ${plural(simulations, 'simulation')}.`,
    view: (side: string, other: string) =>
        `All scores are for ${side}: ${side} ${verb(side, 'looks', 'look')} for the highest, ${other} for the lowest.`,
    sampledView: (c: number) =>
        `Values are shares of wins for the side that makes the move. UCB = value + ${c} √(ln N / n): the next simulation goes where it is highest.`,
    compared: (minimax: number, isCounted: boolean, entered: number, cuts: number) =>
        `Minimax would enter ${isCounted ? '' : 'more than '}${plural(minimax, 'position')} here; alpha-beta entered ${entered.toLocaleString('en')} (${plural(cuts, 'cut')}).`,
    all: (entered: number) => `It entered ${plural(entered, 'position')}: every line.`,
    limited: (kept: number, total: number) =>
        `Of ${plural(total, 'position')}, ${kept.toLocaleString('en')} are shown.`,

    claims: { exact: 'exactly', 'at least': 'at least', 'at most': 'at most' },
    decided: (isWon: boolean, plies: number) =>
        `${isWon ? 'win' : 'loss'}${plies === 0 ? '' : ` in ${plural(plies, 'ply', 'plies')}`}`,
    begins: 'The search begins',
    tries: (side: string, move: string) => `${side} ${verb(side, 'tries', 'try')} ${move}`,
    entered: (order: number, total: number, side: string, depth: number) =>
        `Position ${order} of ${total}: ${side} to move, ${plural(depth, 'ply', 'plies')} to look ahead.`,
    judged: (move: string) => `${move} is judged`,
    leaf: (isOver: boolean, score: string, side: string) =>
        `${isOver ? 'The game is over here' : 'The depth is used up, so the evaluation speaks'}: ${score} for ${side}.`,
    cutTitle: (move: string) => `A cut after ${move}`,
    cut: (cut: CutFacts) => {
        const has = cut.keeps
            ? `${verb(cut.other, 'keeps', 'keep')} it to`
            : verb(cut.other, 'has', 'have');
        return (
            `After ${cut.best} the score here is ${cut.claim} ${cut.value}. ${cut.other} ${verb(cut.other, 'has', 'have')} no reason ` +
            `to come here: with ${cut.choice} instead of ${cut.beside} ${verb(cut.other, 'it', 'they')} already ${has} ${cut.elsewhere}. ` +
            `${plural(cut.unseen, 'move')} ${cut.unseen === 1 ? 'is' : 'are'} not looked at.`
        );
    },
    back: (move: string) => `Back from ${move}`,
    left: (side: string, best: string | null, claim: string, score: string) =>
        best === null
            ? `No move of ${side} is good enough: the score is ${claim} ${score}.`
            : `Best for ${side} is ${best}: the score is ${claim} ${score}.`,
    hidden: (count: number) => `The ${plural(count, 'position')} below are not shown.`,
    noAlpha: 'alpha −∞: nothing is certain yet.',
    noBeta: 'beta +∞: nothing is certain yet.',
    alpha: (score: string, side: string, move: string) =>
        `alpha ${score}: ${side} ${verb(side, 'has', 'have')} this for certain, with ${move}.`,
    beta: (score: string, side: string, move: string) =>
        `beta ${score}: ${side} ${verb(side, 'keeps', 'keep')} it to this, with ${move}.`,

    simulationStep: (number: number, step: string) => `Simulation ${number}: ${step}`,
    stepNames: {
        select: 'select',
        expand: 'expand',
        simulate: 'simulate',
        backUp: 'back up',
    } as Readonly<Record<string, string>>,
    untried: (side: string, move: string) =>
        `${side} ${verb(side, 'has', 'have')} moves that were never tried; they come first: ${move}.`,
    highest: (side: string, move: string) =>
        `All moves of ${side} were tried before. The highest UCB is that of ${move}.`,
    expands: (move: string) =>
        `Met for the second time (${move}): each of its moves gets a place in the tree.`,
    simulated: (isProven: boolean, value: string, side: string) =>
        isProven
            ? `The game is decided here: ${value} for ${side}, which is no guess.`
            : `A random game from here: ${value} for ${side}.`,
    backsUp:
        'The result is added to every position on the way up, for each side from its own view:',
    change: (move: string, visits: number, value: string) =>
        `${move}: ${plural(visits, 'visit')}, ${value}`,
    allDone: (simulations: number) => `After ${plural(simulations, 'simulation')}`,
    mostTried: (move: string) => `The move tried most is played: ${move}.`,
};
