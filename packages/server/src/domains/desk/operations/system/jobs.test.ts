import { createPost } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const count = async (table: string) => {
  const { rows } = await app.context.database.pool.query<{ count: number }>(
    `SELECT count(*) AS count FROM ${table}`,
  );
  return rows[0]?.count;
};

it('forgets kept answers after a day, and limits that have run out', async () => {
  const { token } = await app.signUp();
  const repeat = () =>
    app.call(createPost, { body: { text: 'Once' } }, { token, headers: { 'idempotency-key': 'one' } });
  const first = await repeat();
  expect((await repeat()).body.data.id).toBe(first.body.data.id);
  await app.runPeriodic('system.tidy');
  expect(await count('idempotency_keys')).toBe(1);
  expect(await count('rate_limits')).toBeGreaterThan(0);

  app.clock.advance(25 * 3_600_000);
  await app.context.database.pool.query('UPDATE rate_limits SET expire = 1');
  await app.runPeriodic('system.tidy');
  expect(await count('idempotency_keys')).toBe(0);
  expect(await count('rate_limits')).toBe(0);
});
