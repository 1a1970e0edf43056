import {
  deletePost,
  listNotifications,
  removeLinkedinConnection,
  resolvePost,
  updatePost,
} from '@limelight/contracts';
import type { FaultOrder } from '@limelight/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  connect,
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

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene({ environment: { PUBLISH_TIMEOUT_MS: '600' } });
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterEach(async () => {
  await app.sandbox.control.faults.clear();
  await app.sandbox.control.mailbox.clear();
});
afterAll(async () => app.close());

const create = 'linkedin.post.create';
const isoIn = (milliseconds: number) => new Date(app.clock.now() + milliseconds).toISOString();

async function fault(order: Partial<FaultOrder> & Pick<FaultOrder, 'kind'>): Promise<void> {
  await app.sandbox.control.faults.add({ operation: create, member: author.member, ...order });
}

async function publishText(text: string): Promise<string> {
  const post = await writePost(app, author, text);
  await publish(app, author, post.id);
  await app.runDueJobs();
  return post.id;
}

const createsOf = async (text: string) =>
  (await app.sandbox.control.linkedin.requests(create)).filter((request) =>
    request.body?.includes(JSON.stringify(text).slice(1, -1)),
  );

async function answer(
  postId: string,
  body: { answer: 'it-is-there'; link?: string } | { answer: 'publish-again' },
) {
  return app.call(resolvePost, { params: { id: postId }, body }, { token: author.token });
}

test('the question whether a post is on LinkedIn is read once its author has answered it', async () => {
  await fault({ kind: 'drop', phase: 'after' });
  const id = await publishText('Asked about once');
  const asked = async () => {
    const { body } = await app.call(listNotifications, { query: {} }, { token: author.token });
    return body.data.items.filter(({ kind, path }) => kind === 'unconfirmed' && path.endsWith(id));
  };
  expect((await asked()).map(({ read }) => read)).toEqual([false]);
  expect((await answer(id, { answer: 'it-is-there' })).status).toBe(200);
  expect((await asked()).map(({ read }) => read)).toEqual([true]);
});

test.each<[string, Partial<FaultOrder> & Pick<FaultOrder, 'kind'>, number]>([
  ['500 before the effect', { kind: 'status', status: 500 }, 0],
  ['500 after the effect', { kind: 'status', status: 500, phase: 'after' }, 1],
  ['a dropped answer before the effect', { kind: 'drop' }, 0],
  ['a dropped answer after the effect', { kind: 'drop', phase: 'after' }, 1],
  ['no answer', { kind: 'hang' }, 0],
  ['an answer that comes too late', { kind: 'delay', phase: 'after', delayMs: 1200 }, 1],
])('after %s the program asks and never sends again', async (name, order, copies) => {
  const text = `In doubt after ${name}`;
  await fault(order);
  const id = await publishText(text);
  expect(await readPost(app, author, id)).toMatchObject({
    status: 'unconfirmed',
    failure: { code: 'unconfirmed' },
  });
  for (let minutes = 0; minutes < 30; minutes += 5) {
    app.clock.advance(5 * 60_000);
    await app.runPeriodic('publishing.sweep');
    await app.runDueJobs();
  }
  expect(await createsOf(text)).toHaveLength(1);
  expect(await feedTexts(app, author)).toHaveLength(copies);
  const mails = await app.sandbox.control.mailbox.mails(author.email);
  const told = mails.filter((mail) => mail.subject === 'Is your post on LinkedIn?');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`/dashboard/generate-post?post=${id}`);
  expect(told[0]?.text).not.toContain(text);
});

test('publishing again after a try that had gone through adopts the post that is there', async () => {
  await fault({ kind: 'drop', phase: 'after' });
  const id = await publishText('Sent, but nobody said so.');
  expect((await answer(id, { answer: 'publish-again' })).body.data.status).toBe('publishing');
  await app.runDueJobs();
  const [only, ...others] = await app.sandbox.control.linkedin.posts({ member: author.member });
  expect(others).toEqual([]);
  expect(await readPost(app, author, id)).toMatchObject({
    status: 'published',
    permalink: `${app.sandbox.linkedinUrl}/feed/update/${only?.urn}`,
  });
  expect((await receipts(app, author, id)).map(({ outcome, urn }) => ({ outcome, urn }))).toEqual([
    { outcome: 'published', urn: only?.urn },
    { outcome: 'unknown', urn: null },
  ]);
});

test('a picture post sent again is the same post, so that LinkedIn can recognise it', async () => {
  const post = await writePost(app, author, 'With a picture, in doubt.', await uploadPicture(app, author));
  await fault({ kind: 'drop', phase: 'after' });
  await publish(app, author, post.id);
  await app.runDueJobs();
  await answer(post.id, { answer: 'publish-again' });
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
  expect(await feedTexts(app, author)).toHaveLength(1);
});

