import {
  createPost,
  editPublished,
  getLinkedinConnection,
  removePublished,
  updatePost,
  type EndpointCall,
  type Post,
} from '@limelight/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  receipts,
  signUpAuthor,
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
afterEach(async () => {
  await app.sandbox.control.faults.clear();
  await app.sandbox.control.linkedin.configure({
    v2Comments: 'accept',
    restComments: 'forbidden',
    commentThreadDelayMs: 0,
  });
});
afterAll(async () => app.close());

async function later(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await app.runDueJobs();
}

async function publishWith(body: EndpointCall<typeof createPost>['body']): Promise<Post> {
  const made = await app.call(createPost, { body }, { token: author.token });
  await publish(app, author, made.body.data.id);
  await app.runDueJobs();
  return readPost(app, author, made.body.data.id);
}

async function commentsOf(): Promise<string[]> {
  const [post] = await app.sandbox.control.linkedin.posts({ member: author.member });
  const comments = await app.sandbox.control.linkedin.comments(post?.urn ?? '');
  return comments.map((comment) => comment.text);
}

const edit = async (post: Post, text: string, version = post.version) =>
  app.call(editPublished, { params: { id: post.id }, body: { version, text } }, { token: author.token });
const remove = async (post: Post) =>
  app.call(removePublished, { params: { id: post.id } }, { token: author.token });

describe('the first comment', () => {
  test('follows the post some seconds later, exactly as it was written', async () => {
    const post = await publishWith({
      text: 'A post.',
      firstComment: 'More (here): https://example.com/#a_b',
    });
    expect(post).toMatchObject({ status: 'published', comment: { state: 'waiting' } });
    expect(await commentsOf()).toEqual([]);
    await later(5000);
    expect(await commentsOf()).toEqual(['More (here): https://example.com/#a_b']);
    expect(await readPost(app, author, post.id)).toMatchObject({
      comment: { state: 'posted', reason: null },
    });
    const [receipt] = await receipts(app, author, post.id);
    expect(receipt?.steps.map(({ step }) => step)).toEqual(['create', 'comment']);
  });

  test('waits for a thread that is not ready', async () => {
    await app.sandbox.control.linkedin.configure({ commentThreadDelayMs: 12_000 });
    const post = await publishWith({ text: 'A slow thread.', firstComment: 'Here.' });
    for (let tries = 0; tries < 4; tries += 1) await later(15_000);
    expect(await commentsOf()).toEqual(['Here.']);
    expect(await readPost(app, author, post.id)).toMatchObject({ comment: { state: 'posted' } });
  });

  test('uses the other form where LinkedIn forbids the first', async () => {
    await app.sandbox.control.linkedin.configure({ v2Comments: 'forbidden', restComments: 'accept' });
    await publishWith({ text: 'The other form.', firstComment: 'Here.' });
    await later(5000);
    expect(await commentsOf()).toEqual(['Here.']);
  });

  test('is left to the person where LinkedIn forbids both, and not tried again with this connection', async () => {
    await app.sandbox.control.linkedin.configure({ v2Comments: 'forbidden' });
    const post = await publishWith({ text: 'No comments.', firstComment: 'Here.' });
    await later(5000);
    expect(await readPost(app, author, post.id)).toMatchObject({
      status: 'published',
      firstComment: 'Here.',
      comment: { state: 'by-hand', reason: 'not-permitted' },
    });
    const connection = await app.call(getLinkedinConnection, {}, { token: author.token });
    expect(connection.body.data.comments).toBe('refused');
    const before = (await app.sandbox.control.linkedin.requests('linkedin.comment.v2')).length;
    await publishWith({ text: 'Still none.', firstComment: 'Here.' });
    await later(5000);
    expect((await app.sandbox.control.linkedin.requests('linkedin.comment.v2')).length).toBe(before);
  });

  test.each(['drop', 'empty'] as const)('that may have arrived (%s) is never sent again', async (kind) => {
    await app.sandbox.control.faults.add({
      operation: 'linkedin.comment.v2',
      kind,
      phase: 'after',
      member: author.member,
    });
    const post = await publishWith({ text: `In doubt: ${kind}.`, firstComment: 'Once.' });
    for (let round = 0; round < 3; round += 1) {
      await later(6 * 60_000);
      await app.runPeriodic('publishing.sweep');
    }
    expect(await commentsOf()).toEqual(['Once.']);
    expect(await readPost(app, author, post.id)).toMatchObject({
      comment: { state: 'by-hand', reason: 'unknown' },
    });
  });
});

