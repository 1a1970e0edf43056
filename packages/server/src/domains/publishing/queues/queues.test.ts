import {
  addToQueue,
  changeQueue,
  changeQueueSettings,
  createQueue,
  deleteQueue,
  getPost,
  getQueues,
  listFreeSlots,
  listHolidayPlaces,
  movePosts,
  planSpread,
  schedulePost,
  unschedulePost,
  type QueuePlan,
  type WeeklySlot,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import { ask, givePlan, openScene, scheduled, signUpAuthor, writePost } from '../planning/test-scene.ts';
import { makeQueue } from './test-scene.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

/** The scene starts on Wednesday 12 March 2031 at 9:00 UTC. */
const tueThu: WeeklySlot[] = [
  { weekday: 4, time: '17:00' },
  { weekday: 2, time: '09:30' },
];

async function add(queueId: string, postIds: string[]) {
  return (await ask(app, author, addToQueue, { params: { id: queueId }, body: { postIds } })).results;
}

test('a queue holds its slots in the order of the week and names the next free one', async () => {
  expect(await ask(app, author, getQueues, {})).toMatchObject({ timeZone: null, queues: [] });
  const queueId = await makeQueue(app, author, tueThu, 'Europe/Berlin');
  const { timeZone, queues } = await ask(app, author, getQueues, {});
  expect(timeZone).toBe('Europe/Berlin');
  expect(queues).toEqual([
    {
      id: queueId,
      name: 'Main',
      slots: [
        { weekday: 2, time: '09:30' },
        { weekday: 4, time: '17:00' },
      ],
      nextFree: '2031-03-13T16:00:00.000Z',
      waiting: 0,
      pausedAt: null,
      held: { ahead: 0, passed: 0 },
      evergreen: { mode: 'off', cooldownDays: 60, poolSize: 0 },
    },
  ]);
});

test('posts take the free slots in their order, past times that were chosen by hand', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  await scheduled(app, author, 'By hand.', '2031-03-18T09:30:00Z');
  const ids = [];
  for (const text of ['First.', 'Second.', 'Third.']) ids.push(await writePost(app, author, text));
  const results = await add(queueId, ids);
  expect(results.map((result) => result.scheduledAt)).toEqual([
    '2031-03-13T17:00:00.000Z',
    '2031-03-20T17:00:00.000Z',
    '2031-03-25T09:30:00.000Z',
  ]);
  const { queues } = await ask(app, author, getQueues, {});
  expect(queues[0]).toMatchObject({ waiting: 3, nextFree: '2031-03-27T17:00:00.000Z' });
});

test('adding a post again leaves it in its slot; given a time by hand it leaves the slot free', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  const id = await writePost(app, author, 'Said twice.');
  const [first] = await add(queueId, [id]);
  const [second] = await add(queueId, [id, id]);
  expect(second).toEqual(first);
  await ask(app, author, schedulePost, {
    params: { id },
    body: { at: '2031-03-14T10:00:00Z', timeZone: 'UTC' },
  });
  expect((await ask(app, author, getQueues, {})).queues[0]).toMatchObject({
    waiting: 0,
    nextFree: '2031-03-13T17:00:00.000Z',
  });
});

test('one that is refused stops no other, and says why', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  const empty = await writePost(app, author, '');
  const whole = await writePost(app, author, 'Whole.');
  const foreign = await writePost(app, await signUpAuthor(app), 'Not mine.');
  const results = await add(queueId, [empty, foreign, whole]);
  expect(results.map((result) => result.refusal?.code ?? result.scheduledAt)).toEqual([
    'post_empty',
    'not_found',
    '2031-03-13T17:00:00.000Z',
  ]);
});

test('the ten scheduled posts of the free plan hold for queues too', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  const ids = [];
  for (let index = 0; index < 11; index += 1) ids.push(await writePost(app, author, `Number ${index}.`));
  const results = await add(queueId, ids);
  expect(results.map((result) => result.refusal?.code ?? null)).toEqual([
    ...Array.from({ length: 10 }, () => null),
    'schedule_limit',
  ]);
});