test('a refusal on publishing again does not claim that the first try is absent', async () => {
  await fault({ kind: 'drop', phase: 'after' });
  const id = await publishText('First in doubt, then refused.');
  await fault({ kind: 'status', status: 400, code: 'INVALID_VALUE_FOR_FIELD' });
  await answer(id, { answer: 'publish-again' });
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({
    status: 'unconfirmed',
    failure: { code: 'still_unconfirmed' },
  });
});

test('a duplicate of another post of theirs is not taken for this one', async () => {
  await publishText('Said twice.');
  const second = await publishText('Said twice.');
  expect(await readPost(app, author, second)).toMatchObject({
    status: 'failed',
    failure: { code: 'duplicate_post' },
    permalink: null,
  });
  const mails = await app.sandbox.control.mailbox.mails(author.email);
  const mail = mails.find(({ subject }) => subject === 'Your post was not published');
  expect(mail?.text).toMatch(/^Post begun on 12 March 2031 at \d\d:\d\d \(UTC\): /);
});

test('an answer only the person gives: there, with no link, with a link, or with nonsense', async () => {
  await fault({ kind: 'drop', phase: 'after', times: 2 });
  const first = await publishText('There without a link.');
  const second = await publishText('There with nonsense.');
  expect((await answer(second, { answer: 'it-is-there', link: 'https://example.com/' })).body.code).toBe(
    'invalid_input',
  );
  expect((await answer(first, { answer: 'it-is-there' })).body.data).toMatchObject({
    status: 'published',
    permalink: null,
    failure: null,
  });
  expect((await answer(first, { answer: 'publish-again' })).body.code).toBe('post_not_unconfirmed');
});

test('what LinkedIn refuses for good is failed, told in a sentence, and absent', async () => {
  await fault({ kind: 'status', status: 403, code: 'ACCESS_DENIED' });
  const id = await publishText('Not allowed.');
  const post = await readPost(app, author, id);
  expect(post).toMatchObject({ status: 'failed', failure: { code: 'access_denied' } });
  expect(await feedTexts(app, author)).toEqual([]);
  await publish(app, author, id);
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({ status: 'published', failure: null });
});

test('a published post without an id is published and is not sent again', async () => {
  await fault({ kind: 'no-id' });
  const id = await publishText('No id came back.');
  expect(await readPost(app, author, id)).toMatchObject({ status: 'published', permalink: null });
  expect(await createsOf('No id came back.')).toHaveLength(1);
});

test('after a day’s limit the post goes out the next day, and others of the member wait too', async () => {
  await fault({ kind: 'rate-limit', scope: 'MEMBER', window: 'DAY' });
  const first = await publishText('One too many.');
  const waiting = await readPost(app, author, first);
  expect(waiting).toMatchObject({ status: 'scheduled', hold: null, failure: { code: 'rate_limited' } });
  expect(waiting.scheduledAt?.slice(0, 10)).toBe(
    new Date(app.clock.now() + 86_400_000).toISOString().slice(0, 10),
  );
  const second = await publishText('And one more.');
  expect(await readPost(app, author, second)).toMatchObject({
    status: 'scheduled',
    scheduledAt: waiting.scheduledAt,
  });
  expect(await createsOf('And one more.')).toHaveLength(0);
  app.clock.set(waiting.scheduledAt ?? '');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toHaveLength(2);
});

test('a server that cannot be reached is tried again with growing waits, then the post waits for a word', async () => {
  await fault({ kind: 'conflict', times: null });
  const id = await publishText('Not now.');
  const waits: number[] = [];
  for (
    let post = await readPost(app, author, id);
    post.hold === null;
    post = await readPost(app, author, id)
  ) {
    expect(post.status).toBe('scheduled');
    const at = Date.parse(post.scheduledAt ?? '');
    waits.push(at - app.clock.now());
    app.clock.set(at);
    await app.runDueJobs();
  }
  expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(Math.max(...waits)).toBe(15 * 60_000);
  expect(await readPost(app, author, id)).toMatchObject({ status: 'scheduled', hold: 'late' });
  await app.sandbox.control.faults.clear();
  await publish(app, author, id);
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({ status: 'published', hold: null });
});

test('a version that is gone holds the post for the operator, and a new version lets it go', async () => {
  await app.sandbox.control.linkedin.configure({ newestVersion: '202608' });
  const id = await publishText('Old version.');
  await app.sandbox.control.linkedin.configure({ newestVersion: '202609' });
  expect(await readPost(app, author, id)).toMatchObject({ status: 'scheduled', hold: 'operator' });
  app.clock.advance(60_000);
  await app.runPeriodic('publishing.sweep');
  expect(await readPost(app, author, id)).toMatchObject({ hold: 'operator' });
  await app.context.database.pool.query(
    "UPDATE publish_attempts SET api_version = '202508' WHERE post_id = $1",
    [id],
  );
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  expect(await readPost(app, author, id)).toMatchObject({ status: 'published', hold: null });
});

