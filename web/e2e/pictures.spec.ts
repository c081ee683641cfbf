/// The pictures of docs/web.md and the README, taken of the real thing: `npm run pictures`.
import { fileURLToPath } from 'node:url';
import { expect, isOverOrOurTurn, open, test } from './program';

const Game =
    'c4e3f2c6d6c5f6c3f4f5g6g3b5a6h4e6g5f3a5a4d3f1b4e2c2b6e7d7d8c1e1d1b3g4d2a3h5f7b7h3g7g2h1g1h2e8b1f8c8h8a7h6a2b2a1c7b8a8g8h7';

function picture(name: string): string {
    return fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));
}

test.use({ viewport: { width: 1040, height: 760 } });

test('the Play view @pictures', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}/16`);
    await expect(page.getByText('Move 16 of')).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await open(page).first().click();
    await isOverOrOurTurn(page);
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(page.locator('.value').first()).toBeVisible();
    await page.waitForTimeout(3000); // so that the values are worth showing
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: picture('web-play') });
});

test('the Analyse view @pictures', async ({ page, program }) => {
    test.setTimeout(300_000);
    await page.goto(`${program.address}#analyse/othello8/${Game}/38`);
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
