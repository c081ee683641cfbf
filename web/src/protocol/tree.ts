/// The search tree of a teaching agent, as docs/trees.md describes it.

export type Claim = 'exact' | 'at least' | 'at most';

interface TreeNode {
    readonly id: number;
    readonly parent: number | null;
    readonly ply: number;
    readonly side: string; // to move
    readonly move: string | null;
    readonly position: string;
    readonly value: number;
    readonly best_line: boolean;
}

export interface SearchedNode extends TreeNode {
    readonly order: number;
    readonly alpha: number | null;
    readonly beta: number | null;
    readonly alpha_from: number | null;
    readonly beta_from: number | null;
    readonly claim: Claim;
    readonly ending: 'searched' | 'judged' | 'over';
    readonly best: string | null;
    readonly unseen: readonly string[];
    readonly entered: number;
}

export interface SearchedTree {
    readonly search: 'minimax' | 'alphabeta';
    readonly player: string;
    readonly sides: readonly [string, string];
    readonly view: string; // the side that all scores are for
    readonly unit: 'discs' | 'games';
    readonly depth: number;
    readonly value: number;
    readonly line: readonly string[];
    readonly entered: number;
    readonly cuts: number;
    readonly deepest: number;
    readonly minimax: { readonly entered: number; readonly counted: boolean };
    readonly nodes: readonly SearchedNode[];
}

export interface SampledNode extends TreeNode {
    readonly visits: number;
    readonly ucb: number | null;
    readonly proof: 'open' | 'won' | 'drawn' | 'lost';
    readonly untried: number;
}

export interface Candidate {
    readonly move: string;
    readonly visits: number;
    readonly value: number;
    readonly ucb: number | null;
}

export interface Simulation {
    readonly select: readonly {
        readonly side: string;
        readonly move: string;
        readonly node: number | null;
        readonly candidates: readonly Candidate[];
    }[];
    readonly expanded: number | null;
    readonly value: number; // for the side to move at the root
    readonly proven: boolean;
    readonly back_up: readonly {
        readonly node: number | null;
        readonly move: string | null;
        readonly visits: number;
        readonly value: number;
    }[];
}

export interface SampledTree {
    readonly search: 'mcts';
    readonly player: string;
    readonly sides: readonly [string, string];
    readonly c: number;
    readonly simulations: number;
    readonly positions: number;
    readonly line: readonly string[];
    readonly nodes: readonly SampledNode[];
    readonly steps: readonly Simulation[];
}

export type SearchTree = SearchedTree | SampledTree;

export interface TreeMessage {
    readonly type: 'tree';
    readonly tree: SearchTree;
}
