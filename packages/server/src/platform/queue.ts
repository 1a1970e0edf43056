import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Db as BossDatabase } from 'pg-boss';
import type { z } from 'zod';
import { prepareAlone, type Database, type Tx } from './db/index.ts';
import type { Log } from './log.ts';
import { listen } from './queue/listen.ts';
import type { Job, JobHandler } from './queue/job.ts';
import { createJobWorker, type JobWorker } from './queue/worker.ts';

export { defineJob, handleJob, type Job, type JobHandler } from './queue/job.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** The owner of the job, if the handler limits jobs per group. */
  group?: string;
}

export interface Queue {
  /** Joins the caller's transaction, so the job exists exactly if the transaction commits. */
  enqueue<P extends z.ZodType>(
    tx: Tx,
    job: Job<P>,
    payload: z.input<P>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Creates the queues. With handlers, this process also works on them. */
  start(jobs: readonly Job[], handlers: readonly JobHandler[]): Promise<void>;
  isReady(): boolean;
  /** Waits up to this long for running jobs to end. */
  stop(timeoutMs: number): Promise<void>;
}

/** Adapts our database to the queue. It sends several statements in one query and expects their rows merged. */
export function bossDatabase(database: Database): BossDatabase {
  return {
    executeSql: async (text, values) => ({
      rows: [await database.pool.query<Record<string, unknown>>(text, values)]
        .flat()
        .flatMap((result) => result.rows),
    }),
  };
}

/**
 * Adds missing schedules and removes those of jobs that no longer exist. Checks first, because each write is
 * durable and hardly any start needs one.
 */
async function schedule(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const written = new Map(
    (await boss.getSchedules()).map(({ name, cron, timezone }) => [name, `${cron} ${timezone}`]),
  );
  for (const { job, cron } of handlers) {
    if (cron !== undefined && written.get(job.name) !== `${cron} UTC`)
      await boss.schedule(job.name, cron, {}, { tz: 'UTC' });
    if (cron !== undefined) written.delete(job.name);
  }
  for (const name of written.keys()) await boss.unschedule(name);
}

/**
 * Creates missing queues, and changes those whose settings differ. With `notify`, a new job that can start
 * immediately is announced in the transaction that inserts it.
 */
async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retryLimit, retryDelaySeconds, expireInSeconds } of jobs) {
    const settings = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds,
      notify: true,
    };
    const present = existing.get(name);
    if (present === undefined) await boss.createQueue(name, settings);
    else if (!isDeepStrictEqual({ ...present, ...settings }, { ...present }))
      await boss.updateQueue(name, settings);
  }
}

/** Returns the kinds of jobs with at least one due job, with a single query. */
async function listDue(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT kind.name FROM unnest($1::text[]) AS kind(name)
     WHERE EXISTS (
       SELECT FROM pgboss.job j
       WHERE j.name = kind.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now())`,
    [names],
  );
  return rows.map(({ name }) => name);
}

export interface QueueOptions {
  pollingIntervalSeconds?: number;
  /** How far the program's clock runs ahead of PostgreSQL's, which says what is due. */
  aheadMs?: number;
}

export function createQueue(
  database: Database,
  log: Log,
  { pollingIntervalSeconds = 0.5, aheadMs = 0 }: QueueOptions = {},
): Queue {
  let boss: PgBoss | null = null;
  let ready = false;
  let workers: readonly JobWorker[] = [];
  let timer: NodeJS.Timeout | undefined;

  const wake = (names: Iterable<string>) => {
    const woken = new Set(names);
    for (const worker of workers) if (woken.has(worker.name)) worker.wake();
  };
  /** Finds jobs that have become due, and those whose notification was missed. */
  const look = async (): Promise<void> => {
    const free = workers.filter((worker) => !worker.isFull()).map(({ name }) => name);
    try {
      if (free.length > 0) wake(await listDue(database, free));
    } catch (error) {
      log.error({ err: error }, 'the queue could not be asked for jobs that are due');
    }
    if (ready) timer = setTimeout(() => void look(), pollingIntervalSeconds * 1000);
  };

  return {
    async enqueue(tx, job, payload, options = {}) {
      if (boss === null) throw new Error('The queue has not been started.');
      const data: unknown = job.payload.parse(payload);
      await boss.send(job.name, Object.fromEntries(Object.entries(data ?? {})), {
        db: fromDrizzle(tx, sql),
        ...(options.group === undefined ? {} : { group: { id: options.group } }),
        ...(options.startAfter ? { startAfter: new Date(options.startAfter.getTime() - aheadMs) } : {}),
      });
    },
    async start(jobs, handlers) {
      const works = handlers.length > 0;
      const { connectionString } = database.pool.options;
      const started = new PgBoss({
        db: {
          ...bossDatabase(database),
          listen: async (channel, hear, begun) => {
            if (connectionString === undefined) throw new Error('no address to listen at');
            return listen(
              connectionString,
              channel,
              log,
              (name) => {
                hear(name);
                wake([name]);
              },
              begun,
            );
          },
        },
        schedule: works,
        supervise: works,
        monitorVacuum: false,
        useListenNotify: works,
      });
      started.on('error', (error) => log.error({ err: error }, 'queue error'));
      boss = started;
      await prepareAlone(database, async () => {
        await started.start();
        await makeQueues(started, jobs);
        if (works) await schedule(started, handlers);
      });
      workers = handlers.map((handler) => createJobWorker(started, handler, log));
      ready = true;
      if (works) void look();
    },
    isReady: () => ready,
    async stop(timeoutMs) {
      ready = false;
      clearTimeout(timer);
      const stopping = workers;
      workers = [];
      const ended = Promise.all(stopping.map(async (worker) => worker.stop()));
      await Promise.race([ended, sleep(timeoutMs, undefined, { ref: false })]);
      await Promise.allSettled(stopping.map(async (worker) => worker.abandon()));
      await boss?.stop({ graceful: true, timeout: timeoutMs, close: false });
      boss = null;
    },
  };
}
