/// Numbers as people read them.

/** 1234567 -> "1.2 M". */
export function shortCount(count: number): string {
    if (count < 10_000) return String(Math.round(count));
    if (count < 1_000_000) return `${Math.round(count / 1000)} k`;
    if (count < 1_000_000_000) return `${(count / 1_000_000).toFixed(1)} M`;
    return `${(count / 1_000_000_000).toFixed(1)} G`;
}

/** How long a thought takes: "8 µs", "0.3 ms", "12 ms", "3.4 s". */
export function timeText(seconds: number): string {
    if (seconds >= 0.9995) return `${seconds.toFixed(1)} s`;
    const milliseconds = seconds * 1000;
    if (milliseconds < 0.095) return `${Math.max(1, Math.round(milliseconds * 1000))} µs`;
    return `${milliseconds.toFixed(milliseconds < 9.95 ? 1 : 0)} ms`;
}

/** Seconds left on a clock: "4:07", and tenths when it is getting tight. */
export function clockText(seconds: number): string {
    const left = Math.max(0, seconds);
    if (left < 10) return left.toFixed(1);
    const whole = Math.floor(left);
    const tail = String(whole % 60).padStart(2, '0');
    const minutes = Math.floor(whole / 60);
    if (minutes < 60) return `${minutes}:${tail}`;
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${tail}`;
}
