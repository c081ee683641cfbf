/// What a screen reader is to say next, and what is shown for a moment to everybody.

class Announcer {
    spoken = $state('');
    notice = $state('');

    /** Spoken only: the screen shows it already. */
    say(text: string): void {
        // A live region is read when it changes; a repeated sentence differs by a blank.
        this.spoken = text === this.spoken ? `${text} ` : text;
    }

    /** Shown and spoken, until something else is. */
    show(text: string): void {
        this.notice = text;
        this.say(text);
    }

    clear(): void {
        this.notice = '';
    }
}

export const announcer = new Announcer();
