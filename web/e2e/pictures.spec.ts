/// The pictures of docs/web.md and the README, taken of the real thing: `npm run pictures`.
import { fileURLToPath } from 'node:url';
import { cell, expect, isOverOrOurTurn, test } from './program';

const Game =
    'f5f4e3d2c3e6e1g5f3g3g4d3d6h5h6g6e7c4b4b5e2c2a6c1h3h4f6d1f1f7g2c6f8c5d7g7b6g8b1a5a3b3h8h1h7h2f2a7g1a1b2e8d8a2c7c8b7a8a4b8';

function picture(name: string): string {
    return fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));
}

test.use({ viewport: { width: 1040, height: 760 } });

test('the Play view @pictures', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}/20`);
    await expect(page.getByText('Move 20 of')).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await cell(page, 'e2').click();
    await isOverOrOurTurn(page);
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(page.locator('.value').first()).toBeVisible();
    await page.waitForTimeout(3000); // so that the values are worth showing
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: picture('web-play') });
});

test('the Analyse view @pictures', async ({ page, program }) => {
    test.setTimeout(300_000);
    await page.goto(`${program.address}#analyse/othello8/${Game}/43`);
    await expect(page.getByText(/lost in all/).first()).toBeVisible();
    await expect(page.getByText(/Looking deeper|Going through/)).toBeHidden({ timeout: 240_000 });
    await page.screenshot({ path: picture('web-analyse') });
});

test('the Agents view @pictures', async ({ page, program }) => {
    await page.goto(`${program.address}#agents`);
    await page.getByLabel('Depth').fill('3');
    await page.getByRole('button', { name: 'Show how it thinks' }).click();
    await page.keyboard.press('Home');
    for (let cut = 0; cut < 3; ++cut) await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: /A cut after/ })).toBeVisible();
    await page.screenshot({ path: picture('web-agents') });
});

test('the Arena view @pictures', async ({ page, program }) => {
    const players = 'alphabeta:depth=3,eval=squares&alphabeta:depth=3,eval=discs';
    await page.goto(`${program.address}#arena/othello8/${players}/40/1s/7`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('All 40 games are played.', { exact: true })).toBeVisible({
        timeout: 90_000,
    });
    await page.screenshot({ path: picture('web-arena') });
});
