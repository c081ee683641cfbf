/// The real program, started for the tests on a port of its own, with its games in a folder that goes away.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const Binary =
    process.env.OUTFLANK ?? fileURLToPath(new URL('../../build/release/outflank', import.meta.url));

export class Program {
    #process: ChildProcess | null = null;
    #port = '0';
    readonly #data = mkdtempSync(join(tmpdir(), 'outflank-e2e-'));

    get address(): string {
        return `http://127.0.0.1:${this.#port}/`;
    }

    /** Comes back when it listens; on the same port as before where it has run before. */
    start(...more: readonly string[]): Promise<void> {
        const usual = ['--port', this.#port, '--data', this.#data, '--log', 'warning'];
        const options = ['serve', ...usual, ...more];
        const child = spawn(Binary, options, { stdio: ['ignore', 'pipe', 'inherit'] });
        this.#process = child;
        return new Promise((resolve, reject) => {
            child.once('error', reject);
            child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
            child.stdout!.on('data', (text: Buffer) => {
                const port = /http:\/\/[^:]+:(\d+)/.exec(String(text))?.[1];
                if (!port) return;
                this.#port = port;
                resolve();
            });
        });
    }

    /** As if the cable was pulled: the line looks open, and nothing comes any more. */
    fallSilent(): void {
        this.#process?.kill('SIGSTOP');
    }
    wake(): void {
        this.#process?.kill('SIGCONT');
    }

    /** As a power cut would. */
    async kill(): Promise<void> {
        const child = this.#process;
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGKILL');
        await gone;
    }

    async remove(): Promise<void> {
        await this.kill();
        rmSync(this.#data, { recursive: true, force: true });
    }
}

/** Every test has a program and a page on it; whatever the browser complains about fails the test. */
export const test = base.extend<{ program: Program; complaints: string[] }>({
    program: async ({}, use) => {
        const program = new Program();
        await program.start();
        await use(program);
        await program.remove();
    },
    complaints: [
        async ({ page }, use) => {
            const complaints: string[] = [];
            page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
            page.on('console', (message) => {
                if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
            });
            await use(complaints);
            expect(complaints).toEqual([]);
        },
        { auto: true },
    ],
});

export { expect };

export const cell = (page: Page, name: string) =>
    page.locator(`[role=gridcell][aria-label^="${name}, "]`);
export const open = (page: Page) => page.locator('.cell.legal');

/** The page, with a first move waiting to be made. */
export async function sitDown(page: Page, program: Program): Promise<void> {
    await page.goto(program.address);
    await expect(open(page)).toHaveCount(4);
}

/** A game by the dialog: `othello6`, `comp424`; players by their names. */
export async function newGame(
    page: Page,
    game: string,
    first: string,
    second: string,
): Promise<void> {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.locator(`label:has(input[value="${game}"])`).click();
    await expect(dialog.locator(`input[value="${game}"]`)).toBeChecked();
    await dialog.locator('.picker select').nth(1).waitFor();
    await dialog.locator('.picker').nth(0).locator('select').first().selectOption(first);
    await dialog.locator('.picker').nth(1).locator('select').first().selectOption(second);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeHidden();
}

/** Until a person is to move or the game is over; true in the latter case. */
export async function isOverOrOurTurn(page: Page): Promise<boolean> {
    const end = page.getByRole('link', { name: 'Analyse this game' });
    await expect(end.or(open(page).first()).first()).toBeVisible({ timeout: 20_000 });
    return end.isVisible();
}

/** What axe finds wrong with the page as it is. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
    const axe = new AxeBuilder({ page });
    const found = await (rules ? axe.withRules(rules) : axe).analyze();
    return found.violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html}`));
}