test('a refused token keeps the queue; connecting again lets it go on', async () => {
  const later = await writePost(app, author, 'For tomorrow.');
  await scheduleAt(app, author, later.id, isoIn(86_400_000));
  await app.sandbox.control.linkedin.revoke(author.member);
  const now = await publishText('With a revoked token.');
  await app.runDueJobs();
  expect(await readPost(app, author, now)).toMatchObject({ status: 'scheduled', hold: null });
  app.clock.advance(61_000);
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  expect(await readPost(app, author, now)).toMatchObject({ status: 'scheduled', hold: 'reconnect' });
  expect(await readPost(app, author, later.id)).toMatchObject({ status: 'scheduled', hold: 'reconnect' });
  expect((await publish(app, author, (await writePost(app, author, 'Another.')).id)).body.code).toBe(
    'linkedin_reconnect',
  );

  await connect(app, author, author.member);
  await app.runDueJobs();
  expect(await readPost(app, author, now)).toMatchObject({ status: 'published', hold: null });
  expect(await readPost(app, author, later.id)).toMatchObject({
    status: 'scheduled',
    hold: null,
    failure: null,
  });
});

test('posts delayed by one lost connection after another keep their distance', async () => {
  const at: string[] = [];
  await publishText('Just now.');
  for (const text of ['Delayed first.', 'Delayed second.']) {
    const { id } = await writePost(app, author, text);
    await publish(app, author, id);
    expect((await app.call(removeLinkedinConnection, {}, { token: author.token })).status).toBe(200);
    await app.runDueJobs();
    await connect(app, author, author.member);
    await app.runDueJobs();
    at.push((await readPost(app, author, id)).scheduledAt ?? '');
  }
  expect(Date.parse(at[1] ?? '') - Date.parse(at[0] ?? '')).toBeGreaterThanOrEqual(2 * 60_000);
});

test('a token that this server cannot open holds the post and tells its author', async () => {
  const { pool } = app.context.database;
  await pool.query(
    "UPDATE linkedin_connections SET token_sealed = 'v1.' || repeat('A', 80) WHERE user_id = $1",
    [author.id],
  );
  const id = await publishText('Sealed with another key.');
  expect(await readPost(app, author, id)).toMatchObject({
    status: 'scheduled',
    hold: 'reconnect',
    failure: { code: 'reconnect' },
  });
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  const mails = await app.sandbox.control.mailbox.mails();
  expect(mails.filter(({ subject }) => subject.startsWith('Reconnect LinkedIn'))).toHaveLength(1);
  await connect(app, author, author.member);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Sealed with another key.']);
});

test('slow and failing uploads: tried again, and nothing is posted without its picture', async () => {
  const post = await writePost(app, author, 'Slow picture.', await uploadPicture(app, author));
  await fault({ operation: 'linkedin.image.initialize', kind: 'drop' });
  await fault({ operation: 'linkedin.upload', kind: 'status', status: 503 });
  await publish(app, author, post.id);
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });

  const broken = await writePost(app, author, 'Lost picture.', await uploadPicture(app, author));
  await fault({ operation: 'linkedin.image.initialize', kind: 'status', status: 500, times: 3 });
  await publish(app, author, broken.id);
  await app.runDueJobs();
  expect(await readPost(app, author, broken.id)).toMatchObject({
    status: 'scheduled',
    failure: { code: 'unavailable' },
  });
  expect(await feedTexts(app, author)).toEqual(['Slow picture.']);
  app.clock.advance(60_000);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Lost picture.', 'Slow picture.']);
});

test('changing and deleting: a scheduled post goes out as last written, a deleted one never, one on its way is locked', async () => {
  const edited = await writePost(app, author, 'First words.');
  await scheduleAt(app, author, edited.id, isoIn(3_600_000));
  const change = await app.call(
    updatePost,
    { params: { id: edited.id }, body: { version: 1, text: 'Better words.' } },
    { token: author.token },
  );
  expect(change.status).toBe(200);
  const binned = await writePost(app, author, 'Never mind.');
  await scheduleAt(app, author, binned.id, isoIn(3_600_000));
  await app.call(deletePost, { params: { id: binned.id } }, { token: author.token });
  app.clock.advance(3_600_000);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Better words.']);

  const onItsWay = await writePost(app, author, 'On its way.');
  await publish(app, author, onItsWay.id);
  const late = await app.call(
    updatePost,
    { params: { id: onItsWay.id }, body: { version: 1, text: 'Too late' } },
    { token: author.token },
  );
  expect(late.body.code).toBe('post_locked');
  expect((await publish(app, author, onItsWay.id)).body.code).toBe('post_locked');
  await app.runDueJobs();
  expect(await createsOf('On its way.')).toHaveLength(1);
});
