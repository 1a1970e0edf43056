import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NamedLock } from './platform/db/lock-order.ts';
import { sent, takeLock, together, type Tx } from './platform/db/index.ts';
import { createTestApp, type TestApp } from './testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

it('a transaction that does not begin writes nothing', async () => {
  const { db, pool } = app.context.database;
  const pause = sql`INSERT INTO publish_pauses (scope, until) VALUES ('application', now())`;
  const write = async (tx: Tx) => together([sent(tx.execute(sql`SELECT 1`)), sent(tx.execute(pause))]);
  // @ts-expect-error -- no such level
  await expect(db.transaction(write, { isolationLevel: 'none' })).rejects.toMatchObject({
    cause: { code: '42601' },
  });
  expect((await pool.query('SELECT scope FROM publish_pauses')).rows).toEqual([]);
  await db.transaction(write);
  expect((await pool.query('SELECT scope FROM publish_pauses')).rows).toHaveLength(1);
});

it('a transaction that waits for one which waits for it is repeated, and both succeed', async () => {
  const { db } = app.context.database;
  let meeting = 0;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let runs = 0;
  const both = async (first: string, second: string) =>
    db.transaction(async (tx) => {
      runs += 1;
      // One named lock, of two people, has no order of its own.
      const subject: NamedLock = 'snippets';
      await takeLock(tx, subject, first);
      meeting += 1;
      if (meeting === 2) meet();
      await met;
      await takeLock(tx, subject, second);
      return `${first}${second}`;
    });
  expect(await Promise.all([both('a', 'b'), both('b', 'a')])).toEqual(['ab', 'ba']);
  expect(runs).toBe(3);
});
