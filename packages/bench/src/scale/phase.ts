import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { percentile } from '../figures.ts';
import { end } from '../processes.ts';
import {
  databaseProcessors,
  processorMs,
  programState,
  usedBetween,
  watchDatabase,
  type Evidence,
} from './evidence.ts';
import { round, send, type Author, type Sent } from './requests.ts';
import { startProcess, type Outside, type Process } from './scene.ts';

const clients = 32;
const warmUpMs = 4_000;
const windowMs = Number(process.env['BENCH_SECONDS'] ?? 12) * 1000;
const dueInMs = 2_000;
const patienceMs = 180_000;

export interface Scene {
  databaseUrl: string;
  folder: string;
  outside: Outside;
  pool: pg.Pool;
}

export interface Phase {
  processes: number;
  perSecond: number;
  p50: number;
  p95: number;
  runsPerSecond: number;
  publishedPerSecond: number;
  /** Until the jobs that were left at the end of the window were done. */
  drainSeconds: number;
  evidence: Evidence;
}

/** Milliseconds of processor that everything on this machine used. */
async function machineMs(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + soft) * 10;
}

/** Resolves when no run and no due post waits or is at work. */
export async function untilDrained(pool: pg.Pool): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pgboss.job
       WHERE name IN ('runs.work', 'publishing.run') AND state <= 'active' AND start_after <= now() + interval '1 minute'`,
    );
    if (rows[0]?.count === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0]?.count} jobs were not done in time`);
    await sleep(100);
  }
}

async function countBetween(pool: pg.Pool, from: Date, to: Date) {
  const { rows } = await pool.query<{ runs: number; posts: number }>(
    `SELECT (SELECT count(*)::int FROM runs WHERE status = 'done' AND finished_at BETWEEN $1 AND $2) AS runs,
            (SELECT count(*)::int FROM posts WHERE published_at BETWEEN $1 AND $2) AS posts`,
    [from, to],
  );
  return rows[0] ?? { runs: 0, posts: 0 };
}

/** People at work until `signal` aborts, one request at a time each, spread over the web processes. */
async function work(
  urls: readonly string[],
  authors: readonly Author[],
  sent: Sent[],
  signal: AbortSignal,
): Promise<void> {
  const client = async (place: number) => {
    const own = authors.filter((_, index) => index % clients === place);
    // Each begins elsewhere in the round, so that all kinds are always on their way.
    for (let turn = place; !signal.aborted; turn += 1) {
      const author = own[Math.floor(turn / round.length) % own.length];
      const next = round[turn % round.length];
      const url = urls[(place + turn) % urls.length];
      if (author === undefined || next === undefined || url === undefined) throw new Error('nobody there');
      const kind = next === 'schedule' && author.toSchedule === null ? 'details' : next;
      sent.push(await send(url, author, kind, dueInMs));
    }
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, place) => {
      await sleep((place * warmUpMs) / clients / 2);
      await client(place);
    }),
  );
}

interface Reading {
  at: number;
  program: ReadonlyMap<Process, number>;
  database: ReadonlyMap<number, number>;
  outside: number;
  load: number;
  machine: number;
}

async function read(scene: Scene, processes: readonly Process[]): Promise<Reading> {
  const own = process.cpuUsage();
  return {
    at: performance.now(),
    program: new Map(
      await Promise.all(
        processes.map(async (one): Promise<[Process, number]> => [one, await processorMs(one.pid)]),
      ),
    ),
    database: await databaseProcessors(scene.pool),
    outside: await processorMs(scene.outside.pid),
    load: (own.user + own.system) / 1000,
    machine: await machineMs(),
  };
}

function evidenceOf(before: Reading, after: Reading): Pick<Evidence, 'busy' | 'busiest'> {
  const ms = after.at - before.at;
  const program = new Map(
    [...after.program].map(([one, used]) => [one, (used - (before.program.get(one) ?? 0)) / ms]),
  );
  const busy = new Map<string, number>();
  for (const [{ roles }, cores] of program) busy.set(roles, (busy.get(roles) ?? 0) + cores);
  busy.set('PostgreSQL', usedBetween(before.database, after.database) / ms);
  busy.set('LinkedIn and model', (after.outside - before.outside) / ms);
  busy.set('load', (after.load - before.load) / ms);
  const known = [...busy.values()].reduce((sum, one) => sum + one, 0);
  busy.set('others', Math.max(0, (after.machine - before.machine) / ms - known));
  return { busy, busiest: Math.max(...program.values()) };
}

/** Measures the load with these processes. Nothing of it is left at the end. */
export async function measurePhase(
  scene: Scene,
  layout: readonly string[],
  authors: readonly Author[],
): Promise<Phase> {
  const processes: Process[] = [];
  for (const roles of layout)
    processes.push(await startProcess(scene.databaseUrl, scene.folder, scene.outside, roles));
  const urls = processes.filter(({ roles }) => roles.includes('web')).map(({ url }) => url);
  const [stopLoad, stopWatch] = [new AbortController(), new AbortController()];
  try {
    const sent: Sent[] = [];
    const load = work(urls, authors, sent, stopLoad.signal);
    await Promise.race([load, sleep(warmUpMs)]);
    // Reading resets the event loop's record.
    await Promise.all(processes.map(async ({ url }) => programState(url)));
    const before = await read(scene, processes);
    const watching = watchDatabase(scene.pool, stopWatch.signal);
    const from = new Date();
    const first = sent.length;
    await Promise.race([load, sleep(windowMs)]);
    const [last, to, after] = [sent.length, new Date(), await read(scene, processes)];
    const states = await Promise.all(processes.map(async ({ url }) => programState(url)));
    stopWatch.abort();
    stopLoad.abort();
    await load;
    const drainBegan = performance.now();
    await untilDrained(scene.pool);
    const drainSeconds = (performance.now() - drainBegan) / 1000;
    const seconds = (to.getTime() - from.getTime()) / 1000;
    const measured = sent.slice(first, last);
    const times = measured.map(({ ms }) => ms);
    const done = await countBetween(scene.pool, from, to);
    return {
      processes: layout.length,
      perSecond: measured.length / seconds,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      runsPerSecond: done.runs / seconds,
      publishedPerSecond: done.posts / seconds,
      drainSeconds,
      evidence: {
        cores: availableParallelism(),
        ...evidenceOf(before, after),
        loopP99Ms: Math.max(...states.map(({ loopP99Ms }) => loopP99Ms)),
        poolWaiting: Math.max(...states.map(({ poolWaiting }) => poolWaiting)),
        activity: await watching,
      },
    };
  } finally {
    stopWatch.abort();
    stopLoad.abort();
    await Promise.all(processes.map(async ({ child }) => end(child)));
  }
}
