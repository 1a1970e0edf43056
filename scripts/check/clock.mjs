// Checks that the program, its page and its stand-ins read the time in one place each, so that a demo or a test can run
// at any date. What is only measured (how long something takes) uses `performance.now()`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../start/settings.mjs';

const READING = /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/;
const PACKAGES = ['contracts', 'post-text', 'sandbox', 'server', 'slides', 'web'];
const CLOCKS = new Set([
  'packages/sandbox/src/clock.ts',
  'packages/server/src/platform/clock.ts',
  'packages/web/lib/clock.ts',
]);

/** The lines of `text` that read the time. */
export function readings(text) {
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((one) => READING.test(one.text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const patterns = PACKAGES.flatMap((name) => [`packages/${name}/*.ts`, `packages/${name}/*.tsx`]);
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', ...patterns],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const faults = listed
    .split('\n')
    .filter((file) => file && !CLOCKS.has(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readings(readFileSync(join(ROOT, file), 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`),
    );
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
