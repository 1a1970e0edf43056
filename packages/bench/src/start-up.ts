import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { median, rounded, type Measurement } from './figures.ts';
import { checkout, end, freePort, here, untilAnswers } from './processes.ts';

const rounds = 7;
const longestEndMs = 60_000;
const lock = z.object({ pid: z.number().int() });

/** True while the process that wrote this lock runs. One that was killed leaves its lock behind. */
function isHeld(file: string): boolean {
  try {
    process.kill(lock.parse(JSON.parse(readFileSync(file, 'utf8'))).pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Milliseconds from running a command to its first ready answer. Afterwards stops it properly, including the database.
 */
async function timeToReady(
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
  databaseLock: string,
): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: checkout,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(`http://127.0.0.1:${port}/readyz`, child);
  const took = performance.now() - began;
  await end(child);
  // npm exits before the program that it ran.
  for (const until = Date.now() + longestEndMs; isHeld(databaseLock); await sleep(20))
    if (Date.now() > until) throw new Error(`The process that holds ${databaseLock} did not end.`);
  return took;
}

/**
 * Measures `npm start`, with everything installed, built and started once before, against the minimum that starts the
 * same database.
 */
export async function measureStartUp(): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-bench-'));
  const lockIn = (name: string) => join(folder, name, 'postgres.lock');
  const own = () =>
    timeToReady('npm', ['start', '--silent'], { DATA_DIR: join(folder, 'own') }, lockIn('own'));
  const bare = () =>
    timeToReady(
      process.execPath,
      [here('./bare-start.ts')],
      { BENCH_DATA: join(folder, 'bare', 'postgres') },
      lockIn('bare'),
    );
  try {
    await own();
    await bare();
    const times = { own: new Array<number>(), bare: new Array<number>() };
    for (let round = 0; round < rounds; round += 1) {
      times.own.push(await own());
      times.bare.push(await bare());
    }
    const ratio = median(times.own) / median(times.bare);
    return {
      title: 'npm start to ready, installed and built',
      method: `${rounds} starts each in turn on an existing database; the yardstick is a Hono server that starts the same embedded PostgreSQL, run by node directly`,
      figures: [
        { name: 'npm start', value: `${Math.round(median(times.own))} ms` },
        { name: 'bare', value: `${Math.round(median(times.bare))} ms` },
        {
          name: 'ratio',
          value: rounded(ratio, 2).toString(),
          target: '<= 2',
          reached: ratio <= 2,
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
