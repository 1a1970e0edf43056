import {
  cancelGeneration,
  confirmClaim,
  createPost,
  findEndings,
  findOpenings,
  findSimilarPost,
  improvePost,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Tasks from '../../platform/threads/test-tasks.ts';
import type { ThreadFile } from '../../platform/threads/index.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { generate, idea } from '../posts/generation/test-stream.ts';

const tasks: ThreadFile<typeof Tasks> = {
  href: new URL('../../platform/threads/test-tasks.ts', import.meta.url).href,
};
const text = `${idea}\n\nTo be honest, it was really a very small change. In order to win, we wait. Which rehearsal would you keep?`;

let app: TestApp;
let who: Person;
let other: Person;
beforeAll(async () => {
  app = await createTestApp();
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
  const found = await app.call(findOpenings, { body: { text } }, { token: other.token });
  expect(found.status).toBe(200);
  await hostile.release();
});

it('answers what needs no writer while every thread is taken, and the rest in its turn', async () => {
  const hostile = await hold(Array.from({ length: 8 }, (_, index) => `somebody-${index}`));
  await hostile.begun(2);
  const answered: string[] = [];
  const token = who.token;
  const { body: draft } = await app.call(createPost, { body: { text, visibility: 'PUBLIC' } }, { token });
  const heavy = {
    openings: app.call(findOpenings, { body: { text } }, { token }),
    endings: app.call(findEndings, { body: { text, goal: 'comments' } }, { token }),
    simpler: app.call(improvePost, { body: { text, help: 'simpler' } }, { token }),
    post: generate(app, who).then(async (stream) => ({
      status: (await stream.rest()).length > 2 ? 200 : 500,
    })),
  };
  for (const [name, answer] of Object.entries(heavy))
    void answer.then(({ status }) => answered.push(`${name} ${status}`));
  const stopped = await generate(app, who);
  for (let times = 0; times < 5; times += 1) {
    const params = { id: draft.data.id };
    expect((await app.call(findSimilarPost, { params }, { token })).status).toBe(200);
    const body = { claim: `4${times}`, sentence: `It was 4${times}.` };
    expect((await app.call(confirmClaim, { params, body }, { token })).status).toBe(200);
  }
  expect(answered).toEqual([]);
  await app.call(cancelGeneration, { params: { id: stopped.id } }, { token });
  expect(await stopped.rest()).toMatchObject([{ type: 'error', data: { code: 'generation_cancelled' } }]);
  await hostile.release();
  await Promise.all(Object.values(heavy));
  expect(answered.toSorted()).toEqual(['endings 200', 'openings 200', 'post 200', 'simpler 200']);
});

it('gives the credits back for what no thread finished', async () => {
  const before = await credits();
  await app.context.threads.texts.close();
  expect(
    await app.call(improvePost, { body: { text, help: 'shorter' } }, { token: who.token }),
  ).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await (await generate(app, who, { idea, variants: 3 })).rest()).at(-1)).toMatchObject({
    type: 'error',
    data: { code: 'writer_unavailable', details: { reason: 'stopped' } },
  });
  expect(await credits()).toBe(before);
});
