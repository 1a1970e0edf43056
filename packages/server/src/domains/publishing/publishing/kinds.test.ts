import { createPost, updatePost, type Attachment, type EndpointCall, type Post } from '@limelight/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  openScene,
  publish,
  readPost,
  receipts,
  signUpAuthor,
  uploadPicture,
  type Author,
} from './test-scene.ts';
import { pdfOf, uploadFile, videoOf } from './test-files.ts';
import { startWorker } from './test-worker.ts';

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterEach(async () => app.sandbox.control.faults.clear());
afterAll(async () => app.close());

type Draft = EndpointCall<typeof createPost>['body'];

async function write(draft: Draft): Promise<Post> {
  const made = await app.call(createPost, { body: draft }, { token: author.token });
  expect(made.body).toMatchObject({ data: { status: 'draft' } });
  return made.body.data;
}

async function send(draft: Draft) {
  const post = await write(draft);
  const answer = await publish(app, author, post.id);
  expect(answer.body).toMatchObject({ data: { status: 'publishing' } });
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published', failure: null });
  const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
  return { post, found };
}

const steps = async (post: Post) =>
  (await receipts(app, author, post.id)).map((receipt) => receipt.steps.map(({ step }) => step));

describe('several pictures', () => {
  test('go out in their order, each with its own description', async () => {
    const ids = await Promise.all(
      ['#aa0000', '#00aa00', '#0000aa'].map(async (one) => uploadPicture(app, author, one)),
    );
    const media = ids.map((mediaId, index) => ({ mediaId, altText: `Colour ${index}` }));
    const draft = await write({ text: 'Three colours.', media });
    const turned = await app.call(
      updatePost,
      { params: { id: draft.id }, body: { version: draft.version, media: media.toReversed() } },
      { token: author.token },
    );
    expect(turned.body.data.media.map((item) => item.altText)).toEqual(['Colour 2', 'Colour 1', 'Colour 0']);
    await publish(app, author, draft.id);
    await app.runDueJobs();
    const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
    expect(found?.content).toMatchObject({
      kind: 'images',
      images: [{ altText: 'Colour 2' }, { altText: 'Colour 1' }, { altText: 'Colour 0' }],
    });
    expect(await steps(draft)).toEqual([
      ['initialize', 'upload', 'initialize', 'upload', 'initialize', 'upload', 'create'],
    ]);
  });

  test('after an interruption only those go up that LinkedIn lacks', async () => {
    const ids = await Promise.all(['#110000', '#001100'].map(async (one) => uploadPicture(app, author, one)));
    const post = await write({ text: 'Interrupted.', media: ids.map((mediaId) => ({ mediaId })) });
    await app.sandbox.control.faults.add({
      operation: 'linkedin.upload',
      kind: 'status',
      status: 503,
      skip: 1,
      times: 3,
      member: author.member,
    });
    await publish(app, author, post.id);
    await app.runDueJobs();
    expect(await readPost(app, author, post.id)).toMatchObject({ status: 'scheduled' });
    app.clock.advance(60_000);
    await app.runDueJobs();
    expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
    const puts = await app.sandbox.control.linkedin.requests('linkedin.upload');
    const answered = puts.filter(({ member, status }) => member === author.member && status === 201);
    expect(answered).toHaveLength(2);
  });

  test('go out twenty at once, each with its own description, to connections only where that is wished', async () => {
    const colours = Array.from({ length: 20 }, (_, index) => `#${(index * 11 + 16).toString(16).repeat(3)}`);
    const ids = await Promise.all(colours.map(async (one) => uploadPicture(app, author, one)));
    const media = ids.map((mediaId, index) => ({ mediaId, altText: `Colour ${index}` }));
    const { found } = await send({ text: 'Twenty colours.', media, visibility: 'CONNECTIONS' });
    expect(found).toMatchObject({
      visibility: 'CONNECTIONS',
      content: { kind: 'images', images: media.map(({ altText }) => ({ altText })) },
    });
  });

  test('are twenty at most', async () => {
    const media = Array.from({ length: 21 }, () => ({ mediaId: crypto.randomUUID() }));
    const made = await app.call(createPost, { body: { text: 'Many.', media } }, { token: author.token });
    expect(made).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('a document', () => {
  test('goes out with its title', async () => {
    const file = await uploadFile(app, author, 'Plan.pdf', 'application/pdf', await pdfOf(3));
    expect(file).toMatchObject({ mime: 'application/pdf', pages: 3, name: 'Plan.pdf' });
    const { post, found } = await send({
      text: 'Our plan, page by page.',
      media: [{ mediaId: file.id }],
      attachment: { kind: 'document', title: 'The plan (2031)' },
    });
    expect(found?.content).toMatchObject({ kind: 'document', title: 'The plan (2031)' });
    expect(await steps(post)).toEqual([['initialize', 'upload', 'create']]);
  });

  test('without a title waits for one', async () => {
    const file = await uploadFile(app, author, 'Plan.pdf', 'application/pdf', await pdfOf(1));
    const post = await write({
      text: 'No title yet.',
      media: [{ mediaId: file.id }],
      attachment: { kind: 'document', title: ' ' },
    });
    const refused = await publish(app, author, post.id);
    expect(refused).toMatchObject({ status: 400, body: { code: 'post_unfinished' } });
    expect(JSON.stringify(refused.body.details)).toContain('title');
  });

  test('that LinkedIn cannot use is told and nothing is posted', async () => {
    const file = await uploadFile(app, author, 'Plan.pdf', 'application/pdf', await pdfOf(1));
    await app.sandbox.control.faults.add({
      operation: 'linkedin.upload',
      kind: 'failed-media',
      member: author.member,
    });
    const post = await write({
      text: 'A broken plan.',
      media: [{ mediaId: file.id }],
      attachment: { kind: 'document', title: 'Broken' },
    });
    await publish(app, author, post.id);
    await app.runDueJobs();
    expect(await readPost(app, author, post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'picture_failed' },
    });
  });
});

describe('a video', () => {
  test('goes up in parts without the bearer and out as one', async () => {
    const file = await uploadFile(app, author, 'Tour.mp4', 'video/mp4', videoOf(9_000_000));
    const { post, found } = await send({
      text: 'A tour of the workshop.',
      media: [{ mediaId: file.id }],
      attachment: { kind: 'video', title: 'Workshop' },
    });
    expect(found?.content).toMatchObject({ kind: 'video', title: 'Workshop' });
    expect(found?.lifecycleState).toBe('PUBLISHED');
    expect(await steps(post)).toEqual([['initialize', 'part', 'part', 'part', 'finalize', 'create']]);
  });

  test('can be watched before: whole, and from any place on, a part at a time', async () => {
    const bytes = videoOf(9_000_000);
    const { url } = await uploadFile(app, author, 'Tour.mp4', 'video/mp4', bytes);
    const ask = async (range?: string) => {
      const answer = await app.fetch(url, range === undefined ? {} : { headers: { range } });
      return { answer, sent: Buffer.from(await answer.arrayBuffer()) };
    };
    const whole = await ask();
    expect([whole.answer.status, whole.answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.sent.equals(bytes)).toBe(true);
    const piece = 4 * 1024 * 1024;
    for (const [range, first, last] of [
      ['bytes=0-', 0, piece - 1],
      ['bytes=4194000-4195000', 4_194_000, 4_195_000],
      ['bytes=8999990-', 8_999_990, 8_999_999],
      ['bytes=-10', 8_999_990, 8_999_999],
    ] as const) {
      const { answer, sent } = await ask(range);
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/9000000`);
      expect(sent.equals(bytes.subarray(first, last + 1))).toBe(true);
    }
    expect((await ask('bytes=9000000-')).answer.status).toBe(416);
    expect((await ask('bytes=5-2')).answer.status).toBe(200);
  });

  test('of a worker that died between two parts is gone on with by another', async () => {
    const file = await uploadFile(app, author, 'Tour.mp4', 'video/mp4', videoOf(9_000_000));
    const putsBefore = (await app.sandbox.control.linkedin.requests('linkedin.upload')).length;
    const post = await write({
      text: 'A tour with two guides.',
      media: [{ mediaId: file.id }],
      attachment: { kind: 'video', title: '' },
    });
    await publish(app, author, post.id);
    let parts = 0;
    const worker = startWorker(app, async ({ what, phase }) => {
      if (what !== 'part' || phase !== 'before') return;
      parts += 1;
      if (parts === 3) await worker.die();
    });
    expect(await worker.run(post.id)).toBe('dead');
    app.clock.advance(4 * 60_000);
    await app.runPeriodic('publishing.sweep');
    await app.runDueJobs();
    expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
    expect((await app.sandbox.control.linkedin.requests('linkedin.upload')).length - putsBefore).toBe(3);
    const begun = await app.sandbox.control.linkedin.requests('linkedin.video.initialize');
    expect(begun.filter(({ member }) => member === author.member)).toHaveLength(1);
  });

  test('goes on after the parts that LinkedIn has', async () => {
    const file = await uploadFile(app, author, 'Tour.mp4', 'video/mp4', videoOf(9_000_000));
    const putsBefore = (await app.sandbox.control.linkedin.requests('linkedin.upload')).length;
    await app.sandbox.control.faults.add({
      operation: 'linkedin.video.finalize',
      kind: 'drop',
      times: 3,
    });
    const post = await write({
      text: 'An interrupted tour.',
      media: [{ mediaId: file.id }],
      attachment: { kind: 'video', title: '' },
    });
    await publish(app, author, post.id);
    await app.runDueJobs();
    app.clock.advance(60_000);
    await app.runDueJobs();
    expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
    expect((await app.sandbox.control.linkedin.requests('linkedin.upload')).length - putsBefore).toBe(3);
  });
});

describe('a link', () => {
  test('goes out as the card the author sees', async () => {
    const thumbnail = await uploadPicture(app, author);
    const { found } = await send({
      text: 'Worth reading.',
      media: [{ mediaId: thumbnail, altText: 'A chart' }],
      attachment: {
        kind: 'link',
        source: 'https://example.com/report?year=2031#top',
        title: 'The (whole) report',
        description: 'What *we* learnt.',
      },
    });
    expect(found?.content).toMatchObject({
      kind: 'article',
      source: 'https://example.com/report?year=2031#top',
      title: 'The (whole) report',
      description: 'What *we* learnt.',
      thumbnailAltText: 'A chart',
    });
    expect(found?.content).toHaveProperty('thumbnail');
  });

  test('needs neither picture nor description', async () => {
    const { found } = await send({
      text: 'Just a link.',
      attachment: { kind: 'link', source: 'https://example.com/', title: 'Example', description: '' },
    });
    expect(found?.content).toEqual({ kind: 'article', source: 'https://example.com/', title: 'Example' });
  });
});

describe('a poll', () => {
  const poll = (options: string[]): Attachment => ({
    kind: 'poll',
    question: 'Remote (or not)?',
    options,
    duration: 'SEVEN_DAYS',
  });

  test('goes out with its options', async () => {
    const { found } = await send({ text: 'Tell me.', attachment: poll(['Remote', ' Office ', 'Both_']) });
    expect(found?.content).toEqual({
      kind: 'poll',
      question: 'Remote (or not)?',
      options: ['Remote', 'Office', 'Both_'],
      duration: 'SEVEN_DAYS',
    });
  });

  test.each([
    ['one option', ['Only']],
    ['an empty option', ['One', ' ']],
    ['twice the same option', ['Yes', 'yes']],
  ])('with %s may be kept but not published', async (_, options) => {
    const post = await write({ text: 'Tell me.', attachment: poll(options) });
    expect(await publish(app, author, post.id)).toMatchObject({
      status: 400,
      body: { code: 'post_unfinished' },
    });
  });

  test('carries no picture', async () => {
    const body = {
      text: 'Tell me.',
      media: [{ mediaId: await uploadPicture(app, author) }],
      attachment: poll(['A', 'B']),
    };
    expect(await app.call(createPost, { body }, { token: author.token })).toMatchObject({
      status: 400,
      body: { code: 'media_unfit' },
    });
  });
});

describe('a repost', () => {
  test('carries the author’s words over the other post', async () => {
    const { found: other } = await send({ text: 'The original.' });
    const urn = other?.urn ?? '';
    const { found } = await send({ text: 'As I said.', attachment: { kind: 'repost', urn } });
    expect(found).toMatchObject({ resharedUrn: urn, rendered: { text: 'As I said.' } });
  });

  test('of a post that is not there fails with the reason', async () => {
    const post = await write({
      text: 'About nothing.',
      attachment: { kind: 'repost', urn: 'urn:li:share:1' },
    });
    await publish(app, author, post.id);
    await app.runDueJobs();
    expect(await readPost(app, author, post.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'repost_gone' },
    });
  });
});