describe('a post that is out', () => {
  test('can be given other words, which LinkedIn shows as they are', async () => {
    const post = await publishWith({ text: 'First words.' });
    const answer = await edit(post, 'Other words (better) for C#.');
    expect(answer).toMatchObject({
      status: 202,
      body: { data: { change: { kind: 'edit', failure: null } } },
    });
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual(['Other words (better) for C#.']);
    expect(await readPost(app, author, post.id)).toMatchObject({
      status: 'published',
      text: 'Other words (better) for C#.',
      version: post.version + 1,
      change: null,
    });
  });

  test('keeps its words here while LinkedIn has not taken the others', async () => {
    const post = await publishWith({ text: 'As it was.' });
    await app.sandbox.control.faults.add({
      operation: 'linkedin.post.update',
      kind: 'status',
      status: 400,
      code: 'INVALID_VALUE_FOR_FIELD',
      member: author.member,
    });
    await edit(post, 'As it should be.');
    await app.runDueJobs();
    const refused = await readPost(app, author, post.id);
    expect(refused).toMatchObject({ text: 'As it was.', change: { kind: 'edit' } });
    expect(refused.change?.failure).toContain('LinkedIn refused');
    await edit(post, 'As it should be.');
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual(['As it should be.']);
  });

  test('is changed in the end when LinkedIn does not answer at first', async () => {
    const post = await publishWith({ text: 'Patience.' });
    await app.sandbox.control.faults.add({
      operation: 'linkedin.post.update',
      kind: 'drop',
      times: 2,
      member: author.member,
    });
    await edit(post, 'Patience pays.');
    for (let tries = 0; tries < 3; tries += 1) await later(60_000);
    expect(await feedTexts(app, author)).toEqual(['Patience pays.']);
    expect(await readPost(app, author, post.id)).toMatchObject({ text: 'Patience pays.', change: null });
  });

  test('can be taken off LinkedIn and stays here as removed', async () => {
    const post = await publishWith({ text: 'Regretted.' });
    expect((await remove(post)).status).toBe(202);
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual([]);
    const removed = await readPost(app, author, post.id);
    expect(removed).toMatchObject({ status: 'published', permalink: null, change: null });
    expect(removed.removedAt).not.toBeNull();
    expect(await edit(removed, 'Too late.')).toMatchObject({ body: { code: 'post_not_published' } });
  });

  test('with a poll, of another version, or of somebody else is not changed', async () => {
    const poll = await publishWith({
      text: 'Choose.',
      attachment: { kind: 'poll', question: 'Which?', options: ['A', 'B'], duration: 'ONE_DAY' },
    });
    expect(await edit(poll, 'Choose well.')).toMatchObject({
      status: 409,
      body: { code: 'post_poll_fixed' },
    });
    const post = await publishWith({ text: 'Mine.' });
    expect(await edit(post, 'Mine!', post.version + 1)).toMatchObject({ body: { code: 'version_conflict' } });
    expect(await edit(post, ' ')).toMatchObject({ body: { code: 'post_empty' } });
    author = await signUpAuthor(app);
    expect(await edit(post, 'Yours?')).toMatchObject({ status: 404 });
    expect(await remove(post)).toMatchObject({ status: 404 });
  });

  test('is not changed as a draft is', async () => {
    const post = await publishWith({ text: 'Locked.' });
    const body = { version: post.version, firstComment: 'Too late.' };
    expect(
      await app.call(updatePost, { params: { id: post.id }, body }, { token: author.token }),
    ).toMatchObject({ body: { code: 'post_locked' } });
  });
});
