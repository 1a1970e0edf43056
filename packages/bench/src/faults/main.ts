// npm run bench:faults: publishes with faults at every step while workers and PostgreSQL are killed.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { checkout } from '../processes.ts';
import { kept } from './journal.ts';
import { startPostgres } from './postgres.ts';
import { report } from './report.ts';
import { runBaseline, runProduct, type RunOptions } from './run.ts';

const { values } = parseArgs({
  options: {
    publishes: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '200' },
    'postgres-kills': { type: 'string', default: '20' },
    baseline: { type: 'string' },
    workers: { type: 'string', default: '3' },
    seed: { type: 'string' },
    directory: { type: 'string' },
  },
});

const whole = z.coerce.number().int().min(0);
const plan = z.object({
  publishes: whole.min(1),
  kills: whole,
  postgresKills: whole,
  baseline: whole,
  workers: whole.min(1),
  seed: whole,
});

const given = values.directory === undefined ? null : resolve(values.directory);
if (given !== null) await mkdir(given, { recursive: true });
const directory = given ?? (await mkdtemp(join(tmpdir(), 'limelight-faults-')));
// A resumed run keeps its original settings.
const chosen = await kept(directory, 'plan', plan, () =>
  plan.parse({
    publishes: values.publishes,
    kills: values.kills,
    postgresKills: values['postgres-kills'],
    baseline: values.baseline ?? Math.ceil(Number(values.publishes) / 10),
    workers: values.workers,
    seed: values.seed ?? Math.floor(Math.random() * 1e6),
  }),
);

const say = (line: string) => console.log(line);
say(`Seed ${chosen.seed}; ${chosen.publishes} publishes; everything of the run stands in ${directory}`);
const timeoutMs = 2000;
const options: RunOptions = {
  ...chosen,
  directory,
  program: join(checkout, 'packages', 'server', 'dist', 'main.js'),
  people: Math.max(10, Math.ceil(chosen.publishes / 50)),
  wave: Math.min(200, Math.ceil(chosen.publishes / 3)),
  waveMs: 8000,
  // Seconds instead of the minutes used in production. Nothing else differs.
  windows: {
    PUBLISH_TIMEOUT_MS: String(timeoutMs),
    PUBLISH_PREPARE_SECONDS: '12',
    PUBLISH_CLOCK_SKEW_SECONDS: '6',
    PUBLISH_RETRY_SECONDS: '2',
    PUBLISH_GAP_SECONDS: '1',
  },
  say,
};

const postgres = await startPostgres(directory);
let keeps = false;
try {
  say('\nLimelight');
  const outcome = await runProduct(options, await postgres.database('limelight_faults'), postgres);
  let baseline = null;
  if (chosen.baseline > 0) {
    say('\nRetry three times');
    const share = chosen.baseline / chosen.publishes;
    baseline = await runBaseline(
      {
        ...options,
        timeoutMs,
        publishes: chosen.baseline,
        kills: Math.round(chosen.kills * share),
        postgresKills: Math.round(chosen.postgresKills * share),
      },
      await postgres.database('plain_faults'),
      postgres,
    );
  }
  const { lines, measurement, passed } = report({ ...chosen, windows: options.windows }, outcome, baseline);
  for (const line of lines) say(line);
  const results = join(checkout, 'packages', 'bench', 'results');
  await mkdir(results, { recursive: true });
  const seen = { at: new Date().toISOString(), node: process.version, cores: cpus().length, ...measurement };
  await writeFile(join(results, 'faults.json'), `${JSON.stringify(seen, null, 2)}\n`);
  keeps = given !== null || !passed;
  process.exitCode = passed ? 0 : 1;
} finally {
  await postgres.stop();
  if (!keeps && given === null) await rm(directory, { recursive: true, force: true });
}
