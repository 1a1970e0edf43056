import {
  countNotifications,
  getNotificationSettings,
  getRun,
  ideasRun,
  listNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationSetting,
  type NotificationChannel,
  type NotificationKind,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import {
  openScene,
  publish,
  scheduleAt,
  signUpAuthor,
  writePost,
} from '../../publishing/publishing/test-scene.ts';
import { switchMonthlyMail } from '../../publishing/results/index.ts';
import { notificationsModule, notify } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openScene();
});
afterAll(async () => app.close());

const list = async ({ token }: Person) =>
  (await app.call(listNotifications, { query: {} }, { token })).body.data;
const unread = async ({ token }: Person) =>
  (await app.call(countNotifications, {}, { token })).body.data.unread;
const mails = async (person: Person, subject: string) =>
  (await app.sandbox.control.mailbox.mails(person.email)).filter((mail) => mail.subject === subject);
const set = async ({ token }: Person, kind: NotificationKind, channel: NotificationChannel, on: boolean) =>
  app.call(saveNotificationSetting, { body: { kind, channel, on } }, { token });
const mailOf = async ({ token }: Person, kind: NotificationKind) =>
  (await app.call(getNotificationSettings, {}, { token })).body.data.items.find((one) => one.kind === kind)
    ?.mail;

/** Schedules a post and lets its time pass without publishing. */
async function missed(author: Person, text: string): Promise<void> {
  const post = await writePost(app, author, text);
  const at = new Date(app.clock.now() + 3_600_000).toISOString().slice(0, 19);
  await scheduleAt(app, author, post.id, at, 'UTC');
  app.clock.advance(6 * 3_600_000);
  await app.runDueJobs();
}

it('tells an event once: in the list, and by an email that one press ends', async () => {
  const author = await signUpAuthor(app);
  const post = await writePost(app, author, 'The plan nobody knows.\n\nMore of it.');
  await publish(app, author, post.id);
  await app.runDueJobs();
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  const [published, ...others] = (await list(author)).items;
  expect(others).toEqual([]);
  expect(published).toMatchObject({
    kind: 'published',
    title: 'Your post is on LinkedIn',
    about: 'The plan nobody knows.',
    path: `/dashboard/generate-post?post=${post.id}`,
    read: false,
  });
  expect(await mails(author, 'Your post is on LinkedIn')).toEqual([]);

  await missed(author, 'A late one.');
  const told = await list(author);
  expect(told.unread).toBe(2);
  const late = 'A scheduled post is waiting for you';
  expect(told.items[0]).toMatchObject({ kind: 'failed', title: late, about: 'A late one.' });
  const [mail, ...more] = await mails(author, late);
  expect(more).toEqual([]);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const oneClick = /^<(http[^>]+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(oneClick.replace('/api/notifications/unsubscribe/', '/unsubscribe?token='));
  expect(mail?.text).not.toContain('A late one.');

  const opened = await app.fetch(new URL(oneClick).pathname, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    oneClick.replace('/api/notifications/unsubscribe/', '/unsubscribe?token='),
  ]);
  expect(await mailOf(author, 'failed')).toBe(true);
  // Mail programs submit this form without a session.
  const path = new URL(oneClick).pathname;
  const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await app.fetch(`${path}x`, form)).status).toBe(400);
  expect((await app.fetch(path.replace('failed', 'agent'), form)).status).toBe(400);
  expect(await mailOf(author, 'failed')).toBe(true);
  expect((await app.fetch(path, form)).status).toBe(200);
  expect(await mailOf(author, 'failed')).toBe(false);
  await missed(author, 'Another late one.');
  expect(await mails(author, late)).toHaveLength(1);
  expect(await unread(author)).toBe(3);
  expect((await app.fetch(path.replace('unsubscribe', 'resubscribe'), { method: 'POST' })).status).toBe(200);
  expect(await mailOf(author, 'failed')).toBe(true);
});

it('is read one by one or all at once, by its owner alone', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const event = { userId: person.id, kind: 'connection', title: 'It expires.', path: '/dashboard' } as const;
  const { db } = app.context.database;
  for (const key of ['a', 'b', 'b', 'c', 'constructor'])
    await db.transaction(async (tx) => notify(app.context, tx, { ...event, key }));
  const first = await app.call(listNotifications, { query: { limit: 3 } }, { token: person.token });
  const { items, nextCursor } = first.body.data;
  const query = { limit: 3, cursor: nextCursor ?? '' };
  const rest = await app.call(listNotifications, { query }, { token: person.token });
  expect([items.length, rest.body.data.items.length, rest.body.data.nextCursor]).toEqual([3, 1, null]);

  const params = { id: items[0]?.id ?? '' };
  expect((await app.call(readNotification, { params }, { token: stranger.token })).status).toBe(404);
  expect((await app.call(readNotification, { params }, { token: person.token })).body.data.unread).toBe(3);
  expect((await app.call(readNotification, { params }, { token: person.token })).body.data.unread).toBe(3);
  await app.call(readAllNotifications, {}, { token: stranger.token });
  expect(await unread(person)).toBe(3);
  expect((await app.call(readAllNotifications, {}, { token: person.token })).body.data.unread).toBe(0);

  await set(person, 'connection', 'app', false);
  await db.transaction(async (tx) => notify(app.context, tx, { ...event, key: 'unlisted' }));
  expect((await list(person)).items).toHaveLength(4);

  const { personalData } = notificationsModule(switchMonthlyMail);
  const exported = await personalData?.export(db, person.id);
  expect(exported).toMatchObject({ notifications: [{}, {}, {}, {}] });
  await db.transaction(async (tx) => personalData?.erase(tx, person.id, new Date()));
  expect((await list(person)).items).toEqual([]);
});

it('tells of work that ended when nobody watched, and forgets everything after 90 days', async () => {
  const person = await app.signUp();
  await set(person, 'run', 'mail', true);
  const start = async () => {
    const input = { about: 'hiring' };
    const started = await app.call(
      ideasRun.start,
      { body: ideasRun.input.parse(input) },
      { token: person.token },
    );
    await app.runDueJobs();
    return started.body.data.id;
  };
  const watched = await start();
  await start();
  await app.call(getRun, { params: { id: watched } }, { token: person.token });
  const { items } = await list(person);
  expect(items.map(({ path, title, read }) => ({ path, title, read }))).toEqual([
    // The run that was watched to its end is not listed.
    { path: '/dashboard/ideas', title: 'Finished: Ten ideas', read: false },
  ]);
  app.clock.advance(60_000);
  await app.runDueJobs();
  const sent = await mails(person, 'Finished: Ten ideas');
  // One of two: the run that was watched is not told of.
  expect(sent.map(({ text }) => text.includes('/dashboard/ideas'))).toEqual([true]);

  app.clock.advance(91 * 86_400_000);
  await app.runPeriodic('system.tidy');
  const later = { ...person, token: await app.login(person) };
  expect((await list(later)).items).toEqual([]);
});
