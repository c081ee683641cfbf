/// The words of the language that is chosen. Components read `words.now`, so a change is shown at once.
import { settings, type Language } from '../shell/settings.svelte';
import { en, type Words } from './en';
import { ja } from './ja';

const All: Record<Language, Words> = { en, ja };

export const words = {
    get now(): Words {
        return All[settings.language];
    },
};
