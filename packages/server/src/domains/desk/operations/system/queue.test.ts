import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../../testing/index.ts';
import { createQueue, defineJob, handleJob, type JobHandler } from '../../../../platform/queue.ts';

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
  const queue = createQueue(database, log, { pollingIntervalSeconds: 0.5 });
  const greeted = Promise.withResolvers<string>();
  await queue.start(jobs, handlers(cron, greeted.resolve));
  expect(queue.isReady()).toBe(true);
  await database.db.transaction((tx) => queue.enqueue(tx, greet, { who: cron }));
  const who = await greeted.promise;
  await queue.stop(5000);
  expect(queue.isReady()).toBe(false);
  return who;
}

it('works on every kind of job, writes a schedule only when it is new or has changed, and ends one whose job is gone', async () => {
  expect(await startOnce('17 * * * *')).toBe('17 * * * *');
  const first = await schedules();
  expect(first.map(({ cron }) => cron)).toEqual(['17 * * * *']);

  await startOnce('17 * * * *');
  expect(await schedules()).toEqual(first);

  await startOnce('18 * * * *');
  expect((await schedules()).map(({ cron }) => cron)).toEqual(['18 * * * *']);

  const { database, log } = app.context;
  const queue = createQueue(database, log, { pollingIntervalSeconds: 0.5 });
  await queue.start(jobs, [handleJob({ job: greet, concurrency: 1, run: async () => {} })]);
  await queue.stop(5000);
  expect(await schedules()).toEqual([]);
});

it('a queue that was stopped begins no more work', async () => {
  const { database, log } = app.context;
  const enqueuer = createQueue(database, log);
  await enqueuer.start(jobs, []);
  const greeted: string[] = [];
  const queue = createQueue(database, log, { pollingIntervalSeconds: 0.5 });
  await queue.start(
    jobs,
    handlers('17 * * * *', (who) => greeted.push(who)),
  );
  await queue.stop(1000);
  await database.db.transaction((tx) => enqueuer.enqueue(tx, greet, { who: 'late' }));
  await enqueuer.stop(0);
  const { rows } = await database.pool.query(
    "SELECT state FROM pgboss.job WHERE name = 'test.greet' AND data->>'who' = 'late'",
  );
  expect({ greeted, rows }).toEqual({ greeted: [], rows: [{ state: 'created' }] });
  await database.pool.query("DELETE FROM pgboss.job WHERE name = 'test.greet'");
});

it('a stop waits for what is being done, and what takes too long is given back', async () => {
  const { database, log } = app.context;
  const stateOf = async (who: string) => {
    const { rows } = await database.pool.query<{ state: string }>(
      "SELECT state FROM pgboss.job WHERE name = 'test.greet' AND data->>'who' = $1",
      [who],
    );
    return rows.map(({ state }) => state);
  };
  const stopDuring = async (who: string, rest: Promise<void>, graceMs: number) => {
    const began = Promise.withResolvers<void>();
    const queue = createQueue(database, log, { pollingIntervalSeconds: 0.5 });
    const run = async () => {
      began.resolve();
      await rest;
    };
    await queue.start(jobs, [handleJob({ job: greet, concurrency: 1, run })]);
    await database.db.transaction((tx) => queue.enqueue(tx, greet, { who }));
    await began.promise;
    await queue.stop(graceMs);
  };
  const pause = Promise.withResolvers<void>();
  setTimeout(pause.resolve, 100);
  await stopDuring('patient', pause.promise, 10_000);
  expect(await stateOf('patient')).toEqual(['completed']);
  await stopDuring('endless', new Promise(() => undefined), 50);
  expect(await stateOf('endless')).toEqual(['retry']);
  await database.pool.query("DELETE FROM pgboss.job WHERE name = 'test.greet'");
});

