import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { sweepPublishing } from './service/sweep.ts';
import { startWorker, type Effect } from './test-worker.ts';

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene({ environment: { PUBLISH_TIMEOUT_MS: '600' } });
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const createsOf = async (text: string) =>
  (await app.sandbox.control.linkedin.requests('linkedin.post.create')).filter((request) =>
    request.body?.includes(JSON.stringify(text).slice(1, -1)),
  );

test('two workers and a job given out twice publish once', async () => {
  const post = await writePost(app, author, 'Only once.');
  await publish(app, author, post.id);
  const workers = Array.from({ length: 4 }, () => startWorker(app, () => undefined));
  await Promise.all(workers.flatMap((worker) => [worker.run(post.id), worker.run(post.id)]));
  await Promise.all(workers.map(async (worker) => worker.close()));
  await app.runDueJobs();
  expect(await createsOf('Only once.')).toHaveLength(1);
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
  expect(await receipts(app, author, post.id)).toHaveLength(1);
});

test('a worker that slept after using its intent up sends nothing when it wakes', async () => {
  const post = await writePost(app, author, 'Sleepy.');
  await publish(app, author, post.id);
  let asleepMs = 0;
  const worker = startWorker(
    app,
    ({ what, phase }) => {
      if (what === 'create' && phase === 'before') asleepMs = 20_000;
    },
    { monotonicMs: () => performance.now() + asleepMs },
  );
  await worker.run(post.id);
  await worker.close();
  expect(await createsOf('Sleepy.')).toHaveLength(0);
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'scheduled', hold: null });
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Sleepy.']);
  expect((await receipts(app, author, post.id)).map((receipt) => receipt.outcome)).toEqual([
    'published',
    'abandoned',
  ]);
});

/** A worker that freezes at one point of its work until it is woken. */
function sleepingWorker(at: Effect['what'], when: Effect['phase']) {
  let wake: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  const isAsleep = new Promise<void>((resolve) => (reached = resolve));
  const worker = startWorker(app, async ({ what, phase }) => {
    if (what !== at || phase !== when) return;
    reached();
    await asleep;
  });
  return { worker, isAsleep, wake };
}

test('a worker that stood still while another took its intent over sends nothing', async () => {
  const post = await writePost(app, author, 'Taken over.', await uploadPicture(app, author));
  await publish(app, author, post.id);
  const { worker, isAsleep, wake } = sleepingWorker('upload', 'before');
  const slow = worker.run(post.id);
  await isAsleep;
  app.clock.advance(4 * 60_000);
  await app.runPeriodic('publishing.sweep');
  await app.runDueJobs();
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
  wake();
  expect(await slow).toBe('ended');
  await worker.close();
  expect(await createsOf('Taken over.')).toHaveLength(1);
});

test('a worker that wakes with an answer settles what was taken for lost', async () => {
  const post = await writePost(app, author, 'Answered late.');
  await publish(app, author, post.id);
  const { worker, isAsleep, wake } = sleepingWorker('create', 'after');
  const slow = worker.run(post.id);
  await isAsleep;
  app.clock.advance(10 * 60_000);
  await app.runPeriodic('publishing.sweep');
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'unconfirmed' });
  wake();
  expect(await slow).toBe('ended');
  await worker.close();
  const [found] = await app.sandbox.control.linkedin.posts({ member: author.member });
  expect(await readPost(app, author, post.id)).toMatchObject({
    status: 'published',
    permalink: `${app.sandbox.linkedinUrl}/feed/update/${found?.urn}`,
    failure: null,
  });
});

test('the outcome outlives a database that is away for a moment', async () => {
  const post = await writePost(app, author, 'Database away.');
  await publish(app, author, post.id);
  let sent = false;
  let refusals = 3;
  const worker = startWorker(app, ({ what, phase }) => {
    if (what === 'create' && phase === 'after') sent = true;
    if (sent && what === 'db connect' && phase === 'before' && refusals > 0) {
      refusals -= 1;
      throw new Error('connection refused');
    }
  });
  expect(await worker.run(post.id)).toBe('ended');
  await worker.close();
  expect(refusals).toBe(0);
  expect(await readPost(app, author, post.id)).toMatchObject({ status: 'published' });
  expect(await createsOf('Database away.')).toHaveLength(1);
});

test('clocks a minute apart: on time by the database’s clock, never early, and nothing in flight is taken for lost', async () => {
  const minute = 60_000;
  const at = new Date(app.clock.now() + 3_600_000);
  const post = await writePost(app, author, 'On time.');
  await scheduleAt(app, author, post.id, at.toISOString());
  const [behind, ahead] = [-minute, minute].map((clockOffsetMs) => ({
    worker: startWorker(app, () => undefined, { clockOffsetMs }),
    context: { ...app.context, clock: { now: () => app.clock.now() + clockOffsetMs } },
  }));
  if (behind === undefined || ahead === undefined) throw new Error('two workers');
  app.clock.set(at.getTime() - 30_000);
  await sweepPublishing(ahead.context);
  await behind.worker.run(post.id);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual([]);
  app.clock.set(at.getTime());
  await behind.worker.run(post.id, at);
  expect(await feedTexts(app, author)).toEqual(['On time.']);

  const slow = await writePost(app, author, 'In flight.');
  await publish(app, author, slow.id);
  const inFlight = startWorker(
    app,
    async ({ what, phase }) => {
      if (what === 'create' && phase === 'after') await sweepPublishing(ahead.context);
    },
    { clockOffsetMs: -minute },
  );
  await inFlight.run(slow.id);
  expect(await readPost(app, author, slow.id)).toMatchObject({ status: 'published' });
  expect((await receipts(app, author, slow.id)).map((receipt) => receipt.outcome)).toEqual(['published']);
  await Promise.all([behind.worker, ahead.worker, inFlight].map(async (worker) => worker.close()));
});
