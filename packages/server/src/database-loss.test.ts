import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from './testing/index.ts';

test('a connection that ends inside a transaction, between two statements, fails that transaction and nothing else', async () => {
  const app = await createTestApp();
  const { db, pool } = app.context.database;
  const ended = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    // The end of the connection has to arrive while no statement waits for it.
    await pool.query('SELECT pg_sleep(0.05)');
    await tx.execute(sql`SELECT 1`);
  });
  await expect(ended).rejects.toThrow('Failed query');
  expect((await app.fetch('/readyz')).status).toBe(200);
  await app.close();
});
