import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/index.ts';
import { nameFrequentStatements } from './platform/db/frequent-statements.ts';
import { sharingConnection } from './platform/db/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

it('prepares a statement that runs often, and answers as before', async () => {
  const client = await app.context.database.pool.connect();
  try {
    const text = 'SELECT $1::int + 1 AS next';
    const isPrepared = async () =>
      (await client.query('SELECT name FROM pg_prepared_statements WHERE statement = $1', [text])).rows
        .length;
    expect((await client.query(text, [1])).rows).toEqual([{ next: 2 }]);
    expect(await isPrepared()).toBe(0);
    for (let run = 1; run < 40; run += 1)
      expect((await client.query(text, [run])).rows).toEqual([{ next: run + 1 }]);
    expect(await isPrepared()).toBe(1);
  } finally {
    client.release();
  }
});

it('gives the texts that run most a name each, and not without end', () => {
  const nameOf = nameFrequentStatements();
  const often = (text: string) => Array.from({ length: 40 }, () => nameOf(text)).at(-1);
  const rare = Array.from({ length: 5_000 }, (_, index) => nameOf(`rare ${index}`));
  expect(rare.every((name) => name === undefined)).toBe(true);
  const names = Array.from({ length: 1_000 }, (_, index) => often(`often ${index}`)).filter(
    (name) => name !== undefined,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(1_000);
  expect(new Set(names).size).toBe(names.length);
  expect(often('often 0')).toBe(names[0]);
});

it('sends reads together over one connection, and gives it back, whatever becomes of one of them', async () => {
  const { pool } = app.context.database;
  const shared = sharingConnection(pool);
  const where = async () => (await shared.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows;
  const [one, wrong, other] = await Promise.allSettled([
    where(),
    shared.query('SELECT nothing FROM nowhere WHERE a = $1', [1]),
    where(),
  ]);
  expect(one.status).toBe('fulfilled');
  expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
  expect(other).toEqual(one);
  expect(await where()).toHaveLength(1);
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});
