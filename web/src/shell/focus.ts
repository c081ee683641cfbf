/// Whoever presses a button that goes away by it would find the focus at the top of the page. It stays near where it was.

const Focusable = 'a[href], button:not(:disabled), [tabindex="0"]';

function ancestorsOf(element: Element): Element[] {
    const found: Element[] = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        found.push(at);
    return found;
}

/** Watches the page from now on. Returns how to stop that. */
export function keepFocus(): () => void {
    let last: Element | null = null;
    let around: readonly Element[] = []; // from the innermost, as it was when the focus came
    const remember = (event: FocusEvent) => {
        last = event.target as Element;
        around = ancestorsOf(last);
    };
    // It went of its own accord, unless what follows at once is that its place is gone.
    const forget = ({ target }: FocusEvent) => {
        setTimeout(() => {
            if (last === target && document.activeElement !== target) last = null;
        });
    };
    const watcher = new MutationObserver(() => {
        if (!last || last.isConnected) return;
        last = null;
        if (document.activeElement !== document.body) return;
        for (const place of around) {
            const near = place.isConnected && place.querySelector<HTMLElement>(Focusable);
            if (near) return near.focus({ preventScroll: true });
        }
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
        document.removeEventListener('focusin', remember);
        document.removeEventListener('focusout', forget);
        watcher.disconnect();
    };
}
