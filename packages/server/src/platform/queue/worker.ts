import { performance } from 'node:perf_hooks';
import type { Job as TakenJob, PgBoss } from 'pg-boss';
import { gather } from '../gather.ts';
import type { Log } from '../log.ts';
import type { JobHandler } from './job.ts';

/** Jobs that one statement marks as done at most. */
const doneTogether = 100;
/** While jobs wait, free places are filled together: half of them at a time, or what became free within this. */
const fillWithinMs = 20;

export interface JobWorker {
  readonly name: string;
  /** There may be a job. */
  wake(): void;
  /** Every place is taken, and the next job is asked for as soon as one is free. */
  isFull(): boolean;
  /** Takes no more jobs; resolves when those it has are done. */
  stop(): Promise<void>;
  /** Gives the jobs it still has back, to be tried again. */
  abandon(): Promise<void>;
}

/** Works on the jobs of one kind: as many as there are free places are fetched by one statement. */
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
      // It stays taken until its time is over, and is then given out again.
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
    // One that was given back while it ran is somebody else's to end.
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
    // Places that become free in the same moment are filled by one statement.
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
