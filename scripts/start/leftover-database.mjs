import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/**
 * Stops the embedded database of a program that crashed or was killed, if it belongs to this process id. Another
 * Limelight on the same data keeps its own.
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
    // It has already exited, and the next start removes its file.
  }
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
