/// The game under study: its boards, where one stands in it, what moves are worth there, and what was wrong with those played.
import { announcer } from '../shell/announcer.svelte';
import { complaintOf } from '../lib/complaint';
import { formatFragment } from '../lib/fragment';
import { words } from '../i18n/words.svelte';
import { saidStand } from '../lib/said';
import { recordUntil, recordWith } from '../lib/record';
import {
    gameKey,
    type Analysis,
    type Game,
    type Hints,
    type JudgedMove,
    type Parsed,
} from '../protocol/messages';
import { program } from '../protocol/program.svelte';

export interface Reading {
    readonly text: string;
    readonly game?: Game;
    readonly number?: number;
}

/** What to go back to from a variation. */
interface Trunk {
    readonly parsed: Parsed;
    readonly ply: number;
    readonly judged: ReadonlyMap<number, JudgedMove>;
    readonly totals: Analysis | null;
}

/** How many moves of the game a pass has judged. */
interface Pass {
    readonly isFirst: boolean;
    readonly done: number;
}

const PassLevels = [6, 14] as const;
const JudgingLevel = 16;

/** What a pasted text is tried as, when it is not the game at hand. */
const UsualGames: readonly Game[] = [
    { name: 'othello', size: 8 },
    { name: 'tablut', rules: 'comp424' },
    { name: 'tablut', rules: 'ashton' },
];

class Study {
    parsed = $state.raw<Parsed | null>(null);
    ply = $state(0);
    hints = $state.raw<Hints | null>(null);
    judged = $state.raw<ReadonlyMap<number, JudgedMove>>(new Map());
    totals = $state.raw<Analysis | null>(null);
    /** The pass through the game that is under way. */
    pass = $state.raw<Pass | null>(null);
    /** The line was lost while the game was gone through. */
    isCutOff = false;
    trunk = $state.raw<Trunk | null>(null);
    /** Why the last text was not read. */
    complaint = '';
    /** What was read last, so that another game of the same text can be chosen. */
    source = $state.raw<Reading | null>(null);

    #stopHints = () => {};
    #stopAnalysis = () => {};
    /** Readings under way, asked for and shown: an older one never takes the place of a newer. */
    #underWay = 0;
    #asked = 0;
    #shown = 0;

    readonly game = $derived<Game | undefined>(this.parsed?.game);
    readonly total = $derived(this.parsed ? this.parsed.boards.length - 1 : 0);
    readonly board = $derived(this.parsed?.boards[this.ply]);
    readonly moves = $derived(this.parsed?.boards.slice(1).map((board) => board.move ?? '') ?? []);
    /** How the game ended, where its end is seen. */
    readonly resultHere = $derived(
        this.parsed && this.ply === this.total ? this.parsed.result : null,
    );
    readonly recordHere = $derived(
        this.parsed ? recordUntil(this.parsed.record, this.ply, this.total) : '',
    );

    /** Reads any text that holds a game and shows its end, or `ply`. False, and the reason is shown, if it holds none. */
    read(reading: Reading, ply?: number): Promise<boolean> {
        announcer.clear();
        return this.open(reading, ply);
    }

    /** The same where nobody asked for it, so that an answer to what somebody did ask for stays to be read. */
    open(reading: Reading, ply?: number): Promise<boolean> {
        return this.#readFirst([reading], ply);
    }

    /** Whether there is a game here, or one on its way. */
    get isTaken(): boolean {
        return this.parsed !== null || this.#underWay > 0;
    }

    /** Reads what somebody pasted: as the game at hand, else as another that it may be. */
    async readPasted(text: string, atHand: Game | undefined): Promise<boolean> {
        announcer.clear();
        const others = UsualGames.filter((game) => !atHand || gameKey(game) !== gameKey(atHand));
        const games = atHand ? [atHand, ...others] : others;
        const isRead = await this.#readFirst(games.map((game) => ({ text, game })));
        if (isRead) announcer.say(words.now.readAs(this.parsed!.format, this.total));
        return isRead;
    }

    go(ply: number): void {
        const before = this.ply;
        this.ply = Math.min(Math.max(0, ply), this.total);
        if (this.ply !== before) this.#say();
    }

