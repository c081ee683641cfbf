import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from './announcer.svelte';

const Minute = 60_000;

describe('a notice', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('goes away by itself once it was read', () => {
        announcer.show('f5 is not a legal move for white');
        vi.advanceTimersByTime(4000);
        expect(announcer.notice).not.toBe('');
        vi.advanceTimersByTime(Minute);
        expect(announcer.notice).toBe('');
    });

    it('is not taken away by the end of the one before', () => {
        announcer.show('one');
        vi.advanceTimersByTime(6000);
        announcer.show('two');
        vi.advanceTimersByTime(4000);
        expect(announcer.notice).toBe('two');
    });
});
