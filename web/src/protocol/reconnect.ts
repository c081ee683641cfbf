/// When to try again after a connection was lost: a state machine without timers, so that it can be tested as one.

export type Link =
    | { readonly phase: 'connecting'; readonly failures: number }
    | { readonly phase: 'open'; readonly failures: number } // those before it, until something is heard
    | { readonly phase: 'waiting'; readonly failures: number; readonly delay: number };

export type LinkEvent = 'opened' | 'heard' | 'lost' | 'timer' | 'hurry';

const ShortestDelay = 250; // ms
const LongestDelay = 8000;

/** Doubles with every failure up to a limit, so that a server that comes back is not met by everybody at once. */
export function delayAfter(failures: number): number {
    return Math.min(LongestDelay, ShortestDelay * 2 ** Math.min(failures - 1, 16));
}

export const FirstLink: Link = { phase: 'connecting', failures: 0 };

/** What follows. A line that opens and stays mute is a failure as any other: only `heard`, a word from the far end, makes it good.
    `hurry` is a reason to believe that waiting has no point: the page is seen again, the network is back. */
export function step(link: Link, event: LinkEvent): Link {
    switch (event) {
        case 'opened':
            return link.phase === 'connecting' ? { phase: 'open', failures: link.failures } : link;
        case 'heard':
            return link.phase === 'open' && link.failures > 0
                ? { phase: 'open', failures: 0 }
                : link;
        case 'lost': {
            if (link.phase === 'waiting') return link;
            const failures = link.failures + 1;
            return { phase: 'waiting', failures, delay: delayAfter(failures) };
        }
        case 'timer':
        case 'hurry':
            return link.phase === 'waiting'
                ? { phase: 'connecting', failures: link.failures }
                : link;
    }
}
