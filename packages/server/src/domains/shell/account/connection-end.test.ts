import { removeLinkedinConnection, saveProfileData } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  connect,
  openScene,
  scheduleAt,
  signUpAuthor,
  writePost,
  type Author,
} from '../../publishing/publishing/test-scene.ts';
import { fittingDay } from './service/connection-end.ts';

const start = Date.parse('2031-03-12T09:00:00Z');
const day = 86_400_000;
const hour = 3_600_000;
/** LinkedIn connections expire after sixty days. */
const end = start + 60 * day;

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

/** Sets the clock, runs the jobs that are due, and returns the emails about the expiry, oldest first. */
async function mailsAt(time: number) {
  app.clock.set(time);
  await app.runPeriodic('account.connection-ends');
  await app.runPeriodic('account.connection-ends');
  await app.runDueJobs();
  const mails = await app.sandbox.control.mailbox.mails(author.email);
  return mails.filter(({ subject }) => subject.startsWith('Your LinkedIn connection')).toReversed();
}

async function schedule(text: string, at: number): Promise<void> {
  const post = await writePost(app, author, text);
  expect((await scheduleAt(app, author, post.id, new Date(at).toISOString())).status).toBe(200);
}

test('the end is told seven days, two days and within a day before it, once each', async () => {
  const counts: number[] = [];
  for (const before of [8 * day, 7 * day, 6 * day, 3 * day, 2 * day, 30 * hour, 23 * hour, hour, -hour])
    counts.push((await mailsAt(end - before)).length);
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
});

test('an email names the time in the person’s zone, the posts it meets, and where to reconnect', async () => {
  await app.call(saveProfileData, { body: { timeZone: 'Asia/Kolkata' } }, { token: author.token });
  await schedule('Before.', end - day);
  await schedule('After.', end + day);
  await schedule('Long after.', end + 5 * day);
  const [mail] = await mailsAt(end - 7 * day + hour);
  expect(mail?.subject).toBe('Your LinkedIn connection expires on 11 May 2031');
  expect(mail?.text).toContain('expires on 11 May 2031 at 14:30 (Asia/Kolkata).');
  expect(mail?.text).toContain(
    '2 scheduled posts are planned for later than that and wait unless you reconnect.',
  );
  expect(mail?.text).toContain('/dashboard/profile');
  expect(mail?.text).not.toContain('After.');
});

test('after a time without workers only the email that fits now is sent', async () => {
  const mails = await mailsAt(end - 5 * hour);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your LinkedIn connection expires on 11 May 2031']);
  expect(await mailsAt(end + hour)).toHaveLength(1);
});

test('an end that nobody was told of is told as one', async () => {
  await schedule('Waits.', end + 3 * hour);
  const [mail, ...others] = await mailsAt(end + 2 * hour);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your LinkedIn connection has expired');
  expect(mail?.text).toContain('One scheduled post waits until you reconnect.');
});

test('reconnecting begins anew, and takes back what was not sent yet', async () => {
  expect(await mailsAt(end - 6 * day)).toHaveLength(1);
  app.clock.set(end - 2 * day);
  await app.runPeriodic('account.connection-ends');
  const token = await app.login(author);
  await connect(app, { ...author, token }, author.member);
  await app.runDueJobs();
  expect(await mailsAt(end - 2 * day)).toHaveLength(1);
  expect(await mailsAt(end + 52 * day)).toHaveLength(2);
});

test('who disconnected is told nothing', async () => {
  await app.call(removeLinkedinConnection, {}, { token: author.token });
  expect(await mailsAt(end - 7 * day)).toEqual([]);
});

test('the email that fits is that of the nearest day that has come', () => {
  const fits = [8 * day, 7 * day, 2 * day + 1, 2 * day, day + 1, day, -day].map(fittingDay);
  expect(fits).toEqual([null, 7, 7, 2, 2, 0, 0]);
});
