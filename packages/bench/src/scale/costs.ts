import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures.ts';
import { end } from '../processes.ts';
import { databaseProcessors, processorMs, usedBetween } from './evidence.ts';
import { untilDrained, type Scene } from './phase.ts';
import { send, type Author, type Kind } from './requests.ts';
import { countRoundTrips } from './round-trips.ts';
import { startProcess } from './scene.ts';

const idleMs = 6_000;
const dueInMs = 4_000;

/** What one of them takes, without what processes without work take. */
export interface Cost {
  name: string;
  /** From the request to the end of its answer; null where the work follows the answer. */
  p50Ms: number | null;
  /** Processor time of the program and of PostgreSQL. */
  programMs: number;
  databaseMs: number;
  roundTrips: number;
}

export interface Costs {
  costs: Cost[];
  /** A web and a worker process without work, each second. */
  idle: { programMs: number; databaseMs: number; roundTrips: number };
}

/** Measures one request at a time against one web and one worker process. */
export async function measureCosts(scene: Scene, authors: readonly Author[]): Promise<Costs> {
  const database = await countRoundTrips(scene.databaseUrl);
  const start = async (roles: string) => startProcess(database.url, scene.folder, scene.outside, roles);
  const web = await start('web');
  const worker = await start('worker');
  const read = async () => ({
    at: performance.now(),
    program: (await processorMs(web.pid)) + (await processorMs(worker.pid)),
    database: await databaseProcessors(scene.pool),
    roundTrips: database.count(),
  });
  const during = async (work: () => Promise<void>) => {
    const before = await read();
    await work();
    const after = await read();
    return {
      seconds: (after.at - before.at) / 1000,
      programMs: after.program - before.program,
      databaseMs: usedBetween(before.database, after.database),
      roundTrips: after.roundTrips - before.roundTrips,
    };
  };
  const sendAll = async (kind: Kind, times: number) => {
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1)
      for (const author of authors) taken.push((await send(web.url, author, kind, dueInMs)).ms);
    return taken;
  };
  try {
    // The first requests compile the program and plan its statements.
    for (const kind of ['details', 'drafts', 'open', 'save'] as const) await sendAll(kind, 1);
    await sleep(1_000);
    const quiet = await during(async () => sleep(idleMs));
    const idle = {
      programMs: quiet.programMs / quiet.seconds,
      databaseMs: quiet.databaseMs / quiet.seconds,
      roundTrips: quiet.roundTrips / quiet.seconds,
    };
    const cost = async (name: string, count: number, work: () => Promise<number[] | null>): Promise<Cost> => {
      let times: number[] | null = null;
      const { seconds, ...used } = await during(async () => {
        times = await work();
      });
      const each = (field: keyof typeof used) => Math.max(0, used[field] - idle[field] * seconds) / count;
      return {
        name,
        p50Ms: times === null ? null : percentile(times, 50),
        programMs: each('programMs'),
        databaseMs: each('databaseMs'),
        roundTrips: each('roundTrips'),
      };
    };
    const people = authors.length;
    const costs = [
      await cost('read the account', people * 3, async () => sendAll('details', 3)),
      await cost('list 10 drafts', people * 3, async () => sendAll('drafts', 3)),
      await cost('open a draft', people * 3, async () => sendAll('open', 3)),
      await cost('save a draft', people * 3, async () => sendAll('save', 3)),
      await cost('create a draft', people, async () => sendAll('create', 1)),
    ];
    costs.push(
      await cost('schedule and publish a post', people, async () => {
        await sendAll('schedule', 1);
        await untilDrained(scene.pool);
        return null;
      }),
      await cost('write a post, with a model', people, async () => sendAll('write', 1)),
      await cost('ten ideas, with a model', people, async () => {
        await sendAll('run', 1);
        await untilDrained(scene.pool);
        return null;
      }),
    );
    return { costs, idle };
  } finally {
    await Promise.all([web, worker].map(async ({ child }) => end(child)));
    database.close();
  }
}
