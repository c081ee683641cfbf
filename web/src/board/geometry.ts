/// The board's drawing in numbers: a square is 100 units wide, and a1's upper left corner is the origin.

export const Unit = 100;

/** How far the frame reaches beyond the squares. A narrow screen has no room for names in the frame; they stand in the squares. */
export function frameWidth(isCompact: boolean): number {
    return isCompact ? 4 : 40;
}

export interface Point {
    readonly x: number;
    readonly y: number;
}

export function corner(index: number, size: number): Point {
    return { x: (index % size) * Unit, y: Math.floor(index / size) * Unit };
}

export function centre(index: number, size: number): Point {
    const { x, y } = corner(index, size);
    return { x: x + Unit / 2, y: y + Unit / 2 };
}

/** How many king's steps lie between two squares: discs turn one ring after another. */
export function distance(a: number, b: number, size: number): number {
    const files = Math.abs((a % size) - (b % size));
    const ranks = Math.abs(Math.floor(a / size) - Math.floor(b / size));
    return Math.max(files, ranks);
}

/** An arrow's path, shortened so that it begins and ends inside the squares it joins. */
export function arrow(from: Point, to: Point): string {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return '';
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const tip = { x: to.x - dx * 14, y: to.y - dy * 14 };
    const neck = { x: tip.x - dx * 30, y: tip.y - dy * 30 };
    const side = (by: number) => `${round(neck.x - dy * by)} ${round(neck.y + dx * by)}`;
    return (
        `M${round(from.x + dx * 30)} ${round(from.y + dy * 30)}L${round(neck.x)} ${round(neck.y)}` +
        `M${side(17)}L${round(tip.x)} ${round(tip.y)}L${side(-17)}Z`
    );
}

function round(number: number): number {
    return Math.round(number * 10) / 10;
}
