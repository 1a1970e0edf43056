import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { isAway } from '../../../platform/away.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { finishRun, type Ending, type Finished } from './finish.ts';
import { workJob } from './jobs.ts';
import { LiveRun } from './live-run.ts';
import {
  claimRun,
  dropLease,
  extendLeases,
  findRun,
  listCancelled,
  listSteps,
  lockOpenRun,
  type Lease,
  type RunRow,
  type StepRow,
} from './repository/runs.ts';
import { keepReservations, releaseCredits } from '../../billing/credits/index.ts';
import { retryDelaySeconds } from './rules.ts';
import { RunStopped } from './stops.ts';

export const leaseMs = 30_000;
const tickMs = 1_000;
const ticksPerHeartbeat = 8;
/** A run that has crashed its process this many times is not retried. */
const attemptLimit = 5;
/** The number of attempts after unexpected failures. */
const failureLimit = 3;
const finishRetriesMs = [200, 1_000, 3_000];
/** Finished work waits this long for a database that is away, and asks for it this often after that. */
const outageMs = 5 * 60_000;
const outageRetryMs = 1_000;

/** A run this process works on. `ended` never rejects, and resolves to null when another process continues the run. */
export interface Working {
  live: LiveRun;
  ended: Promise<Finished | null>;
}

/** Executes runs. Each process has one engine. */
export class RunEngine {
  readonly #context: Context;
  readonly #working = new Map<string, Working>();
  #ticker: NodeJS.Timeout | null = null;
  #ticks = 0;
  #ticking = false;
  #draining = false;

  constructor(context: Context) {
    this.#context = context;
  }

  get isDraining(): boolean {
    return this.#draining;
  }

  find(id: string): Working | null {
    return this.#working.get(id) ?? null;
  }

  /** Works on a run until it ends here. Returns at once when it has ended or another process has it. */
  async work(implementation: RunImplementation, id: string): Promise<void> {
    await this.claim(implementation, id).then((working) => working?.ended);
  }

  /** Claims a run and starts working on it. Null when it has ended or another process has it. */
  async claim(implementation: RunImplementation, id: string): Promise<Working | null> {
    const { database, clock, log } = this.#context;
    try {
      const row = await claimRun(database.db, id, newLease(clock.now()));
      return row === null ? null : this.begin(implementation, row, await listSteps(database.db, id));
    } catch (error) {
      log.error({ err: error, runId: id }, 'a run could not be taken');
      return null;
    }
  }

  /** Nothing of the run is written before `committed`; when that fails, there is no such run. */
  begin(
    implementation: RunImplementation,
    row: RunRow,
    steps: readonly StepRow[],
    committed: Promise<void> = Promise.resolve(),
  ): Working {
    const { id } = row;
    const live = new LiveRun(this.#context, row, { steps, committed, resumes: implementation.resumes });
    const ended = this.#run(implementation, live).catch((error: unknown) => {
      this.#context.log.error({ err: error, runId: id }, 'a run could not be ended; its lease runs out');
      return null;
    });
    const working = { live, ended };
    this.#working.set(id, working);
    void ended.finally(() => this.#forget(id));
    this.#ticker ??= setInterval(() => void this.#tick(), tickMs).unref();
    return working;
  }

  /** Stops a run if this process works on it, and waits until that is stored. */
  async cancel(id: string): Promise<void> {
    const working = this.find(id);
    working?.live.stop('cancelled');
    await working?.ended;
  }

