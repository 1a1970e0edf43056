import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../../testing/index.ts';
import { openScene } from '../test-scene.ts';
import { prove } from './test-proof.ts';

/** The transitions that a sufficient number of runs must cover. */
const ways = [
  'draft -> scheduled',
  'scheduled -> draft',
  'publishing -> published',
  'publishing -> scheduled',
  'publishing -> unconfirmed',
  'scheduled -> published',
  'scheduled -> unconfirmed',
  'scheduled -> failed',
  'scheduled -> held: reconnect',
  'scheduled -> held: late',
  'scheduled -> held: operator',
  'held: reconnect -> scheduled',
  'held: late -> scheduled',
  'failed -> scheduled',
  'failed -> draft',
  'unconfirmed -> published',
  'unconfirmed -> publishing',
];

let app: TestApp;
beforeAll(async () => {
  app = await openScene();
});
afterAll(async () => app.close());

const parts = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(parts)('two hundred and fifty lives, part %i of 20', { timeout: 3_600_000 }, async () => {
  const { lived } = await prove(app, 250);
  expect(lived).toBe(250);
});

test('they came across every way that matters', async () => {
  const { met } = await prove(app, 1);
  expect(met).toEqual(expect.arrayContaining(ways));
});
