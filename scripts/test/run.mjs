// Builds the program beside the checks, then runs tests and journeys one after the other, because each keeps two cores
// busy. The last line is the total.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../tools/tool.mjs';
import { runChecks } from '../check.mjs';
import { isBuilt } from '../start/build-stamp.mjs';
import { run } from '../start/install.mjs';
import { ROOT } from '../start/settings.mjs';
import { runMain, say } from '../start/terminal.mjs';

const JOURNEYS = 'journeys';

// `--long` adds the proofs that take minutes, and repeats others more often.
if (process.argv.includes('--long')) process.env.TEST_LONG = '1';

// Hundreds of threads and processes load the same code, and the first one compiles it for all.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'limelight', 'compiled');

/** Runs some of the vitest projects and returns the counts. A crash, which vitest cannot count, is one failure. */
async function runTests(selection) {
  const directory = mkdtempSync(join(tmpdir(), 'limelight-report-'));
  const report = join(directory, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [tool('vitest'), 'run', `--project=${selection}`, ...reporters];
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
  const [checks] = await Promise.all([
    runChecks(),
    isBuilt() ? null : run(process.execPath, ['scripts/build.mjs']),
  ]);
  const parts = [checks];
  say('\nTests');
  parts.push(await runTests(`!${JOURNEYS}`));
  say('\nJourneys');
  parts.push(await runTests(JOURNEYS));
  const sum = (name) => parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  const seconds = Math.round((Date.now() - began) / 1000);
  say(
    `\n${Math.floor(seconds / 60)} min ${seconds % 60} s${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
  );
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});
