// Fails when what a first visit loads is larger than promised: everything that index.html names, and what those scripts
// import at once, compressed as a server compresses it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const PromisedBytes = 150 * 1024;
const dist = process.argv[2] ?? 'dist';

/** The scripts that a built script imports before it runs, as opposed to those it asks for later. */
function importedAtOnce(script) {
    return [...script.matchAll(/(?:from|import)\s*["'](\.\/[^"']+)["']/g)].map(
        (m) => `/assets/${m[1].slice(2)}`,
    );
}

function firstLoad() {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const wanted = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
    const files = new Set(['/index.html']);
    while (wanted.length > 0) {
        const file = wanted.pop();
        if (files.has(file)) continue;
        files.add(file);
        if (file.endsWith('.js'))
            wanted.push(...importedAtOnce(readFileSync(join(dist, file), 'utf8')));
    }
    return [...files];
}

const sizes = firstLoad().map(
    (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
);
const total = sizes.reduce((sum, size) => sum + size, 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
if (total > PromisedBytes) {
    console.error(
        `The first load is ${kilobytes(total)} compressed; ${kilobytes(PromisedBytes)} are promised.`,
    );
    process.exit(1);
}
console.log(`First load: ${kilobytes(total)} compressed, in ${sizes.length} files.`);
