/// Whether the far end is still there. A line that was cut without a word (a laptop slept, a cable was pulled) looks open for minutes,
/// and a browser says nothing of the pings that the WebSocket has of its own.

export const Quiet = 10_000; // ms without a word, after which one asks
export const Patience = 10_000; // ms for an answer; a busy server needs some

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
        this.#timer = setTimeout(this.giveUp, Patience);
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#isAsking = false;
    }
}
