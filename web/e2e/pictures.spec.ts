/// The pictures of the documentation, taken of the real thing: `npm run pictures`.
import { fileURLToPath } from 'node:url';
import { expect, isOverOrOurTurn, newGame, open, test } from './program';

const Game =
    'f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1b6f3f6a4a3a5c7e7f7d8d7e8f8c8g5g4g3g6h4h3h5h6h2b2a1a2b1d1e1f1e2f2g2h1g1h7g7h8g8b7a8a7b8';
const picture = (name: string) =>
    fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url));

test('the Play view @pictures', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/${Game.slice(0, 32)}`);
    await expect(page.getByText('Move 16 of 16')).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await open(page).first().click();
    await isOverOrOurTurn(page);
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(page.locator('.value').first()).toBeVisible();
    await page.waitForTimeout(2000);
    await page.screenshot({ path: picture('web-play') });
});

test('the Analyse view @pictures', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/${Game}/31`);
    await expect(page.getByText(/lost in all/).first()).toBeVisible({ timeout: 45_000 });
    await page.waitForTimeout(2000);
    await page.screenshot({ path: picture('web-analyse'), fullPage: true });
});

test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'ja-JP' });

    test('Tablut in the dark, in Japanese @pictures', async ({ page, program }) => {
        await page.goto(program.address);
        await page.getByRole('button', { name: 'English' }).click();
        await newGame(page, 'ashton', 'random', 'human');
        await page.getByRole('button', { name: '日本語' }).click();
        for (let i = 0; i < 3; ++i) {
            await isOverOrOurTurn(page);
            await open(page).nth(3).click();
            await open(page).first().click();
        }
        await isOverOrOurTurn(page);
        await open(page).nth(4).click();
        await page.screenshot({ path: picture('web-phone') });
    });
});
