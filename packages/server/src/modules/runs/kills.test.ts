import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { proveKills } from './test-kills.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('runs whose processes are killed with SIGKILL have one result, each effect once, and one charge', async () => {
  expect(await proveKills(app, { kills: 10, seed: 1 })).toMatchObject({ killed: 10 });
}, 120_000);
