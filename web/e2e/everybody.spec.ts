import type { Page } from '@playwright/test';
import { cell, expect, isOverOrOurTurn, newGame, open, sitDown, test, violations } from './program';

const Game = 'f5d6c3d3c4f4c5b3';

/** Another theme is other colours and nothing else, so there is nothing else to look for in it. */
const RulesOfColour = ['color-contrast', 'link-in-text-block'];

for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing wrong, ${colorScheme}`, async ({ page, program }) => {
        const rules = colorScheme === 'dark' ? RulesOfColour : undefined;
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await sitDown(page, program);
        await cell(page, 'd3').click();
        await isOverOrOurTurn(page);
        expect(await violations(page, rules)).toEqual([]);
        for (const key of ['n', '?']) {
            await page.keyboard.press(key);
            await expect(page.getByRole('dialog')).toBeVisible();
            expect(await violations(page, rules)).toEqual([]);
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toBeHidden();
        }
        await page.getByRole('button', { name: 'Rules' }).click();
        expect(await violations(page, rules)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Resign' }).click();
        await expect(page.getByRole('link', { name: 'Analyse this game' })).toBeVisible();
        expect(await violations(page, rules)).toEqual([]);
        await page.goto(`${program.address}#analyse/othello8/${Game}`);
        await expect(page.locator('.value.best').first()).toBeVisible();
        expect(await violations(page, rules)).toEqual([]);
        await page.getByRole('button', { name: 'Edit the board' }).click();
        expect(await violations(page, rules)).toEqual([]);
        await page.goto(`${program.address}#analyse/othello8/a1`); // refused, in a notice
        await expect(page.locator('.notice')).toBeVisible();
        expect(await violations(page, rules)).toEqual([]);
        await page.goto(`${program.address}#agents`);
        await page.getByRole('button', { name: 'Show how it thinks' }).click();
        await expect(page.locator('.tree .unseen').first()).toBeVisible();
        expect(await violations(page, rules)).toEqual([]);
        await page.goto(`${program.address}#arena/othello4/greedy&random/4/1s/1`);
        await page.getByRole('button', { name: 'Start' }).waitFor();
        expect(await violations(page, rules)).toEqual([]);
        await page.getByRole('button', { name: 'Start' }).click();
        await expect(page.getByText('All 4 games are played.', { exact: true })).toBeVisible();
        expect(await violations(page, rules)).toEqual([]);
    });
}

test('a whole game by keyboard alone', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'othello4', 'human', 'random');
    await expect(page.locator('[role=row]')).toHaveCount(4);
    await page.keyboard.press('Tab'); // from the top: the way past the head of the page comes first
    for (let i = 0; i < 30 && !(await page.locator('[role=gridcell]:focus').count()); ++i) {
        await page.keyboard.press('Tab');
    }
    while (!(await isOverOrOurTurn(page))) {
        const ply = await page.locator('ol[aria-label=Moves] .move').count();
        await walkTo(page, Number(await open(page).first().getAttribute('data-square')), 4);
        await page.keyboard.press('Enter');
        await expect(page.locator('ol[aria-label=Moves] .move').nth(ply)).toBeVisible();
    }
    await expect(page.locator('.status')).toHaveText(/won|lost|draw/i);
});

