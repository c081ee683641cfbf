/// The picture of docs/web.md, taken of the real thing: `npm run pictures`.
import { fileURLToPath } from 'node:url';
import { expect, isOverOrOurTurn, open, test } from './program';

const Opening = 'f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6';
const picture = fileURLToPath(new URL('../../docs/images/web-play.png', import.meta.url));

test('the Play view @pictures', async ({ page, program }) => {
    await page.goto(`${program.address}#analyse/othello8/${Opening}`);
    await expect(page.getByText('Move 16 of 16')).toBeVisible();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await open(page).first().click();
    await isOverOrOurTurn(page);
    await page.getByRole('button', { name: 'Values' }).click();
    await expect(page.locator('.value').first()).toBeVisible();
    await page.waitForTimeout(2000);
    await page.screenshot({ path: picture });
});
