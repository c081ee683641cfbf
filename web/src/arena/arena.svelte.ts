/// A match between players: what is chosen for it, and what came of it so far. It goes on while one looks at other views.
import { words } from '../i18n/words.svelte';
import { formatFragment, type Pairing } from '../lib/fragment';
import type { ArenaBoard, ArenaPlan, PlayedGame, Standing } from '../protocol/arena';
import {
    gameKey,
    gameOfKey,
    type Exported,
    type Game,
    type ServerMessage,
} from '../protocol/messages';
import { program } from '../protocol/program.svelte';
import { announcer } from '../shell/announcer.svelte';
import { playerTitle, spokenGame, verdictText } from './told';

export type Phase = 'running' | 'stopped' | 'lost' | 'finished';

export const MostPlayers = 4;
export const Times = ['100ms', '200ms', '500ms', '1s', '2s', '5s'];

/** So that a second match of the same players is another one, and a link still says which it was. */
function freshSeed(): number {
    return 1 + Math.floor(Math.random() * 999_999);
}

class Arena {
    key = $state('othello8');
    players = $state(['alphabeta:depth=3,eval=squares', 'mcts:iterations=3000']);
    games = $state(20);
    time = $state('1s');
    #seed: number | null = null; // of a link

    /** Whether the next match is being chosen; the last one is kept beside. */
    isChoosing = $state(true);
    isAsked = $state(false);
    phase = $state<Phase>('finished');
    plan = $state.raw<ArenaPlan | null>(null);
    live = $state.raw<ArenaBoard | null>(null);
    played = $state.raw<readonly PlayedGame[]>([]);
    standing = $state.raw<Standing | null>(null);
    /** The finished game that somebody looks at; null: the one that is played. */
    selected = $state<number | null>(null);
    #asked: Pairing | null = null;
    #forget = () => {};

    /** Of the match, or of the one that is being chosen. */
    readonly game = $derived<Game>(
        this.plan && !this.isChoosing ? this.plan.game : gameOfKey(this.key)!,
    );
    /** Whether a match is to be seen, and not chosen. */
    readonly isMatch = $derived(this.plan !== null && !this.isChoosing);
    readonly isRunning = $derived(this.phase === 'running');
    readonly shown = $derived(this.played.find((game) => game.number === this.selected) ?? null);

    /** A match out of an address; not while one is played, and not the last one again, whose games are still here. */
    take(pairing: Pairing): void {
        const isLast = formatFragment({ view: 'arena', pairing }) === this.address();
        if (this.isRunning || isLast) return;
        this.key = gameKey(pairing.game);
        this.players = [...pairing.players];
        this.games = pairing.games;
        this.time = pairing.time;
        this.#seed = pairing.seed;
        this.isChoosing = true;
    }

    start(): void {
        const game = gameOfKey(this.key)!;
        const { players, games, time } = $state.snapshot({
            players: this.players,
            games: this.games,
            time: this.time,
        });
        const pairing = { game, players, games, time, seed: this.#seed ?? freshSeed() };
        this.#seed = null;
        announcer.clear();
        this.#forget();
        this.isAsked = true;
        this.#forget = program.connection.listen({ type: 'arena', ...pairing }, (message) =>
            this.#hear(message, pairing),
        );
    }

    stop(): void {
        program.connection.tell({ type: 'stop', what: 'arena' });
    }

    /** To the finished game before or after the one that is shown; past the last, to the one that is played. */
    step(by: 1 | -1): void {
        const last = this.played.length;
        const at = (this.selected ?? last + 1) + by;
        if (at < 1 || last === 0) return;
        this.selected = at <= last ? at : this.isRunning ? null : last;
        this.#sayShown();
    }

    /** To a screen reader: which game is to be seen now. */
    #sayShown(): void {
        const { shown, live, plan } = this;
        if (!plan) return;
        if (shown) announcer.say(spokenGame(words.now, shown, plan.game, plan.games));
        else if (live) announcer.say(words.now.arena.gameOf(live.number, plan.games));
    }

    address(): string {
        return formatFragment({ view: 'arena', pairing: this.#asked });
    }

    /** The report as the program writes it; or all that is known here, also when the line was lost since. */
    async file(format: 'html' | 'txt' | 'json'): Promise<{ name: string; content: Blob }> {
        if (format === 'json') {
            const known = { ...this.plan, played: this.played, standing: this.standing };
            const text = JSON.stringify(known, null, 1);
            return { name: 'arena.json', content: new Blob([text], { type: 'application/json' }) };
        }
        const question = { type: 'report', format };
        const { name, media, text } = await program.connection.ask<Exported>(question);
        return { name, content: new Blob([text], { type: media }) };
    }

    #hear(message: ServerMessage, pairing: Pairing): void {
        if (message.type === 'arena') this.#begin(message, pairing);
        else if (message.type === 'arena_board') this.live = message;
        else if (message.type === 'arena_game') this.#add(message.game, message.standing);
        else if (message.type === 'arena_end') this.#end(message.complete, message.standing);
        else if (message.type === 'error') this.#fail(message.code, message.sentence);
    }

    #begin(plan: ArenaPlan, pairing: Pairing): void {
        this.#asked = pairing;
        this.plan = plan;
        this.live = null;
        this.played = [];
        this.standing = null;
        this.selected = null;
        this.isAsked = this.isChoosing = false;
        this.phase = 'running';
        const names = plan.players.map((player) => playerTitle(words.now, player));
        announcer.say(words.now.arena.begins(names.join(' – ')));
    }

    #add(game: PlayedGame, standing: Standing): void {
        this.played = [...this.played, game];
        this.standing = standing;
        announcer.say(spokenGame(words.now, game, this.plan!.game, this.plan!.games));
    }

    #end(isComplete: boolean, standing: Standing): void {
        this.#forget();
        this.standing = standing;
        this.phase = isComplete ? 'finished' : 'stopped';
        this.selected ??= this.played.at(-1)?.number ?? null;
        const { finished, stopped } = words.now.arena;
        const total = this.plan!.games;
        const said = isComplete ? finished(total) : stopped(this.played.length, total);
        announcer.say(`${said} ${verdictText(words.now, standing)}`);
    }

    /** What was refused leaves the choice as it was; what was lost on the way leaves what was finished. */
    #fail(code: string, sentence: string): void {
        const wasAsked = this.isAsked;
        this.isAsked = false;
        if (wasAsked || code !== 'lost') announcer.show(words.now.refused(code, sentence));
        else this.phase = 'lost';
        if (wasAsked || code === 'lost') this.#forget();
    }
}

export const arena = new Arena();