test('the focus stays where one has played, and Enter plays where a screen reader went', async ({
    page,
    program,
}) => {
    await sitDown(page, program);
    const grid = page.getByRole('grid', { name: 'Board' });
    await grid.getByRole('gridcell', { name: 'd3, empty' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(2);
    await isOverOrOurTurn(page);
    await expect(grid.getByRole('gridcell', { name: /^d3, / })).toBeFocused();
    await expect(grid.getByRole('gridcell', { name: 'd3, empty' })).toHaveCount(0);
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(grid.getByRole('gridcell', { name: /^e3, / })).toBeFocused();
});

test('the focus stays at hand where a dialog closes and buttons go away', async ({
    page,
    program,
}) => {
    await sitDown(page, program);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const way of ['Close', 'Start', 'Escape']) {
        await button('New game').focus();
        await page.keyboard.press('Enter');
        await page.locator('dialog .picker').nth(1).waitFor();
        if (way === 'Escape') await page.keyboard.press(way);
        else await button(way).press('Enter');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(button('New game')).toBeFocused();
    }
    await cell(page, 'd3').click();
    await isOverOrOurTurn(page);
    await button('Undo').press('Enter');
    await expect(button('Undo')).toBeDisabled();
    await expect(button('Undo')).toBeFocused();
    await page.goto(`${program.address}#analyse/othello8/f5d6`);
    await button('Back').press('Enter');
    await button('Back').press('Enter');
    await expect(page.locator('.where', { hasText: 'Move 0 of 2' })).toBeVisible();
    await expect(button('Back')).toBeFocused();
    await button('Edit the board').click();
    await button('Done').press('Enter');
    await expect(page.locator('.where', { hasText: 'Move 0 of 0' })).toBeVisible();
    await expect(page.locator('.table :focus')).toHaveCount(1);
    await page.goto(`${program.address}#agents`);
    await button('Show how it thinks').press('Enter');
    await expect(page.locator('.tree .unseen').first()).toBeVisible();
    await expect(page.locator('.panel :focus')).toHaveCount(1);
    await page.goto(`${program.address}#arena/othello4/greedy&random/4/1s/1`);
    await button('Start').press('Enter');
    await expect(page.getByText('All 4 games are played.', { exact: true })).toBeVisible();
    await expect(button('New match')).toBeFocused();
    await button('New match').press('Enter');
    await expect(page.locator('.panel :focus')).toHaveCount(1);
    await expect(page).toHaveTitle('Arena – Outflank');
});

async function walkTo(page: Page, square: number, size: number): Promise<void> {
    const at = Number(await page.locator('[role=gridcell]:focus').getAttribute('data-square'));
    const steps = (from: number, to: number, back: string, forth: string) =>
        Array<string>(Math.abs(to - from)).fill(to < from ? back : forth);
    for (const key of [
        ...steps(at % size, square % size, 'ArrowLeft', 'ArrowRight'),
        ...steps(Math.floor(at / size), Math.floor(square / size), 'ArrowUp', 'ArrowDown'),
    ]) {
        await page.keyboard.press(key);
    }
    await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute(
        'data-square',
        String(square),
    );
}

test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('everything fits, and can be hit with a thumb', async ({ page, program }) => {
        await sitDown(page, program);
        const Arena = '#arena/othello8/minimax:depth=2,eval=squares&greedy&random/2/1s/1';
        for (const address of ['#play', `#analyse/othello8/${Game}`, '#agents', Arena]) {
            await page.goto(program.address + address);
            if (address === Arena) {
                await page.getByRole('button', { name: 'Start' }).waitFor();
                expect(await violations(page)).toEqual([]);
                await page.getByRole('button', { name: 'Start' }).tap();
                await expect(
                    page.getByText('All 6 games are played.', { exact: true }),
                ).toBeVisible();
            } else {
                await expect(open(page).first()).toBeVisible();
            }
            if (address === '#agents') {
                await page.getByRole('button', { name: 'Show how it thinks' }).tap();
                await expect(page.locator('.tree .unseen').first()).toBeVisible();
            }
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width).toBeLessThanOrEqual(360);
            const small = await page.evaluate(() =>
                [...document.querySelectorAll('button, select, [role=gridcell], nav a')]
                    .map(
                        (element) =>
                            [
                                element.outerHTML.slice(0, 80),
                                element.getBoundingClientRect(),
                            ] as const,
                    )
                    .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
                    .map(([html, box]) => `${html} ${box.width}x${box.height}`),
            );
            expect(small).toEqual([]);
            expect(await violations(page)).toEqual([]);
        }
        await page.goto(`${program.address}#play`);
        await page.getByRole('button', { name: 'New game' }).tap();
        await page.locator('dialog .choices label').first().waitFor();
        const cut = await page.evaluate(() =>
            [...document.querySelectorAll('dialog .choices label')]
                .filter((label) => {
                    const text = document.createRange();
                    text.selectNodeContents(label.lastChild!);
                    const outside = label.clientWidth - text.getBoundingClientRect().width;
                    return outside < 2;
                })
                .map((label) => label.textContent!.trim()),
        );
        expect(cut).toEqual([]);
        await page.keyboard.press('Escape');
        await open(page).first().tap();
        await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(2);
    });
});

/** Phones held sideways, a page at 200 %, and the narrowest phone. */
const Small = [
    [915, 412],
    [844, 390],
    [667, 375],
    [640, 430],
    [320, 640],
] as const;

for (const [width, height] of Small) {
    test(`the board is as large as a window of ${width}x${height} has room for`, async ({
        page,
        program,
    }) => {
        await page.setViewportSize({ width, height });
        for (const address of ['#play', `#analyse/othello8/${Game}`, '#agents']) {
            await page.goto(program.address + address);
            await expect(open(page).first()).toBeVisible();
            const board = (await page.locator('#board').boundingBox())!;
            expect(board.height).toBeLessThanOrEqual(height);
            expect(board.width).toBeGreaterThan(0.9 * Math.min(width, height));
            const most = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(most).toBeLessThanOrEqual(width);
        }
    });
}

test('a usual window has no scrollbar where one plays or chooses a match', async ({
    page,
    program,
}) => {
    await sitDown(page, program);
    for (const [width, height] of [
        [1280, 800],
        [1280, 720],
        [1366, 768],
        [1440, 900],
    ] as const) {
        await page.setViewportSize({ width, height });
        const over = () =>
            page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        await expect.poll(over).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${program.address}#arena/othello8/greedy&random/4/1s/7`);
    await expect(page.locator('.picker')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
});

test.describe('in Japanese', () => {
    test.use({ locale: 'ja-JP' });

    test('the page speaks the language of the browser, and another when asked', async ({
        page,
        program,
    }) => {
        await sitDown(page, program);
        await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
        await expect(page.locator('.status')).toHaveText('あなたの番です');
        await cell(page, 'd3').click();
        await expect(page.locator('[role=status]')).toContainText(/白 [a-h][1-8]、\d枚返す/);
        await page.getByRole('button', { name: 'English' }).click();
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('what the program refuses is refused in Japanese', async ({ page, program }) => {
        await page.goto(`${program.address}#analyse`);
        for (const [text, said] of [
            ['nothing of the kind', /^棋譜として読めません：「nothing of the kind」$/],
            ['石の流れ', /^棋譜として読めません：「石の流れ」$/],
            ['[Event "Cup"]\n\n1. f5 d6 d6', '1局目：3手目：d6には打てません。'],
        ] as const) {
            await page.locator('textarea').fill(text);
            await page.getByRole('button', { name: '読み込む' }).click();
            await expect(page.locator('.notice')).toHaveText(said);
        }
        await page.goto(`${program.address}#analyse/comp424/`);
        await page.getByRole('button', { name: '盤面を編集' }).click();
        await page.getByRole('button', { name: '空き', exact: true }).click();
        await cell(page, 'e5').click();
        await page.getByRole('button', { name: '完了' }).click();
        await expect(page.locator('.notice')).toHaveText('王がいません。');
    });
});