test('many asking at once for the next free slot never get the same one', async () => {
  await givePlan(app, author);
  const queueId = await makeQueue(app, author, tueThu);
  const other = await makeQueue(app, author, tueThu, 'UTC', 'Second');
  const ids = [];
  for (let index = 0; index < 24; index += 1) ids.push(await writePost(app, author, `At once, ${index}.`));
  const answers = await Promise.all(ids.map((id, index) => add(index % 2 === 0 ? queueId : other, [id])));
  const times = answers.flat().map((result) => result.scheduledAt);
  expect(times).not.toContain(null);
  expect(new Set(times).size).toBe(24);
});

test('the same post added twice at once stands in one slot', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  const id = await writePost(app, author, 'Pressed twice.');
  const [one, other] = await Promise.all([add(queueId, [id]), add(queueId, [id])]);
  expect(one).toEqual(other);
});

test('a slot that the clocks jump over is moved, and the person is told', async () => {
  const queueId = await makeQueue(app, author, [{ weekday: 7, time: '02:30' }], 'Europe/Berlin');
  const ids = [];
  for (const text of ['One.', 'Two.', 'Three.']) ids.push(await writePost(app, author, text));
  const results = await add(queueId, ids);
  expect(results.map((result) => result.scheduledAt)).toEqual([
    '2031-03-16T01:30:00.000Z',
    '2031-03-23T01:30:00.000Z',
    '2031-03-30T01:30:00.000Z',
  ]);
  expect(results[0]?.note).toBeNull();
  expect(results[2]?.note).toContain('3:30 was used instead');
});

test('free slots of a window are told with their queue, without those that are taken or have passed', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  await add(queueId, [await writePost(app, author, 'Takes Thursday.')]);
  const { items } = await ask(app, author, listFreeSlots, {
    query: { from: '2031-03-01T00:00:00Z', to: '2031-03-21T00:00:00Z' },
  });
  expect(items).toEqual([
    { at: '2031-03-18T09:30:00.000Z', queueId, queueName: 'Main' },
    { at: '2031-03-20T17:00:00.000Z', queueId, queueName: 'Main' },
  ]);
});

test('a changed or deleted queue leaves what waits at its time', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  const id = await writePost(app, author, 'Stays put.');
  await add(queueId, [id]);
  const changed = await ask(app, author, changeQueue, {
    params: { id: queueId },
    body: { name: 'Mornings', slots: [{ weekday: 1, time: '08:00' }] },
  });
  expect(changed.queues[0]).toMatchObject({ name: 'Mornings', nextFree: '2031-03-17T08:00:00.000Z' });
  const moved = await ask(app, author, changeQueueSettings, { body: { timeZone: 'Asia/Kolkata' } });
  expect(moved.queues[0]?.nextFree).toBe('2031-03-17T02:30:00.000Z');
  expect((await ask(app, author, deleteQueue, { params: { id: queueId } })).queues).toEqual([]);
  const post = await ask(app, author, getPost, { params: { id } });
  expect(post).toMatchObject({ status: 'scheduled', scheduledAt: '2031-03-13T17:00:00.000Z' });
  expect((await ask(app, author, unschedulePost, { params: { id } })).status).toBe('draft');
});

test('names are not given twice, and a queue is its owner’s alone', async () => {
  const queueId = await makeQueue(app, author, tueThu);
  const refused = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
  const body = { name: 'MAIN', slots: [], timeZone: 'UTC' };
  expect(await refused(app.call(createQueue, { body }, { token: author.token }))).toBe('queue_name_taken');
  const stranger = await signUpAuthor(app);
  const id = await writePost(app, stranger, 'Mine.');
  const asStranger = { token: stranger.token };
  const params = { id: queueId };
  expect(await refused(app.call(addToQueue, { params, body: { postIds: [id] } }, asStranger))).toBe(
    'not_found',
  );
  expect(await refused(app.call(changeQueue, { params, body: { name: 'X' } }, asStranger))).toBe('not_found');
  expect(await refused(app.call(deleteQueue, { params }, asStranger))).toBe('not_found');
});

