import { linkedinTokenMessages, removeLinkedinConnection, unschedulePost } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  connect,
  feedTexts,
  openScene,
  publish,
  readPost,
  sceneStart,
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
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const isoIn = (milliseconds: number) => new Date(app.clock.now() + milliseconds).toISOString();
const hour = 3_600_000;
const minute = 60_000;

async function scheduled(text: string, at: string): Promise<string> {
  const post = await writePost(app, author, text);
  const answer = await scheduleAt(app, author, post.id, at);
  expect(answer.status).toBe(200);
  return post.id;
}

/** Moves the clock far enough that the session expires, so the author logs in again. */
async function jumpTo(time: string | number): Promise<void> {
  app.clock.set(time);
  author = { ...author, token: await app.login(author) };
}

/** No worker runs during this time. */
function downFor(milliseconds: number): void {
  app.clock.advance(milliseconds);
}

test('a time that does not exist is refused with its neighbours, one that comes twice is the earlier one and told', async () => {
  const post = await writePost(app, author, 'Clocks change.');
  const gap = await scheduleAt(app, author, post.id, '2031-03-30T02:30:00', 'Europe/Berlin');
  expect(gap.body).toMatchObject({
    code: 'schedule_time_missing',
    details: { earlier: '2031-03-30T01:30:00+01:00', later: '2031-03-30T03:30:00+02:00' },
  });
  await jumpTo('2031-10-20T08:00:00Z');
  await connect(app, author, author.member);
  const twice = await scheduleAt(app, author, post.id, '2031-10-26T02:30', 'Europe/Berlin');
  expect(twice.body.data.scheduledAt).toBe('2031-10-26T00:30:00.000Z');
  expect(twice.body.message).toContain('occurs twice');
  await jumpTo(sceneStart);
});

test('never in the past, but a minute is forgiven', async () => {
  const post = await writePost(app, author, 'A bit late.');
  expect((await scheduleAt(app, author, post.id, isoIn(-61_000))).body.code).toBe('schedule_in_past');
  expect((await scheduleAt(app, author, post.id, isoIn(-59_000))).status).toBe(200);
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
});

test('refuses what cannot be sent and what is not theirs', async () => {
  const empty = await writePost(app, author, '  \n ');
  expect((await scheduleAt(app, author, empty.id, isoIn(hour))).body.code).toBe('post_empty');
  expect((await publish(app, author, empty.id)).body.code).toBe('post_empty');
  const long = await writePost(app, author, 'x'.repeat(3001));
  expect((await publish(app, author, long.id)).body.code).toBe('post_too_long');
  const other = await signUpAuthor(app);
  const post = await writePost(app, author, 'Mine.');
  expect((await publish(app, other, post.id)).body.code).toBe('not_found');
  expect((await scheduleAt(app, other, post.id, isoIn(hour))).body.code).toBe('not_found');
  const stranger = await app.signUp();
  const alone = await writePost(app, stranger, 'No connection.');
  expect((await publish(app, stranger, alone.id)).body.code).toBe('linkedin_not_connected');
});

test('ten at a time without a plan, also when asked at once; moving one is no new one', async () => {
  const posts = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => writePost(app, author, `Number ${index}`)),
  );
  const answers = await Promise.all(posts.map(async (post) => scheduleAt(app, author, post.id, isoIn(hour))));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
  expect(answers.filter((answer) => answer.body.code === 'schedule_limit')).toHaveLength(2);
  const taken = answers.find((answer) => answer.status === 200);
  expect((await scheduleAt(app, author, taken?.body.data.id ?? '', isoIn(2 * hour))).status).toBe(200);
  await app.context.database.pool.query("UPDATE users SET plan = 'Pro', plan_expires_at = $2 WHERE id = $1", [
    author.id,
    new Date(app.clock.now() + hour),
  ]);
  const refused = posts[answers.findIndex((answer) => answer.status !== 200)];
  expect((await scheduleAt(app, author, refused?.id ?? '', isoIn(hour))).status).toBe(200);
});

test('moved to another time it goes out then; taken back it is a draft and never goes out', async () => {
  const moved = await scheduled('Moved.', isoIn(hour));
  await scheduleAt(app, author, moved, isoIn(3 * hour));
  const back = await scheduled('Taken back.', isoIn(hour));
  const answer = await app.call(unschedulePost, { params: { id: back } }, { token: author.token });
  expect(answer.body.data).toMatchObject({ status: 'draft', scheduledAt: null, timeZone: null });
  expect((await app.call(unschedulePost, { params: { id: back } }, { token: author.token })).body.code).toBe(
    'post_not_scheduled',
  );
  app.clock.advance(2 * hour);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual([]);
  app.clock.advance(hour);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Moved.']);
});

