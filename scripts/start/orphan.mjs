import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a program needs to exit properly. */
const PATIENCE_MS = 40_000;
const KILLED_WITHIN_MS = 5_000;

const recordFile = (dataDir) => join(dataDir, 'start.json');

/** Records which start script supervises which program, so that the next start can detect an orphan. */
export function recordStart(dataDir, programPid) {
  if (process.platform === 'win32') return;
  const record = { start: identify(process.pid), program: identify(programPid) };
  writeFileSync(recordFile(dataDir), JSON.stringify(record), { mode: 0o600 });
}

/** Removes that record, unless another start has written its own. */
export function forgetStart(dataDir) {
  if (readRecord(dataDir)?.start?.pid === process.pid) rmSync(recordFile(dataDir), { force: true });
}

/**
 * Ends a program whose start script was killed: asks it to exit, and kills it if it does not. `onFound` is called
 * before the wait. A program whose start script is still running is left alone.
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
    // It has exited in the meantime.
  }
}

function readRecord(dataDir) {
  try {
    return JSON.parse(readFileSync(recordFile(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}

/** True while exactly this process runs. Its id alone may have been reused. */
function runs(known) {
  return known?.started !== undefined && identify(known.pid)?.started === known.started;
}

/** The id of a running process and its start time, in the system's own unit. */
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
    // In a container whose init process does not reap children, an exited process keeps its id.
    return fields[0] === 'Z' ? undefined : { pid, started: fields[19] };
  } catch {
    return undefined;
  }
}
