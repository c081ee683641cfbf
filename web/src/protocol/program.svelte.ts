/// The one connection of the page to the program, and its state for whoever shows it.
import { Connection, webSocketOf } from './connection';
import type { ServerMessage } from './messages';
import type { Link } from './reconnect';

class Program {
    link = $state.raw<Link>({ phase: 'connecting', failures: 0 });
    readonly isOpen = $derived(this.link.phase === 'open');
    readonly connection = new Connection(webSocketOf(window.location));
    #hearers = new Set<(message: ServerMessage) => void>();
    #openers = new Set<() => void>();

    start(): void {
        this.connection.onmessage = (message) => this.#hearers.forEach((hear) => hear(message));
        this.connection.onlink = (link) => {
            this.link = link;
            if (link.phase === 'open') this.#openers.forEach((opened) => opened());
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

    /** Is called whenever the line opens, and at once if it is open. Returns how to stop that. */
    whenOpen(opened: () => void): () => void {
        this.#openers.add(opened);
        if (this.link.phase === 'open') opened();
        return () => void this.#openers.delete(opened);
    }
}

export const program = new Program();
