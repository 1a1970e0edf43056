import { setTimeout as sleep } from 'node:timers/promises';
import { drawAt } from './draw.ts';
import type { Journal } from './journal.ts';
import { planPost, type PlannedPost } from './plan.ts';
import type { Postgres } from './postgres.ts';
import type { PostState, Publisher } from './publisher.ts';
import type { Control } from './sandbox.ts';
import { startWorkers, type Workers } from './workers.ts';

export interface CampaignOptions {
  seed: number;
  publishes: number;
  kills: number;
  postgresKills: number;
  workers: number;
  wave: number;
  /** The longest time a wave may stay open before the next one starts. */
  waveMs: number;
  say: (line: string) => void;
}

interface World {
  publisher: Publisher;
  control: Control;
  /** Null when the run must not kill the server. */
  postgres: Postgres | null;
  journal: Journal;
}

/** The time from the start of a wave to the last kill in it. */
const burstMs = 2200;
const leadMs = 400;
/** The number of concurrent calls. Each mostly waits for a disk. */
const atOnce = 24;
const drainMs = 15 * 60_000;

/** Runs `work` for each item, `atOnce` at a time. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** Retries until the database answers. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(200);
    }
  }
}

const statesOf = async (publisher: Publisher): Promise<PostState[]> =>
  patiently(async () => publisher.states());

const isOpen = ({ end }: PostState) => end === 'open';

async function orderFaults(control: Control, { create, media, commentFault }: PlannedPost): Promise<void> {
  for (const order of [create?.order, media?.order, commentFault])
    if (order !== null && order !== undefined) await control.faults.add(order);
}

/** Carries out the kills that are due after `share` of the run, at random times within this wave. */
async function strike(
  world: World,
  workers: Workers,
  options: CampaignOptions,
  share: number,
  draw: () => number,
): Promise<void> {
  const { journal, postgres } = world;
  const done = (kind: 'worker' | 'postgres') =>
    journal.entries.filter((entry) => entry.kind === kind && !('own' in entry && entry.own)).length;
  const moments: { afterMs: number; strike: () => Promise<unknown> }[] = [];
  const due = Math.round(options.kills * share) - done('worker');
  for (let number = 0; number < due; number += 1)
    moments.push({ afterMs: draw() * burstMs, strike: async () => workers.kill(draw) });
  const outages = postgres === null ? 0 : Math.round(options.postgresKills * share) - done('postgres');
  for (let number = 0; number < outages; number += 1)
    moments.push({
      afterMs: draw() * burstMs,
      strike: async () => {
        if (postgres !== null) journal.add({ kind: 'postgres', ...(await postgres.kill()) });
      },
    });
  const begun = Date.now();
  for (const moment of moments.toSorted((a, b) => a.afterMs - b.afterMs)) {
    await sleep(Math.max(0, begun + moment.afterMs - Date.now()));
    await moment.strike();
  }
}

/** Publishes all remaining posts of the plan, wave by wave, and waits until each has ended. */
export async function runCampaign(world: World, options: CampaignOptions): Promise<PostState[]> {
  const { publisher, control, journal } = world;
  const { seed, publishes, wave, say } = options;
  const draw = drawAt(seed, publishes + Math.floor(journal.entries.length));
  const plans = Array.from({ length: publishes }, (_, index) => planPost(seed, index, publisher.members));
  const before = new Map((await statesOf(publisher)).map((state) => [state.index, state]));
  if (before.size > 0) say(`  going on: ${before.size} of ${publishes} were written down before`);
  const workers = await startWorkers(() => publisher.spawnWorker(), options.workers, journal);
  let tending = true;
  const tend = (async () => {
    while (tending) {
      // The database may be down.
      await publisher.tend().catch(() => {});
      await sleep(1000);
    }
  })();
  const began = Date.now();
  let told = began;
  try {
    for (let from = 0; from < publishes; from += wave) {
      const posts = plans.slice(from, from + wave).filter(({ index }) => {
        const known = before.get(index);
        return known === undefined || known.status === 'draft';
      });
      if (posts.length === 0) continue;
      for (const post of posts) await orderFaults(control, post);
      const dueAt = new Date(Date.now() + posts.length * 12 + leadMs);
      await each(posts, atOnce, async (post) => publisher.submit(post, dueAt));
      await sleep(Math.max(0, dueAt.getTime() - Date.now()));
      await Promise.all([
        each(posts, atOnce, async (post) => publisher.release(post)),
        strike(world, workers, options, Math.min(1, (from + wave) / publishes), draw),
      ]);
      const until = Date.now() + options.waveMs;
      while (Date.now() < until) {
        if ((await patiently(async () => publisher.countOpen())) <= wave / 4) break;
        await sleep(250);
      }
      if (Date.now() - told > 20_000) {
        told = Date.now();
        const states = await statesOf(publisher);
        say(
          `  ${states.length} of ${publishes} written down, ${states.filter(isOpen).length} open, ${Math.round((told - began) / 1000)} s`,
        );
      }
    }
    return await drain(publisher, plans, say);
  } finally {
    tending = false;
    await tend;
    await workers.stop();
  }
}

/** Waits until no post is open. Gives up after `drainMs` and returns the current state. */
export async function drain(
  publisher: Publisher,
  plans: readonly PlannedPost[],
  say: (line: string) => void,
): Promise<PostState[]> {
  const until = Date.now() + drainMs;
  let told = Date.now();
  for (;;) {
    const states = await statesOf(publisher);
    const open = states.filter(isOpen);
    if (open.length === 0 || Date.now() > until) return states;
    // Not accepted while its author had to reconnect.
    for (const { index, status } of open) {
      const plan = plans[index];
      if (status === 'draft' && plan !== undefined) await publisher.release({ ...plan, how: 'now' });
    }
    if (Date.now() - told > 20_000) {
      told = Date.now();
      say(`  ${open.length} still open`);
    }
    await sleep(300);
  }
}
