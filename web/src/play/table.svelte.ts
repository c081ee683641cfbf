/// The table one plays at: the game the program keeps for us, and what may be asked of it.
import { announcer } from '../shell/announcer.svelte';
import { words } from '../i18n/words.svelte';
import { complaintOf } from '../lib/complaint';
import { isPerson, seatAt, UsualOpponent, withinLevel } from '../lib/seat';
import { catalogueOf } from '../protocol/catalogue';
import { scoreText } from '../lib/score';
import { Refusal, refusalOf } from '../protocol/connection';
import type {
    ClientMessage,
    Game,
    Hints,
    ServerMessage,
    Side,
    State,
    Thinking,
} from '../protocol/messages';
import { program } from '../protocol/program.svelte';
import { keepGame, keptGame } from './keptGame';
import { spokenMoves } from './spoken';

export interface GameWish {
    readonly game: Game;
    readonly seats: readonly [string, string];
    readonly record?: string;
    readonly clock?: string;
}

const HintLevel = 12; // good advice within a moment
const ValuesLevel = 16;
const UsualSeats = ['human', UsualOpponent] as const;

function isLost(error: unknown): boolean {
    return error instanceof Refusal && error.code === 'lost';
}

function allowed(seat: string): string {
    return withinLevel(seat, program.levelAtMost(Infinity));
}

class Table {
    state = $state.raw<State | null>(null);
    /** When `state` came, on the clock of performance.now(): clocks run on from there. */
    since = $state(0);
    /** What the player at work has seen, or what led to the last move. */
    thinking = $state.raw<Thinking | null>(null);
    hints = $state.raw<Hints | null>(null);
    /** Whether `hints` are advice, and not the values of all moves. */
    isAdvice = $state(false);
    /** Why there is no game here, once that is known. */
    obstacle = $state('');

    /** Wishes that the program has not answered yet: nobody can move twice. */
    #asking = $state(0);
    /** Done when the game of this tab is here, or cannot be had. */
    seated: Promise<void> = Promise.resolve();
    #stopHints = () => {};
    /** The player has told what it sees since the game changed last. */
    #isTold = false;

    /** The move that somebody asked for. */
    readonly hint = $derived(this.isAdvice ? (this.hints?.moves[0] ?? null) : null);
    readonly isOver = $derived(this.state?.result != null);
    /** A person is to move, here and now. */
    readonly isOurTurn = $derived.by(() => {
        const state = this.state;
        if (!state || state.result || state.thinking || this.#asking > 0) return false;
        return state.paused || isPerson(state.seats[state.board.to_move]);
    });

    start(): void {
        program.hear((message) => this.#hear(message));
        program.whenOpen(() => void (this.seated = this.#sitDown()));
    }

    /** Something a person wants: play, undo, swap... False, and said why, where it is refused. */
    want(message: ClientMessage): Promise<boolean> {
        return this.#isDone(this.#ask(message));
    }

    async #isDone(wish: Promise<void>): Promise<boolean> {
        try {
            await wish;
            return true;
        } catch (error) {
            this.#complain(error);
            return false;
        }
    }

    async #ask(message: ClientMessage): Promise<void> {
        announcer.clear();
        ++this.#asking;
        try {
            await program.connection.ask(message);
        } finally {
            --this.#asking;
        }
    }

    /** Says why something was not done. That the line is lost, the banner says. */
    #complain(error: unknown): void {
        if (!isLost(error)) announcer.show(complaintOf(error));
    }

    /** A new game. Where it is refused, that is for the one who asked to say. */
    begin(wish: GameWish): Promise<void> {
        return this.#ask({ type: 'create', ...wish });
    }

    /** Plays on from a record against whoever sat here last and can play it; a person has the side to move. */
    async retry(game: Game, record: string, toMove: Side): Promise<boolean> {
        const [first, second] = this.state?.seats ?? UsualSeats;
        const last = isPerson(first) ? second : first;
        const opponent = await catalogueOf(game).then(
            (catalogue) => seatAt(catalogue, last),
            () => last, // the program has the last word
        );
        const seats =
            toMove === 0 ? (['human', opponent] as const) : ([opponent, 'human'] as const);
        return this.#isDone(this.begin({ game, record, seats }));
    }

    /** Asks for the values of all moves here; they come deeper and deeper until the game goes on. */
    askValues(): void {
        this.isAdvice = false;
        this.#askHints({ type: 'hint', level: program.levelAtMost(ValuesLevel) }, () => {});
    }

    /** Asks for the best move here, shows it and says it. */
    askHint(): void {
        this.isAdvice = true;
        const question = { type: 'hint', level: program.levelAtMost(HintLevel), count: 1 };
        this.#askHints(question, ({ done, moves: [best] }) => {
            if (!done || !best || !this.state) return;
            announcer.say(words.now.saidHint(best.move, scoreText(best.score, this.state.game)));
        });
    }

    #askHints(question: ClientMessage, heard: (hints: Hints) => void): void {
        this.#stopHints();
        this.#stopHints = program.connection.listen(question, (message) => {
            if (message.type === 'error') return this.#complain(refusalOf(message));
            if (message.type !== 'hints') return;
            this.hints = message;
            heard(message);
        });
    }

    dropHints(): void {
        this.#stopHints();
        this.#stopHints = () => {};
        if (this.hints && !this.hints.done) program.connection.tell({ type: 'stop', what: 'hint' });
        this.hints = null;
    }

    /** Back to the game of this tab, or of this browser; a new one where there is none, or where the program forgot it. */
    async #sitDown(): Promise<void> {
        const id = this.state?.id ?? keptGame();
        this.obstacle = '';
        try {
            if (id) await this.#attachOrMake(id);
            else await this.#makeUsual();
        } catch (error) {
            if (!isLost(error)) this.obstacle = complaintOf(error);
        }
    }

    async #attachOrMake(id: string): Promise<void> {
        try {
            await program.connection.ask({ type: 'attach', id });
        } catch (error) {
            if (!(error instanceof Refusal) || error.code !== 'unknown-game') throw error;
            await (this.state ? this.#makeAgain(this.state) : this.#makeUsual());
        }
    }

    async #makeUsual(): Promise<void> {
        await program.connection.ask({ type: 'create', seats: UsualSeats.map(allowed) });
    }

    async #makeAgain({ game, seats, record }: State): Promise<void> {
        this.state = null;
        const question = { type: 'create', game, seats: seats.map(allowed), record };
        await program.connection.ask(question);
        announcer.show(words.now.remade);
    }

    #hear(message: ServerMessage): void {
        if (message.type === 'state') this.#take(message);
        if (message.type === 'thinking' && message.id === this.state?.id) {
            this.thinking = message;
            this.#isTold = true;
        }
    }

    #take(state: State): void {
        const before = this.state;
        if (before?.id === state.id && state.revision < before.revision) return;
        this.state = state;
        this.since = performance.now();
        keepGame(state.id);
        if (before?.id !== state.id || before.revision !== state.revision) {
            this.dropHints();
            this.#dropThoughts(before, state);
        }
        const spoken = spokenMoves(words.now, before, state);
        if (spoken) announcer.say(spoken);
    }

    /** What was seen is worth showing beside the move that came of it, no longer. */
    #dropThoughts(before: State | null, state: State): void {
        const isMove = before?.id === state.id && state.moves.length > before.moves.length;
        if (!isMove || !this.#isTold || state.result) this.thinking = null;
        this.#isTold = false;
    }
}

export const table = new Table();
