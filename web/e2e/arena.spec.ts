import { expect, sitDown, test, violations } from './program';

test('players meet from every opening twice, and a game of theirs can be analysed', async ({
    page,
    program,
}) => {
    await page.goto(program.address);
    await page.getByRole('link', { name: 'Arena' }).click();
    await page.locator('label:has(input[value="othello6"])').click();
    const players = page.locator('.picker');
    await players.nth(0).locator('select').first().selectOption('minimax');
    await players.nth(0).getByLabel('Thinks').selectOption('depth 2');
    await players.nth(0).getByLabel('Evaluation').selectOption('squares');
    await players.nth(1).locator('select').first().selectOption('greedy');
    await page.getByLabel('Games').fill('3');
    await expect(page.getByRole('alert')).toContainText('An even number of games');
    await page.getByLabel('Games').fill('6');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('All 6 games are played.', { exact: true })).toBeVisible();
    await expect(page.locator('[role=status]')).toContainText('All 6 games are played.');
    const standing = page.getByRole('region', { name: 'The match' });
    await expect(standing.getByRole('row')).toHaveCount(3);
    await expect(standing).toContainText(/minimax, depth 2, squares/);
    await expect(standing).toContainText(/Elo [+−]\d+ ± \d+/);
    expect(await violations(page)).toEqual([]);
    // By keys and by mouse from game to game; the board follows.
    const caption = page.locator('.caption');
    await expect(caption).toContainText('Game 6 of 6');
    await page.keyboard.press(',');
    await expect(caption).toContainText('Game 5 of 6');
    await page.getByRole('button', { name: /^Game 2, .*show the board/ }).click();
    await expect(caption).toContainText('Game 2 of 6');
    const download = page.waitForEvent('download'); // it may come before one could ask for it
    await page.getByLabel('Save as').selectOption('Report (HTML)');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    const file = await (await download).createReadStream();
    expect(String((await file.toArray())[0])).toMatch(/minimax:depth=2,eval=squares v greedy/);
    await page.getByRole('link', { name: 'Analyse game 2' }).click();
    await expect(page).toHaveURL(/#analyse\/othello6\/./);
    await expect(page.locator('[role=row]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Arena' }).click();
    await expect(page.getByText('All 6 games are played.', { exact: true })).toBeVisible();
});

test('a match is watched and stopped, and what was finished stays', async ({ page, program }) => {
    await page.goto(`${program.address}#arena/othello8/mcts:time=20ms&random/100/1s/7`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.locator('.caption')).toContainText(/Game [1-9]\d* of 100/);
    await expect(page.locator('.strip .name').first()).toHaveText(/mcts|random/);
    await expect(page.getByText(/^[1-9]\d* of 100 games$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^Stopped after [1-9]\d* of 100 games\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyse game 1', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'New match' }).click();
    await expect(page.getByLabel('Games')).toHaveValue('100');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Stopped after [1-9]\d* of 100 games\.$/)).toBeVisible();
});

test('who could not be asked for is asked for again when the line is back', async ({
    page,
    program,
}) => {
    await sitDown(page, program);
    await program.kill();
    await page.getByRole('link', { name: 'Agents' }).click();
    await page.getByRole('link', { name: 'Arena' }).click();
    const form = page.locator('form');
    await expect(form.getByRole('alert')).toHaveText('The connection was lost.');
    await expect(page.locator('.picker')).toHaveCount(0);
    await program.start();
    await expect(page.locator('.picker')).toHaveCount(2);
    await expect(form.getByRole('alert')).toHaveCount(0);
});

test('what the program refuses is said, and a lost line keeps the games', async ({
    page,
    program,
}) => {
    await page.goto(`${program.address}#arena/othello8/greedy&random/2/9s/7`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.locator('.notice')).toContainText('time expects at most 5 s');
    await page.goto(`${program.address}#arena/othello8/mcts:time=20ms&random/100/1s/7`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText(/^[1-9]\d* of 100 games$/)).toBeVisible();
    await program.kill();
    await expect(page.getByText(/The connection was lost after [1-9]\d* of 100/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyse game 1', exact: true })).toBeVisible();
});