    /** To a screen reader: where one stands now, and the move that led there. */
    #say(): void {
        const { game, board, ply, total, resultHere: result } = this;
        if (!game || !board) return;
        const label = this.judged.get(ply)?.label ?? 'none';
        announcer.say(saidStand(words.now, { game, board, ply, total, label, result }));
    }

    /** Steps along the game if it goes this way, else begins a variation that can be left again. */
    async play(move: string): Promise<void> {
        if (!this.parsed) return;
        if (this.moves[this.ply] === move) return this.go(this.ply + 1);
        announcer.clear();
        const text = recordWith(this.recordHere, move, this.ply);
        const read = await this.#parseFirst([{ text, game: this.parsed.game }]);
        if (!read) return;
        if (!this.trunk && this.total > 0) this.#keepTrunk();
        const known = [...this.judged].filter(([ply]) => ply <= this.ply);
        this.#show(read.parsed, read.parsed.boards.length - 1);
        this.#forgetAnalysis();
        this.judged = new Map(known);
        this.#say();
    }

    leaveVariation(): void {
        if (!this.trunk) return;
        const { parsed, ply, judged, totals } = this.trunk;
        this.trunk = null;
        this.#forgetAnalysis();
        this.#show(parsed, ply);
        this.judged = judged;
        this.totals = totals;
        this.#say();
    }

    /** Asks what every move here is worth, deeper and deeper; `stopJudging` or the next position ends it. */
    judge(): void {
        this.#stopHints();
        this.hints = null;
        const { game, recordHere: record } = this;
        if (!game || this.board?.legal.length === 0) return;
        const level = program.levelAtMost(JudgingLevel);
        const question = { type: 'hint', game, record, level };
        this.#stopHints = program.connection.listen(question, (message) => {
            if (message.type === 'hints') this.hints = message;
            else if (message.type === 'error' && message.code !== 'lost')
                announcer.show(words.now.refused(message.code, message.sentence));
        });
    }

    stopJudging(): void {
        this.#stopHints();
        this.hints = null;
        program.connection.tell({ type: 'stop', what: 'hint' });
    }

    /** Goes through the whole game for its mistakes: first quickly, so that there is something to see, then thoroughly. */
    analyse(): void {
        this.#forgetAnalysis();
        this.isCutOff = false;
        const levels = PassLevels.map((level) => program.levelAtMost(level));
        this.#passThrough([...new Set(levels)], true);
    }

    /** The values of a pass take the place of those before one by one. */
    #passThrough([level, ...deeper]: readonly number[], isFirst: boolean): void {
        const { game, parsed } = this;
        if (!game || !parsed || level === undefined) return;
        this.pass = { isFirst, done: 0 };
        this.#stopAnalysis();
        this.#stopAnalysis = program.connection.listen(
            { type: 'analyze', game, record: parsed.record, level },
            (message) => {
                if (message.type === 'judged') {
                    this.judged = new Map(this.judged).set(message.move.ply, message.move);
                    if (this.pass) this.pass = { ...this.pass, done: this.pass.done + 1 };
                } else if (message.type === 'analysis') {
                    this.pass = null;
                    if (!message.complete) return;
                    this.totals = message;
                    this.#passThrough(deeper, false);
                } else if (message.type === 'error') {
                    this.pass = null;
                    if (message.code === 'lost') this.isCutOff = true;
                    else announcer.show(words.now.refused(message.code, message.sentence));
                }
            },
        );
    }

    stopAnalysing(): void {
        this.#stopAnalysis();
        program.connection.tell({ type: 'stop', what: 'analysis' });
        this.pass = null;
    }

    address(): string {
        if (!this.parsed) return '#analyse';
        const { game, record } = this.parsed;
        return formatFragment({ view: 'analyse', game, record, ply: this.ply });
    }

    async #readFirst(readings: readonly Reading[], ply?: number): Promise<boolean> {
        const number = ++this.#asked;
        ++this.#underWay;
        const read = await this.#parseFirst(readings);
        --this.#underWay;
        if (!read || number < this.#shown) return false;
        this.#shown = number;
        this.source = read.reading;
        this.trunk = null;
        this.#show(read.parsed, ply ?? read.parsed.boards.length - 1);
        this.#forgetAnalysis();
        if (this.total > 0) this.analyse();
        return true;
    }

    /** The first reading that makes sense; if none does, what was said about the first is shown. */
    async #parseFirst(
        readings: readonly Reading[],
    ): Promise<{ reading: Reading; parsed: Parsed } | null> {
        let complaint = '';
        for (const reading of readings) {
            try {
                const parsed = await program.connection.ask<Parsed>({ type: 'parse', ...reading });
                return { reading, parsed };
            } catch (error) {
                complaint ||= complaintOf(error);
            }
        }
        this.complaint = complaint;
        announcer.show(complaint);
        return null;
    }

    #show(parsed: Parsed, ply: number): void {
        this.parsed = parsed;
        this.ply = Math.min(ply, parsed.boards.length - 1);
    }

    #keepTrunk(): void {
        this.trunk = {
            parsed: this.parsed!,
            ply: this.ply,
            judged: this.judged,
            totals: this.totals,
        };
    }

    #forgetAnalysis(): void {
        this.#stopAnalysis();
        this.#stopAnalysis = () => {};
        if (this.pass) program.connection.tell({ type: 'stop', what: 'analysis' });
        this.pass = null;
        this.judged = new Map();
        this.totals = null;
    }
}

export const study = new Study();