  /** Accepts no more runs. After `graceMs`, returns unfinished ones for another process to continue. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true;
    const all = [...this.#working.values()];
    const timer = setTimeout(() => {
      for (const { live } of all) live.stop('shutdown');
    }, graceMs);
    await Promise.all(all.map(({ ended }) => ended));
    clearTimeout(timer);
  }

  #forget(id: string): void {
    this.#working.delete(id);
    if (this.#working.size > 0 || this.#ticker === null) return;
    clearInterval(this.#ticker);
    this.#ticker = null;
  }

  async #run(implementation: RunImplementation, live: LiveRun): Promise<Finished | null> {
    const began = performance.now();
    const ending = await this.#endingOf(implementation, live);
    if (ending === null || !(await live.isCommitted())) return null;
    const [finished] = await Promise.all([
      this.#finishWithRetry(implementation, live, ending),
      live.callsStored(),
    ]);
    const { metrics } = this.#context;
    if (finished !== null) metrics.run(live.row.kind, finished.status, (performance.now() - began) / 1000);
    return finished;
  }

  /** How the work ended, or null when another process continues it. */
  async #endingOf(implementation: RunImplementation, live: LiveRun): Promise<Ending | null> {
    const { row } = live;
    if (row.attempts > (implementation.resumes ? attemptLimit : 1))
      return { status: 'failed', code: 'run_failed', reason: 'attempts' };
    const timer = setTimeout(() => live.stop('timeout'), implementation.timeoutMs);
    const stopped = Promise.withResolvers<never>();
    const onStop = () => stopped.reject(live.signal.reason);
    live.signal.addEventListener('abort', onStop, { once: true });
    try {
      if (row.cancelRequestedAt !== null) live.stop('cancelled');
      live.signal.throwIfAborted();
      const result = await Promise.race([implementation.work(live, row.input.value), stopped.promise]);
      return { status: 'done', result };
    } catch (error) {
      return await this.#endingAfter(implementation, live, error);
    } finally {
      clearTimeout(timer);
      live.signal.removeEventListener('abort', onStop);
      stopped.promise.catch(() => undefined);
    }
  }

  async #endingAfter(
    implementation: RunImplementation,
    live: LiveRun,
    error: unknown,
  ): Promise<Ending | null> {
    const { log, disk } = this.#context;
    const { id, row } = live;
    if (!(await live.isCommitted())) return null;
    const stopped: unknown = live.signal.aborted ? live.signal.reason : null;
    if (stopped instanceof RunStopped) {
      switch (stopped.why) {
        case 'cancelled': {
          const kept = implementation.keepPartial({ text: live.text, engine: live.engine }, row.input.value);
          return { status: 'cancelled', result: kept };
        }
        case 'timeout':
          return { status: 'failed', code: 'run_failed', reason: 'timeout' };
        case 'shutdown':
          if (!implementation.resumes) return { status: 'failed', code: 'run_failed', reason: 'shutdown' };
          await this.#giveBack(live, 0);
          return null;
        case 'not-committed':
          return null;
        case 'lease-lost':
          log.warn({ runId: id }, 'another process works on this run, or it was erased');
          await this.#releaseErased(live);
          return null;
      }
    }
    if (error instanceof AppError) return { status: 'failed', code: error.code, reason: null, error };
    log.error({ err: error, runId: id, kind: row.kind, attempt: row.attempts }, 'run failed');
    const code = disk.note(error) ? 'disk_full' : 'run_failed';
    if (implementation.where === 'web' || row.attempts >= failureLimit)
      return { status: 'failed', code, reason: 'internal' };
    await this.#giveBack(live, retryDelaySeconds(row.attempts));
    return null;
  }

  /** Releases the credits of a run that was erased while it was active, because nobody else will. */
  async #releaseErased({ id, row: { reservationId } }: LiveRun): Promise<void> {
    const { database, clock } = this.#context;
    await database.db.transaction(async (tx) => {
      if (reservationId !== null && (await findRun(tx, id)) === null)
        await releaseCredits(tx, reservationId, clock.now());
    });
  }

  /** Lets another process continue, or this one later. */
  async #giveBack(live: LiveRun, delaySeconds: number): Promise<void> {
    const { database, queue, clock } = this.#context;
    await live.persist();
    await database.db.transaction(async (tx) => {
      if ((await lockOpenRun(tx, live.id, live.token)) === null) return;
      await dropLease(tx, live.id, live.token);
      const startAfter = new Date(clock.now() + delaySeconds * 1000);
      await queue.enqueue(tx, workJob, { runId: live.id }, delaySeconds === 0 ? {} : { startAfter });
    });
  }

  /** Retries, so that a database that is away for some minutes loses no finished work. */
  async #finishWithRetry(
    implementation: RunImplementation,
    live: LiveRun,
    ending: Ending,
  ): Promise<Finished | null> {
    const { log } = this.#context;
    const began = performance.now();
    const waits = [...finishRetriesMs];
    let last: unknown = null;
    let waitMs: number | null = 0;
    while (waitMs !== null) {
      await wait(waitMs);
      try {
        return await finishRun(implementation, live, ending);
      } catch (error) {
        last = error;
        // Storing the result was refused, so a retry would be useless.
        if (error instanceof AppError) break;
        log.warn({ err: error, runId: live.id }, 'run not stored yet');
        const isOutage = isAway(error) && !this.#draining && performance.now() - began < outageMs;
        waitMs = waits.shift() ?? (isOutage ? outageRetryMs : null);
      }
    }
    if (ending.status === 'failed') throw last;
    const code = last instanceof AppError ? last.code : 'run_failed';
    return finishRun(implementation, live, { status: 'failed', code, reason: 'save' });
  }

  /** Notices cancel requests made to other processes, stores progress and renews the lease. */
  async #tick(): Promise<void> {
    if (this.#ticking) return;
    this.#ticking = true;
    const { database, clock, log } = this.#context;
    try {
      const all = [...this.#working.values()].map(({ live }) => live);
      for (const id of await listCancelled(
        database.db,
        all.map(({ id }) => id),
      ))
        this.find(id)?.live.stop('cancelled');
      for (const live of all) await live.persist();
      this.#ticks += 1;
      if (this.#ticks % ticksPerHeartbeat !== 0) return;
      const now = clock.now();
      await extendLeases(
        database.db,
        all.map(({ token }) => token),
        new Date(now + leaseMs),
      );
      await keepReservations(
        database.db,
        all.flatMap(({ row }) => row.reservationId ?? []),
        now,
      );
    } catch (error) {
      log.warn({ err: error }, 'runs not polled');
    } finally {
      this.#ticking = false;
    }
  }
}

export const newLease = (now: number): Lease => ({
  token: randomUUID(),
  now: new Date(now),
  until: new Date(now + leaseMs),
});

const engines = new WeakMap<Context, RunEngine>();

export function engineOf(context: Context): RunEngine {
  const known = engines.get(context);
  if (known !== undefined) return known;
  const made = new RunEngine(context);
  engines.set(context, made);
  return made;
}
