import { randomUUID } from 'node:crypto';
import { cancelRun, defineInnerRun, getRun, listRuns, retryRun } from '@limelight/contracts';
import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeContext, createContext, type Context } from '../../../context.ts';
import { joinTransactions } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, type Run, type RunImplementation, type RunParts } from '../../../run.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { engineOf, leaseMs } from './engine.ts';
import { cancelRun as cancel, retryRun as retry, type Kinds } from './service.ts';
import { startRun } from './start.ts';

const definition = defineInnerRun({
  kind: 'test-count',
  label: 'Counted',
  input: z.object({ to: z.number() }),
  result: z.object({ sum: z.number() }),
  action: 'post.generate',
});

let app: TestApp;
let person: Person;
/** A second process on the same database. */
let other: Context;
const effects: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  other = createContext(app.context.config, app.databaseUrl, { clock: app.clock, log: app.context.log });
  await other.queue.start([], []);
});
afterAll(async () => {
  await other.queue.stop(100);
  await closeContext(other);
  await app.close();
});
beforeEach(async () => {
  effects.length = 0;
  person = await app.signUp();
});

type Work = (run: Run, input: { to: number }) => Promise<{ sum: number }>;

const counting = (
  work: Work,
  parts: Partial<RunParts<{ to: number }, { sum: number }>> = {},
): RunImplementation => implementRun(definition, { where: 'worker', work, ...parts });

const kindsOf = (implementation: RunImplementation): Kinds => new Map([[definition.kind, implementation]]);

const start = async (implementation: RunImplementation, context = app.context) =>
  startRun(context, implementation, { owner: { kind: 'user', userId: person.id }, input: { to: 3 } });

const read = async (id: string) =>
  (await app.call(getRun, { params: { id } }, { token: person.token })).body.data;

const balance = async () => heldCredits(app.context.database.db, person.id, app.clock.now());

const addUp: Work = async (run, { to }) => {
  const numbers = await run.step('numbers', () => Array.from({ length: to }, (_, index) => index + 1));
  const doubled = await run.each('double', numbers, (n, step) => {
    effects.push(step.idempotencyKey);
    return n * 2;
  });
  run.progress(doubled.length, to, 'Added up');
  return { sum: doubled.reduce((sum, n) => sum + n, 0) };
};

