import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { loadConfig } from './platform/config/index.ts';
import { createLog } from './platform/log.ts';
import { startProgram } from './program.ts';
import { testEnvironment } from './testing/environment.ts';

async function administrate(statement: string): Promise<void> {
  const admin = new pg.Client(inject('databaseUrl'));
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

test('starts several times at once on an empty database', async () => {
  const name = `first_${randomBytes(6).toString('hex')}`;
  await administrate(`CREATE DATABASE ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  const started = await Promise.allSettled(
    ['web', 'worker', 'web', 'worker'].map(async (roles) => {
      const environment = testEnvironment({
        ROLES: roles,
        DATABASE_POOL_SIZE: '2',
        STORAGE_DIR: join(tmpdir(), name),
      });
      return startProgram(loadConfig(environment), url.href, createLog('silent'));
    }),
  );
  const programs = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const ready = await Promise.all(
    programs.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status),
  );
  await Promise.all(programs.map(async (program) => program.stop(1000)));
  // Not by force, which ends no autovacuum: the programs have stopped.
  await administrate(`DROP DATABASE ${name}`);
  expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
  expect(ready).toEqual([200, 200, 200, 200]);
});
