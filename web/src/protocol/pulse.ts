/// Whether the far end is still there. A line that was cut without a word (a laptop slept, a cable was pulled) looks open for minutes,
/// and a browser says nothing of the pings that the WebSocket has of its own.

export const Quiet = 10_000; // ms without a word, after which one asks
export const Patience = 10_000; // ms for an answer; a busy server needs some
const Lateness = 1000; // ms by which a timer is late only where the page did not run (frozen, asleep)

export class Pulse {
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isAsking = false;

    /** `ask` is to bring a word from the far end, and `giveUp` is called where none comes. */
    constructor(
        readonly ask: () => void,
        readonly giveUp: () => void,
    ) {}

    /** Something came. */
    heard(): void {
        this.stop();
        this.#timer = setTimeout(() => this.check(), Quiet);
    }

    /** Asks now, if it has not asked already. */
    check(): void {
        if (this.#isAsking) return;
        this.ask();
        this.expect();
    }

    /** Something is to come. */
    expect(): void {
        this.stop();
        this.#isAsking = true;
        const due = Date.now() + Patience;
        this.#timer = setTimeout(() => this.#runOut(due), Patience);
    }

    /** A page that did not run has not listened, either: the answer may lie in the queue behind this timer. */
    #runOut(due: number): void {
        if (Date.now() - due <= Lateness) return this.giveUp();
        this.ask();
        this.expect();
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#isAsking = false;
    }
}
