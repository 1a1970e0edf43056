import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../../testing/index.ts';
import { openScene } from '../test-scene.ts';
import { begin, end, orderFate, pass, standFor } from './test-commands.ts';
import { Model } from './test-model.ts';
import { day, hour, lateLimit, minute, momentOf } from './test-model-post.ts';
import { prove } from './test-proof.ts';
import { World } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openScene();
});
afterAll(async () => app.close());

test(
  'whatever happens in whatever order, posts stand where a plain model says, and what is on LinkedIn is there once',
  { timeout: 240_000 },
  async () => {
    const { lived, met } = await prove(app, 40);
    expect(lived).toBe(40);
    expect(met).toEqual(expect.arrayContaining(['publishing -> published', 'scheduled -> published']));
  },
);

test('after a post that another worker took over, the next late one keeps its distance', async () => {
  const world = new World(app);
  await world.open();
  const model = new Model(app.clock.now());
  await begin(model, world);
  await pass(model, world, model.time + 10 * minute);
  await orderFate(0, 'dies-before').run(model, world);
  await standFor(40 * minute).run(model, world);
  await standFor(10 * minute).run(model, world);
  const sent = await app.sandbox.control.linkedin.posts({ member: world.member });
  expect(sent.map(({ rendered }) => rendered.text)).toEqual(['Note A, edition 1.', 'Note C, edition 1.']);
});

test(
  'a wait that LinkedIn names may be a new plan; a hitch after it is not',
  { timeout: 60_000 },
  async () => {
    // Planned for the morning, and for about two hours before the daily quota resets.
    for (const beforeMidnight of [14 * hour, 2 * hour, 2 * hour - 4 * minute, 2 * hour - 11 * minute]) {
      const world = new World(app);
      await world.open();
      const midnight = (Math.floor(app.clock.now() / day) + 1) * day;
      app.clock.set(midnight - beforeMidnight - 40 * minute);
      const model = new Model(app.clock.now());
      await begin(model, world);
      const plan = momentOf(model.posts[1]?.due ?? null);
      await orderFate(1, 'day-quota').run(model, world);
      await pass(model, world, model.time + 40 * minute);
      await orderFate(1, 'conflict').run(model, world);
      const waitedTo = momentOf(model.posts[1]?.due ?? null);
      await pass(model, world, waitedTo);
      const hitchTo = momentOf(model.posts[1]?.due ?? null);
      expect(hitchTo).toBeGreaterThan(waitedTo);
      await end(model, world);
      // Each post retries at its own minute of the first ten, so the two hours may end between the wait and the
      // failure.
      const second = waitedTo - plan <= lateLimit && hitchTo - plan > lateLimit ? 'scheduled' : 'published';
      expect(model.posts.map(({ status }) => status)).toEqual(['published', second, 'published']);
    }
  },
);
