import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createQueue, defineJob, handleJob, type JobHandler } from '../../platform/queue.ts';

const hourly = defineJob({ name: 'test.hourly', payload: z.object({}) });
const greet = defineJob({ name: 'test.greet', payload: z.object({ who: z.string() }) });
const jobs = [hourly, greet];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function handlers(cron: string, greeted: (who: string) => void): JobHandler[] {
  return [
    handleJob({ job: hourly, concurrency: 1, cron, run: async () => {} }),
    handleJob({ job: greet, concurrency: 1, run: async ({ who }) => greeted(who) }),
  ];
}

async function schedules(): Promise<{ cron: string; written: string }[]> {
  const { rows } = await app.context.database.pool.query<{ cron: string; written: string }>(
    "SELECT cron, xmin::text AS written FROM pgboss.schedule WHERE name = 'test.hourly'",
  );
  return rows;
}

async function startOnce(cron: string): Promise<string> {
  const { database, log } = app.context;
  const queue = createQueue(database, log, 0.5);
  const greeted = Promise.withResolvers<string>();
  await queue.start(jobs, handlers(cron, greeted.resolve));
  expect(queue.isReady()).toBe(true);
  await database.db.transaction((tx) => queue.enqueue(tx, greet, { who: cron }));
  const who = await greeted.promise;
  await queue.stop(5000);
  expect(queue.isReady()).toBe(false);
  return who;
}

it('works on every kind of job, and writes a schedule only when it is new or has changed', async () => {
  expect(await startOnce('17 * * * *')).toBe('17 * * * *');
  const first = await schedules();
  expect(first.map(({ cron }) => cron)).toEqual(['17 * * * *']);

  await startOnce('17 * * * *');
  expect(await schedules()).toEqual(first);

  await startOnce('18 * * * *');
  expect((await schedules()).map(({ cron }) => cron)).toEqual(['18 * * * *']);
});

it('a queue that is stopped at once begins no work', async () => {
  const { database, log } = app.context;
  const greeted: string[] = [];
  const queue = createQueue(database, log, 0.5);
  await queue.start(
    jobs,
    handlers('17 * * * *', (who) => greeted.push(who)),
  );
  await database.db.transaction((tx) => queue.enqueue(tx, greet, { who: 'late' }));
  await queue.stop(1000);
  const { rows } = await database.pool.query(
    "SELECT state FROM pgboss.job WHERE name = 'test.greet' AND data->>'who' = 'late'",
  );
  expect({ greeted, rows }).toEqual({ greeted: [], rows: [{ state: 'created' }] });
});

it('jobs that wait are taken one after the other without a pause between them', async () => {
  const { database, log } = app.context;
  const enqueuer = createQueue(database, log);
  await enqueuer.start(jobs, []);
  const names = ['first', 'second', 'third'];
  for (const who of names) await database.db.transaction((tx) => enqueuer.enqueue(tx, greet, { who }));
  await enqueuer.stop(0);
  const greeted: string[] = [];
  const all = Promise.withResolvers<void>();
  // With this interval a pause would outlast the test.
  const queue = createQueue(database, log, 60);
  const run = async ({ who }: { who: string }) => {
    if (names.includes(who) && greeted.push(who) === names.length) all.resolve();
  };
  await queue.start(jobs, [handleJob({ job: greet, concurrency: 1, run })]);
  await all.promise;
  await queue.stop(5000);
  expect(greeted).toEqual(names);
});
