import { userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Tasks from '../../../platform/threads/test-tasks.ts';
import type { ThreadFile } from '../../../platform/threads/index.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { generate, idea } from './test-stream.ts';

const tasks: ThreadFile<typeof Tasks> = {
  href: new URL('../../../platform/threads/test-tasks.ts', import.meta.url).href,
};

let app: TestApp;
let who: Person;
let other: Person;
beforeAll(async () => {
  app = await createTestApp({ model: true });
  [who, other] = await Promise.all([app.signUp(), app.signUp({ name: 'Priya Sharma' })]);
});
afterAll(() => app.close());

const credits = async () => (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;

/** Keeps a thread busy, as a text does that is made for it, for each of these people; `release` ends it. */
async function hold(owners: readonly string[]) {
  const flags = new Int32Array(new SharedArrayBuffer(8));
  // On a busy machine it may be ended for its length before it is let go.
  const held = Promise.allSettled(
    owners.map((owner) => app.context.threads.texts.call(tasks, 'spin', [flags], { owner })),
  );
  return {
    begun: async (count: number): Promise<void> => {
      while (Atomics.load(flags, 0) < count) await new Promise((resolve) => setImmediate(resolve));
    },
    release: async (): Promise<void> => {
      Atomics.store(flags, 1, 1);
      await held;
    },
  };
}

it('writes for others while one person’s text is worked out without end', async () => {
  const hostile = await hold([who.id, who.id, who.id, who.id]);
  await hostile.begun(1);
  const events = await (await generate(app, other, { idea, variants: 3 })).rest();
  expect(events.at(-1)).toMatchObject({ type: 'done' });
  await hostile.release();
});

it('gives the credits back for what no thread finished', async () => {
  const before = await credits();
  await app.context.threads.texts.close();
  expect((await (await generate(app, who, { idea, variants: 3 })).rest()).at(-1)).toMatchObject({
    type: 'error',
    data: { code: 'writer_unavailable', details: { reason: 'stopped' } },
  });
  expect(await credits()).toBe(before);
});
