// The page is served by the program under `default-src 'self'`, so nothing may be inlined as a data: address.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/// Where `npm run dev` finds a program to talk to: `outflank serve` in another terminal.
const program = process.env.OUTFLANK_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
    plugins: [svelte()],
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: { proxy: { '/api': { target: program, ws: true, changeOrigin: true } } },
    test: { include: ['src/**/*.test.ts'] },
    resolve: { conditions: ['browser'] },
});