test('a queue without slots has no place to give', async () => {
  const queueId = await makeQueue(app, author, []);
  const [result] = await add(queueId, [await writePost(app, author, 'Nowhere to go.')]);
  expect(result?.refusal?.code).toBe('queue_full');
  const plan: QueuePlan = await ask(app, author, getQueues, {});
  expect(plan.queues[0]?.nextFree).toBeNull();
});

test('posts are spread over days and hours, away from what is planned, and nothing moves before it is wished', async () => {
  await scheduled(app, author, 'Stands at noon.', '2031-03-17T12:00:00Z');
  const ids = [];
  for (const text of ['One.', 'Two.', 'Three.']) ids.push(await writePost(app, author, text));
  const body = {
    postIds: ids,
    timeZone: 'UTC',
    from: '2031-03-17',
    to: '2031-03-17',
    fromTime: '10:00',
    toTime: '14:00',
    gapMinutes: 60,
  };
  const { times } = await ask(app, author, planSpread, { body });
  expect(times.map(({ id }) => id)).toEqual(ids);
  const clocks = times.map(({ at }) => Date.parse(at)).concat(Date.parse('2031-03-17T12:00:00Z'));
  const sorted = clocks.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((at, index) => at - (sorted[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_600_000);
  expect((await ask(app, author, getPost, { params: { id: ids[0] ?? '' } })).status).toBe('draft');
  const moved = await ask(app, author, movePosts, { body: { timeZone: 'UTC', moves: times } });
  expect(moved.results.map((result) => result.refusal)).toEqual([null, null, null]);
  const again = await ask(app, author, planSpread, { body });
  expect(again.times).toEqual(times);
  const tight = await app.call(planSpread, { body: { ...body, gapMinutes: 180 } }, { token: author.token });
  expect(tight.body).toMatchObject({ code: 'spread_too_tight', details: { fits: 0 } });
});

test('no slot falls on a public holiday of the chosen place or on a day off, and no spread post either', async () => {
  const queueId = await makeQueue(app, author, [{ weekday: 4, time: '09:00' }], 'Europe/Berlin');
  const { regions } = await ask(app, author, listHolidayPlaces, { query: { country: 'DE' } });
  expect(regions.map(({ code }) => code)).toContain('BY');
  const plan = await ask(app, author, changeQueueSettings, {
    body: {
      holidays: { country: 'DE', region: 'BY' },
      daysOff: [{ from: '2031-05-20', to: '2031-05-25', label: 'Away' }],
    },
  });
  expect(plan.skipped[0]).toEqual({ from: '2031-04-11', to: '2031-04-11', name: 'Good Friday' });
  const { items } = await ask(app, author, listFreeSlots, {
    query: { from: '2031-05-01T00:00:00Z', to: '2031-06-20T00:00:00Z' },
  });
  // 1 May, Ascension Day on 22 May (also a day off) and Corpus Christi on 12 June are left out.
  expect(items.map(({ at }) => at.slice(0, 10))).toEqual([
    '2031-05-08',
    '2031-05-15',
    '2031-05-29',
    '2031-06-05',
    '2031-06-19',
  ]);
  expect(items.every((item) => item.queueId === queueId)).toBe(true);
  const id = await writePost(app, author, 'Not on a holiday.');
  const body = {
    postIds: [id],
    timeZone: 'Europe/Berlin',
    from: '2031-04-11',
    to: '2031-04-12',
    fromTime: '09:00',
    toTime: '17:00',
    gapMinutes: 30,
  };
  const { times } = await ask(app, author, planSpread, { body });
  expect(times[0]?.at).toBe('2031-04-12T11:00:00.000Z');
  const none = await ask(app, author, changeQueueSettings, { body: { holidays: null, daysOff: [] } });
  expect(none.skipped).toEqual([]);
  const unknown = { body: { holidays: { country: 'QQ', region: null } } };
  expect((await app.call(changeQueueSettings, unknown, { token: author.token })).body.code).toBe(
    'invalid_input',
  );
});
