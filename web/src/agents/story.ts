/// A search tree as a story: the events of the search in their order, and what the tree shows after each of them.
import type { Claim, SampledTree, SearchedTree, SearchTree } from '../protocol/tree';

export type EventKind =
    'enter' | 'leaf' | 'cut' | 'return' | 'select' | 'expand' | 'simulate' | 'backUp' | 'end';

export interface StoryEvent {
    readonly kind: EventKind;
    readonly node: number;
    readonly simulation: number; // 0 where there are none
    readonly at: number; // which selection of it
}

/** What stands in the tree for one node. */
export interface Row {
    readonly value: number | null; // null: nothing is known yet
    readonly claim: Claim | 'so far';
    readonly visits: number | null; // of a sampled tree
    readonly isBest: boolean;
    readonly isWorking: boolean;
    readonly unseen: readonly string[];
}

export interface Story {
    readonly events: readonly StoryEvent[];
    /** Null: the search has not been there yet. */
    row(id: number, now: number): Row | null;
    /** The children in the order to be shown. */
    below(id: number, now: number): readonly number[];
    /** The moment that tells most about a node; null: none in particular. */
    eventOf(id: number): number | null;
    readonly jump: 'cut' | 'leaf' | 'simulation';
    isJump(index: number): boolean;
}

export function childrenOf(nodes: SearchTree['nodes']): readonly (readonly number[])[] {
    const children: number[][] = nodes.map(() => []);
    for (const node of nodes) if (node.parent !== null) children[node.parent]!.push(node.id);
    return children;
}

export function storyOf(tree: SearchTree): Story {
    return tree.search === 'mcts' ? sampledStory(tree) : searchedStory(tree);
}

function searchedStory(tree: SearchedTree): Story {
    const { nodes } = tree;
    const children = childrenOf(nodes);
    const events: StoryEvent[] = [];
    const entered: number[] = [];
    const left: number[] = [];
    const cut = new Map<number, number>();
    const tell = (kind: EventKind, node: number): number =>
        events.push({ kind, node, simulation: 0, at: 0 }) - 1;

    function walk(id: number): void {
        const node = nodes[id]!;
        entered[id] = tell('enter', id);
        if (node.ending === 'searched') children[id]!.forEach(walk);
        if (node.unseen.length > 0) cut.set(id, tell('cut', id));
        left[id] = tell(node.ending === 'searched' ? 'return' : 'leaf', id);
    }
    walk(0);

    function soFar(id: number, now: number): number | null {
        const known = children[id]!.filter((child) => left[child]! <= now).map(
            (child) => nodes[child]!.value,
        );
        if (known.length === 0) return null;
        return nodes[id]!.side === tree.view ? Math.max(...known) : Math.min(...known);
    }

    const jump = tree.search === 'alphabeta' ? 'cut' : 'leaf';
    return {
        events,
        row(id, now) {
            if (entered[id]! > now) return null;
            const node = nodes[id]!;
            const isLeft = left[id]! <= now;
            return {
                value: isLeft ? node.value : soFar(id, now),
                claim: isLeft ? node.claim : 'so far',
                visits: null,
                isBest: node.best_line && left[0]! <= now,
                isWorking: !isLeft,
                unseen: (cut.get(id) ?? Infinity) <= now ? node.unseen : [],
            };
        },
        below: (id) => children[id]!,
        eventOf: (id) => left[id]!,
        jump,
        isJump: (index) => events[index]?.kind === jump,
    };
}

function sampledStory(tree: SampledTree): Story {
    const { nodes, steps } = tree;
    const children = childrenOf(nodes);
    const events: StoryEvent[] = [];
    const history: { simulation: number; visits: number; value: number }[][] = nodes.map(() => []);
    const paths = steps.map((step) => [
        0,
        ...step.select.flatMap((each) => (each.node === null ? [] : [each.node])),
    ]);
    steps.forEach((step, simulation) => {
        const path = paths[simulation]!;
        const nodeAt = (i: number): number => path[Math.min(i, path.length - 1)]!;
        const tell = (kind: EventKind, i: number, at = 0): void =>
            void events.push({ kind, node: nodeAt(i), simulation, at });
        for (let i = 0; i <= step.select.length; ++i) {
            if (step.expanded === i) tell('expand', i);
            if (i < step.select.length) tell('select', i + 1, i);
        }
        tell('simulate', step.select.length);
        tell('backUp', step.select.length);
        for (const { node, visits, value } of step.back_up) {
            if (node !== null) history[node]!.push({ simulation, visits, value });
        }
    });
    events.push({ kind: 'end', node: 0, simulation: steps.length, at: 0 });

    function known(id: number, now: number): { visits: number; value: number } {
        const event = events[now]!;
        if (event.kind === 'end') return nodes[id]!;
        const last = event.kind === 'backUp' ? event.simulation : event.simulation - 1;
        const entry = history[id]!.findLast((each) => each.simulation <= last);
        return entry ?? { visits: 0, value: 0 };
    }

    return {
        events,
        row(id, now) {
            const event = events[now]!;
            const { visits, value } = known(id, now);
            const isOnWay = isAbove(nodes, id, event.node);
            if (visits === 0 && !isOnWay) return null;
            const isEnd = event.kind === 'end';
            return {
                value: visits > 0 ? value : null,
                claim: 'exact',
                visits,
                isBest: isEnd && nodes[id]!.best_line,
                isWorking: !isEnd && isOnWay && event.kind !== 'backUp',
                unseen: [],
            };
        },
        below: (id, now) =>
            [...children[id]!].sort((a, b) => known(b, now).visits - known(a, now).visits || a - b),
        eventOf: () => null,
        jump: 'simulation',
        isJump: (index) =>
            events[index] !== undefined &&
            events[index - 1]?.simulation !== events[index].simulation,
    };
}

/** Is one node the other, or on the way to it? */
export function isAbove(nodes: SearchTree['nodes'], above: number, id: number): boolean {
    for (let at: number | null = id; at !== null; at = nodes[at]!.parent) {
        if (at === above) return true;
    }
    return false;
}
