import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../server/src/platform/embedded/test-server.ts';
import { checkout } from '../processes.ts';
import { runProduct } from './run.ts';

let server: TestPostgres;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-faults-'));
  server = await startTestPostgres();
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test(
  'three hundred publishes under faults and killed workers: none twice, none lost, doubt only where nobody could know',
  { timeout: 300_000 },
  async () => {
    const outcome = await runProduct(
      {
        seed: 20_261_121,
        publishes: 300,
        kills: 5,
        postgresKills: 0,
        workers: 2,
        wave: 150,
        waveMs: 5000,
        people: 6,
        directory,
        program: join(checkout, 'packages', 'server', 'dist', 'main.js'),
        windows: {
          PUBLISH_TIMEOUT_MS: '1000',
          PUBLISH_PREPARE_SECONDS: '5',
          PUBLISH_CLOCK_SKEW_SECONDS: '2',
          PUBLISH_RETRY_SECONDS: '1',
          PUBLISH_GAP_SECONDS: '1',
        },
        say: () => {},
      },
      server.url,
      null,
    );
    expect(outcome.breaches).toEqual([]);
    expect(outcome.settled?.breaches).toEqual([]);
    expect(outcome.comments?.breaches).toEqual([]);
    expect(outcome).toMatchObject({ open: 0, kills: 5, ownEnds: 0 });
    // A run without failures would prove nothing.
    expect(outcome.published).toBeGreaterThan(150);
    expect(outcome.failed).toBeGreaterThan(5);
    expect(outcome.unconfirmed).toBeGreaterThan(10);
  },
);
