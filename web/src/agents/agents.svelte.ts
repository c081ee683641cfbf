/// A teaching agent at work: which one, on which position, and the tree of its search as far as one has stepped through it.
import { study } from '../analyse/study.svelte';
import { complaintOf } from '../lib/complaint';
import { gameKey, type Game } from '../protocol/messages';
import { program } from '../protocol/program.svelte';
import type { SearchTree, TreeMessage } from '../protocol/tree';
import { announcer } from '../shell/announcer.svelte';
import { childrenOf, storyOf, type Story } from './story';

export type AgentName = 'minimax' | 'alphabeta' | 'mcts';

export const Agents: readonly AgentName[] = ['minimax', 'alphabeta', 'mcts'];
export const DeepestTree = 8;
export const MostSimulations = 5000;
const OpenAtOnce = 150; // nodes that can be seen without opening anything

class AgentAtWork {
    name = $state<AgentName>('alphabeta');
    depth = $state(3);
    simulations = $state(200);
    evaluation = $state('discs');
    isThinking = $state(false);

    game = $state.raw<Game | null>(null); // of the tree
    #record = $state(''); // of the position that the tree begins with
    tree = $state.raw<SearchTree | null>(null);
    now = $state(0);
    /** A node that somebody asked for, which is not where the search is. */
    lookedAt = $state<number | null>(null);
    /** What somebody has opened or closed in the tree. */
    toggled = $state.raw<ReadonlyMap<number, boolean>>(new Map());

    readonly story = $derived<Story | null>(this.tree ? storyOf(this.tree) : null);
    readonly children = $derived(this.tree ? childrenOf(this.tree.nodes) : []);
    readonly event = $derived(this.story?.events[this.now] ?? null);
    readonly here = $derived(this.lookedAt ?? this.event?.node ?? 0);
    readonly last = $derived(this.story ? this.story.events.length - 1 : 0);
    readonly isSmall = $derived((this.tree?.nodes.length ?? 0) <= OpenAtOnce);

    /** As the program takes it. */
    get player(): string {
        if (this.name === 'mcts') return `mcts:iterations=${this.simulations}`;
        return `${this.name}:depth=${this.depth},eval=${this.evaluation}`;
    }

    async think(): Promise<void> {
        const { game, recordHere: record } = study;
        if (!game || this.isThinking) return;
        announcer.clear();
        this.isThinking = true;
        try {
            const question = { type: 'tree', game, record, player: this.player };
            const { tree } = await program.connection.ask<TreeMessage>(question);
            this.#show(tree, game, record);
        } catch (error) {
            announcer.show(complaintOf(error));
        } finally {
            this.isThinking = false;
        }
    }

    /** Whether the tree is about the position under study. */
    get isOfHere(): boolean {
        if (!this.game || !study.game) return false;
        return gameKey(this.game) === gameKey(study.game) && this.#record === study.recordHere;
    }

    /** Back to the position, to think about another one. */
    clear(): void {
        this.tree = null;
    }

    go(index: number): void {
        this.now = Math.min(Math.max(0, index), this.last);
        this.lookedAt = null;
    }

    /** To the next cut, or whatever is worth a jump, that way. */
    jump(direction: 1 | -1): void {
        for (let i = this.now + direction; i >= 0 && i <= this.last; i += direction) {
            if (this.story?.isJump(i)) return this.go(i);
        }
    }

    /** To the moment that tells about a node, or just to its board. */
    visit(id: number): void {
        const index = this.story?.eventOf(id) ?? null;
        if (index === null) this.lookedAt = id;
        else this.go(index);
    }

    toggle(id: number, isOpen: boolean): void {
        this.toggled = new Map(this.toggled).set(id, isOpen);
    }

    #show(tree: SearchTree, game: Game, record: string): void {
        this.game = game;
        this.#record = record;
        this.tree = tree;
        this.toggled = new Map();
        const first = this.story?.events.findIndex((_, i) => this.story!.isJump(i)) ?? 0;
        this.go(Math.max(0, first));
    }
}

export const agent = new AgentAtWork();
