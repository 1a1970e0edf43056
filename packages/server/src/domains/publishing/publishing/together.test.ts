import { removeLinkedinConnection, pauseQueue, type PostStatus } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  readPost,
  receipts,
  scheduleAt,
  signUpAuthor,
  uploadPicture,
  writePost,
  type Author,
} from './test-scene.ts';
import { startWorker, type Worker } from './test-worker.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openScene();
  await app.sandbox.control.linkedin.configure({ duplicateWindowMs: 0, memberCallsPerDay: 1_000_000 });
});
afterAll(async () => app.close());

const minute = 60_000;

interface Due {
  id: string;
  author: Author;
  text: string;
}

async function due(author: Author, text: string, picture?: string, inMs = minute): Promise<Due> {
  const { id } = await writePost(app, author, text, picture);
  await scheduleAt(app, author, id, new Date(app.clock.now() + inMs).toISOString());
  return { id, author, text };
}

async function statusOf({ id, author }: Due): Promise<PostStatus> {
  return (await readPost(app, author, id)).status;
}

async function recover(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    app.clock.advance(4 * minute);
    await app.runPeriodic('publishing.sweep');
    await app.runDueJobs();
  }
}

test('posts due in one moment go out together; what stands in the way of one keeps no other', async () => {
  const [one, other, resting, gone] = [
    await signUpAuthor(app),
    await signUpAuthor(app),
    await signUpAuthor(app),
    await signUpAuthor(app),
  ];
  const plain: Due[] = [];
  for (let number = 0; number < 8; number += 1)
    plain.push(await due(number % 2 === 0 ? one : other, `Plain ${number}.`));
  const pictured = await due(one, 'With a picture.', await uploadPicture(app, one));
  const refused = await due(other, 'Refused.');
  const paused = await due(resting, 'Paused.');
  const without = await due(gone, 'Without a connection.');
  const early = await due(one, 'Not yet.', undefined, 10 * minute);
  const locked = await due(other, 'Somebody is at it.');
  await app.sandbox.control.faults.add({
    operation: 'linkedin.post.create',
    bodyIncludes: refused.text,
    kind: 'status',
    status: 403,
    code: 'ACCESS_DENIED',
  });
  await app.call(pauseQueue, { body: { queueId: null } }, { token: resting.token });
  await app.call(removeLinkedinConnection, {}, { token: gone.token });
  app.clock.advance(minute);

  let commits = 0;
  const worker = startWorker(app, ({ what, phase }) => {
    if (what === 'db commit' && phase === 'after') commits += 1;
  });
  const holder = await app.context.database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM posts WHERE id = $1 FOR UPDATE', [locked.id]);
  const held = worker.run(locked.id);
  // Jobs may be delivered twice.
  const runs = [...plain, ...plain, pictured, refused, paused, without, early];
  await Promise.all(runs.map(async ({ id }) => worker.run(id)));
  expect(await Promise.all(plain.map(statusOf))).toEqual(plain.map(() => 'published'));
  await holder.query('COMMIT');
  holder.release();
  expect(await held).toBe('ended');
  await worker.close();

  expect({
    pictured: await statusOf(pictured),
    refused: await statusOf(refused),
    early: await statusOf(early),
    locked: await statusOf(locked),
  }).toEqual({ pictured: 'published', refused: 'failed', early: 'scheduled', locked: 'published' });
  expect((await readPost(app, resting, paused.id)).hold).toBe('paused');
  expect((await readPost(app, gone, without.id)).hold).toBe('reconnect');
  const feed = [...(await feedTexts(app, one)), ...(await feedTexts(app, other))];
  expect(feed.toSorted()).toEqual([...plain.map(({ text }) => text), pictured.text, locked.text].toSorted());
  expect([...(await feedTexts(app, resting)), ...(await feedTexts(app, gone))]).toEqual([]);
  for (const { id, author } of plain)
    expect((await receipts(app, author, id)).map(({ outcome }) => outcome)).toEqual(['published']);
  expect(commits).toBeLessThan(runs.length);
});

test.each([
  'db insert into publish_attempts',
  'db update posts',
  'db commit',
  'db update publish_attempts',
  'db insert into publish_steps',
])('posts that go out together outlive a database that ends every connection at %s', async (what) => {
  for (const phase of ['before', 'after'] as const) {
    const author = await signUpAuthor(app);
    const posts: Due[] = [];
    for (let number = 0; number < 5; number += 1) posts.push(await due(author, `Number ${number}.`));
    app.clock.advance(minute);
    let lost = false;
    const worker: Worker = startWorker(app, async (effect) => {
      if (lost || effect.what !== what || effect.phase !== phase) return;
      lost = true;
      await worker.loseConnections();
    });
    // The queue retries a run that failed before anything was sent.
    await Promise.allSettled(posts.map(async ({ id }) => worker.run(id)));
    await worker.close();
    expect(lost).toBe(true);
    await recover();
    expect(await Promise.all(posts.map(statusOf))).toEqual(posts.map(() => 'published'));
    expect((await feedTexts(app, author)).toSorted()).toEqual(posts.map(({ text }) => text));
  }
});
