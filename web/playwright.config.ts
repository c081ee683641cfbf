// Drives the real program with the browser that is installed. OUTFLANK names the program, CHROMIUM the browser.
import { defineConfig } from '@playwright/test';

export default defineConfig({
    testDir: 'e2e',
    timeout: 120_000, // seven audits took 17 s at a load of 7 on two cores, 50 s at 10
    expect: { timeout: 20_000 }, // five seconds were too few for a tree beside other work on two cores
    workers: 1,
    forbidOnly: true,
    reporter: 'list',
    grepInvert: process.env.OUTFLANK_PICTURES ? /never/ : /@pictures/,
    use: {
        locale: 'en-US',
        viewport: { width: 1280, height: 860 },
        colorScheme: 'light',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
            executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
            // A container has no user namespaces for the browser's own sandbox; the page is ours.
            args: ['--no-sandbox', '--disable-gpu'],
        },
    },
});
