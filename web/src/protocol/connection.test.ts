import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, Refusal, type Socket } from './connection';
import { Patience, Quiet } from './pulse';
import { delayAfter, FirstLink, step, type Link, type LinkEvent } from './reconnect';

const Events: LinkEvent[] = ['opened', 'heard', 'lost', 'timer', 'hurry'];

describe('the link', () => {
    it('waits longer after each failure, but never long', () => {
        const delays = Array.from({ length: 40 }, (_, i) => delayAfter(i + 1));
        expect(delays).toEqual([...delays].sort((a, b) => a - b));
        expect(delays[0]).toBeLessThanOrEqual(500);
        expect(Math.max(...delays)).toBeLessThanOrEqual(10_000);
    });

    it('forgets its failures once something was heard, and not before', () => {
        const open = step(step(step(FirstLink, 'lost'), 'timer'), 'opened');
        expect(step(open, 'lost')).toEqual({ phase: 'waiting', failures: 2, delay: delayAfter(2) });
        const good = step(open, 'heard');
        expect(step(good, 'lost')).toEqual({ phase: 'waiting', failures: 1, delay: delayAfter(1) });
    });

    it('can always come to be open again, whatever has happened', () => {
        let links: Link[] = [FirstLink];
        for (let round = 0; round < 5; ++round) {
            links = links.flatMap((link) => Events.map((event) => step(link, event)));
        }
        for (const link of links) {
            expect(step(step(step(link, 'lost'), 'timer'), 'opened').phase).toBe('open');
        }
    });
});

