import { createPost, listPosts } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './platform/log.ts';
import { createTestApp, type TestApp } from './testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log: createLog('silent') });
});
afterAll(() => app.close());

test('a full disk refuses writes by name, serves reads, is not ready, and is over when there is room', async () => {
  const { token } = await app.signUp();
  const { pool } = app.context.database;
  const write = async () => app.call(createPost, { body: { text: 'Where should this go?' } }, { token });
  const readiness = async () => (await app.fetch('/readyz')).status;

  // As PostgreSQL refuses a row for which it cannot extend the table's file.
  await pool.query(`
    CREATE FUNCTION refuse_for_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION refuse_for_room();`);
  expect(await write()).toMatchObject({ status: 503, body: { code: 'disk_full' } });
  expect(await readiness()).toBe(503);
  expect((await app.call(listPosts, { query: {} }, { token })).status).toBe(200);
  expect((await app.fetch('/healthz')).status).toBe(200);

  await pool.query('DROP TRIGGER full_disk ON posts');
  expect((await write()).status).toBeLessThan(300);
  app.clock.advance(31_000);
  expect(await readiness()).toBe(200);
});
