/// Keys that act anywhere on the page, unless they mean something where the focus is.

/** What a key press does by a table of keys in lower case; nothing while somebody types, or with Ctrl, Alt or Meta held. */
export function keyOf(
    event: KeyboardEvent,
    keys: Readonly<Record<string, () => void>>,
): (() => void) | undefined {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
    if (event.target instanceof Element && isTypedInto(event.target)) return undefined;
    return keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

export function isTypedInto(element: Element): boolean {
    return element.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;
}
