import { cancelGeneration, generatePost, getGeneration, listPosts, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeContext, createContext, type Context } from '../../../../context.ts';
import { createLog } from '../../../../platform/log.ts';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { engineOf } from '../../../runs/runs/index.ts';
import { openGeneration } from './open.ts';
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
  const posts = async () => (await app.call(listPosts, { query: {} }, { token: who.token })).body.data.items;
  const modelRequests = () => app.sandbox.control.model.requests();
  const otherProcess = (url = String(app.context.database.pool.options.connectionString)) =>
    createContext(app.context.config, url, { clock: app.clock, log: createLog('silent') });

  const open = (context: Context, who: Person) =>
    openGeneration(context, who.id, generatePost.body.parse({ idea }), null);

  it('that died leaves a generation which another process ends at no charge, with its draft', async () => {
    await app.sandbox.control.model.order({ kind: 'hang', text: words(50), afterTokens: 40 });
    const dead = otherProcess();
    const { id } = await open(dead, who);
    await expect.poll(async () => (await modelRequests()).length).toBeGreaterThan(0);
    expect(await credits()).toBe(470);
    expect(await posts()).toMatchObject([{ text: '', status: 'draft' }]);
    await app.runPeriodic('runs.sweep');
    expect(await state(id)).toMatchObject({ status: 'running' });
    app.clock.advance(60_000);
    await app.runPeriodic('runs.sweep');
    await app.runDueJobs();
    expect((await state(id)).status).toBe('failed');
    expect(await posts()).toEqual([]);
    expect(await credits()).toBe(500);
    // It wakes up and can no longer write.
    await engineOf(dead).drain(0);
    await closeContext(dead);
    expect(await state(id)).toMatchObject({ status: 'failed', postId: null });
    expect(await credits()).toBe(500);
  });

  it('is not swept while it writes', async () => {
    const stream = await stuckAfter(app, who, 50);
    app.clock.advance(60 * 60_000);
    await app.runPeriodic('runs.sweep');
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
    const { id } = await open(unlucky, who);
    database.loseNext();
    await engineOf(unlucky).find(id)?.ended;
    expect(await state(id)).toMatchObject({ status: 'done', text: words(30) });
    expect(await posts()).toMatchObject([{ text: words(30) }]);
    expect(await credits()).toBe(470);
    const { rows } = await app.context.database.pool.query('SELECT id FROM model_calls WHERE run_id = $1', [
      id,
    ]);
    expect(rows).toHaveLength(1);
    await closeContext(unlucky);
    database.close();
  });

  it('that stops lets what is nearly done end, ends the rest as failed, and takes no more', async () => {
    const leaving = otherProcess();
    const before = (await modelRequests()).length;
    await app.sandbox.control.model.order({ kind: 'answer', text: words(30), msToFirstToken: 50 });
    const quick = (await open(leaving, who)).id;
    await expect.poll(async () => (await modelRequests())[before]?.answer).toBe(words(30));
    await app.sandbox.control.model.order({ kind: 'hang', text: words(50), afterTokens: 40 });
    const stuck = (await open(leaving, who)).id;
    await engineOf(leaving).drain(5000);
    expect(await state(quick)).toMatchObject({ status: 'done' });
    expect(await state(stuck)).toMatchObject({ status: 'failed' });
    expect(await credits()).toBe(470);
    await expect(open(leaving, who)).rejects.toMatchObject({ code: 'unavailable' });
    await closeContext(leaving);
  });
});
