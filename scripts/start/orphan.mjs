import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a program needs that ends in order. */
const PATIENCE_MS = 40_000;
const KILLED_WITHIN_MS = 5_000;

const recordFile = (dataDir) => join(dataDir, 'start.json');

/** Writes down which start supervises which program, so that the next start can tell whether one was left alone. */
export function recordStart(dataDir, programPid) {
  if (process.platform === 'win32') return;
  const record = { start: identify(process.pid), program: identify(programPid) };
  writeFileSync(recordFile(dataDir), JSON.stringify(record), { mode: 0o600 });
}

/** Takes that away again, unless another start has written its own. */
export function forgetStart(dataDir) {
  if (readRecord(dataDir)?.start?.pid === process.pid) rmSync(recordFile(dataDir), { force: true });
}

/**
 * Ends a program whose start script was killed and which has not ended yet: it is asked to, and killed when it does not.
 * `onFound` is called before the wait. A program whose start script still runs is left alone.
 */
export async function endOrphan(dataDir, { patienceMs = PATIENCE_MS, onFound = () => undefined } = {}) {
  const record = readRecord(dataDir);
  if (!runs(record?.program) || runs(record.start)) return;
  const { program } = record;
  onFound();
  send(program.pid, 'SIGTERM');
  if (await ends(program, patienceMs)) return;
  send(program.pid, 'SIGKILL');
  await ends(program, KILLED_WITHIN_MS);
}

async function ends(program, withinMs) {
  for (const until = Date.now() + withinMs; Date.now() < until; await delay(20))
    if (!runs(program)) return true;
  return !runs(program);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in between.
  }
}

function readRecord(dataDir) {
  try {
    return JSON.parse(readFileSync(recordFile(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}

/** True while this very process runs; its number alone may belong to another one by now. */
function runs(known) {
  return known?.started !== undefined && identify(known.pid)?.started === known.started;
}

/** A running process and when it started, in whatever unit the system keeps. */
function identify(pid) {
  try {
    if (process.platform !== 'linux')
      return {
        pid,
        started: execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
          .toString()
          .trim(),
      };
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    // In a container whose first process collects nothing, an ended process keeps its number.
    return fields[0] === 'Z' ? undefined : { pid, started: fields[19] };
  } catch {
    return undefined;
  }
}
