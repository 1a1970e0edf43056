import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inspect } from 'node:util';
import { ConfigError, loadConfig, type Config } from './platform/config/index.ts';
import {
  EmbeddedPostgresError,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/embedded/index.ts';
import { createLog, type Log } from './platform/log.ts';

/** A start that is refused: what to do about it, without a stack trace. */
class RefusedStart extends Error {}

const graceMs = 25_000;
/** The start script waits a little longer than this. What has not ended by then is taken up again after the next start. */
const patienceMs = 27_000;
/** Without its database nothing can be finished. */
const patienceWithoutDatabaseMs = 2_000;

function readConfig(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (error instanceof ConfigError) throw new RefusedStart(error.message);
    throw error;
  }
}

async function startDatabase(
  config: Config,
  log: Log,
  { onLaunched, onLost }: { onLaunched: () => void; onLost: () => void },
): Promise<EmbeddedPostgres | null> {
  if (config.DATABASE_URL !== null) {
    onLaunched();
    return null;
  }
  try {
    return await startEmbeddedPostgres({
      dataDir: join(config.DATA_DIR, 'postgres'),
      log,
      onLaunched,
      onUnexpectedExit: onLost,
    });
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw new RefusedStart(error.message);
    throw error;
  }
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);
  let stop = async (reason: string): Promise<void> => {
    log.info({ reason }, 'stopped before it was ready');
    process.exit();
  };
  const lost = new AbortController();
  const requestStop = (reason: string) => void stop(reason);
  process.on('SIGTERM', () => requestStop('SIGTERM'));
  process.on('SIGINT', () => requestStop('SIGINT'));
  // The start script holds this channel open; when it dies, so do we, in order.
  process.on('disconnect', () => requestStop('parent gone'));

  // Reading the program keeps this process busy, so the database's own is launched first: it starts meanwhile.
  const launched = Promise.withResolvers<void>();
  const [database, { startProgram, StartRefused }] = await Promise.all([
    startDatabase(config, log, {
      onLaunched: launched.resolve,
      onLost() {
        log.fatal('the embedded database ended');
        process.stderr.write('The embedded database ended unexpectedly.\n');
        process.exitCode = 1;
        lost.abort();
        requestStop('database lost');
      },
    }),
    launched.promise.then(() => import('./program.ts')),
  ]);
  const url = config.DATABASE_URL ?? database?.url ?? '';
  const program = await startProgram(config, url, log).catch(async (error: unknown) => {
    await database?.stop();
    if (error instanceof StartRefused) throw new RefusedStart(error.message);
    throw error;
  });
  let stopped: Promise<void> | null = null;
  stop = (reason) =>
    (stopped ??= (async () => {
      log.info({ reason }, 'stopping');
      await Promise.race([
        program
          .stop(graceMs)
          .catch((error: unknown) => log.error({ err: error }, 'not everything ended in order')),
        delay(patienceMs, undefined, { signal: lost.signal }).catch(async () =>
          delay(patienceWithoutDatabaseMs),
        ),
      ]);
      await database?.stop();
      log.info('stopped');
      log.flush();
      process.exit();
    })());
  if (process.send) process.send({ ready: true, url: program.url });
}

process.on('unhandledRejection', (error) => {
  throw error;
});

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof RefusedStart ? error.message : inspect(error)}\n`);
  process.exit(1);
});
