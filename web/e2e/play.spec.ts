import { cell, expect, isOverOrOurTurn, newGame, open, sitDown, test } from './program';

test('a first move is possible at once, and is answered', async ({ page, program }) => {
    await sitDown(page, program);
    await cell(page, 'd3').click();
    await expect(cell(page, 'd3')).toHaveAttribute('aria-label', /black/);
    await expect(page.locator('[role=status]')).toContainText(/White [a-h][1-8], flips \d/);
    await expect(page.getByText(/Diagonal|Parallel|Perpendicular/)).toBeVisible();
    expect(await isOverOrOurTurn(page)).toBe(false);
});

test('a whole game of Othello', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'othello8', 'human', 'random');
    await expect(page.getByText('No move yet.')).toBeVisible();
    while (!(await isOverOrOurTurn(page))) {
        const ply = await page.locator('ol[aria-label=Moves] .move').count();
        await open(page).first().click();
        await expect(page.locator('ol[aria-label=Moves] .move').nth(ply)).toBeVisible();
    }
    await expect(page.locator('.status')).toHaveText(/won|lost|draw/i);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.getByText('No move yet.')).toBeVisible();
});

test('a whole game of Tablut', async ({ page, program }) => {
    test.setTimeout(180_000);
    await sitDown(page, program);
    await newGame(page, 'comp424', 'human', 'random');
    await expect(page.locator('[role=row]')).toHaveCount(9);
    while (!(await isOverOrOurTurn(page))) {
        const ply = await page.locator('ol[aria-label=Moves] .move').count();
        await open(page)
            .nth(ply % 5)
            .click();
        await expect(page.locator('[aria-selected=true]')).toHaveCount(1);
        await open(page).last().click();
        await expect(page.locator('ol[aria-label=Moves] .move').nth(ply)).toBeVisible();
    }
    await expect(page.locator('.status')).toHaveText(/won|lost|draw/i);
});

test('undo, redo, swap, hint and values', async ({ page, program }) => {
    await sitDown(page, program);
    await cell(page, 'd3').click();
    await isOverOrOurTurn(page);
    const moves = page.locator('ol[aria-label=Moves] .move');
    await expect(moves).toHaveCount(2);
    await page.keyboard.press('u');
    await expect(page.getByText('No move yet.')).toBeVisible();
    await page.keyboard.press('r');
    await expect(moves).toHaveCount(2);
    await page.keyboard.press('h');
    await expect(page.locator('.value.best').first()).toBeVisible();
    await expect(page.locator('[role=status]')).toContainText(/Best is/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.value')).toHaveCount(0);
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(page.locator('.value')).toHaveCount(4);
    await page.keyboard.press('s');
    await expect(cell(page, 'd4')).toBeVisible();
    await expect(page.locator('.strip').last()).toContainText('White');
    await isOverOrOurTurn(page);
    await expect(moves).toHaveCount(1);
});

test('the engine is seen at work, and moves when told to', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'othello10', 'human', 'mcts');
    await open(page).first().click();
    await expect(page.locator('.status')).toHaveText('White is thinking');
    const card = page.getByRole('region', { name: 'The engine at work' });
    await expect(card.locator('dd').first()).toHaveText(/\d/, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Move now' }).click();
    await isOverOrOurTurn(page);
    await expect(card.locator('dd')).not.toHaveCount(0);
    await page.keyboard.press('u');
    await expect(page.getByText('No move yet.')).toBeVisible();
    await expect(card.locator('dd')).toHaveCount(0);
});

test('what the engine saw is not shown beside a later end', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'othello8', 'human', 'mcts');
    await open(page).first().click();
    const card = page.getByRole('region', { name: 'The engine at work' });
    await expect(card.locator('dd').first()).toHaveText(/\d/, { timeout: 20_000 });
    await page.getByRole('button', { name: 'Move now' }).click();
    await isOverOrOurTurn(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.status')).toHaveText('You lost');
    await expect(card.locator('dd')).toHaveCount(0);
});

test('resigning ends the game', async ({ page, program }) => {
    await sitDown(page, program);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.status')).toHaveText('You lost');
});

test('swapping after the end does not change who has won', async ({ page, program }) => {
    await sitDown(page, program);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.status')).toHaveText('You lost');
    await expect(page.getByRole('button', { name: 'Swap' })).toBeDisabled();
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page.locator('.status')).toHaveText('Your move');
    await expect(page.locator('.strip').last()).toContainText('Black');
});

test('a hint shows where a piece should go', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'comp424', 'human', 'human');
    await expect(page.locator('[role=row]')).toHaveCount(9);
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toHaveText(/Best is [a-i]\d-[a-i]\d, worth/);
    await expect(page.locator('path.arrow')).toHaveCount(1);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.hint')).toHaveCount(0);
    await expect(page.locator('path.arrow')).toHaveCount(0);
});

