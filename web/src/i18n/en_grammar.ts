/// One and many in English.

export const plural = (count: number, one: string, many = `${one}s`): string =>
    `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
/** Black is one; the attackers are many, and so is whoever is called you. */
export const verb = (side: string, one: string, many: string): string =>
    side.endsWith('s') || side === 'You' ? many : one;
