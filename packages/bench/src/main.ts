import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded/index.ts';
import type { Measurement } from './figures.ts';
import { measureDecks } from './decks.ts';
import { measureFirstDelta } from './first-delta.ts';
import { measureLibrary } from './library.ts';
import { checkout } from './processes.ts';
import { measurePublishing } from './publishing.ts';
import { measureStartUp } from './start-up.ts';
import { measureUserDetails } from './user-details.ts';

/** Each measurement gets an empty database on the same durable server. */
const measurements: Readonly<Record<string, (databaseUrl: string) => Promise<Measurement>>> = {
  'first-delta': measureFirstDelta,
  'user-details': measureUserDetails,
  'start-up': measureStartUp,
  publishing: measurePublishing,
  library: measureLibrary,
  decks: measureDecks,
};

/** The method of each stands with its figures in `results`. */
function print(measured: readonly Measurement[]): void {
  const rows = measured.flatMap(({ title, figures }) =>
    figures.map(({ name, value, target = '', reached }) => ({
      measurement: title,
      figure: name,
      value,
      target,
      reached: reached === undefined ? '' : reached ? 'yes' : 'NO',
    })),
  );
  console.table(rows);
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0)
  throw new Error(
    `There is no measurement called ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`,
  );

const folder = await mkdtemp(join(tmpdir(), 'limelight-bench-'));
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: silent });
const results = join(checkout, 'packages', 'bench', 'results');
await mkdir(results, { recursive: true });
const all: Measurement[] = [];
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const database = `bench_${name.replace('-', '_')}`;
    const admin = new pg.Client(server.url);
    await admin.connect();
    try {
      await admin.query(`CREATE DATABASE ${database}`);
    } finally {
      await admin.end();
    }
    const url = new URL(server.url);
    url.pathname = `/${database}`;
    const measured = await measure(url.href);
    all.push(measured);
    const seen = { at: new Date().toISOString(), node: process.version, cores: cpus().length, ...measured };
    await writeFile(join(results, `${name}.json`), `${JSON.stringify(seen, null, 2)}\n`);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
print(all);
