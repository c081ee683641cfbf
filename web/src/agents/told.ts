/// What is said about one event of a search, in whatever language.
import type { Words } from '../i18n/en';
import { scoreText } from '../lib/score';
import type { Game } from '../protocol/messages';
import type {
    Candidate,
    SampledTree,
    SearchedNode,
    SearchedTree,
    SearchTree,
} from '../protocol/tree';
import type { StoryEvent } from './story';

export interface Told {
    readonly title: string;
    readonly sentences: readonly string[];
    readonly isCut: boolean;
    readonly window: readonly [string, string] | null;
    readonly table: { readonly marked: string; readonly rows: readonly Candidate[] } | null;
}

const Plain: Told = { title: '', sentences: [], isCut: false, window: null, table: null };
const Decided = 990; // a won game of Tablut counts 1000, less a thousandth for each ply

export function treeScore(value: number, game: Game, w: Words): string {
    if (game.name !== 'tablut' || Math.abs(value) < Decided) return scoreText(value, game);
    return w.agents.decided(value > 0, Math.round((1000 - Math.abs(value)) * 1000));
}

export function told(tree: SearchTree, event: StoryEvent, game: Game, w: Words): Told {
    const told =
        tree.search === 'mcts'
            ? toldOfSample(tree, event, game, w)
            : toldOfSearch(tree, event, game, w);
    return { ...Plain, ...told };
}

/** The side's name in the page's language. */
export function sideName(tree: SearchTree, side: string, game: Game, w: Words): string {
    return w.sides[game.name][tree.sides.indexOf(side) as 0 | 1];
}

function toldOfSearch(
    tree: SearchedTree,
    { kind, node: id }: StoryEvent,
    game: Game,
    w: Words,
): Partial<Told> {
    const node = tree.nodes[id]!;
    const say = w.agents;
    const name = (side: string): string => sideName(tree, side, game, w);
    const score = (value: number): string => treeScore(value, game, w);
    const move = node.move ?? say.root;
    const window = tree.search === 'alphabeta' ? windowOf(tree, node, game, w) : null;
    if (kind === 'enter') {
        const parent = node.parent === null ? null : tree.nodes[node.parent]!;
        return {
            title: parent ? say.tries(name(parent.side), move) : say.begins,
            sentences: [
                say.entered(node.order, tree.entered, name(node.side), tree.depth - node.ply),
            ],
            window,
        };
    }
    if (kind === 'leaf') {
        return {
            title: say.judged(move),
            sentences: [say.leaf(node.ending === 'over', score(node.value), name(tree.view))],
        };
    }
    if (kind === 'cut') {
        return {
            title: say.cutTitle(move),
            sentences: [cutSentence(tree, node, game, w)],
            isCut: true,
            window,
        };
    }
    const claim = say.claims[node.claim];
    const hidden = tree.nodes.some((each) => each.parent === id) ? 0 : node.entered - 1;
    return {
        title: say.back(move),
        sentences: [
            say.left(name(node.side), node.best, claim, score(node.value)),
            ...(hidden > 0 ? [say.hidden(hidden)] : []),
        ],
    };
}

function windowOf(
    tree: SearchedTree,
    node: SearchedNode,
    game: Game,
    w: Words,
): readonly [string, string] {
    const by = (id: number | null): string => (id === null ? '' : (tree.nodes[id]!.move ?? ''));
    const other = tree.sides.find((side) => side !== tree.view)!;
    const score = (value: number): string => treeScore(value, game, w);
    const say = w.agents;
    return [
        node.alpha === null
            ? say.noAlpha
            : say.alpha(score(node.alpha), sideName(tree, tree.view, game, w), by(node.alpha_from)),
        node.beta === null
            ? say.noBeta
            : say.beta(score(node.beta), sideName(tree, other, game, w), by(node.beta_from)),
    ];
}

/** Who has what elsewhere, and so has no reason to come here. */
export function cutSentence(tree: SearchedTree, node: SearchedNode, game: Game, w: Words): string {
    const isOwn = node.side === tree.view;
    const owner = tree.nodes[(isOwn ? node.beta_from : node.alpha_from) ?? 0]!;
    let beside = node;
    while (beside.parent !== null && beside.parent !== owner.parent)
        beside = tree.nodes[beside.parent]!;
    const other = tree.sides.find((side) => side !== node.side)!;
    return w.agents.cut({
        best: node.best ?? '',
        claim: w.agents.claims[node.claim],
        value: treeScore(node.value, game, w),
        other: sideName(tree, other, game, w),
        choice: owner.move ?? '',
        beside: beside.move ?? '',
        elsewhere: treeScore(owner.value, game, w),
        keeps: isOwn,
        unseen: node.unseen.length,
    });
}

const share = (value: number): string => value.toFixed(3);

function toldOfSample(tree: SampledTree, event: StoryEvent, game: Game, w: Words): Partial<Told> {
    const say = w.agents;
    const own = sideName(tree, tree.nodes[0]!.side, game, w);
    if (event.kind === 'end') {
        const rows = tree.nodes.filter((node) => node.parent === 0);
        return {
            title: say.allDone(tree.simulations),
            sentences: [say.mostTried(tree.line[0] ?? '')],
            table: {
                marked: tree.line[0] ?? '',
                rows: rows.map((node) => ({ ...node, move: node.move ?? '' })),
            },
        };
    }
    const step = tree.steps[event.simulation]!;
    const title = say.simulationStep(event.simulation + 1, say.stepNames[event.kind] ?? '');
    if (event.kind === 'select') {
        const { side, move, candidates } = step.select[event.at]!;
        const name = sideName(tree, side, game, w);
        if (candidates.length === 0) return { title, sentences: [say.untried(name, move)] };
        const rows = [...candidates].sort((a, b) => (b.ucb ?? 0) - (a.ucb ?? 0));
        return { title, sentences: [say.highest(name, move)], table: { marked: move, rows } };
    }
    if (event.kind === 'expand') {
        return { title, sentences: [say.expands(tree.nodes[event.node]!.move ?? say.root)] };
    }
    if (event.kind === 'simulate') {
        return { title, sentences: [say.simulated(step.proven, share(step.value), own)] };
    }
    const changes = [...step.back_up].reverse();
    return {
        title,
        sentences: [
            say.backsUp,
            ...changes.map((each) =>
                say.change(each.move ?? say.root, each.visits, share(each.value)),
            ),
        ],
    };
}
