/// What a person chose once and expects to find again: language, theme, and whether values are shown. Kept in the browser.

export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'ja';

const Key = 'outflank.settings';

interface Kept {
    theme: Theme;
    language: Language;
    showValues: boolean;
    showLine: boolean;
}

/** The language of the browser where we speak it, else English. */
export function preferredLanguage(languages: readonly string[]): Language {
    const known = languages.find((name) => /^(en|ja)\b/i.test(name));
    return known?.toLowerCase().startsWith('ja') ? 'ja' : 'en';
}

/** Settings from what a storage gave back; anything unreadable becomes the default. */
export function readSettings(text: string | null, languages: readonly string[]): Kept {
    let kept: Partial<Record<keyof Kept, unknown>> = {};
    try {
        kept = Object(JSON.parse(text ?? '{}'));
    } catch {
        // Somebody else's text, or half of ours: begin anew.
    }
    return {
        theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system',
        language:
            kept.language === 'en' || kept.language === 'ja'
                ? kept.language
                : preferredLanguage(languages),
        showValues: kept.showValues === true,
        showLine: kept.showLine !== false,
    };
}

class Settings {
    theme = $state<Theme>('system');
    language = $state<Language>('en');
    showValues = $state(false);
    showLine = $state(true);

    constructor() {
        Object.assign(this, readSettings(storage()?.getItem(Key) ?? null, navigator.languages));
    }

    /** To be called inside an effect, so that every later change is shown and kept. */
    apply(): void {
        const { theme, language, showValues, showLine } = this;
        document.documentElement.dataset.theme = theme;
        document.documentElement.lang = language;
        storage()?.setItem(Key, JSON.stringify({ theme, language, showValues, showLine }));
    }
}

/** Of all tabs, or of this one. Null where the browser forbids storage; then choices last as long as the page. */
export function storage(kind: 'local' | 'session' = 'local'): Storage | null {
    try {
        return kind === 'local' ? window.localStorage : window.sessionStorage;
    } catch {
        return null;
    }
}

export const settings = new Settings();
