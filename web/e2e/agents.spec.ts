import { cell, expect, open, sitDown, test } from './program';

test('a search is stepped through from cut to cut', async ({ page, program }) => {
    await sitDown(page, program);
    await page.getByRole('link', { name: 'Agents' }).click();
    await expect(open(page)).toHaveCount(4);
    await cell(page, 'd3').click();
    await expect(cell(page, 'd3')).toHaveAttribute('aria-label', /black/);
    await page.getByLabel('Depth').fill('3');
    await page.getByRole('button', { name: 'Show how it thinks' }).click();
    await expect(
        page.getByText(/Minimax would enter \d+ positions here; alpha-beta/),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /A cut after/ })).toBeVisible();
    await expect(page.getByText(/no reason to come here/)).toBeVisible();
    await expect(page.locator('.tree .unseen').first()).toContainText('not looked at');
    await page.keyboard.press('Home');
    await expect(page.getByRole('heading', { name: 'The search begins' })).toBeVisible();
    await expect(page.locator('.tree .row')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.tree .row')).toHaveCount(2);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: /A cut after/ })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.locator('.tree .row.best')).toHaveCount(4);
    await page.locator('.tree .node').nth(1).click();
    await expect(page.getByRole('heading', { name: /Back from/ })).toBeVisible();
    await page.getByRole('button', { name: 'Another position' }).click();
    await expect(open(page).first()).toBeVisible();
});

test('simulations are stepped through, and what is too large is refused', async ({
    page,
    program,
}) => {
    await page.goto(`${program.address}#agents`);
    await page.getByLabel('Agent', { exact: true }).selectOption('mcts');
    await page.getByLabel('Simulations').fill('100');
    await page.getByRole('button', { name: 'Show how it thinks' }).click();
    await expect(page.getByRole('heading', { name: 'Simulation 1: simulate' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: 'After 100 simulations' })).toBeVisible();
    await page.getByLabel('Agent', { exact: true }).selectOption('minimax');
    await page.getByLabel('Depth').fill('8');
    await page.getByRole('button', { name: 'Show how it thinks' }).click();
    await expect(page.locator('.notice')).toContainText('more than 300,000 positions');
});

test('a tree goes with its position', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/ashton/`);
    await expect(page.locator('[role=row]')).toHaveCount(9); // the steps are there before the game is
    await page.getByRole('link', { name: 'Agents' }).click();
    await page.getByLabel('Depth').fill('2');
    await page.getByRole('button', { name: 'Show how it thinks' }).click();
    await expect(page.locator('.tree .row').first()).toBeVisible();
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.getByRole('link', { name: 'Agents' }).click();
    await expect(page.locator('.tree .row').first()).toBeVisible(); // the same position still
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.getByLabel('Paste or drop a game').fill('f5 d6 c3');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.locator('.where', { hasText: 'Move 3 of 3' })).toBeVisible();
    await page.getByRole('link', { name: 'Agents' }).click();
    await expect(page.locator('[role=row]')).toHaveCount(8);
    await expect(page.locator('.tree')).toHaveCount(0);
    await expect(cell(page, 'c3')).toHaveAttribute('aria-label', /black/);
});