describe('a run', () => {
  it('stores its steps and result, and settles its price with what it saves', async () => {
    const saved: unknown[] = [];
    const counts = counting(addUp, {
      save: async (_tx, run, result) => {
        saved.push([run.userId, result]);
      },
    });
    const id = await start(counts);
    expect(await balance()).toBe(470);
    await engineOf(app.context).work(counts, id);
    const view = await read(id);
    expect(view).toMatchObject({ status: 'done', result: { sum: 12 }, charged: 30, price: 30 });
    expect(view.steps.map(({ name, status }) => [name, status])).toEqual([
      ['numbers', 'done'],
      ['double/1', 'done'],
      ['double/2', 'done'],
      ['double/3', 'done'],
    ]);
    expect(view.progress).toBeNull();
    expect(saved).toEqual([[person.id, { sum: 12 }]]);
    const list = await app.call(listRuns, { query: { status: 'done' } }, { token: person.token });
    expect(list.body.data.items).toMatchObject([{ id, kind: 'test-count', charged: 30 }]);
  });

  it('stores a text that was cut within a character', async () => {
    const cut = counting(async (run) => ({
      sum: (await run.step('cut', () => `half of ${'🙂'.slice(0, 1)}\u0000`)).length,
    }));
    const id = await start(cut);
    await engineOf(app.context).work(cut, id);
    expect(await read(id)).toMatchObject({ status: 'done', steps: [{ name: 'cut', status: 'done' }] });
  });

  it('begins while its start commits, and leaves nothing when that fails', async () => {
    const texts: string[] = [];
    const signals: AbortSignal[] = [];
    const waits = counting(
      async (run) => {
        signals.push(run.signal);
        texts.push('Too early.');
        return run.step('never', () => ({ sum: 1 }));
      },
      { where: 'web' },
    );
    const refuse = async () => Promise.reject(new Error('no commit'));
    await expect(joinTransactions(refuse, async () => start(waits))).rejects.toThrow('no commit');
    expect(texts).toEqual(['Too early.']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const list = await app.call(listRuns, { query: {} }, { token: person.token });
    expect(list.body.data.items).toEqual([]);
    expect(await balance()).toBe(500);
  });

  it('never costs more than its price, and costs nothing when it fails', async () => {
    const greedy = counting(addUp, { charge: () => 1000 });
    await engineOf(app.context).work(greedy, await start(greedy));
    expect(await balance()).toBe(470);
    const failing = counting(async () => {
      throw new AppError('writer_busy');
    });
    const id = await start(failing);
    await engineOf(app.context).work(failing, id);
    expect(await read(id)).toMatchObject({ status: 'failed', charged: 0, error: { code: 'writer_busy' } });
    expect(await balance()).toBe(470);
  });

  it('fails when its result cannot be stored, and nothing of it stays', async () => {
    const unsaved = counting(addUp, {
      save: async () => {
        throw new AppError('draft_limit');
      },
    });
    const id = await start(unsaved);
    await engineOf(app.context).work(unsaved, id);
    expect(await read(id)).toMatchObject({ status: 'failed', charged: 0, error: { code: 'draft_limit' } });
    expect(await balance()).toBe(500);
  });

  it('keeps its result while the database is away, and stores it once it is back', async () => {
    let refusals = 6;
    const waiting = counting(addUp, {
      save: async () => {
        refusals -= 1;
        if (refusals > 0)
          throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
      },
    });
    const id = await start(waiting);
    await engineOf(app.context).work(waiting, id);
    expect(await read(id)).toMatchObject({ status: 'done', result: { sum: 12 }, charged: 30 });
    expect(await balance()).toBe(470);
  }, 30_000);

  it('is refused before anything is stored when the credits do not suffice', async () => {
    const dear = counting(addUp, { price: () => 501 });
    await expect(start(dear)).rejects.toMatchObject({ code: 'insufficient_credits' });
    const list = await app.call(listRuns, { query: {} }, { token: person.token });
    expect(list.body.data.items).toEqual([]);
  });

  it('is read by its owner alone', async () => {
    const counts = counting(addUp);
    const id = await start(counts);
    const stranger = await app.signUp();
    const seen = await app.call(getRun, { params: { id } }, { token: stranger.token });
    expect(seen.status).toBe(404);
    const stopped = await app.call(cancelRun, { params: { id } }, { token: stranger.token });
    expect(stopped.status).toBe(404);
    const again = await app.call(retryRun, { params: { id }, body: {} }, { token: stranger.token });
    expect(again.status).toBe(404);
  });
});

describe('a run whose process dies', () => {
  it('goes on in another one after the last stored step, and is charged once', async () => {
    const reached = Promise.withResolvers<void>();
    let crash = true;
    const counts = counting(async (run, input) => {
      await run.step('first', (step) => effects.push(step.idempotencyKey));
      if (crash) {
        reached.resolve();
        await new Promise(() => undefined);
      }
      await run.step('second', (step) => effects.push(step.idempotencyKey));
      return { sum: input.to };
    });
    const id = await start(counts);
    void engineOf(app.context).work(counts, id);
    await reached.promise;
    crash = false;
    // Nobody else can take it while the lease is valid.
    await engineOf(other).work(counts, id);
    expect(await read(id)).toMatchObject({ status: 'running' });
    app.clock.advance(leaseMs + 1000);
    await engineOf(other).work(counts, id);
    expect(await read(id)).toMatchObject({ status: 'done', charged: 30 });
    expect(effects).toEqual([`${id}:first`, `${id}:second`]);
    // The first process wakes up and can no longer write.
    engineOf(app.context).find(id)?.live.stop('shutdown');
    await engineOf(app.context).find(id)?.ended;
    expect(await read(id)).toMatchObject({ status: 'done', charged: 30 });
    expect(await balance()).toBe(470);
  });

  it('is tried again after an unexpected failure, and given up after three', async () => {
    const poisoned = counting(async () => {
      throw new TypeError('a bug');
    });
    const id = await start(poisoned);
    for (const status of ['queued', 'queued', 'failed']) {
      await engineOf(app.context).work(poisoned, id);
      expect(await read(id)).toMatchObject({ status });
    }
    expect(await read(id)).toMatchObject({ charged: 0, error: { code: 'run_failed' } });
    expect(await balance()).toBe(500);
  });
});

describe('cancelling', () => {
  it('ends a run that nobody has begun, and one that is at work, at no charge', async () => {
    const undone: string[] = [];
    const waiting = counting(async (run) => run.step('wait', () => new Promise(() => undefined)), {
      undo: async (_tx, run) => {
        undone.push(run.id);
      },
    });
    const queued = await start(waiting);
    await cancel(app.context, kindsOf(waiting), person.id, queued);
    expect(await read(queued)).toMatchObject({ status: 'cancelled', charged: 0 });
    const working = await start(waiting);
    const work = engineOf(other).work(waiting, working);
    await expect.poll(async () => (await read(working)).status).toBe('running');
    // The cancel request reaches a process that is not working on the run.
    await cancel(app.context, kindsOf(waiting), person.id, working);
    await work;
    expect(await read(working)).toMatchObject({
      status: 'cancelled',
      error: { code: 'run_cancelled' },
      steps: [{ name: 'wait', status: 'cancelled' }],
    });
    expect(undone).toEqual([queued, working]);
    expect(await balance()).toBe(500);
  });

  it('keeps and charges what its kind says is worth keeping', async () => {
    const partial = counting(
      async (run) => {
        run.write('half of it');
        return run.step('wait', () => new Promise(() => undefined));
      },
      { keepPartial: ({ text }) => ({ sum: text.length }), charge: () => 7 },
    );
    const id = await start(partial);
    const working = await engineOf(app.context).claim(partial, id);
    working?.live.stop('cancelled');
    await working?.ended;
    expect(await read(id)).toMatchObject({ status: 'cancelled', result: { sum: 10 }, charged: 7 });
  });
});

describe('running again', () => {
  it('keeps the steps before the chosen one, and takes an edited input', async () => {
    const counts = counting(async (run) => {
      const base = await run.step('base', () => effects.push('base') * 100);
      const extra = await run.stepWith('extra', { add: 1 }, ({ add }) => base + add);
      return { sum: extra };
    });
    const id = await start(counts);
    await engineOf(app.context).work(counts, id);
    expect(await read(id)).toMatchObject({ result: { sum: 101 } });
    const again = await retry(app.context, kindsOf(counts), person.id, id, {
      fromStep: 'extra',
      input: { add: 5 },
    });
    await engineOf(app.context).work(counts, again);
    expect(await read(again)).toMatchObject({ status: 'done', result: { sum: 105 }, charged: 30 });
    expect(effects).toEqual(['base']);
    await expect(
      retry(app.context, kindsOf(counts), person.id, id, { fromStep: randomUUID() }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

interface Sent {
  id: string;
  event: string;
  data: unknown;
}

async function eventsOf(id: string, lastEventId?: string): Promise<Sent[]> {
  const response = await app.fetch(`/api/runs/${id}/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  const sent: Sent[] = [];
  const parser = createParser({
    onEvent: ({ id: at = '', event = '', data }) =>
      sent.push({ id: at, event, data: z.json().parse(JSON.parse(data)) }),
  });
  parser.feed(await response.text());
  return sent;
}

describe('the events of a run', () => {
  it('bring steps, progress, text and the end, and replay what came after an id', async () => {
    const telling = counting(async (run) => {
      await run.step('first', () => 1);
      run.progress(1, 2, 'Half way');
      run.write('Hello');
      await run.step('second', () => 2);
      run.write(', world');
      return { sum: 2 };
    });
    const id = await start(telling);
    const following = eventsOf(id);
    await engineOf(app.context).work(telling, id);
    const live = await following;
    expect(live.at(-1)).toMatchObject({ event: 'done', data: { status: 'done', charged: 30 } });
    const replayed = await eventsOf(id);
    const text = (events: Sent[]) =>
      events.reduce((all, { event, data }) => {
        if (event !== 'text') return all;
        const { offset, delta } = z.object({ offset: z.number(), delta: z.string() }).parse(data);
        return all.slice(0, offset) + delta;
      }, '');
    expect(text(live)).toBe('Hello, world');
    expect(text(replayed)).toBe('Hello, world');
    expect(replayed.map(({ event }) => event)).toEqual(['step', 'step', 'progress', 'text', 'done']);
    const rest = await eventsOf(id, replayed.at(-1)?.id);
    expect(rest.map(({ event }) => event)).toEqual(['done']);
  });
});
