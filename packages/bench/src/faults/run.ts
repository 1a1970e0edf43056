import { join } from 'node:path';
import { z } from 'zod';
import { drain, runCampaign, type CampaignOptions } from './campaign.ts';
import { kept, openJournal, type Journal } from './journal.ts';
import { copiesByIndex, judge, verdict, type Verdict } from './judge.ts';
import { planPost } from './plan.ts';
import { openPlain } from './plain.ts';
import type { Postgres } from './postgres.ts';
import { openProduct, type Product, type Windows } from './product.ts';
import { freePort } from '../processes.ts';
import { startLinkedin, type Sandbox } from './sandbox.ts';
import { startWorkers } from './workers.ts';

export interface RunOptions extends CampaignOptions {
  /** The directory with all data of the run. Using the same one resumes it. */
  directory: string;
  program: string;
  windows: Windows;
  people: number;
}

const outcome = verdict.extend({
  kills: z.number(),
  /** Workers that exited without being killed. */
  ownEnds: z.number(),
  postgresKills: z.number(),
  reconnections: z.number(),
  doubts: z.record(z.string(), z.number()),
  /** The verdict after the authors have resolved the unconfirmed posts. */
  settled: verdict.nullable(),
  /** Comments that occur more than once below their post, or are reported as posted but missing. */
  comments: z.object({ posted: z.number(), byHand: z.number(), breaches: z.array(z.string()) }).nullable(),
  seconds: z.number(),
});
export type Outcome = z.infer<typeof outcome>;

async function texts({ control }: Sandbox): Promise<string[]> {
  return (await control.linkedin.posts()).map((post) => post.rendered.text);
}

function count(
  journal: Journal,
): Pick<Outcome, 'kills' | 'ownEnds' | 'postgresKills' | 'reconnections' | 'doubts'> {
  const { entries } = journal;
  const last = new Map(
    entries.flatMap((entry) => (entry.kind === 'doubt' ? [[entry.index, entry.reason]] : [])),
  );
  const reasons = [...last.values()].map((reason) => reason ?? 'unexplained');
  return {
    kills: entries.filter((entry) => entry.kind === 'worker' && !entry.own).length,
    ownEnds: entries.filter((entry) => entry.kind === 'worker' && entry.own).length,
    postgresKills: entries.filter((entry) => entry.kind === 'postgres').length,
    reconnections: entries.filter((entry) => entry.kind === 'reconnected').length,
    doubts: Object.fromEntries(
      [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
    ),
  };
}

/** The duration of the run in seconds, including the time before it was resumed. */
function secondsOf(journal: Journal): number {
  const times = journal.entries.flatMap((entry) => ('at' in entry ? [entry.at] : []));
  return Math.round((Date.now() - Math.min(...times)) / 1000);
}

/** Each author checks the feed and resolves their unconfirmed posts, without any faults. */
async function settle(
  product: Product,
  sandbox: Sandbox,
  journal: Journal,
  options: RunOptions,
): Promise<Verdict> {
  await sandbox.control.faults.clear();
  const plans = Array.from({ length: options.publishes }, (_, index) =>
    planPost(options.seed, index, product.members),
  );
  const copies = copiesByIndex(await texts(sandbox));
  const ids = await product.postIds();
  const workers = await startWorkers(() => product.spawnWorker(), options.workers, journal);
  try {
    for (const { index, end } of await product.states()) {
      const plan = plans[index];
      const who = plan && product.people[plan.person];
      const id = ids.get(index);
      if (end !== 'unconfirmed' || who === undefined || id === undefined) continue;
      await product.api.resolve(who, id, copies.has(index) ? 'it-is-there' : 'publish-again');
    }
    const states = await drain(product, plans, options.say);
    return judge({ plans, states, texts: await texts(sandbox), entries: [] });
  } finally {
    await workers.stop();
  }
}

/** Checks that no first comment occurs twice, and that none reported as posted is missing. */
async function judgeComments(product: Product, sandbox: Sandbox, seed: number): Promise<Outcome['comments']> {
  const urns = new Map(
    (await sandbox.control.linkedin.posts()).map((post) => [post.rendered.text, post.urn] as const),
  );
  const found = { posted: 0, byHand: 0, breaches: new Array<string>() };
  for (const { index, comment } of await product.states()) {
    const urn = urns.get(planPost(seed, index, product.members).text);
    if (comment === null || urn === undefined) continue;
    const there = (await sandbox.control.linkedin.comments(urn)).length;
    if (comment === 'posted') found.posted += 1;
    else found.byHand += 1;
    if (there > 1) found.breaches.push(`comment of ${index}: stands there ${there} times`);
    if (comment === 'posted' && there === 0)
      found.breaches.push(`comment of ${index}: said posted, not there`);
  }
  return found;
}

const place = z.object({ port: z.number() });

async function withSandbox<T>(
  directory: string,
  name: string,
  work: (sandbox: Sandbox) => Promise<T>,
): Promise<T> {
  const { port } = await kept(directory, `${name}-place`, place, async () => ({ port: await freePort() }));
  const sandbox = await startLinkedin(join(directory, `${name}.jsonl`), port);
  try {
    return await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

/** Runs Limelight under faults and kills. Results of an interrupted run are read rather than repeated. */
export async function runProduct(
  options: RunOptions,
  databaseUrl: string,
  postgres: Postgres | null,
): Promise<Outcome> {
  return kept(options.directory, 'limelight-outcome', outcome, async () =>
    runProductOnce(options, databaseUrl, postgres),
  );
}

async function runProductOnce(
  options: RunOptions,
  databaseUrl: string,
  postgres: Postgres | null,
): Promise<Outcome> {
  const journal = openJournal(join(options.directory, 'limelight'));
  journal.add({ kind: 'began', at: Date.now() });
  return withSandbox(options.directory, 'limelight', async (sandbox) => {
    const product = await openProduct({ ...options, databaseUrl, sandbox, journal });
    try {
      const world = { publisher: product, control: sandbox.control, postgres, journal };
      const states = await runCampaign(world, options);
      const plans = Array.from({ length: options.publishes }, (_, index) =>
        planPost(options.seed, index, product.members),
      );
      await product.tend();
      const seen = { plans, states, texts: await texts(sandbox), entries: journal.entries };
      const seconds = secondsOf(journal);
      // Stored before the authors resolve their posts, because a run interrupted after that must not be judged again.
      const judged = await kept(options.directory, 'limelight-verdict', verdict, () => judge(seen));
      const settled = await settle(product, sandbox, journal, options);
      const comments = await judgeComments(product, sandbox, options.seed);
      return { ...judged, ...count(journal), settled, comments, seconds };
    } finally {
      await product.close();
    }
  });
}

/** Runs the baseline with the same plan. */
export async function runBaseline(
  options: RunOptions & { timeoutMs: number },
  databaseUrl: string,
  postgres: Postgres | null,
): Promise<Outcome> {
  const journal = openJournal(join(options.directory, 'plain'));
  journal.add({ kind: 'began', at: Date.now() });
  return withSandbox(options.directory, 'plain', async (sandbox) => {
    const publisher = await openPlain({ ...options, databaseUrl, sandbox });
    try {
      const world = { publisher, control: sandbox.control, postgres, journal };
      const states = await runCampaign(world, options);
      const plans = Array.from({ length: options.publishes }, (_, index) =>
        planPost(options.seed, index, publisher.members),
      );
      const judged = judge({ plans, states, texts: await texts(sandbox), entries: journal.entries });
      return { ...judged, ...count(journal), settled: null, comments: null, seconds: secondsOf(journal) };
    } finally {
      await publisher.close();
    }
  });
}
