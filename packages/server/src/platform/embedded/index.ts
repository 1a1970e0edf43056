import { chmod, mkdir, realpath, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemClock } from '../clock.ts';
import { findBinaries } from './binaries.ts';
import { initialise, isInitialised, resetPassword, ROLE } from './initialise.ts';
import { acquireLock } from './lock.ts';
import { decidePlacement, type Placement, stateFile, writeNote } from './placement.ts';
import { launchServer, type ServerPlan, stopLeftover, stopServer } from './server-process.ts';
import { newPassword, readState, type State, writeState } from './state.ts';

export { findEmbeddedUrl } from './address.ts';
export { EmbeddedPostgresError } from './errors.ts';

export type EmbeddedLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

export type EmbeddedPostgresOptions = {
  /** The data directory, for example `<checkout>/.data/postgres`. Created if missing. */
  dataDir: string;
  log: EmbeddedLog;
  /** Called once when the server exits without a call of `stop()`. All later queries will fail. */
  onUnexpectedExit?: () => void;
  /**
   * Called as soon as the server process is running, long before it accepts connections, so that other work can
   * start.
   */
  onLaunched?: () => void;
  /** Where root stores the data of a checkout that other accounts cannot enter. Defaults to `/var/lib/limelight`. */
  systemDir?: string;
};

/** A running database. `url` includes the password; `firstStart` is true when the database was just created. */
export type EmbeddedPostgres = { url: string; port: number; firstStart: boolean; stop(): Promise<void> };

/**
 * Starts the PostgreSQL 18 that npm installed, on a private port of 127.0.0.1, and resolves when it accepts
 * connections. Durable: committed data survives a crash of the program, the server or the machine.
 *
 * The role in `url` owns its database and can create others and the trusted extensions (pg_trgm, unaccent, citext); it
 * is not a superuser. Fails with `EmbeddedPostgresError`, for example with the code `already_running`.
 * `stop()` shuts down cleanly within 17 seconds and can be called more than once.
 *
 *     const database = await startEmbeddedPostgres({ dataDir: '.data/postgres', log: pino() });
 *     // … new Pool({ connectionString: database.url }) …
 *     await database.stop();
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const began = performance.now();
  await mkdir(dirname(options.dataDir), { recursive: true, mode: 0o700 });
  const dataDir = join(await realpath(dirname(options.dataDir)), basename(options.dataDir));
  const release = await acquireLock(`${dataDir}.lock`, dataDir);
  try {
    const [found, remembered] = await Promise.all([findBinaries(), readState(stateFile(dataDir))]);
    const placement = await decidePlacement(
      dataDir,
      found,
      remembered,
      options.systemDir ?? '/var/lib/limelight',
    );
    const plan: ServerPlan = { ...placement, durability: 'durable', logFile: `${dataDir}.log` };
    const { state, firstStart } = await prepare(dataDir, plan, placement, remembered, log);
    const server = await launchServer(plan, state.port, options.onLaunched);
    const learned: State = { ...state, port: server.port };
    if (JSON.stringify(learned) !== JSON.stringify(remembered)) await writeState(stateFile(dataDir), learned);
    log.info(
      { port: server.port, durationMs: Math.round(performance.now() - began), firstStart },
      'database started',
    );

    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      await stopServer(plan, server.pid);
      await server.exited;
      await release();
      log.info({}, 'database stopped');
    };
    void server.exited.then(() => {
      if (stopping) return;
      log.error({ logFile: plan.logFile }, 'database ended unexpectedly');
      options.onUnexpectedExit?.();
    });
    return {
      url: `postgres://${ROLE}:${state.password}@127.0.0.1:${server.port}/${ROLE}`,
      port: server.port,
      firstStart,
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Makes sure that no server is running on the data, that the database exists, and that its password is known. */
async function prepare(
  dataDir: string,
  plan: ServerPlan,
  placement: Placement,
  remembered: State | undefined,
  log: EmbeddedLog,
): Promise<{ state: State; firstStart: boolean }> {
  const { binaries, account, directory, elsewhere } = placement;
  let present = await isInitialised(directory);
  const leftover = present ? await stopLeftover(plan) : undefined;
  if (leftover !== undefined)
    log.warn({ pid: leftover }, 'stopped the database that an earlier run had left behind');
  if (present && placement.unclaimed) {
    await setAside(directory, log);
    present = false;
  }
  const state: State = {
    password: remembered?.password ?? newPassword(),
    ...(remembered?.port === undefined ? {} : { port: remembered.port }),
    ...(elsewhere ? { elsewhere } : {}),
  };
  if (present && remembered) return { state, firstStart: false };
  // Written before the database is created, since a database with an unknown password would be lost.
  await writeState(stateFile(dataDir), state);
  if (elsewhere) await writeNote(dataDir, directory);
  if (present) {
    await resetPassword(binaries, directory, account, state.password);
    return { state, firstStart: false };
  }
  log.info({ directory }, 'making the database (first start)');
  await initialise(binaries, directory, account, state.password);
  return { state, firstStart: true };
}

/** Renames the data left by a deleted checkout at the same path, so that they are neither used nor lost. */
async function setAside(directory: string, log: EmbeddedLog): Promise<void> {
  const aside = `${directory}-before-${new Date(systemClock.now())
    .toISOString()
    .replaceAll(/[^0-9]/g, '')
    .slice(0, 14)}`;
  await rename(directory, aside);
  await chmod(aside, 0o700);
  log.warn({ directory: aside }, 'an earlier checkout at this place left its database; it was set aside');
}
