import { creditHistory, getGeneration, getRun, listPosts, listRuns, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { reserveCredits } from '../../../billing/credits/index.ts';
import { generate, idea, textOf } from './test-stream.ts';

const credits = async (app: TestApp, who: Person) =>
  (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
const drafts = async (app: TestApp, who: Person) =>
  (await app.call(listPosts, { query: {} }, { token: who.token })).body.data.items;

describe('without a model', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(async () => {
    await app.close();
  });

  it('delivers the outline at once, for nothing, and keeps it as one draft', async () => {
    const who = await app.signUp();
    const stream = await generate(app, who, { idea, goal: 'comments' });
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    const events = await stream.rest();
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('no done');
    expect(events).toHaveLength(2);
    expect(textOf(events)).toBe(done.data.text);
    expect(done.data).toMatchObject({
      userUsage: 0,
      engine: { kind: 'outline', name: 'Outline' },
    });
    for (const sentence of idea.split(/(?<=\.) /)) expect(done.data.text).toContain(sentence);
    expect(done.data.text).toMatch(/\n\n\[[^\]]+\?\]$/);
    expect(await credits(app, who)).toBe(500);
    const { text, variants, postId } = done.data;
    expect(await drafts(app, who)).toMatchObject([
      { id: postId, text, brief: { idea, goal: 'comments' }, engine: { kind: 'outline' }, version: 2 },
    ]);
    const kept = await app.call(getGeneration, { params: { id: stream.id } }, { token: who.token });
    expect(kept.body.data).toEqual({ id: stream.id, status: 'done', text, variants, postId });
    const listed = await app.call(listRuns, { query: { kind: 'post' } }, { token: who.token });
    expect(listed.body.data.items).toMatchObject([{ id: stream.id, status: 'done', charged: 0 }]);
  });

  it('makes one outline where three drafts were asked for', async () => {
    const who = await app.signUp();
    const three = (await (await generate(app, who, { idea, variants: 3 })).rest()).at(-1);
    expect(three).toMatchObject({ type: 'done', data: { userUsage: 0 } });
    const topic = (await (await generate(app, who, { idea: '5 tips for first-time managers' })).rest()).at(
      -1,
    );
    if (topic?.type !== 'done') throw new Error('no done');
    expect(topic.data.userUsage).toBe(0);
    expect(topic.data.variants).toHaveLength(1);
    expect(topic.data.text.match(/\[/g)?.length).toBeGreaterThan(5);
    expect(await credits(app, who)).toBe(500);
  });

  it('needs no credits', async () => {
    const who = await app.signUp();
    await app.context.database.db.transaction((tx) =>
      reserveCredits(tx, {
        userId: who.id,
        amount: 500,
        action: 'post.generate',
        label: 'All of them',
        idempotencyKey: 'all',
        now: app.clock.now(),
      }),
    );
    expect((await (await generate(app, who)).rest()).at(-1)?.type).toBe('done');
  });

  it('is nobody else’s', async () => {
    const [who, other] = [await app.signUp(), await app.signUp()];
    const stream = await generate(app, who);
    await stream.rest();
    const path = `/api/generations/${stream.id}`;
    const headers = { authorization: `Bearer ${other.token}` };
    expect((await app.fetch(path, { headers })).status).toBe(404);
    expect((await app.fetch(`${path}/cancel`, { method: 'POST', headers })).status).toBe(404);
  });

  it.each([
    { idea: '' },
    { idea: '   ' },
    { idea, variants: 2 },
    { idea: 'x'.repeat(20_001) },
    { idea, tone: 'angry' },
    {},
  ])('refuses %o as a plain answer', async (body) => {
    const who = await app.signUp();
    const response = await app.fetch('/api/posts/generate', {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await credits(app, who)).toBe(500);
  });
});

describe('with a model', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      model: true,
      environment: {
        AI_PRICES: 'compatible:sandbox=2.5/10',
        AI_FIRST_TOKEN_TIMEOUT_MS: '3000',
        AI_TIMEOUT_MS: '4000',
      },
    });
    // The first request would otherwise wait for the provider's code to load under a short timeout.
    app.context.writers.warm();
  });
  afterAll(async () => {
    await app.close();
  });
  const { order } = {
    order: (behaviour: Parameters<TestApp['sandbox']['control']['model']['order']>[0]) =>
      app.sandbox.control.model.order(behaviour),
  };
  const calls = async (generationId: string) =>
    (
      await app.context.database.pool.query<{
        outcome: string;
        input_tokens: number;
        output_tokens: number;
        cost_micro_usd: number;
      }>('SELECT outcome, input_tokens, output_tokens, cost_micro_usd FROM model_calls WHERE run_id = $1', [
        generationId,
      ])
    ).rows;

  it('delivers the model’s words exactly, without the blanks around them, and records tokens and cost', async () => {
    const who = await app.signUp();
    await order({ kind: 'answer', text: '\n\n  First line.\n\nSecond line with 🙂.  \n\n' });
    const stream = await generate(app, who);
    const events = await stream.rest();
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('no done');
    expect(done.data.text).toBe('First line.\n\nSecond line with 🙂.');
    expect(textOf(events)).toBe(done.data.text);
    expect(done.data.engine).toEqual({ kind: 'model', name: 'sandbox' });
    const [call] = await calls(stream.id);
    expect(call?.outcome).toBe('done');
    expect(call?.cost_micro_usd).toBe(
      Math.round((call?.input_tokens ?? 0) * 2.5 + (call?.output_tokens ?? 0) * 10),
    );
    expect(call?.output_tokens).toBeGreaterThan(3);
  });

  it('has the credits durably reserved before a word is delivered', async () => {
    const who = await app.signUp();
    await order({ kind: 'answer', text: 'A slow start of a text.', msToFirstToken: 200 });
    const stream = await generate(app, who);
    expect(await credits(app, who)).toBe(470);
    await stream.rest();
    expect(await credits(app, who)).toBe(470);
  });

  it('delivers nothing when the reservation cannot be committed, and keeps nothing', async () => {
    const { pool } = app.context.database;
    const who = await app.signUp();
    await pool.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON credit_reservations DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const { response } = await generate(app, who);
    await pool.query('DROP FUNCTION refuse CASCADE');
    expect(response.status).toBe(500);
    expect(await credits(app, who)).toBe(500);
    const { rows } = await pool.query('SELECT id FROM runs WHERE user_id = $1', [who.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    {
      name: 'refuses the key',
      behaviour: { kind: 'error', status: 401 },
      reason: 'unauthorised',
      code: 'writer_key_refused',
    },
    {
      name: 'is asked too often',
      behaviour: { kind: 'error', status: 429, retryAfterSeconds: 60 },
      reason: 'rate_limited',
      code: 'writer_busy',
    },
    {
      name: 'rejects the request',
      behaviour: { kind: 'error', status: 400 },
      reason: 'rejected',
      code: 'writer_rejected',
    },
    { name: 'breaks', behaviour: { kind: 'error', status: 500 }, reason: 'unavailable' },
    { name: 'never begins', behaviour: { kind: 'hang' }, reason: 'unavailable' },
    { name: 'is cut in the middle', behaviour: { kind: 'cut', afterTokens: 4 }, reason: 'unavailable' },
    { name: 'stops in the middle', behaviour: { kind: 'hang', afterTokens: 4 }, reason: 'unavailable' },
    { name: 'talks nonsense', behaviour: { kind: 'malformed' }, reason: 'unavailable' },
  ] as const)('costs nothing when the model $name', async ({ behaviour, reason, ...named }) => {
    const code = 'code' in named ? named.code : 'writer_unavailable';
    const who = await app.signUp();
    await order(behaviour);
    const stream = await generate(app, who);
    const last = (await stream.rest()).at(-1);
    expect(last).toMatchObject({ type: 'error', data: { code, details: { reason } } });
    expect(await credits(app, who)).toBe(500);
    const { body } = await app.call(getGeneration, { params: { id: stream.id } }, { token: who.token });
    expect(body.data.status).toBe('failed');
    // Exactly one call, because a retry would be paid twice.
    expect(await calls(stream.id)).toHaveLength(1);
  });

  it('costs nothing when the model says nothing', async () => {
    const who = await app.signUp();
    await order({ kind: 'empty' });
    expect((await (await generate(app, who)).rest()).at(-1)).toMatchObject({
      type: 'error',
      data: { code: 'writer_empty' },
    });
    expect(await credits(app, who)).toBe(500);
  });

  it.each([
    ['a preface and a fence', 'Sure! Here is your LinkedIn post:\n```\nWe moved 40 customers.\n```'],
    ['our marks', '<<<DATA id=1>>>\nWe moved 40 customers.\n<<<END DATA id=1>>>'],
    ['JSON', '{"post": "We moved 40 customers."}'],
  ])('shows the post alone when the model puts %s around it', async (_, text) => {
    const who = await app.signUp();
    await order({ kind: 'answer', text });
    const events = await (await generate(app, who)).rest();
    expect(textOf(events)).toBe('We moved 40 customers.');
    expect(events.at(-1)).toMatchObject({ type: 'done', data: { text: 'We moved 40 customers.' } });
  });

  it.each([
    'I’m sorry, but I can’t help with that request.',
    'I cannot create content of this kind.\n\nIf you like, I can suggest another subject.',
  ])('takes a model that declines for no post, shows none of it and charges nothing: %s', async (text) => {
    const who = await app.signUp();
    await order({ kind: 'answer', text });
    const events = await (await generate(app, who)).rest();
    expect(events).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'error', data: { code: 'writer_declined' } });
    expect(await credits(app, who)).toBe(500);
  });

  it('writes a post that begins with what could not be done', async () => {
    const who = await app.signUp();
    const text = 'I can’t help thinking of the 40 customers we moved.\n\nNobody was asked.';
    await order({ kind: 'answer', text });
    expect((await (await generate(app, who)).rest()).at(-1)).toMatchObject({ type: 'done', data: { text } });
  });

  it('refuses JSON that holds no post, shows none of it and charges nothing', async () => {
    const who = await app.signUp();
    await order({ kind: 'answer', text: '{"error": "no such thing", "hint":', times: 2 });
    const events = await (await generate(app, who)).rest();
    expect(events).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'error', data: { code: 'writer_unreadable' } });
    expect(await credits(app, who)).toBe(500);
  });

  it('asks for three different angles at once, and charges those that came back', async () => {
    const who = await app.signUp();
    const before = (await app.sandbox.control.model.requests()).length;
    await order({ kind: 'cut', afterTokens: 3, includes: 'Angle: the reader' });
    const events = await (await generate(app, who, { idea, variants: 3 })).rest();
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('no done');
    expect(done.data.variants.map(({ variant }) => variant)).toEqual([0, 1]);
    expect(done.data.userUsage).toBe(60);
    for (const { variant, text } of done.data.variants) expect(textOf(events, variant)).toBe(text);
    expect(await credits(app, who)).toBe(440);
    const asked = (await app.sandbox.control.model.requests())
      .slice(before)
      .map((request) => /Angle: .*/.exec(request.promptText)?.[0]);
    expect(new Set(asked).size).toBe(3);
  });

  it('charges a draft once that the model gives again in other breaks, and names it', async () => {
    const who = await app.signUp();
    const told = 'We moved 40 customers in one weekend.\n\nOn Monday nobody called support.';
    for (const text of [told, told.replace('\n\n', ' '), `${told}\n\nI had slept badly for a week before.`])
      await order({ kind: 'answer', text });
    const stream = await generate(app, who, { idea, variants: 3 });
    const done = (await stream.rest()).at(-1);
    if (done?.type !== 'done') throw new Error('no done');
    expect(done.data.userUsage).toBe(60);
    expect(done.data.variants).toHaveLength(3);
    expect(done.data.missing).toEqual([
      expect.stringMatching(/^Draft ([123]) came out the same as draft (?!\1)[123], so it cost nothing$/),
    ]);
    expect(await credits(app, who)).toBe(440);
    const { rows } = await app.context.database.pool.query<{ id: string; charged: number }>(
      'SELECT id, charged FROM runs WHERE group_id = $1 ORDER BY charged',
      [stream.id],
    );
    expect(rows.map(({ charged }) => charged)).toEqual([0, 30, 30]);
    const history = await app.call(creditHistory, { query: {} }, { token: who.token });
    const paidFor = (history.body.data?.items ?? []).filter(({ kind }) => kind === 'reserve');
    expect(new Set(paidFor.map(({ runId }) => runId))).toEqual(new Set(rows.map(({ id }) => id)));
  });

  it('records who wrote what with which prompt, and never the text', async () => {
    const who = await app.signUp();
    const stream = await generate(app, who);
    await stream.rest();
    const { body } = await app.call(getRun, { params: { id: stream.id } }, { token: who.token });
    expect(body.data).toMatchObject({ kind: 'post', prompts: ['write-post@15'], charged: 30 });
    expect(body.data.steps).toMatchObject([{ name: 'write', calls: [{ outcome: 'done' }] }]);
    const { rows: recorded } = await app.context.database.pool.query(
      'SELECT * FROM model_calls WHERE run_id = $1',
      [stream.id],
    );
    expect(JSON.stringify(recorded)).not.toContain('customers');
  });
});
