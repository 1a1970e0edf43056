import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { rounded } from '../figures.ts';

const sampleEveryMs = 200;
/** Linux counts the time of processes in hundredths of a second on every architecture. */
const msPerTick = 10;

/** Milliseconds of processor that a process has used. */
export async function processorMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * msPerTick;
}

/** Milliseconds of processor by process of the database server, its background processes included. */
export async function databaseProcessors(pool: pg.Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  return new Map(
    await Promise.all(rows.map(async ({ pid }): Promise<[number, number]> => [pid, await processorMs(pid)])),
  );
}

/** The difference of two readings. A process that ended in between counts as far as it was seen. */
export const usedBetween = (
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number => [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

export interface ProgramState {
  processorMs: number;
  /** Delay of the event loop since the last reading, p99. */
  loopP99Ms: number;
  /** Callers that waited for a connection when it was read. */
  poolWaiting: number;
}

/** Reads a process of the program from its metrics. */
export async function programState(url: string): Promise<ProgramState> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => {
    const found = new RegExp(String.raw`^${name} (\S+)$`, 'm').exec(text);
    if (found === null) throw new Error(`${url}/metrics does not say ${name}`);
    return Number(found[1]);
  };
  return {
    processorMs: value('process_cpu_seconds_total') * 1000,
    loopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    poolWaiting: value('limelight_database_waiting'),
  };
}

/** What connections of the program did, sampled until `signal` aborts. */
export interface Activity {
  samples: number;
  /** Connections at work on average. */
  working: number;
  /** How many of them waited for what, on average, by "type:event" of PostgreSQL. */
  waits: ReadonlyMap<string, number>;
}

export async function watchDatabase(pool: pg.Pool, signal: AbortSignal): Promise<Activity> {
  const waits = new Map<string, number>();
  let samples = 0;
  let working = 0;
  while (!signal.aborted) {
    const { rows } = await pool.query<{ wait: string | null; count: number }>(
      `SELECT wait_event_type || ':' || wait_event AS wait, count(*)::int AS count FROM pg_stat_activity
       WHERE application_name = 'limelight' AND state <> 'idle' GROUP BY 1`,
    );
    samples += 1;
    for (const { wait, count } of rows) {
      working += count;
      if (wait !== null) waits.set(wait, (waits.get(wait) ?? 0) + count);
    }
    await sleep(sampleEveryMs, undefined, { signal }).catch(() => undefined);
  }
  const whole = Math.max(1, samples);
  return {
    samples,
    working: working / whole,
    waits: new Map([...waits].map(([name, count]) => [name, count / whole])),
  };
}

export interface Evidence {
  cores: number;
  /** Cores in use by what, such as "web" or "PostgreSQL". */
  busy: ReadonlyMap<string, number>;
  /** Cores in use by the busiest process of the program. */
  busiest: number;
  loopP99Ms: number;
  poolWaiting: number;
  activity: Activity;
}

const largestFirst = (values: ReadonlyMap<string, number>) => [...values].toSorted(([, a], [, b]) => b - a);

export const listCores = (busy: ReadonlyMap<string, number>): string =>
  largestFirst(busy)
    .map(([name, cores]) => `${name} ${rounded(cores, 2)}`)
    .join(', ');

/** What the program's connections waited for most, such as "2.1 for IO:WalSync". */
export const listWaits = (waits: ReadonlyMap<string, number>): string =>
  largestFirst(waits)
    .slice(0, 3)
    .map(([name, connections]) => `${rounded(connections)} for ${name}`)
    .join(', ');

/** What limits the throughput, by the first of these that the readings show. */
export function firstBottleneck({ cores, busy, busiest, poolWaiting, activity }: Evidence): string {
  const all = [...busy.values()].reduce((sum, one) => sum + one, 0);
  if (all >= cores * 0.9)
    return `the processor: ${rounded(all, 2)} of ${cores} cores in use (${listCores(busy)})`;
  if (busiest >= 0.9) return `one event loop: a process uses ${rounded(busiest, 2)} cores`;
  if (poolWaiting >= 1) return `connections: ${rounded(poolWaiting)} callers wait for one`;
  const [wait] = largestFirst(activity.waits);
  return wait === undefined
    ? `nothing seen: ${rounded(all, 2)} of ${cores} cores in use`
    : `PostgreSQL: ${rounded(wait[1])} of ${rounded(activity.working)} working connections wait for ${wait[0]}`;
}
