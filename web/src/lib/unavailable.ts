/// A button that has nothing to do for the moment. The attribute `disabled` would take the focus from whoever has just pressed it, and
/// keys would begin again at the top of the page.
export function unavailable(button: HTMLButtonElement, isUnavailable: boolean) {
    const update = (isNow: boolean) => {
        isUnavailable = isNow;
        if (isNow) button.setAttribute('aria-disabled', 'true');
        else button.removeAttribute('aria-disabled');
    };
    button.addEventListener('click', (event) => {
        if (!isUnavailable) return;
        event.preventDefault(); // nor is a form sent by it
        event.stopImmediatePropagation();
    });
    update(isUnavailable);
    return { update };
}
