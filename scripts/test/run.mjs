// Builds the program beside the checks, then runs tests, journeys and, with `--long`, proofs one after the other, because
// each keeps two cores busy. The last line is the total.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../tools/tool.mjs';
import { runChecks } from '../check.mjs';
import { ensureBuilt, run } from '../start/install.mjs';
import { ROOT } from '../start/settings.mjs';
import { runMain, say } from '../start/terminal.mjs';

const JOURNEYS = 'journeys';

// `--long` adds the proofs that take minutes, and repeats others more often.
const isLong = process.argv.includes('--long');
if (isLong) process.env.TEST_LONG = '1';

/** The proofs with a configuration of their own that take less than three minutes. docs/proofs.md lists the others. */
const PROOFS = [
  // Comparing pages with the screen needs poppler-utils, which CI does not have.
  ['--config=packages/slides/vitest.proof.config.ts', 'test-many-decks'],
  ['--config=packages/server/vitest.imports.config.ts'],
  ['--config=packages/local-model/vitest.proof.config.ts'],
];

// Hundreds of threads and processes load the same code, and the first one compiles it for all.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'limelight', 'compiled');

/** Runs the tests that these options of vitest choose, and returns the counts. A crash, which it cannot count, is one failure. */
async function runTests(...selection) {
  const directory = mkdtempSync(join(tmpdir(), 'limelight-report-'));
  const report = join(directory, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [tool('vitest'), 'run', ...selection, ...reporters];
  const env = { ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...process.env };
  const ended = await run(process.execPath, args, { env }).then(
    () => true,
    () => false,
  );
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(directory, { recursive: true, force: true });
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = counts;
  return { passed, failed: ended ? failed : Math.max(failed, 1), skipped };
}

await runMain(async () => {
  const began = Date.now();
  say('\nChecks');
  const parts = [await runChecks(ensureBuilt())];
  say('\nTests');
  parts.push(await runTests(`--project=!${JOURNEYS}`));
  say('\nJourneys');
  parts.push(await runTests(`--project=${JOURNEYS}`));
  if (isLong) {
    say('\nProofs');
    for (const proof of PROOFS) parts.push(await runTests(...proof));
  }
  const sum = (name) => parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  const seconds = Math.round((Date.now() - began) / 1000);
  say(
    `\n${Math.floor(seconds / 60)} min ${seconds % 60} s${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  );
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});
