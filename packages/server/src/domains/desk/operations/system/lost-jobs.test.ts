import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bossDatabase } from '../../../../platform/queue.ts';
import { createTestApp, type TestApp } from '../../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('gives a job out again whose worker was killed', async () => {
  const { database } = app.context;
  const boss = new PgBoss({ db: bossDatabase(database), supervise: false, schedule: false });
  const errors: unknown[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  await boss.createQueue('lost', { retryLimit: 1, retryDelay: 0, expireInSeconds: 60 });
  await boss.send('lost', {});
  const [taken] = await boss.fetch('lost');
  expect(await boss.fetch('lost')).toEqual([]);

  await database.pool.query(
    "UPDATE pgboss.job SET started_on = started_on - interval '2 minutes' WHERE name = 'lost'",
  );
  await boss.supervise();
  expect(errors).toEqual([]);
  expect((await boss.fetch('lost')).map((job) => job.id)).toEqual([taken?.id]);
  await boss.stop({ graceful: false, close: false });
});
