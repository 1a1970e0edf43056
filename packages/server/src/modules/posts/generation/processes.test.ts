import { brief, cancelGeneration, getGeneration, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeContext, createContext } from '../../../context.ts';
import { createLog } from '../../../platform/log.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { drainGenerations } from '../index.ts';
import type { GenerationEvent } from './events.ts';
import { openGeneration, runnerOf } from './service.ts';
import { openLossyDatabase } from './test-lost-commit.ts';
import { idea } from './test-stream.ts';
import { readCharacters, stuckAfter, words } from './test-stuck.ts';

describe('a process', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp({ model: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    who = await app.signUp();
    await app.sandbox.control.model.clearOrders();
  });

  const credits = async () => (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
  const state = async (id: string) =>
    (await app.call(getGeneration, { params: { id } }, { token: who.token })).body.data;
  const cancel = (id: string) => app.call(cancelGeneration, { params: { id } }, { token: who.token });
  const modelRequests = () => app.sandbox.control.model.requests();
  /** A second web process on the same database. */
  const otherProcess = (url = String(app.context.database.pool.options.connectionString)) =>
    createContext(app.context.config, url, { clock: app.clock, log: createLog('silent') });

  it('that died leaves a generation the sweep ends at no charge', async () => {
    const dead = otherProcess();
    const opened = await openGeneration(
      dead,
      who.id,
      { ...brief.parse({ idea }), sourceIds: [], cite: false, variants: 1 },
      null,
    );
    await closeContext(dead);
    if (opened.kind !== 'begin') throw new Error('not begun');
    expect(await credits()).toBe(470);
    app.clock.advance(60_000);
    await app.runPeriodic('posts-sweep-generations');
    expect(await state(opened.task.id)).toMatchObject({ status: 'running' });
    app.clock.advance(60_000);
    await app.runPeriodic('posts-sweep-generations');
    await app.runPeriodic('posts-sweep-generations');
    expect(await state(opened.task.id)).toMatchObject({ status: 'failed', postId: null });
    expect(await credits()).toBe(500);
  });

  it('is not swept while it writes', async () => {
    const stream = await stuckAfter(app, who, 50);
    app.clock.advance(60 * 60_000);
    await app.runPeriodic('posts-sweep-generations');
    expect(await state(stream.id)).toMatchObject({ status: 'running' });
    await cancel(stream.id);
  });

  it('that slept until its credits were given back says that nothing was charged', async () => {
    const stream = await stuckAfter(app, who, 260);
    await readCharacters(stream, 259);
    app.clock.advance(20 * 60_000);
    await app.runPeriodic('credits-release-stale');
    await cancel(stream.id);
    expect((await stream.rest()).at(-1)).toMatchObject({ data: { details: { userUsage: 0 } } });
    expect(await credits()).toBe(500);
  });

  it('that is not told of its commit finds the text kept and charged, and says so', async () => {
    const database = await openLossyDatabase(app.databaseUrl);
    const unlucky = otherProcess(database.url);
    await app.sandbox.control.model.order({ kind: 'answer', text: words(30) });
    const asked = { ...brief.parse({ idea }), sourceIds: [], cite: false, variants: 1 };
    const opened = await openGeneration(unlucky, who.id, asked, null);
    if (opened.kind !== 'begin') throw new Error('not begun');
    database.loseNext();
    const events: GenerationEvent[] = [];
    await runnerOf(unlucky).begin(opened.task, (event) => events.push(event)).ended;
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { text: words(30), userUsage: 30 } });
    expect(await state(opened.task.id)).toMatchObject({ status: 'done', text: words(30) });
    expect(await credits()).toBe(470);
    const { rows } = await app.context.database.pool.query('SELECT id FROM model_calls WHERE run_id = $1', [
      opened.task.id,
    ]);
    expect(rows).toHaveLength(1);
    await closeContext(unlucky);
    database.close();
  });

  it('that stops lets what is nearly done end, ends the rest as failed, and takes no more', async () => {
    const leaving = otherProcess();
    const open = () =>
      openGeneration(
        leaving,
        who.id,
        { ...brief.parse({ idea }), sourceIds: [], cite: false, variants: 1 },
        null,
      );
    const begin = async () => {
      const opened = await open();
      if (opened.kind !== 'begin') throw new Error('not begun');
      runnerOf(leaving).begin(opened.task, null);
      return opened.task.id;
    };
    await app.sandbox.control.model.order({ kind: 'answer', text: words(30), msToFirstToken: 50 });
    const quick = await begin();
    await expect.poll(async () => (await modelRequests()).at(-1)?.answer).toBe(words(30));
    await app.sandbox.control.model.order({ kind: 'hang', text: words(50), afterTokens: 40 });
    const stuck = await begin();
    await drainGenerations(leaving, 5000);
    expect(await state(quick)).toMatchObject({ status: 'done' });
    expect(await state(stuck)).toMatchObject({ status: 'failed' });
    expect(await credits()).toBe(470);
    await expect(open()).rejects.toMatchObject({ code: 'unavailable' });
    await closeContext(leaving);
  });
});
