import {
  getPost,
  markPosted,
  publishPost,
  removeLinkedinConnection,
  schedulePost,
  unschedulePost,
  updatePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import {
  connect,
  feedTexts,
  openScene,
  readPost,
  signUpAuthor,
  writePost,
  type Author,
} from './test-scene.ts';

const start = '2031-03-12T09:00:00Z';
const minute = 60_000;

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  app.clock.set(start);
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const at = (minutes: number) => new Date(Date.parse(start) + minutes * minute).toISOString();

async function remindIn(minutes: number, text: string, person: Person = author): Promise<string> {
  const post = await writePost(app, person, text);
  const body = { at: at(minutes), timeZone: 'Asia/Kolkata', delivery: 'remind' } as const;
  const answer = await app.call(schedulePost, { params: { id: post.id }, body }, { token: person.token });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({ status: 'scheduled', delivery: 'remind', hold: null });
  return post.id;
}

async function workAt(minutes: number): Promise<void> {
  app.clock.set(at(minutes));
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
}

async function posted(postId: string, body: { link?: string } = {}, person: Person = author) {
  return app.call(markPosted, { params: { id: postId }, body }, { token: person.token });
}

async function reminders(person: Person = author) {
  const mails = await app.sandbox.control.mailbox.mails(person.email);
  return mails.filter(({ subject }) => subject === 'It is time to post on LinkedIn');
}

test('at its time the person is reminded by email and nothing is sent, however often workers look', async () => {
  const id = await remindIn(30, 'Said by hand.');
  await workAt(29);
  expect((await readPost(app, author, id)).hold).toBeNull();
  await workAt(31);
  expect(await readPost(app, author, id)).toMatchObject({ status: 'scheduled', hold: 'remind' });
  await workAt(40);
  await workAt(600);
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`/dashboard/generate-post?post=${id}`);
  expect(mail?.text).not.toContain('Said by hand.');
  expect(await feedTexts(app, author)).toEqual([]);
});

test('nobody needs a connection to be reminded, and losing one holds no reminder back', async () => {
  const person = await app.signUp();
  const id = await remindIn(30, 'Without LinkedIn.', person);
  await workAt(31);
  const { body } = await app.call(getPost, { params: { id } }, { token: person.token });
  expect(body.data).toMatchObject({ status: 'scheduled', hold: 'remind' });

  const own = await remindIn(60, 'After disconnecting.');
  await app.call(removeLinkedinConnection, {}, { token: author.token });
  await app.runDueJobs();
  expect((await readPost(app, author, own)).hold).toBeNull();
  await connect(app, author, author.member);
  await workAt(61);
  expect((await readPost(app, author, own)).hold).toBe('remind');
});

test('a reminder is told however late workers come back, and spaces nothing', async () => {
  const first = await remindIn(30, 'First.');
  const second = await remindIn(31, 'Second.');
  await workAt(60 * 24);
  for (const id of [first, second]) expect((await readPost(app, author, id)).hold).toBe('remind');
});

test('“I posted it” records the post as published by hand, with its link or without, once', async () => {
  const id = await remindIn(10, 'Posted by me.');
  await workAt(11);
  const wrong = await posted(id, { link: 'https://example.com/not-linkedin' });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  const link = 'https://www.linkedin.com/feed/update/urn:li:share:7300000000000000000';
  expect((await posted(id, { link })).body.data).toMatchObject({ status: 'published', hold: null });
  const again = await posted(id);
  expect(again.body.data.permalink).toContain('urn:li:share:7300000000000000000');

  const bare = await remindIn(20, 'No link.');
  expect((await posted(bare)).body.data).toMatchObject({ status: 'published', permalink: null });
  await workAt(60);
  expect(await feedTexts(app, author)).toEqual([]);
});

test('its first comment is the person’s to add', async () => {
  const id = await remindIn(10, 'With a comment.');
  const { version } = await readPost(app, author, id);
  const body = { version, firstComment: 'The link: https://example.com' };
  await app.call(updatePost, { params: { id }, body }, { token: author.token });
  await workAt(11);
  expect((await posted(id)).body.data.comment).toEqual({ state: 'by-hand', reason: 'no-id' });
});

test('“later” reminds again; a draft, a published post and somebody else’s are refused', async () => {
  const id = await remindIn(10, 'Later.');
  await workAt(11);
  const body = { at: at(120), timeZone: 'UTC' };
  const later = await app.call(schedulePost, { params: { id }, body }, { token: author.token });
  expect(later.body.data).toMatchObject({ hold: null, delivery: 'remind' });
  await workAt(121);
  expect((await readPost(app, author, id)).hold).toBe('remind');
  expect(await reminders()).toHaveLength(2);

  const draft = await writePost(app, author, 'Draft.');
  expect((await posted(draft.id)).body.code).toBe('post_not_reminded');
  expect((await posted(id, {}, await app.signUp())).status).toBe(404);
});

test('publishing it now, or taking it back, ends the reminder', async () => {
  const now = await remindIn(10, 'Published after all.');
  await workAt(11);
  const answer = await app.call(publishPost, { params: { id: now } }, { token: author.token });
  expect(answer.body.data.delivery).toBe('publish');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Published after all.']);

  const back = await remindIn(20, 'Taken back.');
  await app.call(unschedulePost, { params: { id: back } }, { token: author.token });
  expect(await readPost(app, author, back)).toMatchObject({ status: 'draft', delivery: 'publish' });
  await workAt(30);
  expect(await reminders()).toHaveLength(1);
});
