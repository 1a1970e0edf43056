import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { openScene, publish, signUpAuthor, writePost, type Author } from './test-scene.ts';

let app: TestApp;
let author: Author;
beforeAll(async () => {
  app = await openScene({ environment: { PUBLISH_DIGEST_MINUTES: '25' } });
});
beforeEach(async () => {
  author = await signUpAuthor(app);
  await app.sandbox.control.mailbox.clear();
  await app.sandbox.control.faults.clear();
});
afterAll(async () => app.close());

async function leaveInDoubt(count: number): Promise<void> {
  await app.sandbox.control.faults.add({
    operation: 'linkedin.post.create',
    kind: 'drop',
    phase: 'after',
    times: count,
    member: author.member,
  });
  for (let index = 0; index < count; index += 1) {
    const post = await writePost(app, author, `Note ${index} of ${crypto.randomUUID()}.`);
    await publish(app, author, post.id);
  }
  await app.runDueJobs();
}

const mails = async () =>
  (await app.sandbox.control.mailbox.mails(author.email)).filter(({ subject }) => /post/i.test(subject));

test('the first is told at once, those soon after it in one email', async () => {
  await leaveInDoubt(1);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Is your post on LinkedIn?']);
  app.clock.advance(60_000);
  await leaveInDoubt(25);
  app.clock.advance(23 * 60_000);
  await app.runDueJobs();
  expect(await mails()).toHaveLength(1);
  app.clock.advance(60_000);
  await app.runDueJobs();
  const told = await mails();
  expect(told).toHaveLength(2);
  const digest = told.find(({ subject }) => subject === '25 of your posts need attention');
  expect(digest?.text.match(/\?post=/g)).toHaveLength(20);
  expect(digest?.text).toContain('And 5 more.');
  expect(digest?.text).not.toContain('Note');
});

test('an email that could not be sent is sent again as the same mail, once', async () => {
  await app.sandbox.control.mailbox.fault({ kind: 'temporary' });
  await leaveInDoubt(1);
  expect(await mails()).toHaveLength(0);
  app.clock.advance(60_000);
  await app.runDueJobs();
  app.clock.advance(60 * 60_000);
  await app.runDueJobs();
  expect(await mails()).toHaveLength(1);
});
