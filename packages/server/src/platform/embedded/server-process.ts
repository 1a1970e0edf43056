import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { type Binaries, program } from './binaries.ts';
import { EmbeddedPostgresError, unlessAbsent } from './errors.ts';
import { isAlive, isServerOf, isTaken, processesOn } from './process-identity.ts';
import { type Durability, serverArguments, serverEnvironment } from './settings.ts';

const POLL_MS = 3;
const READY_WITHIN_MS = 120_000;
const LOG_LIMIT_BYTES = 1_000_000;
const PORT_ATTEMPTS = 5;
const ORPHANS_WITHIN_MS = 20_000;

export type ServerPlan = {
  binaries: Binaries;
  directory: string;
  account: Account | undefined;
  durability: Durability;
  logFile: string;
};

export type ServerProcess = { pid: number; port: number; exited: Promise<void> };

/**
 * Starts the server in its own session, so that Ctrl-C reaches only the program and the database keeps running
 * until the program has finished. Resolves when connections are accepted.
 */
export async function launchServer(
  plan: ServerPlan,
  preferredPort: number | undefined,
  onLaunched?: () => void,
): Promise<ServerProcess> {
  await keepLogShort(plan.logFile);
  const began = performance.now();
  let port = preferredPort ?? (await freePort());
  for (let attempt = 1; ;) {
    const offset = (await unlessAbsent(stat(plan.logFile)))?.size ?? 0;
    const started = await launchOn(plan, port, onLaunched);
    if (started) return started;
    const said = (await unlessAbsent(readFile(plan.logFile)))?.subarray(offset).toString() ?? '';
    if (said.includes('shared memory block') && performance.now() - began < ORPHANS_WITHIN_MS) {
      // The server was killed, and its child processes have not noticed yet.
      await delay(100);
      continue;
    }
    attempt += 1;
    if (attempt > PORT_ATTEMPTS || !/could not bind|could not create any TCP\/IP sockets/.test(said)) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `The built-in database did not start (its messages are in ${plan.logFile}):\n${said.trim()}`,
      );
    }
    port = await freePort();
  }
}

async function launchOn(
  plan: ServerPlan,
  port: number,
  onLaunched: (() => void) | undefined,
): Promise<ServerProcess | undefined> {
  const file = program(plan.binaries, 'postgres');
  const log = await open(plan.logFile, 'a', 0o600);
  let child: ChildProcess;
  try {
    child = spawn(file, serverArguments(plan.directory, port, plan.durability), {
      ...plan.account,
      ...serverEnvironment(),
      cwd: dirname(file),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
  const { pid } = child;
  if (pid === undefined) {
    const cause = await new Promise<Error>((resolve) => child.once('error', resolve));
    throw new EmbeddedPostgresError('start_failed', `The program ${file} cannot be run.`, { cause });
  }
  onLaunched?.();
  let ended = false;
  const exited = once(child, 'exit').then(() => {
    ended = true;
  });
  const until = performance.now() + READY_WITHIN_MS;
  while (!ended) {
    const state = await readPostmasterFile(plan.directory);
    if (state?.pid === pid && state.ready) return { pid, port, exited };
    if (performance.now() > until) await stopServer(plan, pid);
    await delay(POLL_MS);
  }
  return undefined;
}

/**
 * Stops a server left behind by a crashed program. Removes a lock file whose process id now belongs to another
 * process, which PostgreSQL would take for a server and refuse to start. Returns the id of the stopped server.
 */
export async function stopLeftover(
  plan: Pick<ServerPlan, 'binaries' | 'directory'>,
): Promise<number | undefined> {
  const file = await readPostmasterFile(plan.directory);
  if (!file || !isTaken(file.pid)) return undefined;
  if (await isServerOf(file.pid, plan.directory)) {
    await stopServer(plan, file.pid);
    return file.pid;
  }
  // Without its lock file PostgreSQL cannot detect child processes of a killed server that are still writing, so
  // wait for them.
  const until = performance.now() + ORPHANS_WITHIN_MS;
  while ((await processesOn(plan.directory)).length > 0) {
    if (performance.now() > until) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `Processes of an earlier database still work on ${plan.directory}. End them first.`,
      );
    }
    await delay(50);
  }
  await rm(join(plan.directory, 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * Stops the server with a fast shutdown, which disconnects clients and keeps committed data. After 10 seconds it
 * requests an immediate shutdown (with recovery at the next start), and after 5 more it kills the process. `first`
 * = SIGQUIT starts with the second step, for disposable data.
 */
export async function stopServer(
  plan: Pick<ServerPlan, 'binaries' | 'directory'>,
  pid: number,
  first: 'SIGINT' | 'SIGQUIT' = 'SIGINT',
): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ];
  for (const [signal, patienceMs] of steps.slice(first === 'SIGQUIT' ? 1 : 0)) {
    if (!isAlive(pid)) return;
    send(plan, pid, signal);
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      if (!isAlive(pid)) return;
      await delay(POLL_MS);
    }
  }
}

function send(plan: Pick<ServerPlan, 'binaries' | 'directory'>, pid: number, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' && signal !== 'SIGKILL') {
      // Windows has no signals. PostgreSQL listens on a named pipe instead, which pg_ctl uses.
      const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
      spawn(program(plan.binaries, 'pg_ctl'), ['stop', '-D', plan.directory, '-m', mode, '-W'], {
        stdio: 'ignore',
        windowsHide: true,
      });
    } else {
      process.kill(pid, signal);
    }
  } catch {
    // The process ended in between, which the caller notices.
  }
}

/** PostgreSQL writes its process id to this file, and the word "ready" once it accepts connections. */
async function readPostmasterFile(directory: string): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await unlessAbsent(readFile(join(directory, 'postmaster.pid'), 'utf8'));
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
}

async function keepLogShort(file: string): Promise<void> {
  const size = (await unlessAbsent(stat(file)))?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.1`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
