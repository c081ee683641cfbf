/// What the screen is like, now and after every turn of the phone.
import { MediaQuery } from 'svelte/reactivity';

/** Too narrow for names of files and ranks beside the board. */
export const isNarrow = new MediaQuery('max-width: 600px', false);

/** What a theme that follows the system looks like. */
export const isSystemDark = new MediaQuery('prefers-color-scheme: dark', false);
