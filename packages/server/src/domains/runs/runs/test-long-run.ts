import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { proveKills } from './test-kills.ts';

const seed = 18;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test(`two hundred kills, seed ${seed}`, { timeout: 3_600_000 }, async () => {
  const { killed, repeated } = await proveKills(app, { kills: 200, seed });
  expect(killed).toBe(200);
  // Some died between an effect and storing its step. The external service was asked again with the same key and did it
  // once.
  expect(repeated).toBeGreaterThan(5);
});
