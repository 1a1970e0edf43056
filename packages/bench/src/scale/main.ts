import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { rounded, type Figure, type Measurement } from '../figures.ts';
import { end } from '../processes.ts';
import { measureCosts, type Costs } from './costs.ts';
import { firstBottleneck, listCores, listWaits } from './evidence.ts';
import { measurePhase, type Phase, type Scene } from './phase.ts';
import type { Author } from './requests.ts';
import { createAuthors, createPeople, startOutside, startProcess } from './scene.ts';
import { largestTables, tableBytes, type TableSize } from './sizes.ts';

const people = 128;
const tablesShown = 10;
const layouts: readonly (readonly string[])[] = [
  ['web,worker'],
  ['web', 'worker'],
  ['web', 'web', 'worker', 'worker'],
];
/** There and back, so that a database that grows, or other work on the machine, affects each alike. */
const order = [...layouts, ...layouts.toReversed()];

interface Prepared {
  authors: Author[];
  bytesPerAccount: number;
  bytesPerDraft: number;
}

async function prepare(scene: Scene): Promise<Prepared> {
  const { pool, outside } = scene;
  const program = await startProcess(scene.databaseUrl, scene.folder, outside, 'web,worker');
  try {
    const empty = await tableBytes(pool);
    const accounts = await createPeople(program.url, outside.control, pool, people);
    const withPeople = await tableBytes(pool);
    const authors = await createAuthors(program.url, accounts);
    const drafts = authors.reduce((sum, author) => sum + author.drafts.length, 0);
    return {
      authors,
      bytesPerAccount: (withPeople - empty) / people,
      bytesPerDraft: ((await tableBytes(pool)) - withPeople) / drafts,
    };
  } finally {
    await end(program.child);
  }
}

const mean = (phases: readonly Phase[], value: (phase: Phase) => number): number =>
  phases.reduce((sum, one) => sum + value(one), 0) / phases.length;

/** Cores that the program and its database used: what a request costs does not depend on other work. */
const ownCores = ({ evidence: { busy } }: Phase): number =>
  [...busy].reduce((sum, [name, cores]) => (/web|worker|PostgreSQL/.test(name) ? sum + cores : sum), 0);

const perCore = (phase: Phase): number => phase.perSecond / ownCores(phase);

function figuresOf(phases: readonly Phase[], layout: readonly string[]): Figure[] {
  const withThis = (count: number) => phases.filter(({ processes }) => processes === count);
  const [own, single] = [withThis(layout.length), withThis(1)];
  const name = `${layout.length} process${layout.length === 1 ? '' : 'es'}`;
  const ratio = (value: (phase: Phase) => number) => rounded(mean(own, value) / mean(single, value), 2);
  const shown = (value: (phase: Phase) => number) => rounded(mean(own, value));
  const [worst] = own.toSorted((a, b) => b.p95 - a.p95);
  if (worst === undefined) throw new Error(`nothing was measured with ${name}`);
  const { busy, loopP99Ms, activity, poolWaiting } = worst.evidence;
  return [
    {
      name: `${name}: requests`,
      value: `${shown((one) => one.perSecond)}/s (${ratio((one) => one.perSecond)} ×), p50 ${shown((one) => one.p50)} ms, p95 ${shown((one) => one.p95)} ms (${ratio((one) => one.p95)} ×)`,
    },
    {
      name: `${name}: by processor`,
      value: `${shown(perCore)} requests for each second of processor in program and PostgreSQL (${ratio(perCore)} ×)`,
    },
    {
      name: `${name}: work of workers`,
      value: `${shown((one) => one.runsPerSecond)} runs/s, ${shown((one) => one.publishedPerSecond)} posts/s; the rest took ${shown((one) => one.drainSeconds)} s`,
    },
    { name: `${name}: first bottleneck`, value: firstBottleneck(worst.evidence) },
    {
      name: `${name}: seen`,
      value: `cores: ${listCores(busy)}; event loop p99 ${rounded(loopP99Ms)} ms; ${rounded(activity.working)} connections at work, of them ${listWaits(activity.waits)}; ${poolWaiting} callers waiting for a connection`,
    },
  ];
}

function costFigures({ costs, idle }: Costs): Figure[] {
  return [
    ...costs.map(({ name, p50Ms, programMs, databaseMs, roundTrips }) => ({
      name: `cost: ${name}`,
      value: `${rounded(programMs, 2)} ms processor, ${rounded(databaseMs, 2)} ms in PostgreSQL, ${rounded(roundTrips)} round trips${p50Ms === null ? '' : `, p50 ${rounded(p50Ms)} ms`}`,
    })),
    {
      name: 'cost: a web and a worker, idle, a second',
      value: `${rounded(idle.programMs)} ms processor, ${rounded(idle.databaseMs)} ms in PostgreSQL, ${rounded(idle.roundTrips)} round trips`,
    },
  ];
}

function sizeFigures({ bytesPerAccount, bytesPerDraft }: Prepared, tables: readonly TableSize[]): Figure[] {
  return [
    {
      name: 'size: an account / a draft',
      value: `${rounded(bytesPerAccount / 1000)} / ${rounded(bytesPerDraft / 1000)} kB with indexes`,
    },
    ...tables.map(({ name, rows, bytesPerRow }) => ({
      name: `size: ${name}`,
      value: `${Math.round(bytesPerRow)} bytes a row with indexes (${rows} rows)`,
    })),
  ];
}

/** Measures one, two and four processes on one PostgreSQL, and what each kind of request takes. */
export async function measureScale(databaseUrl: string): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-bench-'));
  const outside = await startOutside();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'bench' });
  const scene: Scene = { databaseUrl, folder, outside, pool };
  try {
    const prepared = await prepare(scene);
    const costs = await measureCosts(scene, prepared.authors);
    const phases: Phase[] = [];
    for (const layout of order) phases.push(await measurePhase(scene, layout, prepared.authors));
    const cores = availableParallelism();
    return {
      title: 'One, two and four processes on one PostgreSQL',
      method:
        `32 people at work at once, without a pause between requests: of 40, 37 read or save, one creates a post, one schedules it for two seconds later and one asks a model for ten ideas; ` +
        `1 process has both roles, 2 are a web and a worker, 4 are two of each; each twice, there and back; the load, LinkedIn, the model (which answers at once) and PostgreSQL share the ${cores} cores of this machine` +
        (cores < 8
          ? ', so more processes cannot be faster here: what counts is the cost of each request and that nothing but the processor is short'
          : '') +
        `; costs are measured one request at a time, without what idle processes take`,
      figures: [
        ...layouts.flatMap((layout) => figuresOf(phases, layout)),
        ...costFigures(costs),
        ...sizeFigures(prepared, await largestTables(pool, tablesShown)),
      ],
    };
  } finally {
    await pool.end();
    await outside.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
