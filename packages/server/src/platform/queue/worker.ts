import { performance } from 'node:perf_hooks';
import type { Job as TakenJob, PgBoss } from 'pg-boss';
import { gather } from '../gather.ts';
import type { Log } from '../log.ts';
import type { JobHandler } from './job.ts';

/** The maximum number of jobs completed by one statement. */
const doneTogether = 100;
/** While jobs are waiting, free slots are filled in batches: as soon as half of them are free, or after this time. */
const fillWithinMs = 20;

export interface JobWorker {
  readonly name: string;
  wake(): void;
  /** True when no slot is free. The worker then fetches again as soon as one is. */
  isFull(): boolean;
  /** Takes no more jobs and resolves when the running ones are done. */
  stop(): Promise<void>;
  /** Returns the running jobs to the queue to be retried. */
  abandon(): Promise<void>;
}

/** Runs the jobs of one kind. One statement fetches as many as there are free slots. */
export function createJobWorker(boss: PgBoss, handler: JobHandler, log: Log): JobWorker {
  const { job, concurrency, perGroup } = handler;
  const running = new Map<string, { taken: TakenJob; abort: AbortController }>();
  const idle: (() => void)[] = [];
  let fetching = false;
  let asked = false;
  let more = false;
  let filling: NodeJS.Timeout | undefined;
  let stopped = false;

  const finish = gather<TakenJob, true>({ limit: doneTogether, waitMs: 0 }, async (done) => {
    await boss.complete(job.name, [...done]);
    return done.map(() => true);
  });

  const settle = async (taken: TakenJob, error: Error | null): Promise<void> => {
    try {
      if (error === null) await finish(taken);
      else await boss.fail(job.name, taken, error);
    } catch (failure) {
      // The job stays active until it expires, and is then retried.
      log.error({ err: failure, job: job.name, jobId: taken.id }, 'the end of a job was not written');
    }
  };

  const run = async (taken: TakenJob, abort: AbortController): Promise<void> => {
    const began = performance.now();
    const overtime = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      overtime.reject(new Error(`the job ran for longer than ${job.expireInSeconds} s`));
      abort.abort();
    }, job.expireInSeconds * 1000);
    let failure: Error | null = null;
    try {
      await Promise.race([handler.run(taken.data ?? {}, abort.signal), overtime.promise]);
      log.debug({ job: job.name, jobId: taken.id, durationMs: performance.now() - began }, 'job done');
    } catch (error) {
      log.error({ err: error, job: job.name, jobId: taken.id }, 'job failed');
      failure = error instanceof Error ? error : new Error('the job failed', { cause: error });
    } finally {
      clearTimeout(timer);
    }
    // A job that was returned to the queue while it ran must not be completed here.
    if (running.get(taken.id)?.taken === taken) await settle(taken, failure);
    running.delete(taken.id);
    if (asked || running.size * 2 <= concurrency) fill(more);
    else if (more) filling ??= setTimeout(fill, fillWithinMs, true);
    if (running.size === 0) for (const resolve of idle.splice(0)) resolve();
  };

  function fill(due: boolean): void {
    clearTimeout(filling);
    filling = undefined;
    if (due || asked) wake();
  }

  const fetch = async (): Promise<void> => {
    while (asked && !stopped) {
      const free = concurrency - running.size;
      if (free <= 0) return;
      asked = false;
      const taken = await boss.fetch<object>(job.name, {
        batchSize: free,
        ...(perGroup === undefined ? {} : { groupConcurrency: perGroup }),
      });
      more = taken.length === free || (perGroup !== undefined && taken.length > 0);
      for (const one of taken) {
        const abort = new AbortController();
        running.set(one.id, { taken: one, abort });
        void run(one, abort);
      }
    }
  };

  function wake(): void {
    asked = true;
    if (fetching || stopped) return;
    fetching = true;
    // Slots that become free at the same moment are filled by one statement.
    setImmediate(() => {
      fetch()
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'jobs could not be fetched'))
        .finally(() => {
          fetching = false;
          if (stopped && running.size === 0) for (const resolve of idle.splice(0)) resolve();
          else if (asked && running.size < concurrency && !stopped) wake();
        });
    });
  }

  return {
    name: job.name,
    wake,
    isFull: () => running.size >= concurrency,
    async stop() {
      stopped = true;
      if (running.size === 0 && !fetching) return;
      await new Promise<void>((resolve) => idle.push(resolve));
    },
    async abandon() {
      stopped = true;
      const left = [...running.values()];
      running.clear();
      if (left.length === 0) return;
      const jobs = left.map(({ taken }) => taken);
      await boss.fail(job.name, jobs, new Error('the program was stopped while the job ran'));
      for (const { abort } of left) abort.abort();
    },
  };
}