test('a post whose job was lost is found by the sweep', async () => {
  const id = await scheduled('Lost job.', isoIn(hour));
  await app.context.database.pool.query("DELETE FROM pgboss.job WHERE name = 'publishing.run'");
  downFor(hour + 2 * minute);
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({ status: 'scheduled' });
  await app.runPeriodic('publishing.sweep');
  await app.runPeriodic('publishing.sweep');
  const { rows } = await app.context.database.pool.query(
    "SELECT id FROM pgboss.job WHERE name = 'publishing.run' AND data->>'postId' = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Lost job.']);
});

test('after downtime: up to two hours late are sent two minutes apart and told, later ones wait for a word', async () => {
  const ids = {
    tooLate: await scheduled('Too late.', isoIn(minute)),
    first: await scheduled('First.', isoIn(hour)),
    second: await scheduled('Second.', isoIn(hour + minute)),
    third: await scheduled('Third.', isoIn(2 * hour)),
    future: await scheduled('Future.', isoIn(5 * hour)),
  };
  downFor(2.5 * hour);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['First.']);
  expect(await readPost(app, author, ids.tooLate)).toMatchObject({
    status: 'scheduled',
    hold: 'late',
    failure: { code: 'late' },
  });
  expect(await readPost(app, author, ids.second)).toMatchObject({
    scheduledAt: isoIn(2 * minute),
    failure: { code: 'delayed' },
  });
  expect(await readPost(app, author, ids.third)).toMatchObject({ scheduledAt: isoIn(4 * minute) });
  for (const expected of [
    ['Second.', 'First.'],
    ['Third.', 'Second.', 'First.'],
  ]) {
    app.clock.advance(2 * minute);
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual(expected);
  }
  expect(await readPost(app, author, ids.future)).toMatchObject({
    status: 'scheduled',
    hold: null,
    failure: null,
  });
  const mails = await app.sandbox.control.mailbox.mails(author.email);
  const told = mails.filter((mail) => mail.subject === 'Scheduled posts are running late');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('3 of your posts');
  for (const id of [ids.first, ids.second, ids.third]) expect(told[0]?.text).toContain(`post=${id}`);
  const subjects = mails.map((mail) => mail.subject);
  expect(subjects).toContain('A scheduled post is waiting for you');

  await publish(app, author, ids.tooLate);
  await app.runDueJobs();
  expect(await readPost(app, author, ids.tooLate)).toMatchObject({ status: 'published', hold: null });
});

test('past the token’s end: allowed with the specified words, held at its time, sent after reconnecting', async () => {
  const post = await writePost(app, author, 'After the token.');
  const at = isoIn(61 * 24 * hour);
  const answer = await scheduleAt(app, author, post.id, at);
  expect(answer.body).toMatchObject({
    message: linkedinTokenMessages.beforeSchedule,
    data: { status: 'scheduled' },
  });
  await jumpTo(at);
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({
    status: 'scheduled',
    hold: 'reconnect',
    scheduledAt: at,
  });
  const subjects = (await app.sandbox.control.mailbox.mails(author.email)).map((mail) => mail.subject);
  expect(subjects).toContain('Reconnect LinkedIn: a scheduled post is waiting');
  app.clock.advance(30 * minute);
  await connect(app, author, author.member);
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published', hold: null });
});

test('reconnecting more than two hours late leaves the word to the person', async () => {
  const post = await writePost(app, author, 'Much too late.');
  const at = isoIn(61 * 24 * hour);
  await scheduleAt(app, author, post.id, at);
  await jumpTo(Date.parse(at) + 3 * hour);
  await app.runDueJobs();
  await connect(app, author, author.member);
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'scheduled', hold: 'late' });
  expect(await feedTexts(app, author)).toEqual([]);
});

test('disconnecting holds what is scheduled; connecting again lets it go at its time', async () => {
  const id = await scheduled('Kept.', isoIn(hour));
  await app.call(removeLinkedinConnection, {}, { token: author.token });
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({
    status: 'scheduled',
    hold: 'reconnect',
    failure: { code: 'not_connected' },
  });
  app.clock.advance(30 * minute);
  await connect(app, author, author.member);
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({ status: 'scheduled', hold: null, failure: null });
  app.clock.advance(30 * minute);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Kept.']);
});

test('is planned and says so, though no thread is left to compare it with earlier posts', async () => {
  const scene = await openScene();
  try {
    const writer = await signUpAuthor(scene);
    const words = 'We took four fields out of our form, and nobody missed them.';
    const at = new Date(scene.clock.now() + hour).toISOString();
    const [first, second] = [await writePost(scene, writer, words), await writePost(scene, writer, words)];
    expect((await scheduleAt(scene, writer, first.id, at)).status).toBe(200);
    await scene.context.threads.texts.close();
    expect(await scheduleAt(scene, writer, second.id, at)).toMatchObject({
      status: 200,
      body: { data: { status: 'scheduled' } },
    });
  } finally {
    await scene.close();
  }
});
