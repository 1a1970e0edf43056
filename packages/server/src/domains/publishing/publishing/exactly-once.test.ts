import { getLinkedinConnection, resolvePost, type PostStatus } from '@limelight/contracts';
import { drawFrom, type FaultOrder } from '@limelight/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  connect,
  openScene,
  publish,
  readPost,
  signUpAuthor,
  uploadPicture,
  writePost,
  type Author,
} from './test-scene.ts';
import { startWorker, type Worker } from './test-worker.ts';

const publishes = 100;
const authorsCount = 5;

let app: TestApp;

beforeAll(async () => {
  app = await openScene({ environment: { PUBLISH_TIMEOUT_MS: '500' } });
  // With the duplicate check off, repeating a create blindly shows up as a second post instead of being refused by
  // LinkedIn.
  await app.sandbox.control.linkedin.configure({ duplicateWindowMs: 0, memberCallsPerDay: 1_000_000 });
});
afterAll(async () => app.close());

type Fate = 'calm' | 'killed' | 'permanent' | 'passing' | 'in doubt' | 'refused token';

const faultsOf: Record<
  Exclude<Fate, 'calm' | 'killed'>,
  readonly (Partial<FaultOrder> & Pick<FaultOrder, 'kind'>)[]
> = {
  permanent: [
    { kind: 'status', status: 400, code: 'INVALID_VALUE_FOR_FIELD' },
    { kind: 'status', status: 403, code: 'ACCESS_DENIED' },
    { kind: 'status', status: 422, code: 'UNPROCESSABLE' },
  ],
  passing: [
    { kind: 'conflict' },
    { kind: 'rate-limit', retryAfterSeconds: 20 },
    { kind: 'rate-limit', scope: 'MEMBER', window: 'MINUTE' },
    { kind: 'no-id' },
    { kind: 'cut-body' },
  ],
  'in doubt': [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 502, phase: 'after' },
    { kind: 'drop' },
    { kind: 'drop', phase: 'after' },
    { kind: 'hang' },
    { kind: 'hang', phase: 'after' },
    { kind: 'html', phase: 'after' },
  ],
  'refused token': [{ kind: 'unauthorized', code: 'EXPIRED_ACCESS_TOKEN' }],
};

const fates: readonly Fate[] = [
  'calm',
  'killed',
  'killed',
  'killed',
  'killed',
  'permanent',
  'passing',
  'passing',
  'in doubt',
  'in doubt',
  'refused token',
];

interface Tracked {
  id: string;
  text: string;
  author: Author;
  fate: Fate;
  status: PostStatus;
  /** With files, the intent is consumed later than it is written. */
  hasFiles: boolean;
  /** The effect at which its first worker dies, or null if it survives. */
  diesAt: number | null;
  /** True when a create started and its end was not recorded, or its answer was withheld. */
  interrupted: boolean;
  statuses: Set<PostStatus>;
}

async function countEffects(author: Author, picture?: string): Promise<number> {
  let effects = 0;
  const worker = startWorker(app, () => void (effects += 1));
  const post = await writePost(
    app,
    author,
    `Counted${picture === undefined ? '' : ' with a picture'}.`,
    picture,
  );
  await publish(app, author, post.id);
  await worker.run(post.id);
  await worker.close();
  return effects;
}

async function prepare(draw: () => number): Promise<Tracked[]> {
  const authors: Author[] = [];
  for (let index = 0; index < authorsCount; index += 1) authors.push(await signUpAuthor(app));
  const counter = await signUpAuthor(app);
  const effects = {
    text: await countEffects(counter),
    picture: await countEffects(counter, await uploadPicture(app, counter)),
  };
  const tracked: Tracked[] = [];
  for (let index = 0; index < publishes; index += 1) {
    const author = authors[index % authorsCount] ?? (await signUpAuthor(app));
    const fate = fates[index % fates.length] ?? 'calm';
    const text = `Publish number ${index}.`;
    const picture = index % 4 === 0 ? await uploadPicture(app, author) : undefined;
    const post = await writePost(app, author, text, picture);
    if (fate !== 'calm' && fate !== 'killed') {
      const choices = faultsOf[fate];
      const order = choices[Math.floor(draw() * choices.length)] ?? { kind: 'conflict' };
      await app.sandbox.control.faults.add({
        operation: 'linkedin.post.create',
        bodyIncludes: text,
        ...order,
      });
    }
    if (picture !== undefined && draw() < 0.3) {
      await app.sandbox.control.faults.add({
        operation: 'linkedin.upload',
        member: author.member,
        kind: draw() < 0.5 ? 'drop' : 'empty',
      });
    }
    const last = picture === undefined ? effects.text : effects.picture;
    const diesAt = fate === 'killed' ? Math.floor(draw() * last) : null;
    tracked.push({
      id: post.id,
      text,
      author,
      fate,
      hasFiles: picture !== undefined,
      diesAt,
      interrupted: fate === 'in doubt',
      statuses: new Set(),
      status: post.status,
    });
  }
  return tracked;
}

