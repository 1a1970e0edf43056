import { afterEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { ThreadPool, type PoolLimits, type ThreadFile } from './pool.ts';
import type * as Tasks from './test-tasks.ts';

const tasks: ThreadFile<typeof Tasks> = { href: new URL('./test-tasks.ts', import.meta.url).href };
const open: ThreadPool[] = [];

function createPool(limits: Partial<PoolLimits> = {}): ThreadPool {
  const defaults = { threads: 2, waiting: 10, taskMs: 30_000, memoryMb: 64, outsideMb: 64, reuse: true };
  const pool = new ThreadPool({ ...defaults, ...limits }, createLog('silent'));
  open.push(pool);
  return pool;
}

/** Counts the `spin` tasks that have started and lets them end. */
function createFlags() {
  const flags = new Int32Array(new SharedArrayBuffer(8));
  return {
    flags,
    begun: async (count: number): Promise<void> => {
      while (Atomics.load(flags, 0) < count) await new Promise((resolve) => setImmediate(resolve));
    },
    release: () => Atomics.store(flags, 1, 1),
  };
}

afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close();
});

test('what one person has worked out without end keeps nobody else from an answer', async () => {
  const pool = createPool();
  const { flags, begun, release } = createFlags();
  const hostile = [1, 2, 3].map(() => pool.call(tasks, 'spin', [flags], { owner: 'one' }));
  await begun(1);
  // The first owner's task blocks the only thread they can have. Others are served meanwhile, before the rest of
  // that owner's tasks.
  expect(await pool.call(tasks, 'add', [2, 3], { owner: 'another' })).toBe(5);
  expect(await pool.call(tasks, 'add', [3, 4], { owner: 'third' })).toBe(7);
  expect(Atomics.load(flags, 0)).toBe(1);
  release();
  expect(await Promise.all(hostile)).toEqual(['spun', 'spun', 'spun']);
});

test('a task past its time, or past its memory, is a named refusal, and the next one gets a fresh thread', async () => {
  // Long enough for a busy machine to start the next thread, since the limit includes that.
  const slow = createPool({ threads: 1, taskMs: 2_000 });
  const { flags } = createFlags();
  await expect(slow.call(tasks, 'spin', [flags], { owner: 'one' })).rejects.toMatchObject({
    kind: 'too-slow',
    code: 'writer_too_slow',
  });
  expect(await slow.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(1);
  expect(await slow.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(2);

  const small = createPool({ threads: 1, memoryMb: 16 });
  await expect(small.call(tasks, 'hoard', [], { owner: 'one' })).rejects.toMatchObject({
    kind: 'crashed',
    code: 'writer_unavailable',
  });
  expect(await small.call(tasks, 'add', [1, 1], { owner: 'one' })).toBe(2);
  await expect(small.call(tasks, 'unpack', [], { owner: 'one' })).rejects.toMatchObject({ kind: 'crashed' });
  expect(await small.call(tasks, 'add', [1, 2], { owner: 'one' })).toBe(3);
});

test('what a task throws reaches the caller; the thread goes on', async () => {
  const pool = createPool({ threads: 1 });
  expect(await pool.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(1);
  await expect(pool.call(tasks, 'refuse', [], { owner: 'one' })).rejects.toThrow('Not this one.');
  expect(await pool.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(2);
});

test('without reuse every task has a thread of its own', async () => {
  const pool = createPool({ reuse: false });
  expect(await pool.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(1);
  expect(await pool.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(1);
});

test('more than may wait, or than one person may have, is refused; what was asked for can be called off', async () => {
  const pool = createPool({ threads: 1, waiting: 2 });
  const { flags, begun, release } = createFlags();
  const running = pool.call(tasks, 'spin', [flags], { owner: 'one' });
  await begun(1);
  const busy = { kind: 'busy', code: 'writer_queue_full', retryAfterSeconds: 5 };
  await expect(pool.call(tasks, 'add', [1, 1], { owner: 'one', atMost: 1 })).rejects.toMatchObject(busy);
  const gone = new AbortController();
  const left = pool.call(tasks, 'add', [1, 1], { owner: 'two', signal: gone.signal });
  const waits = pool.call(tasks, 'add', [1, 2], { owner: 'three' });
  await expect(pool.call(tasks, 'add', [1, 1], { owner: 'four' })).rejects.toMatchObject(busy);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  release();
  expect(await Promise.all([running, waits])).toEqual(['spun', 3]);
});

test('a running task that is called off ends by itself or is ended', async () => {
  const pool = createPool({ threads: 1 });
  const { flags, begun } = createFlags();
  const gone = new AbortController();
  const left = pool.call(tasks, 'spin', [flags], { owner: 'one', signal: gone.signal });
  await begun(1);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(await pool.call(tasks, 'callsSoFar', [], { owner: 'one' })).toBe(1);
});

test('closing refuses what runs and what waits', async () => {
  const pool = createPool({ threads: 1 });
  const { flags, begun } = createFlags();
  const ended = [1, 2].map(() => pool.call(tasks, 'spin', [flags], { owner: 'one' }));
  const stopped = Promise.all(
    ended.map((one) => expect(one).rejects.toMatchObject({ kind: 'stopped', code: 'unavailable' })),
  );
  await begun(1);
  await pool.close();
  await stopped;
  await expect(pool.call(tasks, 'add', [1, 1], { owner: 'one' })).rejects.toMatchObject({ kind: 'stopped' });
});
