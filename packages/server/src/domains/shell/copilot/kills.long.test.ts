import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { openScene } from '../../publishing/publishing/test-scene.ts';
import { proveTurnKills } from './test-turn-kills.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openScene({ model: true });
});
afterAll(() => app.close());

it('six turns whose process is killed in the middle end once, are charged once, and do each thing once', async () => {
  expect(await proveTurnKills(app, 6)).toBeGreaterThanOrEqual(6);
}, 300_000);
