import {
  addToQueue,
  deleteQueue,
  getPost,
  getQueues,
  pauseQueue,
  publishPost,
  resumeQueue,
  schedulePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import { ask, openScene, scheduled, signUpAuthor, writePost } from '../planning/test-scene.ts';
import { makeQueue } from './test-scene.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
  await app.runDueJobs();
});
afterAll(async () => app.close());

const minute = 60_000;
const read = async (id: string) => ask(app, author, getPost, { params: { id } });
const pause = async (queueId: string | null) => ask(app, author, pauseQueue, { body: { queueId } });
const resume = async (queueId: string | null, passed: 'next-slots' | 'wait') =>
  ask(app, author, resumeQueue, { body: { queueId, passed } });
const inMinutes = (count: number) => new Date(app.clock.now() + count * minute).toISOString();

/** Lets the minutes pass one by one, as workers see them. */
async function pass(minutes: number): Promise<void> {
  app.clock.advance(minutes * minute);
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
}

test('while everything is paused nothing goes out, and what is scheduled meanwhile waits too', async () => {
  const before = await scheduled(app, author, 'Planned before.', inMinutes(10));
  const far = await scheduled(app, author, 'Far ahead.', inMinutes(60 * 24));
  const plan = await pause(null);
  expect(plan.pausedAt).not.toBeNull();
  expect(plan.held).toEqual({ ahead: 2, passed: 0 });
  const answer = await app.call(
    schedulePost,
    {
      params: { id: await writePost(app, author, 'Planned meanwhile.') },
      body: { at: inMinutes(20), timeZone: 'UTC' },
    },
    { token: author.token },
  );
  expect(answer.body.message).toContain('paused everything');
  await pass(30);
  expect(await read(before)).toMatchObject({ status: 'scheduled', hold: 'paused' });
  expect(await read(answer.body.data.id)).toMatchObject({ status: 'scheduled', hold: 'paused' });
  expect(await ask(app, author, getQueues, {})).toMatchObject({ held: { ahead: 1, passed: 2 } });

  expect((await resume(null, 'wait')).resumed).toEqual({ ahead: 1, placed: 0, waiting: 2 });
  await pass(1);
  expect(await read(before)).toMatchObject({ status: 'scheduled', hold: 'late' });
  expect(await read(far)).toMatchObject({ status: 'scheduled', hold: null });
  await pass(60 * 24);
  expect(await read(far)).toMatchObject({ status: 'published' });
  expect(await read(before)).toMatchObject({ status: 'scheduled', hold: 'late' });
});

test('a paused queue holds its own posts alone; resuming gives those that passed the next free slots', async () => {
  const start = new Date(app.clock.now());
  const days = [1, 2, 3, 4, 5, 6, 7];
  const clock = new Date(app.clock.now() + 60 * minute).toISOString().slice(11, 16);
  const queueId = await makeQueue(
    app,
    author,
    days.map((weekday) => ({ weekday, time: clock })),
  );
  const ids = [];
  for (const text of ['One a day.', 'Two a day.', 'Three a day.'])
    ids.push(await writePost(app, author, text));
  const [first = '', second = '', third = ''] = ids;
  await ask(app, author, addToQueue, { params: { id: queueId }, body: { postIds: ids } });
  const byHand = await scheduled(app, author, 'Not of the queue.', inMinutes(30));
  await pause(queueId);
  await pause(queueId);
  await pass(30);
  expect(await read(byHand)).toMatchObject({ status: 'published' });
  await pass(60 * 30);
  const held = await Promise.all(ids.map(read));
  expect(held.map((post) => post.hold)).toEqual(['paused', 'paused', 'paused']);
  const { resumed, queues } = await resume(queueId, 'next-slots');
  expect(resumed).toEqual({ ahead: 1, placed: 2, waiting: 0 });
  expect(queues[0]).toMatchObject({ pausedAt: null, held: { ahead: 0, passed: 0 } });
  const at = async (id: string) => Date.parse((await read(id)).scheduledAt ?? '');
  const dayOf = async (id: string) => Math.ceil(((await at(id)) - start.getTime()) / 86_400_000);
  expect([await dayOf(third), await dayOf(first), await dayOf(second)]).toEqual([3, 4, 5]);
  expect((await resume(queueId, 'next-slots')).resumed).toEqual({ ahead: 0, placed: 0, waiting: 0 });
});

test('a post of a paused queue stays when the pause of everything ends', async () => {
  const queueId = await makeQueue(app, author, [{ weekday: 5, time: '09:00' }]);
  const id = await writePost(app, author, 'Paused twice over.');
  await pause(queueId);
  await pause(null);
  const [result] = (await ask(app, author, addToQueue, { params: { id: queueId }, body: { postIds: [id] } }))
    .results;
  expect(result?.note).toContain('paused');
  expect((await resume(null, 'wait')).resumed.ahead).toBe(0);
  expect((await read(id)).hold).toBe('paused');
  const deleted = await app.call(deleteQueue, { params: { id: queueId } }, { token: author.token });
  expect(deleted.body.code).toBe('queue_paused');
  expect((await resume(queueId, 'wait')).resumed.ahead).toBe(1);
  expect((await read(id)).hold).toBeNull();
});

test('publishing now is the person’s own word, pause or not', async () => {
  const id = await scheduled(app, author, 'Right now.', inMinutes(60));
  await pause(null);
  await ask(app, author, publishPost, { params: { id } });
  await pass(0);
  expect((await read(id)).status).toBe('published');
});

test('pausing while posts come due loses none and sends none twice', async () => {
  const ids = [];
  for (let index = 0; index < 6; index += 1)
    ids.push(await scheduled(app, author, `Just due, ${index}.`, inMinutes(5)));
  app.clock.advance(5 * minute);
  await Promise.all([pause(null), app.runDueJobs()]);
  await pass(1);
  const posts = await Promise.all(ids.map(read));
  for (const post of posts) expect(post.status === 'published' || post.hold === 'paused').toBe(true);
  expect((await resume(null, 'wait')).resumed.waiting).toBe(
    posts.filter((post) => post.hold === 'paused').length,
  );
});

test('nobody pauses another person’s queue', async () => {
  const queueId = await makeQueue(app, author, []);
  const stranger = await signUpAuthor(app);
  const answer = await app.call(pauseQueue, { body: { queueId } }, { token: stranger.token });
  expect(answer.body.code).toBe('not_found');
});
