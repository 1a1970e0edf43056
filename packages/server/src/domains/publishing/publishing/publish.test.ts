import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
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
  app = await openScene();
});
afterAll(async () => app.close());

test('publishes a text exactly as it was written', async () => {
  author = await signUpAuthor(app);
  const text =
    'We cut sign-up (from 9 fields to 4) for C# & *nothing* broke_\n\n#Hiring | {really} <3 @home ~ \\o/';
  const post = await writePost(app, author, text);
  const answer = await publish(app, author, post.id);
  expect(answer.status).toBe(202);
  expect(answer.body.data.status).toBe('publishing');
  await app.runDueJobs();

  const published = await readPost(app, author, post.id);
  expect(published).toMatchObject({ status: 'published', failure: null });
  const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
  expect(found?.rendered).toMatchObject({ text, cut: false });
  expect(published.permalink).toBe(`${app.sandbox.linkedinUrl}/feed/update/${found?.urn}`);
});

test('publishes a picture with its alternative text', async () => {
  author = await signUpAuthor(app);
  const post = await writePost(app, author, 'A desk by the window.', await uploadPicture(app, author));
  await publish(app, author, post.id);
  await app.runDueJobs();

  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
  const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
  expect(found?.content).toMatchObject({ kind: 'images', images: [{ altText: 'A desk' }] });
  expect(found?.lifecycleState).toBe('PUBLISHED');
  const [receipt] = await receipts(app, author, post.id);
  expect(receipt?.steps.map((step) => step.step)).toEqual(['initialize', 'upload', 'create']);
});

test('publishes a scheduled post at its time and not before', async () => {
  author = await signUpAuthor(app);
  const post = await writePost(app, author, 'On Thursday we open the doors.');
  const scheduled = await scheduleAt(app, author, post.id, '2031-03-13T18:30:00', 'Asia/Kolkata');
  expect(scheduled.body.data).toMatchObject({
    status: 'scheduled',
    scheduledAt: '2031-03-13T13:00:00.000Z',
    timeZone: 'Asia/Kolkata',
  });
  app.clock.set('2031-03-13T12:55:00Z');
  await app.runDueJobs();
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual([]);
  app.clock.set('2031-03-13T13:00:00Z');
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['On Thursday we open the doors.']);
  expect(await readPost(app, author, post.id)).toMatchObject({
    status: 'published',
    publishedAt: '2031-03-13T13:00:00.000Z',
  });
});

test('keeps a receipt with the hash of what was sent', async () => {
  author = await signUpAuthor(app);
  const post = await writePost(app, author, 'Receipts, please.');
  await publish(app, author, post.id);
  await app.runDueJobs();
  const [receipt] = await receipts(app, author, post.id);
  const sent = (await app.sandbox.control.linkedin.requests('linkedin.post.create')).at(-1);
  expect(receipt).toMatchObject({
    outcome: 'published',
    payloadHash: createHash('sha256')
      .update(sent?.body ?? '')
      .digest('hex'),
    payloadBytes: Buffer.byteLength(sent?.body ?? ''),
    urn: sent?.created,
  });
});
