// Checks that every comment that disables a check gives a reason after two dashes:
//   // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver types every column as unknown
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../start/settings.mjs';

const SUPPRESSION = /(?:eslint|oxlint)-disable(?!-directive)[^\n]*|@ts-(?:ignore|nocheck)[^\n]*/g;
const REASON = /--\s*\S.{9,}/;

/** The suppressions in `text` that give no reason, or are not allowed at all. */
export function unexplained(text) {
  return [...text.matchAll(SUPPRESSION)]
    .map(([comment]) => comment)
    .filter((comment) => comment.startsWith('@ts-') || !REASON.test(comment));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const faults = listed
    .split('\n')
    .filter((file) => file && !file.startsWith('scripts/check/suppressions'))
    .flatMap((file) =>
      unexplained(readFileSync(join(ROOT, file), 'utf8')).map((comment) => `${file}: ${comment}`),
    );
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
