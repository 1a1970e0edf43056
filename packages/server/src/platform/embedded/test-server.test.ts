import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { query } from './test-checkout.ts';
import { startTestPostgres } from './test-server.ts';

it('gives a test run an empty database whose role may make others, and leaves nothing behind', async () => {
  const before = new Set(await readdir(tmpdir()));
  const server = await startTestPostgres();
  const made = (await readdir(tmpdir())).filter(
    (name) => name.startsWith('limelight-test-') && !before.has(name),
  );
  expect(
    await query(server.url, "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'"),
  ).toEqual([{ tables: 0 }]);
  await query(server.url, 'CREATE DATABASE another');
  await server.stop();
  expect(made.length).toBeGreaterThan(0);
  const left = new Set(await readdir(tmpdir()));
  expect(made.some((name) => !left.has(name))).toBe(true);
  await expect(query(server.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
});
