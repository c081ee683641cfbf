import { readFileSync } from 'node:fs';
import { cell, expect, newGame, open, sitDown, test } from './program';

const Game = 'f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6';

/** A paste as the browser would bring it. */
async function paste(page: import('@playwright/test').Page, text: string): Promise<void> {
    await page.evaluate((pasted) => {
        const data = new DataTransfer();
        data.setData('text', pasted);
        document.body.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
        );
    }, text);
}

test('a game pasted anywhere is read, gone through and stepped through', async ({
    page,
    program,
}) => {
    await sitDown(page, program);
    await paste(page, '1. F5 d6 2. C3 d3 3. C4 f4 4. C5 b3');
    await expect(page.locator('.where', { hasText: 'Move 8 of 8' })).toBeVisible();
    await expect(page.locator('.value.best').first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.where', { hasText: 'Move 7 of 8' })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.locator('.where', { hasText: 'Move 0 of 8' })).toBeVisible();
    await expect(page.locator('rect.next')).toHaveCount(1);
    await page.keyboard.press('.');
    await expect(page.locator('.where', { hasText: 'Move 1 of 8' })).toBeVisible();
});

test('mistakes are found, and lead to their positions', async ({ page, program }) => {
    // a7 costs some thirty discs, which no evaluation overlooks
    await page.goto(`${program.address}#analyse/othello8/${Game}a7`);
    await expect(page.getByText(/lost in all/).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('.graph canvas')).toBeVisible();
    const mistake = page
        .locator('ol button.blunder, ol button.mistake, ol button.inaccuracy')
        .first();
    await mistake.click();
    await expect(page.locator('.where', { hasText: /Move \d+ of 21/ })).toBeVisible();
});

test('a link brings the game and the place in it', async ({ page, program, context }) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}/5`);
    await expect(page.locator('.where', { hasText: 'Move 5 of 20' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.where', { hasText: 'Move 6 of 20' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('.where', { hasText: 'Move 6 of 20' })).toBeVisible();
});

test('the address names the game, also after its own view was asked for', async ({
    page,
    program,
}) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}/5`);
    await expect(page.locator('.where', { hasText: 'Move 5 of 20' })).toBeVisible();
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await expect(page).toHaveURL(/#analyse\/othello8\/.*\/5$/);
    await page.reload();
    await expect(page.locator('.where', { hasText: 'Move 5 of 20' })).toBeVisible();
});

test('where no game is named, the one on the table is seen, also after a reload', async ({
    page,
    program,
}) => {
    await sitDown(page, program);
    await cell(page, 'd3').click();
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(2);
    await page.getByRole('link', { name: 'Agents' }).click();
    await page.reload();
    await expect(cell(page, 'd3')).toHaveAttribute('aria-label', /black|white/);
    await page.goto(`${program.address}?again#analyse`); // the page anew, and no game in its address
    await expect(page.locator('.where', { hasText: 'Move 2 of 2' })).toBeVisible();
});

test('a variation is tried and left again, and one plays on from a position', async ({
    page,
    program,
}) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}/2`);
    await expect(page.locator('.where', { hasText: 'Move 2 of 20' })).toBeVisible();
    await cell(page, 'c4').click();
    await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.locator('.where', { hasText: 'Move 2 of 20' })).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page.locator('.status')).toHaveText('Your move');
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(2);
});

test('the board is edited', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/`);
    await expect(open(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Edit the board' }).click();
    await page.getByRole('button', { name: 'white', exact: true }).click();
    await cell(page, 'e4').click();
    await page.getByRole('button', { name: 'White', exact: true }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('White to move')).toBeVisible();
    await expect(cell(page, 'e4')).toHaveAttribute('aria-label', /white/);
});

test('what is taken along is the board that is being edited', async ({
    page,
    program,
    context,
}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    await page.getByRole('button', { name: 'Edit the board' }).click();
    await cell(page, 'a1').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.notice')).toContainText('copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(decodeURIComponent(link)).toMatch(/#analyse\/othello8\/X-{17}X-/);
    await page.getByLabel('Save as').selectOption('txt');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(/^X-{17}X-/);

    await page.goto(`${program.address}#analyse/comp424/`);
    await page.getByRole('button', { name: 'Edit the board' }).click();
    await page.getByRole('button', { name: 'Empty', exact: true }).click();
    await cell(page, 'e5').click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.notice')).toContainText('king');
});

test('nothing but Cancel throws an edited board away', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    await page.getByRole('button', { name: 'Edit the board' }).click();
    await cell(page, 'a1').click();
    await page.locator('ol[aria-label=Moves] .move').first().click({ force: true });
    for (const name of ['Edit the board', 'Play from here']) {
        await expect(page.getByRole('button', { name })).toBeDisabled();
        await page.getByRole('button', { name }).click({ force: true });
    }
    await expect(cell(page, 'a1')).toHaveAttribute('aria-label', /black/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('.where')).toHaveText('Move 3 of 3');
    await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
});

