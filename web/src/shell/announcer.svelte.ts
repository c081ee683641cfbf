/// What a screen reader is to say next, and what is shown for a moment to everybody.

/** Long enough to look up and to read it slowly. */
const timeToRead = (text: string) => 6000 + 80 * text.length; // ms

class Announcer {
    spoken = $state('');
    notice = $state('');
    #end: ReturnType<typeof setTimeout> | undefined;

    /** Spoken only: the screen shows it already. */
    say(text: string): void {
        // A live region is read when it changes; a repeated sentence differs by a blank.
        this.spoken = text === this.spoken ? `${text} ` : text;
    }

    /** Shown and spoken, until something else is or it was read. */
    show(text: string): void {
        this.clear();
        this.notice = text;
        this.say(text);
        this.#end = setTimeout(() => this.clear(), timeToRead(text));
    }

    clear(): void {
        clearTimeout(this.#end);
        this.notice = '';
    }
}

export const announcer = new Announcer();
