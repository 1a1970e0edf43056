import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications, resolvePost, type Post } from '@limelight/contracts';
import { createPresence } from '../../../platform/db/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { isLong } from '../../../testing/long.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  receipts,
  signUpAuthor,
  uploadPicture,
  writePost,
  type Author,
} from './test-scene.ts';
import { pdfOf, uploadFile } from './test-files.ts';
import { startWorker, type Effect, type Worker } from './test-worker.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openScene();
  // A second create of the same text makes a second post here, where LinkedIn might refuse it as a duplicate.
  await app.sandbox.control.linkedin.configure({ duplicateWindowMs: 0, memberCallsPerDay: 1_000_000 });
});
afterAll(async () => app.close());

async function effectsOf(author: Author, kind: Kind): Promise<Effect[]> {
  const effects: Effect[] = [];
  const worker = startWorker(app, (effect) => void effects.push(effect));
  const post = await newPost(author, 'Watched.', kind);
  await publish(app, author, post.id);
  expect(await worker.run(post.id)).toBe('ended');
  await worker.close();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
  await app.runDueJobs();
  return effects;
}

let plan: Promise<Buffer> | undefined;

type Kind = 'a text' | 'a picture' | 'a document';
/** A document goes up like a picture, by an address of its own. */
const kinds: readonly Kind[] = isLong ? ['a text', 'a picture', 'a document'] : ['a text', 'a picture'];

async function newPost(author: Author, text: string, kind: Kind): Promise<Post> {
  switch (kind) {
    case 'a text':
      return writePost(app, author, text);
    case 'a picture':
      return writePost(app, author, text, await uploadPicture(app, author));
    case 'a document': {
      plan ??= pdfOf(1);
      const file = await uploadFile(app, author, 'Plan.pdf', 'application/pdf', await plan);
      return writePost(app, author, text, file.id, { kind: 'document', title: 'The plan' });
    }
  }
}

const sameEffect = (one: Effect | undefined, other: Effect | undefined) =>
  one !== undefined && one.what === other?.what && one.phase === other.phase;

/**
 * The effects of one publish, and the indexes at which this kind needs its own kills: all of them for a text, and for
 * the other kinds those that differ from a text.
 */
async function momentsOf(author: Author, kind: Kind): Promise<{ effects: Effect[]; moments: number[] }> {
  const effects = await effectsOf(author, kind);
  const all = [...effects.keys()];
  if (kind === 'a text') return { effects, moments: all };
  const plain = await effectsOf(author, 'a text');
  const first = effects.findIndex((effect, index) => !sameEffect(effect, plain[index]));
  const shift = effects.length - plain.length;
  const last = effects.findLastIndex((effect, index) => !sameEffect(effect, plain[index - shift]));
  const moments = all.filter((index) => index >= first - 1 && index <= last + 1);
  expect(moments.map((index) => effects[index]?.what)).toEqual(
    expect.arrayContaining(['initialize', 'upload']),
  );
  return { effects, moments };
}

async function recover(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    app.clock.advance(4 * 60_000);
    await app.runPeriodic('publishing.sweep');
    await app.runDueJobs();
  }
}

async function killAtEach(
  author: Author,
  kind: Kind,
): Promise<{ effects: Effect[]; outcomes: { index: number; post: Post; copies: number }[] }> {
  const { effects, moments } = await momentsOf(author, kind);
  const killed: { index: number; id: string; text: string }[] = [];
  for (const index of moments) {
    const text = `${kind} number ${index}`;
    const post = await newPost(author, text, kind);
    await publish(app, author, post.id);
    let seen = -1;
    const worker = startWorker(app, async () => {
      seen += 1;
      if (seen === index) await worker.die();
    });
    expect(await worker.run(post.id)).toBe('dead');
    killed.push({ index, id: post.id, text });
  }
  await recover();
  const feed = await feedTexts(app, author);
  const outcomes = await Promise.all(
    killed.map(async ({ index, id, text }) => ({
      index,
      post: await readPost(app, author, id),
      copies: feed.filter((found) => found === text).length,
    })),
  );
  return { effects, outcomes };
}

/** True between the commit that consumes the intent and the one that records the outcome. */
function isInDoubt(effects: readonly Effect[], index: number): boolean {
  // The effect right before the create is the statement that consumes the intent. It commits on its own.
  const consumed = effects.findIndex((effect) => effect.what === 'create') - 1;
  const recorded = effects.findLastIndex((effect) => effect.what === 'db commit' && effect.phase === 'after');
  return index >= consumed && index < recorded;
}

test.each(kinds)(
  'a worker killed at any moment of publishing %s neither loses nor doubles the post',
  { timeout: 120_000 },
  async (kind) => {
    const author = await signUpAuthor(app);
    const { effects, outcomes } = await killAtEach(author, kind);
    const create = effects.findIndex((effect) => effect.what === 'create');
    for (const { index, post, copies } of outcomes) {
      const place = `killed ${effects[index]?.phase} ${effects[index]?.what} (${index})`;
      const expected = isInDoubt(effects, index) ? 'unconfirmed' : 'published';
      expect({ place, status: post.status }).toEqual({ place, status: expected });
      const sent = expected === 'published' || index > create ? 1 : 0;
      expect({ place, copies }).toEqual({ place, copies: sent });
    }
  },
);