test('a game that is pasted takes the place of a board being edited', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit the board' }).click();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await paste(page, 'e4-h4');
    await expect(page).toHaveURL(/#analyse\/ashton/);
    await expect(page.locator('[role=row]')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
});

test('arrows step at once in a game that one came to from its end', async ({ page, program }) => {
    await sitDown(page, program);
    await cell(page, 'd3').click();
    await expect(open(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('link', { name: 'Analyse this game' }).click();
    await expect(page.locator('.where')).toHaveText('Move 2 of 2');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.where')).toHaveText('Move 1 of 2');
    await expect(page.locator('main')).toBeFocused();
});

test('nobody plays on from the end', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/e6f4e3f6g5d6e7f5c5`);
    await expect(page.locator('.where', { hasText: 'Move 9 of 9' })).toBeVisible();
    const retry = page.getByRole('button', { name: 'Play from here' });
    await expect(retry).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(retry).toBeEnabled();
});

test('each step is said, and at the end who has won', async ({ page, program }) => {
    const spoken = page.locator('[role=status]');
    await page.goto(`${program.address}#analyse/othello4/a2c1/1`);
    await expect(page.locator('.where', { hasText: 'Move 1 of 2' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(spoken).toContainText(/^Move 2 of 2\. White c1, flips 1/);
    await page.goto(`${program.address}#analyse/othello8/e6f4e3f6g5d6e7f5c5`);
    await expect(page.getByText('Black won by 64: White has no disc left')).toBeVisible();
});

test('a game is saved in any format, and as a picture', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}`);
    await expect(page.locator('.where', { hasText: 'Move 20 of 20' })).toBeVisible();
    const saved = async (format: string): Promise<Buffer> => {
        const download = page.waitForEvent('download');
        await page.getByLabel('Save as').selectOption(format);
        await page.getByRole('button', { name: 'Save', exact: true }).press('Enter'); // mistakes that are found push it down
        return readFileSync(await (await download).path());
    };
    expect(String(await saved('sgf'))).toContain('GM[2]');
    expect(String(await saved('svg'))).toMatch(/^<svg .*viewBox.*circle/s);
    const png = await saved('png');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(10_000);
});

test('what holds no game is answered by a sentence', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse`);
    await page.getByLabel('Paste or drop a game').fill('nothing of the kind');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.locator('.notice')).not.toBeEmpty();
});

test('a link that was changed by hand is answered by a sentence that stays', async ({
    page,
    program,
}) => {
    const alert = page.getByRole('alert');
    await page.goto(`${program.address}#analyse/othello8/f5+d6+zz`);
    await expect(alert).toContainText('cannot be read: ');
    await page.getByRole('link', { name: 'See the game on the table' }).click();
    await expect(open(page)).toHaveCount(4);
    await expect(alert).toHaveCount(0);
    await page.goto(`${program.address}#analyse/othello99999/f5`);
    await expect(alert).toContainText('This link cannot be read');
    await page.goto(`${program.address}#arena/othello300/greedy&random/4/1s/1`);
    await expect(alert).toContainText('This link cannot be read');
    await expect(page.locator('[role=gridcell]')).toHaveCount(64);
});

test('text without a move does not take the place of a game', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    for (const text of ['こんにちは', '12345 67']) {
        await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
        await paste(page, text);
        await expect(page.locator('.notice')).toContainText('expected moves such as f5');
    }
    await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
});

test('a text that is too long is refused, and costs no connection', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
    await paste(page, 'f5 d6 c3 '.repeat(40_000));
    await expect(page.locator('.notice')).toContainText('of at most 262144 bytes was expected');
    await page.locator('.move').first().click();
    await expect(page.locator('.where', { hasText: 'Move 1 of 3' })).toBeVisible();
    await expect(page.locator('.value.best').first()).toBeVisible();
});

test('a game that is refused is refused aloud', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'comp424', 'human', 'classic-tablut');
    await expect(page.locator('[role=row]')).toHaveCount(9);
    // A list that offers a player who knows no Othello.
    await page.route('**/api/v1/players?*', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.presets.push({ name: 'classic-tablut', purpose: '' });
        await route.fulfill({ response, json });
    });
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    await page.reload();
    await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page.locator('.notice')).toContainText('classic-tablut');
    await expect(page).toHaveURL(/#analyse/);
});
