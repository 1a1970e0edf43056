import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../../../testing/long.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { proveKills } from './test-kills.ts';

const kills = isLong ? 10 : 3;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('runs whose processes are killed with SIGKILL have one result, each effect once, and one charge', async () => {
  expect(await proveKills(app, { kills, seed: 1 })).toMatchObject({ killed: kills });
}, 120_000);