test('every tab keeps its own game', async ({ page, program, context }) => {
    const moves = 'ol[aria-label=Moves] .move';
    await sitDown(page, program);
    await cell(page, 'd3').click();
    await isOverOrOurTurn(page);
    const other = await context.newPage();
    await other.goto(program.address);
    await expect(other.locator(moves)).toHaveCount(2); // what was played last
    await newGame(other, 'othello4', 'human', 'human');
    await expect(other.locator('[role=row]')).toHaveCount(4);
    await page.reload();
    await expect(page.locator(moves)).toHaveCount(2);
    await expect(page.locator('[role=row]')).toHaveCount(8);
    await other.reload();
    await expect(other.locator('[role=row]')).toHaveCount(4);
});

test('who cannot play a game makes room for the engine', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'othello8', 'human', 'classic-squares');
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    const second = dialog.locator('.picker').nth(1).locator('select').first();
    await expect(second).toHaveValue('classic-squares');
    await dialog.locator('label:has(input[value="comp424"])').click();
    await expect(second).toHaveValue('outflank');
    await second.selectOption('classic-tablut');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page.locator('[role=row]')).toHaveCount(9);
    await page.goto(`${program.address}#analyse/othello8/f5d6c3`);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(page.locator('.strip').filter({ hasText: 'Outflank, level 3' })).toHaveCount(1);
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(3);
});

test('two people at one board, with a clock', async ({ page, program }) => {
    await sitDown(page, program);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.locator('.picker').nth(1).locator('select').first().selectOption('human');
    await dialog.getByLabel('Clock').selectOption('5m+3s');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await cell(page, 'd3').click();
    await expect(page.locator('.status')).toHaveText('White to move');
    await expect(page.getByRole('timer').filter({ hasText: /4:5\d/ })).toHaveCount(1);
});

test('a player that may not sit any more is missed aloud', async ({ page, program }) => {
    await sitDown(page, program);
    await newGame(page, 'othello8', 'human', 'outflank');
    await program.kill();
    await program.start('--max-level', '2');
    await expect(page.getByRole('alert')).toContainText('has left');
    await cell(page, 'd3').click();
    await expect(page.getByRole('alert')).toBeHidden();
});

test('a program that allows little is played and asked within its limits', async ({
    page,
    program,
}) => {
    await program.kill();
    await program.start('--max-level', '2');
    await sitDown(page, program);
    await expect(page.locator('.strip').filter({ hasText: 'Outflank, level 2' })).toHaveCount(1);
    await page.keyboard.press('h');
    await expect(page.locator('[role=status]')).toContainText(/Best is/);
    await page.keyboard.press('v');
    await expect(page.locator('.value')).toHaveCount(4);
    await page.goto(`${program.address}#analyse/othello8/f5d6c3d3c4f4c5b3`);
    await expect(page.locator('.value.best').first()).toBeVisible();
    await expect(page.getByText(/lost in all/).first()).toBeVisible();
    await expect(page.locator('.notice')).toHaveCount(0);
});

test('where there is no room for a game, the page says so and what to do', async ({
    page,
    program,
    browser,
}) => {
    await program.kill();
    await program.start('--max-sessions', '1');
    await sitDown(page, program);
    const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await other.goto(program.address);
    await expect(other.getByRole('alert')).toContainText('as many games as this server');
    await expect(other.locator('.status')).toHaveText('No game was begun: choose a new one');
    await other.keyboard.press('n');
    const dialog = other.getByRole('dialog');
    await dialog.locator('label:has(input[value="othello6"])').click();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog.getByRole('alert')).toContainText('as many games as this server');
    await expect(dialog.locator('input[value="othello6"]')).toBeChecked();
    await page.goto('about:blank'); // leaves its room to others
    await expect(async () => {
        await dialog.getByRole('button', { name: 'Start' }).click();
        await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(other.locator('[role=row]')).toHaveCount(6);
});

test('who resigns is told so', async ({ page, program }) => {
    await sitDown(page, program);
    await page.getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.status')).toHaveText('You lost');
    await expect(page.getByText('You resigned')).toBeVisible();
});

test('a game survives the program', async ({ page, program }) => {
    await sitDown(page, program);
    await cell(page, 'd3').click();
    await isOverOrOurTurn(page);
    const before = await page.locator('ol[aria-label=Moves]').innerText();
    await program.kill();
    await expect(page.getByRole('alert')).toContainText('lost');
    await program.start();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await page.locator('ol[aria-label=Moves]').innerText()).toBe(before);
    await open(page).first().click();
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(4);
    await page.reload();
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(4);
});

test('a line that was cut without a word is noticed, and comes back', async ({ page, program }) => {
    await page.clock.install();
    await sitDown(page, program);
    await newGame(page, 'othello8', 'human', 'human');
    await open(page).first().click();
    program.fallSilent();
    await page.clock.runFor(25_000);
    await expect(page.getByRole('alert')).toContainText('lost');
    program.wake();
    await page.clock.runFor(25_000);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(1);
    await open(page).first().click();
    await expect(page.locator('ol[aria-label=Moves] .move')).toHaveCount(2);
});
