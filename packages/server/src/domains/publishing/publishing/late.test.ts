import { resolvePost } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  receipts,
  scheduleAt,
  signUpAuthor,
  uploadPicture,
  writePost,
  type Author,
} from './test-scene.ts';
import { startWorker, type Effect, type Worker } from './test-worker.ts';

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene({ environment: { PUBLISH_TIMEOUT_MS: '600' } });
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const minute = 60_000;

/** A worker that freezes at one of its effects until it is woken. */
function startSleeper(place: Effect): { worker: Worker; asleep: Promise<void>; wake: () => void } {
  const woken = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const worker = startWorker(app, async ({ what, phase }) => {
    if (what !== place.what || phase !== place.phase) return;
    reached.resolve();
    await woken.promise;
  });
  return { worker, asleep: reached.promise, wake: () => woken.resolve() };
}

test.each(['now', 'at its time'] as const)(
  'an intent for a post to go out %s, left by a dead worker for hours, waits for a word',
  async (when) => {
    // With a picture, because only the intent of a post with files stays unconsumed for a while.
    const picture = await uploadPicture(app, author);
    const post = await writePost(app, author, `Left behind, ${when}.`, picture);
    if (when === 'now') await publish(app, author, post.id);
    else {
      await scheduleAt(app, author, post.id, new Date(app.clock.now() + minute).toISOString());
      app.clock.advance(minute);
    }
    const worker = startWorker(app, async ({ what, phase }) => {
      if (what === 'db update publish_attempts' && phase === 'before') await worker.die();
    });
    expect(await worker.run(post.id)).toBe('dead');
    app.clock.advance(3 * 60 * minute);
    await app.runPeriodic('publishing.sweep');
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual([]);
    expect(await readPost(app, author, post.id)).toMatchObject({
      status: 'scheduled',
      hold: 'late',
      failure: { code: 'late' },
    });
    expect((await receipts(app, author, post.id)).map(({ outcome }) => outcome)).toEqual(['abandoned']);

    await publish(app, author, post.id);
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual([`Left behind, ${when}.`]);
  },
);

test('a first answer that comes while the post is sent again is what counts', async () => {
  const post = await writePost(app, author, 'Answered twice.');
  await publish(app, author, post.id);
  const first = startSleeper({ what: 'create', phase: 'after' });
  const firstRun = first.worker.run(post.id);
  await first.asleep;
  app.clock.advance(5 * minute);
  await app.runPeriodic('publishing.sweep');
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'unconfirmed' });

  const body = { answer: 'publish-again' } as const;
  await app.call(resolvePost, { params: { id: post.id }, body }, { token: author.token });
  const second = startSleeper({ what: 'create', phase: 'before' });
  const secondRun = second.worker.run(post.id);
  await second.asleep;
  first.wake();
  expect(await firstRun).toBe('ended');
  second.wake();
  expect(await secondRun).toBe('ended');
  await Promise.all([first.worker.close(), second.worker.close()]);

  const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
  expect(await feedTexts(app, author)).toEqual(['Answered twice.']);
  expect(await readPost(app, author, post.id)).toMatchObject({
    status: 'published',
    permalink: `${app.sandbox.linkedinUrl}/feed/update/${found?.urn}`,
    failure: null,
  });
});

test('a worker that keeps dying does not carry a post past two hours step by step', async () => {
  const picture = await uploadPicture(app, author);
  const post = await writePost(app, author, 'Put off again and again.', picture);
  await scheduleAt(app, author, post.id, new Date(app.clock.now() + minute).toISOString());
  const dieAt = async (what: string) => {
    const worker = startWorker(app, async (effect) => {
      if (effect.what === what && effect.phase === 'before') await worker.die();
    });
    expect(await worker.run(post.id)).toBe('dead');
  };
  app.clock.advance(91 * minute);
  await dieAt('db insert into publish_attempts');
  const planned = await readPost(app, author, post.id);
  expect(planned).toMatchObject({ status: 'scheduled', failure: { code: 'delayed' } });
  expect(Date.parse(planned.scheduledAt ?? '')).toBe(app.clock.now());
  app.clock.advance(20 * minute);
  await dieAt('db update publish_attempts');
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'publishing' });

  app.clock.advance(15 * minute);
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual([]);
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'scheduled', hold: 'late' });

  await publish(app, author, post.id);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Put off again and again.']);
});

test('a backlog that would reach past two hours waits for a word instead of promising a time', async () => {
  const ids: string[] = [];
  for (const text of ['One.', 'Two.', 'Three.']) {
    const post = await writePost(app, author, text);
    await scheduleAt(app, author, post.id, new Date(app.clock.now() + minute).toISOString());
    ids.push(post.id);
  }
  app.clock.advance(118 * minute);
  await app.runDueJobs();
  const found = await Promise.all(ids.map(async (id) => readPost(app, author, id)));
  expect(found.map(({ status, hold }) => hold ?? status).toSorted()).toEqual([
    'late',
    'published',
    'scheduled',
  ]);
});
