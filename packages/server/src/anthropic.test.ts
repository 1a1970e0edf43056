import {
  answerInterview,
  askChat,
  cancelGeneration,
  createPost,
  errorCatalogue,
  findEndings,
  findOpenings,
  getGeneration,
  improvePost,
  startInterview,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generate, idea, textOf } from './domains/writing/writing/post/test-stream.ts';
import { createTestApp, type Person, type TestApp } from './testing/index.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp({
    model: 'anthropic',
    environment: { AI_PRICES: 'anthropic:claude-sandbox=3/15', AI_FIRST_TOKEN_TIMEOUT_MS: '1000' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  who = await app.signUp();
  await app.sandbox.control.model.clearOrders();
  await app.sandbox.control.model.configure({ mode: 'helpful', apiKeys: [], models: [] });
});

const order = (behaviour: Parameters<TestApp['sandbox']['control']['model']['order']>[0]) =>
  app.sandbox.control.model.order(behaviour);
const credits = async () => (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
const lastRequest = async () => (await app.sandbox.control.model.requests()).at(-1);
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${String(index).padStart(8, '0')}`).join(' ');

interface CallRow {
  step: string;
  model: string;
  outcome: string;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_micro_usd: number | null;
}
const callsOf = async (id: string): Promise<CallRow[]> =>
  (
    await app.context.database.pool.query<CallRow>(
      'SELECT step, model, outcome, input_tokens, output_tokens, cost_micro_usd FROM model_calls JOIN runs ON runs.id = run_id WHERE group_id = $1',
      [id],
    )
  ).rows;

describe('a draft', () => {
  it('streams, and what it used is kept with its cost', async () => {
    const stream = await generate(app, who);
    const events = await stream.rest();
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      data: { userUsage: 30, engine: { kind: 'model', name: 'claude-sandbox' } },
    });
    expect(textOf(events)).toContain('40 customers');
    expect(events.length).toBeGreaterThan(10);
    const request = await lastRequest();
    expect(request).toMatchObject({
      api: 'messages',
      outcome: 'completed',
      body: {
        model: 'claude-sandbox',
        max_tokens: 8000,
        stream: true,
        messages: [{ role: 'user', content: [{ type: 'text' }] }],
      },
    });
    const [call] = await callsOf(stream.id);
    const input = call?.input_tokens ?? 0;
    const output = call?.output_tokens ?? 0;
    expect(output).toBe(request?.tokensSent);
    expect(call).toMatchObject({ outcome: 'done', cost_micro_usd: 3 * input + 15 * output });
    expect(input).toBeGreaterThan(100);
    expect(await credits()).toBe(470);
  });

  it('is one of three on request, each from a request of its own', async () => {
    const stream = await generate(app, who, { idea, variants: 3 });
    const done = (await stream.rest()).at(-1);
    if (done?.type !== 'done') throw new Error('no done');
    expect(new Set(done.data.variants.map(({ text }) => text.split('\n')[0])).size).toBe(3);
    expect((await callsOf(stream.id)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(await credits()).toBe(410);
  });

  it.each([
    ['refused before a word', { kind: 'refusal' }, 'declined'],
    ['refused after some words', { kind: 'refusal', text: words(30) }, 'declined'],
    ['cut at the limit', { kind: 'length', text: words(100), afterTokens: 15 }, 'limit'],
    ['empty', { kind: 'empty' }, 'empty'],
    ['overloaded', { kind: 'error', status: 529, message: 'Overloaded' }, 'unavailable'],
    [
      'overloaded after it began',
      { kind: 'error', status: 529, message: 'Overloaded', text: words(100), afterTokens: 15 },
      'unavailable',
    ],
    ['rate-limited', { kind: 'error', status: 429, retryAfterSeconds: 30 }, 'rate_limited'],
    [
      'rate-limited in the stream before a word',
      { kind: 'error', status: 429, afterTokens: 0 },
      'rate_limited',
    ],
    ['not paid for', { kind: 'error', status: 402 }, 'rejected'],
    ['too large', { kind: 'error', status: 413 }, 'rejected'],
    ['broken', { kind: 'error', status: 500 }, 'unavailable'],
    ['JSON that breaks off', { kind: 'malformed' }, 'unavailable'],
    ['a lost connection', { kind: 'cut', text: words(100), afterTokens: 15 }, 'unavailable'],
    ['silence after pings', { kind: 'hang', afterTokens: 0 }, 'unavailable'],
    [
      'a refusal in words',
      { kind: 'answer', text: 'I can’t write this post. It accuses a real person.' },
      'declined',
    ],
  ] as const)('%s is told by its code and costs nothing', async (_, behaviour, reason) => {
    await order(behaviour);
    const stream = await generate(app, who);
    const end = (await stream.rest()).at(-1);
    if (end?.type !== 'error') throw new Error('no error');
    expect(end.data.details).toMatchObject({ reason });
    expect(end.data.message).toBe(errorCatalogue[end.data.code].message);
    expect(await credits()).toBe(500);
    expect((await lastRequest())?.behaviour).toBe(behaviour.kind);
    expect(await callsOf(stream.id)).toHaveLength(1);
  });

  it('with a wrong key or for a model that is not there is told so', async () => {
    await app.sandbox.control.model.configure({ apiKeys: ['another'] });
    const refused = await generate(app, who);
    expect((await refused.rest()).at(-1)).toMatchObject({ data: { code: 'writer_key_refused' } });
    await app.sandbox.control.model.configure({ apiKeys: [], models: ['claude-another'] });
    const unknown = await generate(app, who);
    expect((await unknown.rest()).at(-1)).toMatchObject({ data: { code: 'writer_rejected' } });
    expect(await credits()).toBe(500);
  });

  it('that its author stops ends the request at once', async () => {
    await order({ kind: 'answer', text: words(300), msPerToken: 5 });
    const stream = await generate(app, who);
    await stream.next();
    await app.call(cancelGeneration, { params: { id: stream.id } }, { token: who.token });
    expect((await stream.rest()).at(-1)).toMatchObject({ data: { code: 'generation_cancelled' } });
    await expect.poll(async () => (await lastRequest())?.outcome).toBe('cancelled');
    const kept = await app.call(getGeneration, { params: { id: stream.id } }, { token: who.token });
    expect(kept.body.data.status).toBe('cancelled');
    expect(await callsOf(stream.id)).toMatchObject([{ outcome: 'aborted' }]);
  });
});

describe('a help', () => {
  const text =
    'We took four fields out of our form. In order to be honest, nobody missed them.\n\nBefore, 41 in a hundred finished it; after, 63.\n\nWhich would you drop?';

  it('changes a text for 5 credits, and an overloaded model for none', async () => {
    const wish = { text, help: 'shorter' as const };
    const { body } = await app.call(improvePost, { body: wish }, { token: who.token });
    expect(body.data).toMatchObject({ engine: { name: 'claude-sandbox' } });
    expect(body.data.text.length).toBeLessThan(text.length);
    expect(await credits()).toBe(495);
    await order({ kind: 'error', status: 529 });
    const failed = await app.call(improvePost, { body: wish }, { token: who.token });
    expect([failed.status, failed.body.code]).toEqual([
      errorCatalogue.writer_unavailable.status,
      'writer_unavailable',
    ]);
    await order({ kind: 'length', text, afterTokens: 5 });
    const cut = await app.call(improvePost, { body: wish }, { token: who.token });
    // Asking for a shorter post is no advice to somebody who asks for a shorter post.
    expect(cut.body.code).toBe('writer_cut');
    expect(cut.body.message).toContain('part of the text');
    await order({ kind: 'refusal', text: 'I can change' });
    expect((await app.call(improvePost, { body: wish }, { token: who.token })).body.code).toBe(
      'writer_declined',
    );
    expect(await credits()).toBe(495);
  });

  it('finds openings and endings in the form the model is held to', async () => {
    const openings = await app.call(findOpenings, { body: { text } }, { token: who.token });
    expect(openings.body.data).toMatchObject({ engine: { name: 'claude-sandbox' } });
    expect(openings.body.data.items.length).toBeGreaterThan(2);
    const body = (await lastRequest())?.body;
    const endings = await app.call(findEndings, { body: { text, goal: 'comments' } }, { token: who.token });
    expect(endings.body.data.items.length).toBeGreaterThan(2);
    // One of the two ways the protocol has: a schema for the answer, or a tool that must be called.
    expect(JSON.stringify(body)).toMatch(/"output_config":\{"format"|"tool_choice":\{"type":"any"/);
    expect(JSON.stringify(body)).toContain('openings');
  });

  it('follows a wish in the chat', async () => {
    const post = await app.call(createPost, { body: { text } }, { token: who.token });
    const { body, status } = await app.call(
      askChat,
      {
        params: { id: post.body.data.id },
        body: { text, instruction: 'replace "four fields" with "4 fields"' },
      },
      { token: who.token },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ engine: { name: 'claude-sandbox' } });
    expect(body.data.after).toContain('4 fields');
  });

  it('asks the next question of an interview, and a plain one when the model is away', async () => {
    const say = async (turn: number, answer: string, id: string) =>
      app.call(answerInterview, { params: { id }, body: { turn, answer } }, { token: who.token });
    const begun = (await app.call(startInterview, {}, { token: who.token })).body.data;
    const asked = await say(0, 'We spoke with three customers.', begun.id);
    expect(asked.body.data.turns[1]).toMatchObject({ engine: { name: 'claude-sandbox' } });
    await order({ kind: 'error', status: 529, times: 2 });
    const plain = await say(1, 'The first gave up at the phone number.', begun.id);
    expect(plain.body.data.turns[2]).toMatchObject({ state: 'asked', engine: null });
    // What a question used is kept, though it costs its reader nothing.
    const { rows } = await app.context.database.pool.query<{ outcome: string; output_tokens: number | null }>(
      `SELECT outcome, charged, output_tokens FROM runs JOIN model_calls ON run_id = runs.id
       WHERE user_id = $1 AND kind = 'question' ORDER BY outcome`,
      [who.id],
    );
    expect(rows).toMatchObject([
      { outcome: 'done', charged: 0 },
      { outcome: 'unavailable', charged: 0, output_tokens: null },
    ]);
    expect(rows[0]?.output_tokens).toBeGreaterThan(0);
    expect(await credits()).toBe(500);
  });
});

describe('two models', () => {
  let two: TestApp;
  beforeAll(async () => {
    two = await createTestApp({
      model: 'anthropic',
      environment: {
        AI_MODELS: 'anthropic:claude-first,anthropic:claude-second',
        AI_PRICES: 'anthropic:claude-second=1/1',
      },
    });
  });
  afterAll(() => two.close());

  it('the one that wrote is the one that is named', async () => {
    const person = await two.signUp();
    const good = 'We moved 40 customers to the new billing system in one weekend.';
    const { order: ask } = two.sandbox.control.model;
    await ask({ kind: 'error', status: 529, model: 'claude-first' });
    await ask({ kind: 'answer', text: good });
    const stream = await generate(two, person);
    expect((await stream.rest()).at(-1)).toMatchObject({ data: { engine: { name: 'claude-second' } } });
  });

  it('a cost that nobody knows is not kept as none', async () => {
    const person = await two.signUp();
    const costs = async () =>
      (
        await two.context.database.pool.query<{ model: string; cost_micro_usd: number | null }>(
          `SELECT model, cost_micro_usd FROM model_calls JOIN runs ON runs.id = run_id
           WHERE user_id = $1 AND outcome = 'done' ORDER BY model_calls.created_at`,
          [person.id],
        )
      ).rows;
    const body = { text: 'We won. Nobody had asked us to.', help: 'personal' as const };
    await two.call(improvePost, { body }, { token: person.token });
    expect(await costs()).toEqual([{ model: 'anthropic:claude-first', cost_micro_usd: null }]);
    two.clock.advance(1000);
    await two.sandbox.control.model.order({ kind: 'error', status: 529, model: 'claude-first' });
    await two.call(improvePost, { body }, { token: person.token });
    const [, second] = await costs();
    expect(second?.model).toBe('anthropic:claude-second');
    expect(second?.cost_micro_usd).toBeGreaterThan(0);
  });
});