class FakeSocket implements Socket {
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    sent: Record<string, unknown>[] = [];
    send(text: string): void {
        this.sent.push(JSON.parse(text));
    }
    close(): void {
        this.onclose?.();
    }
    answer(message: object): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

describe('a connection', () => {
    let sockets: FakeSocket[];
    let connection: Connection;
    const socket = () => sockets.at(-1)!;

    beforeEach(() => {
        vi.useFakeTimers();
        sockets = [];
        connection = new Connection(() => {
            sockets.push(new FakeSocket());
            return socket();
        });
        connection.open();
    });
    afterEach(() => vi.useRealTimers());

    it('brings each answer to the one who asked', async () => {
        socket().onopen!();
        const first = connection.ask({ type: 'parse', text: 'f5' });
        const second = connection.ask({ type: 'undo' });
        const [a, b] = socket().sent.map((message) => message.request);
        expect(a).not.toBe(b);
        socket().answer({ type: 'error', request: b, code: 'refused', sentence: 'no move' });
        socket().answer({ type: 'parsed', request: a });
        await expect(first).resolves.toMatchObject({ type: 'parsed' });
        await expect(second).rejects.toThrow(new Refusal('refused', 'no move'));
    });

    it('says so when nobody is there to hear, and loses nobody who waits', async () => {
        await expect(connection.ask({ type: 'undo' })).rejects.toMatchObject({ code: 'lost' });
        socket().onopen!();
        const waiting = connection.ask({ type: 'undo' });
        socket().close();
        await expect(waiting).rejects.toMatchObject({ code: 'lost' });
    });

    it('comes back by itself, at once when hurried, and hears only the newest line', () => {
        const phases: string[] = [];
        connection.onlink = (link) => phases.push(link.phase);
        socket().onopen!();
        const old = socket();
        old.close();
        expect(sockets).toHaveLength(1);
        vi.advanceTimersByTime(delayAfter(1));
        expect(sockets).toHaveLength(2);
        socket().close();
        connection.hurry();
        expect(sockets).toHaveLength(3);
        socket().onopen!();
        old.onclose!();
        expect(connection.link.phase).toBe('open');
        expect(phases).toEqual(['open', 'waiting', 'connecting', 'waiting', 'connecting', 'open']);
    });

    it('asks whether anybody is there, and comes back where nobody answers', async () => {
        socket().onopen!();
        const cut = socket();
        vi.advanceTimersByTime(Quiet);
        expect(cut.sent).toEqual([{ type: 'ping' }]);
        cut.answer({ type: 'pong' });
        vi.advanceTimersByTime(Quiet);
        expect(cut.sent).toHaveLength(2);
        vi.advanceTimersByTime(Patience - 1);
        expect(connection.link.phase).toBe('open');
        cut.close = () => {}; // nobody answers that, either
        const waiting = connection.ask({ type: 'undo' });
        vi.advanceTimersByTime(1);
        await expect(waiting).rejects.toMatchObject({ code: 'lost' });
        expect(connection.link.phase).toBe('waiting');
        vi.advanceTimersByTime(delayAfter(1));
        socket().onopen!();
        cut.answer({ type: 'pong' });
        cut.onclose!();
        expect(connection.link.phase).toBe('open');
    });

    it('asks at once when there is a reason to doubt, and only once', () => {
        socket().onopen!();
        connection.hurry();
        vi.advanceTimersByTime(Patience / 2);
        connection.hurry();
        expect(socket().sent).toEqual([{ type: 'ping' }]);
        vi.advanceTimersByTime(Patience / 2);
        expect(connection.link.phase).toBe('waiting');
    });

    it('does not take its own sleep for the silence of the server', () => {
        const sleep = () => vi.setSystemTime(Date.now() + 60_000); // the timers stand still
        socket().onopen!();
        connection.hurry();
        sleep();
        vi.advanceTimersByTime(Patience);
        expect(connection.link.phase).toBe('open');
        expect(socket().sent).toEqual([{ type: 'ping' }, { type: 'ping' }]);
        socket().answer({ type: 'pong' }); // it was in the queue
        vi.advanceTimersByTime(Quiet - 1);
        expect(connection.link.phase).toBe('open');
        expect(socket().sent).toHaveLength(2);

        connection.hurry();
        sleep();
        vi.advanceTimersByTime(Patience + Patience - 1);
        expect(connection.link.phase).toBe('open');
        vi.advanceTimersByTime(1);
        expect(connection.link.phase).toBe('waiting'); // awake all the while, and nothing came
    });

    it('gives up a line that does not come to be', () => {
        vi.advanceTimersByTime(Patience);
        expect(connection.link).toMatchObject({ phase: 'waiting', failures: 1 });
        vi.advanceTimersByTime(delayAfter(1) + Patience);
        expect(connection.link).toMatchObject({ phase: 'waiting', failures: 2 });
    });

    it('waits longer and longer for a server that opens and says nothing', () => {
        for (let failures = 1; failures <= 5; ++failures) {
            socket().onopen!();
            vi.advanceTimersByTime(Quiet + Patience);
            expect(connection.link).toMatchObject({ phase: 'waiting', failures });
            vi.advanceTimersByTime(delayAfter(failures));
        }
        const onlink = vi.spyOn(connection, 'onlink');
        socket().onopen!();
        socket().answer({ type: 'pong' });
        expect(onlink).toHaveBeenCalledTimes(1); // whoever attached at the opening does so once
        socket().close();
        expect(connection.link).toMatchObject({ phase: 'waiting', failures: 1 });
    });

    it('does not say what is too long to be heard', async () => {
        socket().onopen!();
        socket().answer({ type: 'hello', limits: { message_bytes: 100 } });
        const asked = connection.ask({ type: 'parse', text: '石'.repeat(40) });
        await expect(asked).rejects.toMatchObject({ code: 'limit' });
        expect(socket().sent).toEqual([]);
        expect(connection.tell({ type: 'parse', text: 'f5' })).toBe(true);
    });

    it('gives a stream of answers until it is told to stop', () => {
        socket().onopen!();
        const heard = vi.fn();
        const stop = connection.listen({ type: 'hint' }, heard);
        const request = socket().sent[0]!.request;
        for (let i = 0; i < 3; ++i) socket().answer({ type: 'hints', request });
        stop();
        socket().answer({ type: 'hints', request });
        expect(heard).toHaveBeenCalledTimes(3);
    });
});
