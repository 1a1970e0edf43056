import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  scheduleAt,
  signUpAuthor,
  writePost,
  type Author,
} from './test-scene.ts';

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  app.clock.set('2031-03-12T09:00:00Z');
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const minute = 60_000;

async function scheduled(text: string, at: string): Promise<string> {
  const post = await writePost(app, author, text);
  expect((await scheduleAt(app, author, post.id, at, 'Asia/Kolkata')).status).toBe(200);
  return post.id;
}
async function told(minutes = 2) {
  app.clock.advance(minutes * minute);
  await app.runDueJobs();
  const mails = await app.sandbox.control.mailbox.mails(author.email);
  return mails.filter(({ subject }) => subject.endsWith(' late'));
}

test('a post that went out half an hour late is told, once, with both times', async () => {
  const id = await scheduled('Half an hour late.', '2031-03-12T10:00:00Z');
  app.clock.set('2031-03-12T10:30:00Z');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Half an hour late.']);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('A scheduled post was published late');
  expect(mail?.text).toContain('Planned for 12 March 2031 at 15:30 (Asia/Kolkata)');
  expect(mail?.text).toContain('published on 12 March 2031 at 16:00 (Asia/Kolkata)');
  expect(mail?.text).toContain(`/dashboard/generate-post?post=${id}`);
  expect(mail?.text).not.toContain('Half an hour late.');
  expect(await told(200)).toHaveLength(1);
});

test('a post on time, and one its author published, are not told as late', async () => {
  await scheduled('On time.', '2031-03-12T10:00:00Z');
  app.clock.set('2031-03-12T10:04:00Z');
  await app.runDueJobs();
  const own = await writePost(app, author, 'By hand.');
  await publish(app, author, own.id);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toHaveLength(2);
  expect(await told(10)).toEqual([]);
});

test('posts that LinkedIn’s quota moves to the next day are told in one email, and go out then', async () => {
  const ids = [
    await scheduled('First.', '2031-03-12T10:00:00Z'),
    await scheduled('Second.', '2031-03-12T10:00:00Z'),
    await scheduled('Third.', '2031-03-12T10:00:00Z'),
  ];
  await app.sandbox.control.faults.add({
    member: author.member,
    operation: 'linkedin.post.create',
    kind: 'rate-limit',
    scope: 'MEMBER',
    window: 'DAY',
  });
  app.clock.set('2031-03-12T10:00:00Z');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual([]);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Scheduled posts are running late');
  for (const id of ids) expect(mail?.text).toContain(`post=${id}`);
  expect(mail?.text).toContain('It will be published on 13 March 2031 at 05:3');

  app.clock.set((await readPost(app, author, ids[0] ?? '')).scheduledAt ?? '');
  await app.runDueJobs();
  for (const id of ids) expect(await readPost(app, author, id)).toMatchObject({ status: 'published' });
});