function processFor(post: Tracked): Worker {
  let seen = -1;
  let creating = false;
  const worker: Worker = startWorker(app, async ({ what, phase }) => {
    seen += 1;
    if (what === 'create' && phase === 'before') creating = true;
    if (seen !== post.diesAt) return;
    post.diesAt = null;
    // Dying between consuming the intent and sending the first byte cannot be told from dying after it.
    const usedUp = post.hasFiles
      ? what === 'db update publish_attempts'
      : what === 'db commit' && phase === 'after';
    post.interrupted ||= creating || usedUp;
    await worker.die();
  });
  return worker;
}

async function runOnce(post: Tracked, other: Worker): Promise<void> {
  const doomed = post.diesAt === null ? null : processFor(post);
  // A job is delivered twice, to two processes at once or one after the other.
  if (doomed === null) await Promise.all([other.run(post.id), other.run(post.id)]);
  else await doomed.run(post.id);
  await doomed?.close();
}

async function reconnectWhoMust(tracked: readonly Tracked[]): Promise<void> {
  for (const author of new Set(tracked.map((post) => post.author))) {
    const { body } = await app.call(getLinkedinConnection, {}, { token: author.token });
    if (body.data.status !== 'reconnect') continue;
    await connect(app, author, author.member);
    // Past the period in which a 401 is attributed to a token that was just issued.
    app.clock.advance(90_000);
  }
}

/** Resolves doubts as authors would, by looking at the feed. */
async function settleDoubts(tracked: readonly Tracked[]): Promise<void> {
  const feed = new Set((await app.sandbox.control.linkedin.posts()).map((found) => found.rendered.text));
  for (const post of tracked) {
    if (post.status !== 'unconfirmed') continue;
    const body = feed.has(post.text)
      ? ({ answer: 'it-is-there' } as const)
      : ({ answer: 'publish-again' } as const);
    await app.call(resolvePost, { params: { id: post.id }, body }, { token: post.author.token });
  }
}

async function note(tracked: readonly Tracked[]): Promise<number> {
  const isOpen = ({ status }: Tracked) => status !== 'published' && status !== 'failed';
  for (const post of tracked.filter(isOpen)) {
    post.status = (await readPost(app, post.author, post.id)).status;
    post.statuses.add(post.status);
  }
  return tracked.filter(isOpen).length;
}

test(
  'a hundred publishes under faults and kills: what is published is there once, what failed is absent',
  { timeout: 240_000 },
  async () => {
    const tracked = await prepare(drawFrom(20_310_312));
    app.clock.advance(120_000);
    for (const post of tracked) await publish(app, post.author, post.id);
    const other = startWorker(app, () => undefined);
    // Posts with a death first, because a refused token or a rate limit caused by another post would keep their workers
    // alive.
    const order = tracked.toSorted((a, b) => Number(b.diesAt !== null) - Number(a.diesAt !== null));
    for (let at = 0; at < order.length; at += 10) {
      await Promise.all(order.slice(at, at + 10).map(async (post) => runOnce(post, other)));
    }
    await other.close();
    let open = await note(tracked);
    for (let round = 0; open > 0 && round < 25; round += 1) {
      app.clock.advance(4 * 60_000);
      await app.runPeriodic('publishing.sweep');
      await app.runDueJobs();
      open = await note(tracked);
      await reconnectWhoMust(tracked);
      await settleDoubts(tracked);
    }
    const feed = await app.sandbox.control.linkedin.posts();
    for (const { id, text, author, fate, interrupted, statuses } of tracked) {
      const { status } = await readPost(app, author, id);
      const copies = feed.filter((found) => found.rendered.text === text).length;
      const expected = fate === 'permanent' ? 'failed' : 'published';
      expect({ text, fate, status, copies }).toEqual({
        text,
        fate,
        status: expected,
        copies: expected === 'published' ? 1 : 0,
      });
      expect({ text, fate, unconfirmed: statuses.has('unconfirmed') && !interrupted }).toEqual({
        text,
        fate,
        unconfirmed: false,
      });
    }
    expect(tracked.filter((post) => post.fate === 'killed' && post.diesAt === null).length).toBeGreaterThan(
      30,
    );
  },
);
