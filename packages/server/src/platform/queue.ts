import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Db as BossDatabase } from 'pg-boss';
import type { z } from 'zod';
import type { Database, Tx } from './db/index.ts';
import type { Log } from './log.ts';

/** A kind of job: its queue, what it carries (ids only) and how it is retried. Handlers must be safe to run twice. */
export interface Job<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  retryLimit: number;
  retryDelaySeconds: number;
  /** A job that runs longer counts as lost and is given out again. */
  expireInSeconds: number;
}

/** A job with what it does. `cron` (UTC) makes it run by itself with an empty payload. */
export interface JobHandler<P extends z.ZodType = z.ZodType> {
  job: Job<P>;
  concurrency: number;
  cron?: string;
  run(payload: z.output<P>, signal: AbortSignal): Promise<void>;
}

export interface EnqueueOptions {
  startAfter?: Date;
}

export interface Queue {
  /** Joins the caller's transaction: the job exists when, and only when, the write does. */
  enqueue<P extends z.ZodType>(
    tx: Tx,
    job: Job<P>,
    payload: z.input<P>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Makes the queues; with handlers this process also works on them. */
  start(jobs: readonly Job[], handlers: readonly JobHandler[]): Promise<void>;
  isReady(): boolean;
  /** Lets running jobs end, for at most this long. */
  stop(timeoutMs: number): Promise<void>;
}

export function defineJob<P extends z.ZodType>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>,
): Job<P> {
  return { retryLimit: 5, retryDelaySeconds: 5, expireInSeconds: 300, ...job };
}

/** Keeps the payload's type between a job and its handler. */
export function handleJob<P extends z.ZodType>(handler: JobHandler<P>): JobHandler {
  return {
    ...handler,
    run: async (payload, signal) => handler.run(handler.job.payload.parse(payload), signal),
  };
}

/** What the queue asks of the database. It sends some statements together, and their rows belong together too. */
export function bossDatabase(database: Database): BossDatabase {
  return {
    executeSql: async (text, values) => ({
      rows: [await database.pool.query<Record<string, unknown>>(text, values)]
        .flat()
        .flatMap((result) => result.rows),
    }),
  };
}

/** Jobs that a clock begins, once a minute at most, may be asked for this many times more rarely. */
const cronPatience = 4;

/** Writes the schedules that are not there yet: each is a durable write, and nearly every start finds them written. */
async function schedule(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const written = new Map(
    (await boss.getSchedules()).map(({ name, cron, timezone }) => [name, `${cron} ${timezone}`]),
  );
  for (const { job, cron } of handlers) {
    if (cron !== undefined && written.get(job.name) !== `${cron} UTC`)
      await boss.schedule(job.name, cron, {}, { tz: 'UTC' });
  }
}

export function createQueue(database: Database, log: Log, pollingIntervalSeconds = 0.5): Queue {
  let boss: PgBoss | null = null;
  let ready = false;
  const beginning = new Set<NodeJS.Timeout>();

  /** One that takes a job at a time, the next as soon as one is done, and waits only once there was none. */
  const work = async (started: PgBoss, handler: JobHandler): Promise<void> => {
    let own: string | null = null;
    own = await started.work<object>(
      handler.job.name,
      {
        pollingIntervalSeconds: pollingIntervalSeconds * (handler.cron === undefined ? 1 : cronPatience),
        batchSize: 1,
        localConcurrency: 1,
      },
      async ([received]) => {
        if (!received) return;
        if (own !== null) started.notifyWorker(own);
        const began = performance.now();
        try {
          await handler.run(received.data ?? {}, received.signal);
          log.debug(
            { job: handler.job.name, jobId: received.id, durationMs: performance.now() - began },
            'job done',
          );
        } catch (error) {
          log.error({ err: error, job: handler.job.name, jobId: received.id }, 'job failed');
          throw error;
        }
      },
    );
  };

  return {
    async enqueue(tx, job, payload, options = {}) {
      if (boss === null) throw new Error('The queue has not been started.');
      const data: unknown = job.payload.parse(payload);
      await boss.send(job.name, Object.fromEntries(Object.entries(data ?? {})), {
        db: fromDrizzle(tx, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    async start(jobs, handlers) {
      const works = handlers.length > 0;
      const started = new PgBoss({
        db: bossDatabase(database),
        schedule: works,
        supervise: works,
        monitorVacuum: false,
      });
      started.on('error', (error) => log.error({ err: error }, 'queue error'));
      boss = started;
      await started.start();
      const existing = new Set((await started.getQueues()).map((queue) => queue.name));
      for (const job of jobs) {
        if (existing.has(job.name)) continue;
        await started.createQueue(job.name, {
          retryLimit: job.retryLimit,
          retryDelay: job.retryDelaySeconds,
          retryBackoff: true,
          expireInSeconds: job.expireInSeconds,
        });
      }
      if (works) await schedule(started, handlers);
      // One after another over an interval: together they would ask, at the start and ever after, all at the same moment.
      const stepMs = (pollingIntervalSeconds * 1000) / Math.max(1, handlers.length);
      for (const [index, handler] of handlers.entries()) {
        for (let number = 0; number < handler.concurrency; number += 1) {
          const begin = setTimeout(
            () => {
              beginning.delete(begin);
              void work(started, handler).catch((error: unknown) =>
                log.error({ err: error, job: handler.job.name }, 'jobs are not worked on'),
              );
            },
            stepMs * (index + number / handler.concurrency),
          );
          beginning.add(begin);
        }
      }
      ready = true;
    },
    isReady: () => ready,
    async stop(timeoutMs) {
      ready = false;
      for (const begin of beginning) clearTimeout(begin);
      beginning.clear();
      await boss?.stop({ graceful: true, timeout: timeoutMs, close: false });
      boss = null;
    },
  };
}
