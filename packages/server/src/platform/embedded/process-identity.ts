import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemErrorCode } from './errors.ts';

const run = promisify(execFile);

/** True when the process id is in use, even if only by a zombie process. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** True when a process with this id is running, regardless of its owner. */
export function isAlive(pid: number): boolean {
  if (!isTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  // In a container whose init process does not reap zombies, an ended process keeps its id forever.
  try {
    return statFields(readFileSync(`/proc/${pid}/stat`, 'utf8'))[0] !== 'Z';
  } catch {
    return false;
  }
}

/**
 * The fields of /proc/<pid>/stat from the third one. The second is a name in parentheses that can contain anything.
 */
function statFields(line: string): string[] {
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/**
 * The start time of a process in the system's own unit, which distinguishes processes with the same id. Undefined
 * when unknown.
 */
export async function startMark(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    return line === undefined ? undefined : statFields(line)[19];
  }
  return process.platform === 'win32' ? undefined : listedBy('lstart=', pid);
}

/** True when the process is a PostgreSQL server whose data directory is `directory`. */
export async function isServerOf(pid: number, directory: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // A server's working directory is its data directory. Comparing inodes instead of names also works after the
    // checkout was moved or copied.
    const [working, own, command] = await Promise.all([
      stat(`/proc/${pid}/cwd`).catch(() => undefined),
      stat(directory),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    ]);
    return command.trim() === 'postgres' && working?.dev === own.dev && working.ino === own.ino;
  }
  const command = await listedBy('command=', pid);
  return command !== undefined && command.includes('postgres') && command.includes(directory);
}

/**
 * PostgreSQL processes working on the directory, including the server's child processes. Always empty outside
 * Linux.
 */
export async function processesOn(directory: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const numbers = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const matches = await Promise.all(numbers.map((pid) => isServerOf(pid, directory)));
  return numbers.filter((_, index) => matches[index]);
}

async function listedBy(column: string, pid: number): Promise<string | undefined> {
  try {
    return (await run('ps', ['-o', column, '-p', String(pid)])).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