test.each(kinds)(
  'a database that ends every connection at any moment of publishing %s costs neither the post nor its certainty',
  { timeout: 120_000 },
  async (kind) => {
    const author = await signUpAuthor(app);
    const { effects, moments } = await momentsOf(author, kind);
    const posts: { place: string; id: string; text: string }[] = [];
    for (const index of moments) {
      const text = `${kind} without database ${index}`;
      const { id } = await newPost(author, text, kind);
      await publish(app, author, id);
      let seen = -1;
      const worker: Worker = startWorker(app, async () => {
        seen += 1;
        if (seen === index) await worker.loseConnections();
      });
      // The queue retries a run that failed before anything was sent.
      await worker.run(id).catch(() => undefined);
      await worker.close();
      posts.push({ place: `lost ${effects[index]?.phase} ${effects[index]?.what} (${index})`, id, text });
    }
    const statuses = await Promise.all(
      posts.map(async ({ place, id }) => ({ place, status: (await readPost(app, author, id)).status })),
    );
    expect(statuses.filter(({ status }) => status === 'unconfirmed' || status === 'failed')).toEqual([]);
    await recover();
    const feed = await feedTexts(app, author);
    for (const { place, id, text } of posts) {
      const { status } = await readPost(app, author, id);
      const copies = feed.filter((found) => found === text).length;
      expect({ place, status, copies }).toEqual({ place, status: 'published', copies: 1 });
    }
  },
);

test('the author settles what a killed worker left in doubt', async () => {
  const author = await signUpAuthor(app);
  const [there, absent] = await Promise.all([
    newPost(author, 'It went out.', 'a text'),
    newPost(author, 'It did not.', 'a text'),
  ]);
  for (const [post, phase] of [
    [there, 'after'],
    [absent, 'before'],
  ] as const) {
    await publish(app, author, post.id);
    const worker = startWorker(app, async (effect) => {
      if (effect.what === 'create' && effect.phase === phase) await worker.die();
    });
    expect(await worker.run(post.id)).toBe('dead');
  }
  await recover();
  expect(await readPost(app, author, there.id)).toMatchObject({
    status: 'unconfirmed',
    failure: { code: 'unconfirmed' },
  });
  const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
  const link = `https://www.linkedin.com/posts/somebody_words-activity-${found?.activityUrn.split(':').at(-1)}-AbCd`;
  const confirm = await app.call(
    resolvePost,
    { params: { id: there.id }, body: { answer: 'it-is-there', link } },
    { token: author.token },
  );
  expect(confirm.body.data).toMatchObject({
    status: 'published',
    permalink: `${app.sandbox.linkedinUrl}/feed/update/${found?.activityUrn}`,
  });

  const again = await app.call(
    resolvePost,
    { params: { id: absent.id }, body: { answer: 'publish-again' } },
    { token: author.token },
  );
  expect(again.body.data.status).toBe('publishing');
  await app.runDueJobs();
  expect(await readPost(app, author, absent.id)).toMatchObject({ status: 'published', failure: null });
  expect((await feedTexts(app, author)).toSorted()).toEqual(['It did not.', 'It went out.']);
  expect((await receipts(app, author, absent.id)).map((receipt) => receipt.outcome)).toEqual([
    'published',
    'unknown',
  ]);
});

test('what a killed process left is settled within a minute of the restart, and its author is told', async () => {
  const author = await signUpAuthor(app);
  const begin = async (text: string, kind: Kind, stop: (effect: Effect, worker: Worker) => Promise<void>) => {
    const presence = createPresence(app.databaseUrl, app.context.log);
    await presence.begin();
    const post = await newPost(author, text, kind);
    await publish(app, author, post.id);
    const worker: Worker = startWorker(app, async (effect) => stop(effect, worker), { presence });
    return { post, presence, worker };
  };
  const dieAt = (what: string) => async (effect: Effect, worker: Worker) => {
    if (effect.what === what && effect.phase === 'after') await worker.die();
  };
  const sent = await begin('Sent.', 'a text', dieAt('create'));
  const unsent = await begin('Not sent yet.', 'a picture', dieAt('initialize'));
  const { promise: answer, resolve: goOn } = Promise.withResolvers<void>();
  const slow = await begin('Slow.', 'a text', async (effect) => {
    if (effect.what === 'create' && effect.phase === 'after') await answer;
  });
  for (const { post, worker } of [sent, unsent]) expect(await worker.run(post.id)).toBe('dead');
  const answered = slow.worker.run(slow.post.id);
  await expect.poll(async () => feedTexts(app, author)).toContain('Slow.');
  const statuses = async () =>
    Promise.all([sent, unsent, slow].map(async ({ post }) => (await readPost(app, author, post.id)).status));

  app.clock.advance(35_000);
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  expect(await statuses()).toEqual(['unconfirmed', 'published', 'publishing']);
  const told = await app.call(listNotifications, { query: {} }, { token: author.token });
  expect(told.body.data.items.find(({ kind }) => kind === 'unconfirmed')).toMatchObject({
    title: 'Is your post on LinkedIn?',
    about: 'Sent.',
    path: `/dashboard/generate-post?post=${sent.post.id}`,
  });
  goOn();
  expect(await answered).toBe('ended');
  expect(await statuses()).toEqual(['unconfirmed', 'published', 'published']);

  // The call of the dead process might still be in transit, so nothing is sent until its time is over.
  const params = { id: sent.post.id };
  await app.call(resolvePost, { params, body: { answer: 'publish-again' } }, { token: author.token });
  await app.runDueJobs();
  const copies = async () => (await feedTexts(app, author)).filter((text) => text === 'Sent.').length;
  expect([await copies(), (await statuses())[0]]).toEqual([1, 'publishing']);
  app.clock.advance(3 * 60_000);
  await app.runDueJobs();
  expect([await copies(), (await statuses())[0]]).toEqual([2, 'published']);
  await slow.worker.close();
  await slow.presence.close();
});