it('a job is begun when it is announced, also after the connection that listens was lost', async () => {
  const { database, log } = app.context;
  // With this interval, a queue that only polls would take longer than the test.
  const queue = createQueue(database, log, { pollingIntervalSeconds: 60 });
  const greeted = new Map<string, () => void>();
  const run = async ({ who }: { who: string }) => greeted.get(who)?.();
  await queue.start(jobs, [handleJob({ job: greet, concurrency: 1, run })]);
  const listeners = async (ended?: 'ended') => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `SELECT pid${ended ? ', pg_terminate_backend(pid, 5000)' : ''} FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'limelight-listen' AND query LIKE 'LISTEN%'
         AND state = 'idle'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const greetNow = async (who: string) => {
    const done = Promise.withResolvers<void>();
    greeted.set(who, done.resolve);
    await database.db.transaction((tx) => queue.enqueue(tx, greet, { who }));
    await done.promise;
  };
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(1), 10_000);
  await greetNow('heard');
  const lost = await listeners('ended');
  await vi.waitFor(async () => expect([...(await listeners()), 0]).not.toContain(lost[0]), 10_000);
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(1), 10_000);
  await greetNow('heard again');
  await queue.stop(5000);
});

it.each([0, 86_400_000])(
  'a job of the future is begun at its time, on a clock %i ms ahead',
  async (aheadMs) => {
    const { database, log } = app.context;
    const queue = createQueue(database, log, { pollingIntervalSeconds: 0.05, aheadMs });
    const begun = Promise.withResolvers<number>();
    await queue.start(jobs, [
      handleJob({ job: greet, concurrency: 1, run: async () => begun.resolve(Date.now()) }),
    ]);
    const at = Date.now() + 400;
    await database.db.transaction((tx) =>
      queue.enqueue(tx, greet, { who: 'later' }, { startAfter: new Date(at + aheadMs) }),
    );
    expect(await begun.promise).toBeGreaterThanOrEqual(at);
    await queue.stop(5000);
  },
);

it('jobs that wait are taken one after the other without a pause between them', async () => {
  const { database, log } = app.context;
  const enqueuer = createQueue(database, log);
  await enqueuer.start(jobs, []);
  const names = ['first', 'second', 'third'];
  for (const who of names) await database.db.transaction((tx) => enqueuer.enqueue(tx, greet, { who }));
  await enqueuer.stop(0);
  const greeted: string[] = [];
  const all = Promise.withResolvers<void>();
  // With this interval, a pause would take longer than the test.
  const queue = createQueue(database, log, { pollingIntervalSeconds: 60 });
  const run = async ({ who }: { who: string }) => {
    if (names.includes(who) && greeted.push(who) === names.length) all.resolve();
  };
  await queue.start(jobs, [handleJob({ job: greet, concurrency: 1, run })]);
  await all.promise;
  await queue.stop(5000);
  expect(greeted).toEqual(names);
});

it('one group takes no more than its share, and all of its jobs are done in the end', async () => {
  const { database, log } = app.context;
  const queue = createQueue(database, log, { pollingIntervalSeconds: 0.05 });
  const rest = Promise.withResolvers<void>();
  const other = Promise.withResolvers<void>();
  const begun: string[] = [];
  let busy = 0;
  let most = 0;
  const run = async ({ who }: { who: string }) => {
    begun.push(who);
    if (who === 'other') return other.resolve();
    busy += 1;
    most = Math.max(most, busy);
    await rest.promise;
    busy -= 1;
  };
  await queue.start(jobs, [handleJob({ job: greet, concurrency: 4, perGroup: 2, run })]);
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 12; n += 1) await queue.enqueue(tx, greet, { who: 'greedy' }, { group: 'greedy' });
    await queue.enqueue(tx, greet, { who: 'other' }, { group: 'other' });
  });
  await other.promise;
  rest.resolve();
  await vi.waitFor(() => expect(begun).toHaveLength(13), 10_000);
  expect(most).toBe(2);
  await queue.stop(5000);
});
