import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/**
 * Stops the built-in database of a program that could not do so itself because it crashed or was killed. Only that of
 * the program with this process number: another Limelight on the same data keeps its own.
 */
export async function stopLeftoverDatabase(dataDir, programPid) {
  if (process.platform === 'win32') return;
  if (readJson(join(dataDir, 'postgres.lock'))?.pid !== programPid) return;
  const directory =
    readJson(join(dataDir, 'postgres.json'))?.elsewhere?.directory ?? join(dataDir, 'postgres');
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!(pid > 0)) return;
  const until = Date.now() + PATIENCE_MS;
  try {
    process.kill(pid, 'SIGINT');
    while (existsSync(file) && Date.now() < until) await delay(10);
  } catch {
    // It has ended already; the next start clears its file away.
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
