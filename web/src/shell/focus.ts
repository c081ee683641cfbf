/// Whoever presses a button that goes away by it would find the focus at the top of the page. It stays near where it was.

/** Not the squares of a board, where arrows mean something else than beside it. */
const Focusable = 'a[href], button:not(:disabled), [tabindex="0"]:not([role=gridcell])';

function ancestorsOf(element: Element): Element[] {
    const found: Element[] = [];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        found.push(at);
    return found;
}

function focusableIn(place: Element | undefined): HTMLElement[] {
    return [...(place?.querySelectorAll<HTMLElement>(Focusable) ?? [])];
}

/** Watches the page from now on. Returns how to stop that. */
export function keepFocus(): () => void {
    let last: Element | null = null;
    let around: readonly Element[] = []; // from the innermost, as it was when the focus came
    let number = 0; // among what can be focused in the innermost: what takes its place is better than a neighbour
    const remember = (event: FocusEvent) => {
        last = event.target as Element;
        around = ancestorsOf(last);
        number = Math.max(0, focusableIn(around[0]).indexOf(last as HTMLElement));
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
        for (const place of around.filter((each) => each.isConnected)) {
            if (place instanceof HTMLElement && place.matches('main[tabindex]'))
                return place.focus({ preventScroll: true }); // another view: it begins here
            const near = focusableIn(place);
            const next = near[place === around[0] ? Math.min(number, near.length - 1) : 0];
            if (next) return next.focus({ preventScroll: true });
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
