/// What went wrong, in the language of the page.
import { words } from '../i18n/words.svelte';
import { Refusal } from '../protocol/connection';

export function complaintOf(error: unknown): string {
    const sentence = error instanceof Error ? error.message : String(error);
    return words.now.refused(error instanceof Refusal ? error.code : 'failed', sentence);
}
