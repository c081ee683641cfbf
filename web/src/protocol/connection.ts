/// A WebSocket that comes back. Questions get numbers, and answers find the one who asked; whoever asks while the line is down is
/// asked to wait no longer than the line is down, because what can be asked again is asked again when it opens. A line that brings
/// nothing any more is down, whatever the browser thinks of it.
import type { ClientMessage, ErrorMessage, ServerMessage } from './messages';
import { Pulse } from './pulse';
import { FirstLink, step, type Link, type LinkEvent } from './reconnect';

/** What we need of a WebSocket, so that tests can bring their own. */
export interface Socket {
    onopen: (() => void) | null;
    onclose: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    send(text: string): void;
    close(): void;
}

export type MakeSocket = () => Socket;
type Heard = (message: ServerMessage) => void;

/** The answer to a question was an error; the sentence is for people. */
export class Refusal extends Error {
    constructor(
        readonly code: string,
        sentence: string,
    ) {
        super(sentence);
    }
}

export function refusalOf({ code, sentence }: ErrorMessage): Refusal {
    return new Refusal(code, sentence);
}

const Lost: ErrorMessage = { type: 'error', code: 'lost', sentence: 'The connection was lost.' };

function tooLong(most: number, found: number): ErrorMessage {
    const sentence = `a message of at most ${most} bytes was expected, this one has ${found}`;
    return { type: 'error', code: 'limit', sentence };
}

export class Connection {
    /** Called with every message of the server, after the one who asked has heard it. */
    onmessage: Heard = () => {};
    /** Called whenever the line changes; after `open` whoever was attached has to attach again. */
    onlink: (link: Link) => void = () => {};

    #link: Link = FirstLink;
    #socket: Socket | null = null;
    #asked = new Map<number, Heard>();
    #lastRequest = 0;
    #mostBytes = Infinity; // until the program says what it takes
    #timer: ReturnType<typeof setTimeout> | undefined;
    readonly #makeSocket: MakeSocket;
    readonly #pulse = new Pulse(
        () => this.tell({ type: 'ping' }),
        () => this.#drop(),
    );

    constructor(makeSocket: MakeSocket) {
        this.#makeSocket = makeSocket;
    }

    open(): void {
        this.#connect();
    }

    get link(): Link {
        return this.#link;
    }

    /** Tries at once, if it waits at all; where the line looks open, asks whether it is. */
    hurry(): void {
        if (this.#link.phase === 'open') this.#pulse.check();
        else this.#advance('hurry');
    }

    /** Says something that needs no answer. False, and not said, while the line is down. */
    tell(message: ClientMessage): boolean {
        return this.#send(message) === null;
    }

    /** Asks, and hears every answer until the returned function is called. A lost line is an answer, too. */
    listen(message: ClientMessage, heard: Heard): () => void {
        const request = ++this.#lastRequest;
        this.#asked.set(request, heard);
        const obstacle = this.#send({ ...message, request });
        if (obstacle) {
            this.#asked.delete(request);
            heard(obstacle);
        }
        return () => void this.#asked.delete(request);
    }

    /** Asks for one answer; an error is thrown as a Refusal. */
    ask<Answer extends ServerMessage>(message: ClientMessage): Promise<Answer> {
        return new Promise((resolve, reject) => {
            let forget = () => {};
            forget = this.listen(message, (answer) => {
                forget();
                if (answer.type === 'error') reject(refusalOf(answer));
                else resolve(answer as Answer);
            });
        });
    }

    /** Null, or why it was not sent: a message that is too long would cost the line, and all that goes on over it. */
    #send(message: ClientMessage): ErrorMessage | null {
        if (this.#link.phase !== 'open') return Lost;
        const text = JSON.stringify(message);
        const bytes = new TextEncoder().encode(text).length;
        if (bytes > this.#mostBytes) return tooLong(this.#mostBytes, bytes);
        this.#socket?.send(text);
        return null;
    }

    #connect(): void {
        const socket = this.#makeSocket();
        const isOurs = () => this.#socket === socket;
        this.#socket = socket;
        socket.onopen = () => isOurs() && this.#advance('opened');
        socket.onmessage = (event) => isOurs() && this.#hear(String(event.data));
        socket.onclose = () => isOurs() && this.#advance('lost');
        this.#pulse.expect();
    }

    /** Closing waits for the far end, which says nothing: whatever becomes of this line is no news any more. */
    #drop(): void {
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
        this.#advance('lost');
    }

    #advance(event: LinkEvent): void {
        const before = this.#link;
        this.#link = step(before, event);
        if (this.#link.phase === before.phase) return; // an open line that turned out to be good is no news
        clearTimeout(this.#timer);
        if (this.#link.phase === 'open') {
            this.#pulse.heard();
        } else if (this.#link.phase === 'waiting') {
            this.#pulse.stop();
            this.#timer = setTimeout(() => this.#advance('timer'), this.#link.delay);
            this.#disappoint();
        } else if (this.#link.phase === 'connecting') {
            this.#connect();
        }
        this.onlink(this.#link);
    }

    #disappoint(): void {
        const waiting = [...this.#asked.values()];
        this.#asked.clear();
        for (const heard of waiting) heard(Lost);
    }

    #hear(text: string): void {
        this.#pulse.heard();
        this.#advance('heard');
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'hello') this.#mostBytes = message.limits.message_bytes;
        if (message.request !== undefined) this.#asked.get(message.request)?.(message);
        this.onmessage(message);
    }
}

export function webSocketOf(place: Location): MakeSocket {
    const scheme = place.protocol === 'https:' ? 'wss:' : 'ws:';
    return () => new WebSocket(`${scheme}//${place.host}/api/v1/socket`) as Socket;
}
