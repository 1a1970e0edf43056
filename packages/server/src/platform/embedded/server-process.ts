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

/** What to run, on which data, as whom, and where its own messages go. */
export type ServerPlan = {
  binaries: Binaries;
  directory: string;
  account: Account | undefined;
  durability: Durability;
  logFile: string;
};

/** A running server. `exited` resolves when it has ended, for whatever reason. */
export type ServerProcess = { pid: number; port: number; exited: Promise<void> };

/**
 * Starts the server in a session of its own, so that Ctrl-C on the terminal reaches the program alone and the
 * database outlives it until the program has finished. Resolves when connections are accepted.
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
      // The server was killed and its helpers have not noticed yet.
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
 * Ends a server that a crashed program left behind, and takes away a lock file whose process number now belongs to
 * something else (PostgreSQL would take that process for a server and refuse to start).
 * Answers the process number of the server that was stopped.
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
  // Without its lock file PostgreSQL cannot see helpers of a killed server that still write, so they are waited for.
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
 * Fast shutdown: sessions are cut, everything committed is on disk. A server that has not ended after 10 seconds is
 * told to end at once (it recovers from its log at the next start), after 5 more it is killed.
 * `first` = SIGQUIT begins with the second step, for data that are thrown away.
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
      // Windows knows no signals: PostgreSQL listens on a pipe of its own, which pg_ctl speaks.
      const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
      spawn(program(plan.binaries, 'pg_ctl'), ['stop', '-D', plan.directory, '-m', mode, '-W'], {
        stdio: 'ignore',
        windowsHide: true,
      });
    } else {
      process.kill(pid, signal);
    }
  } catch {
    // It ended in between, which the caller sees for itself.
  }
}

/** PostgreSQL writes its number, and once it accepts connections the word "ready", to this file. */
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
