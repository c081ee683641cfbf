/// The one connection of the page to the program, and its state for whoever shows it.
import { Connection, webSocketOf } from './connection';
import type { Hello, Limits, ServerMessage } from './messages';
import type { Link } from './reconnect';

class Program {
    link = $state.raw<Link>({ phase: 'connecting', failures: 0 });
    readonly isOpen = $derived(this.link.phase === 'open');
    readonly connection = new Connection(webSocketOf(window.location));
    /** What it allows; known by the time that it is open to questions. */
    limits = $state.raw<Limits | null>(null);
    #isGreeted = false;
    #hearers = new Set<(message: ServerMessage) => void>();
    #openers = new Set<() => void>();

    start(): void {
        this.connection.onmessage = (message) => {
            if (message.type === 'hello') this.#greet(message);
            this.#hearers.forEach((hear) => hear(message));
        };
        this.connection.onlink = (link) => {
            this.link = link;
            this.#isGreeted = false;
        };
        window.addEventListener('online', () => this.connection.hurry());
        document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'visible') this.connection.hurry();
        });
        this.connection.open();
    }

    /** Hears every message. */
    hear(heard: (message: ServerMessage) => void): void {
        this.#hearers.add(heard);
    }

    /** Is called whenever the program has greeted us, and at once if it has. Returns how to stop that. */
    whenOpen(opened: () => void): () => void {
        this.#openers.add(opened);
        if (this.#isGreeted) opened();
        return () => void this.#openers.delete(opened);
    }

    /** The level, or the highest that the program allows. */
    levelAtMost(level: number): number {
        return Math.min(level, this.limits?.level ?? level);
    }

    #greet({ limits }: Hello): void {
        this.limits = limits;
        this.#isGreeted = true;
        this.#openers.forEach((opened) => opened());
    }
}

export const program = new Program();
