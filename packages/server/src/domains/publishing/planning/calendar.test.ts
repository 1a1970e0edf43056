import { randomUUID } from 'node:crypto';
import {
  deleteCalendarNote,
  getBestTimes,
  getPlanMark,
  getPost,
  listCalendar,
  movePosts,
  publishPost,
  saveCalendarNote,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import { ask, openScene, scheduled, signUpAuthor, writePost } from './test-scene.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

test('the calendar holds what is planned in its window, the earliest first, and nothing of others', async () => {
  await scheduled(app, await signUpAuthor(app), 'Not mine.', '2031-03-20T09:00:00Z');
  await scheduled(app, author, 'Before.', '2031-03-15T23:59:00Z');
  await scheduled(app, author, 'After.', '2031-03-21T00:00:00Z');
  await scheduled(app, author, 'Second.\n\nMore of it.', '2031-03-20T09:00:00Z');
  await scheduled(app, author, 'First.', '2031-03-16T00:00:00Z');
  await writePost(app, author, 'A draft.');
  const found = await ask(app, author, listCalendar, {
    query: { from: '2031-03-16T00:00:00Z', to: '2031-03-21T00:00:00Z' },
  });
  expect(found.complete).toBe(true);
  expect(found.items.map((item) => [item.title, item.scheduledAt, item.status])).toEqual([
    ['First.', '2031-03-16T00:00:00.000Z', 'scheduled'],
    ['Second.', '2031-03-20T09:00:00.000Z', 'scheduled'],
  ]);
  const wide = await app.call(
    listCalendar,
    { query: { from: '2031-01-01T00:00:00Z', to: '2031-06-01T00:00:00Z' } },
    { token: author.token },
  );
  expect(wide.body.code).toBe('invalid_input');
});

test('the mark of a plan differs after each change of its posts and notes, and only then', async () => {
  const marks: string[] = [];
  const isNew = async () => {
    const { mark } = await ask(app, author, getPlanMark, {});
    marks.push(mark);
    return marks.indexOf(mark) === marks.length - 1;
  };
  expect(await isNew()).toBe(true);
  await scheduled(app, author, 'Planned.', '2031-03-20T09:00:00Z');
  expect(await isNew()).toBe(true);
  await ask(app, author, publishPost, { params: { id: await writePost(app, author, 'It goes out.') } });
  expect(await isNew()).toBe(true);
  await app.runDueJobs();
  expect(await isNew()).toBe(true);
  const note = { id: randomUUID(), date: '2031-03-20', text: 'Product launch' };
  await ask(app, author, saveCalendarNote, { body: note });
  expect(await isNew()).toBe(true);
  await scheduled(app, await signUpAuthor(app), 'Not mine.', '2031-03-20T09:00:00Z');
  expect(await isNew()).toBe(false);
});

test('a day carries notes, which are saved once, changed, and nobody else’s', async () => {
  const note = { id: randomUUID(), date: '2031-03-20', text: 'Product launch' };
  const notes = async (of = author) => {
    const query = { from: '2031-03-01T00:00:00Z', to: '2031-04-01T00:00:00Z' };
    return (await ask(app, of, listCalendar, { query })).notes;
  };
  await ask(app, author, saveCalendarNote, { body: note });
  await ask(app, author, saveCalendarNote, { body: note });
  expect(await notes()).toEqual([note]);
  await ask(app, author, saveCalendarNote, { body: { ...note, date: '2031-03-21', text: 'Launch moved' } });
  const other = await signUpAuthor(app);
  const theirs = await app.call(saveCalendarNote, { body: note }, { token: other.token });
  expect(theirs).toMatchObject({ status: 404 });
  const foreign = await app.call(deleteCalendarNote, { params: { id: note.id } }, { token: other.token });
  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await notes(other)).toEqual([]);
  expect(await notes()).toEqual([{ ...note, date: '2031-03-21', text: 'Launch moved' }]);
  await ask(app, author, deleteCalendarNote, { params: { id: note.id } });
  expect(await notes()).toEqual([]);
});

test('without numbers of one’s own no time is called best', async () => {
  await scheduled(app, author, 'Planned.', '2031-03-20T09:00:00Z');
  const best = await ask(app, author, getBestTimes, { query: { timeZone: 'Europe/Berlin' } });
  expect(best).toMatchObject({ compared: 0, weekday: null, hour: null, next: [] });
});

test('several are moved at once, each by itself: one refused stops no other', async () => {
  const moved = await scheduled(app, author, 'Moves.', '2031-03-20T09:00:00Z');
  const taken = await scheduled(app, author, 'Back to the drafts.', '2031-03-20T10:00:00Z');
  const draft = await writePost(app, author, 'From the tray.');
  const gap = await scheduled(app, author, 'Into the gap.', '2031-03-20T11:00:00Z');
  const foreign = await writePost(app, await signUpAuthor(app), 'Not mine.');
  const { results } = await ask(app, author, movePosts, {
    body: {
      timeZone: 'Europe/Berlin',
      moves: [
        { id: moved, at: '2031-10-26T02:30' },
        { id: taken, at: null },
        { id: draft, at: '2031-03-21T09:15:00Z' },
        { id: gap, at: '2031-03-30T02:30' },
        { id: foreign, at: '2031-03-21T09:15:00Z' },
        { id: draft, at: '2031-03-12T08:00:00Z' },
      ],
    },
  });
  expect(results.map((result) => result.refusal?.code ?? result.scheduledAt)).toEqual([
    '2031-10-26T00:30:00.000Z',
    null,
    '2031-03-21T09:15:00.000Z',
    'schedule_time_missing',
    'not_found',
    'schedule_in_past',
  ]);
  expect(results[0]?.note).toContain('occurs twice');
  expect(results[3]?.refusal?.details).toEqual({
    earlier: '2031-03-30T01:30:00+01:00',
    later: '2031-03-30T03:30:00+02:00',
  });
  const read = async (id: string) => ask(app, author, getPost, { params: { id } });
  expect(await read(taken)).toMatchObject({ status: 'draft', scheduledAt: null });
  expect(await read(gap)).toMatchObject({ status: 'scheduled', scheduledAt: '2031-03-20T11:00:00.000Z' });
  expect(await read(draft)).toMatchObject({ status: 'scheduled', scheduledAt: '2031-03-21T09:15:00.000Z' });
});
