import { randomUUID } from 'node:crypto';
import {
  cancelGeneration,
  errorCatalogue,
  findPostGeneration,
  getGeneration,
  listPosts,
  stopDraft,
  updatePost,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import type { GenerationEvent } from './events.ts';
import { generate, idea, textOf, type Stream } from './test-stream.ts';
import { readCharacters, stuckAfter, words } from './test-stuck.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  who = await app.signUp();
  await app.sandbox.control.model.clearOrders();
});

const credits = async () => (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
const posts = async () => (await app.call(listPosts, { query: {} }, { token: who.token })).body.data.items;
const state = async (id: string) =>
  (await app.call(getGeneration, { params: { id } }, { token: who.token })).body.data;
const cancel = (id: string) => app.call(cancelGeneration, { params: { id } }, { token: who.token });
const modelRequests = () => app.sandbox.control.model.requests();

describe('a cancel', () => {
  it('stops the model at once and costs nothing before 200 characters', async () => {
    const stream = await stuckAfter(app, who, 150);
    const text = await readCharacters(stream, 140);
    await cancel(stream.id);
    expect((await stream.rest()).at(-1)).toMatchObject({
      type: 'error',
      data: { code: 'generation_cancelled', details: { userUsage: 0 } },
    });
    expect(await credits()).toBe(500);
    const [draft] = await posts();
    expect(draft).toMatchObject({ text, engine: { kind: 'model' } });
    expect(await state(stream.id)).toMatchObject({ status: 'cancelled', text, postId: draft?.id });
    await expect.poll(async () => (await modelRequests()).at(-1)?.endedAt).toBeDefined();
  });

  it('costs the text when 200 characters had been delivered, and the text so far is kept', async () => {
    const stream = await stuckAfter(app, who, 260);
    const text = await readCharacters(stream, 259);
    await cancel(stream.id);
    expect((await stream.rest()).at(-1)).toMatchObject({
      type: 'error',
      data: { code: 'generation_cancelled', details: { userUsage: 30 } },
    });
    expect(await credits()).toBe(470);
    expect(await state(stream.id)).toMatchObject({ status: 'cancelled', text });
  });

  it('before the first word costs nothing', async () => {
    await app.sandbox.control.model.order({ kind: 'hang' });
    const stream = await generate(app, who);
    await cancel(stream.id);
    expect((await stream.rest()).map((event) => event.type)).toEqual(['error']);
    expect(await credits()).toBe(500);
    expect(await posts()).toEqual([]);
  });

  it('of three texts charges those of which enough had come', async () => {
    const { order } = app.sandbox.control.model;
    await order({
      kind: 'hang',
      text: words(100),
      afterTokens: 30,
      includes: 'Angle: one concrete',
    });
    await order({ kind: 'hang', text: words(100), afterTokens: 19, includes: 'Angle: the point' });
    await order({
      kind: 'hang',
      text: words(100),
      afterTokens: 25,
      includes: 'Angle: the reader',
    });
    const stream = await generate(app, who, { idea, variants: 3 });
    await readCharacters(stream, 299 + 189 + 249);
    await cancel(stream.id);
    expect((await stream.rest()).at(-1)).toMatchObject({
      data: { code: 'generation_cancelled', details: { userUsage: 60 } },
    });
    expect(await credits()).toBe(440);
  });

  it('that comes twice, or after the end, changes nothing', async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: words(30) });
    const stream = await generate(app, who);
    await stream.rest();
    expect((await cancel(stream.id)).status).toBe(200);
    expect((await cancel(stream.id)).status).toBe(200);
    expect(await state(stream.id)).toMatchObject({ status: 'done' });
    expect(await credits()).toBe(470);
    expect((await cancel(randomUUID())).status).toBe(404);
  });

  it('reaches the process that writes, wherever it came in', async () => {
    const stream = await stuckAfter(app, who, 100);
    await readCharacters(stream, 90);
    // Another web process only sees the row.
    await app.context.database.pool.query('UPDATE runs SET cancel_requested_at = now() WHERE id = $1', [
      stream.id,
    ]);
    expect((await stream.rest()).at(-1)).toMatchObject({ data: { code: 'generation_cancelled' } });
    expect(await credits()).toBe(500);
  });
});

describe('a stop of one of three', () => {
  const stop = (id: string, variant: number, token = who.token) =>
    app.call(stopDraft, { params: { id, variant } }, { token });
  /** The second text hangs after this many chunks of ten characters. The others are completed. */
  async function secondHangs(afterTokens: number): Promise<Stream> {
    const { order } = app.sandbox.control.model;
    await order({ kind: 'hang', text: words(100), afterTokens, includes: 'Angle: the point' });
    await order({ kind: 'answer', text: words(40) });
    await order({ kind: 'answer', text: words(40).replace(/.$/, 'z') });
    return generate(app, who, { idea, variants: 3 });
  }
  async function untilEnded(stream: Stream, count: number): Promise<GenerationEvent[]> {
    const ends: GenerationEvent[] = [];
    while (ends.length < count) {
      const event = await stream.next();
      if (event === null || event.type === 'done') throw new Error('It ended early.');
      if (event.type === 'ended') ends.push(event);
    }
    return ends;
  }

  it.each([
    { characters: 190, usage: 60, said: 'Draft 2: you stopped it, and it cost nothing' },
    {
      characters: 210,
      usage: 90,
      said: 'Draft 2: you stopped it; the text written so far was kept and charged',
    },
  ])(
    'ends that one alone: at $characters characters all cost $usage',
    async ({ characters, usage, said }) => {
      const stream = await secondHangs(characters / 10);
      expect(await untilEnded(stream, 2)).toMatchObject([
        { data: { how: 'written', free: false } },
        { data: { how: 'written', free: false } },
      ]);
      await stop(stream.id, 1);
      const rest = await stream.rest();
      const free = characters < 200;
      expect(rest.find(({ type }) => type === 'ended')?.data).toEqual({ variant: 1, how: 'stopped', free });
      const done = rest.at(-1);
      if (done?.type !== 'done') throw new Error('no done');
      expect(done.data.variants.map(({ variant, text }) => [variant, text.length])).toEqual([
        [0, 399],
        [2, 399],
        [1, characters - 1],
      ]);
      expect(done.data).toMatchObject({ userUsage: usage, missing: [said] });
      expect(await credits()).toBe(500 - usage);
      await expect
        .poll(async () => (await modelRequests()).every(({ endedAt }) => endedAt !== undefined))
        .toBe(true);
    },
  );

  it('reaches the process that writes, wherever it came in, is nobody else’s, and twice is once', async () => {
    const stream = await secondHangs(10);
    await untilEnded(stream, 2);
    const other = await app.signUp();
    expect((await stop(stream.id, 1, other.token)).status).toBe(404);
    expect((await stop(randomUUID(), 1)).status).toBe(404);
    // Another web process only sees the row.
    await app.context.database.pool.query(
      `UPDATE runs SET cancel_requested_at = now() WHERE group_id = $1 AND input -> 'value' ->> 'variant' = '1'`,
      [stream.id],
    );
    expect((await stream.rest()).at(-1)).toMatchObject({ type: 'done', data: { userUsage: 60 } });
    expect((await stop(stream.id, 1)).status).toBe(200);
    expect(await credits()).toBe(440);
  });

  it('of each of them is a stop of all', async () => {
    const stream = await stuckAfter(app, who, 100, { idea, variants: 3 });
    await readCharacters(stream, 270);
    for (const variant of [0, 1, 2]) await stop(stream.id, variant);
    expect((await stream.rest()).at(-1)).toMatchObject({
      data: { code: 'generation_cancelled', details: { userUsage: 0 } },
    });
    expect(await credits()).toBe(500);
    expect((await state(stream.id)).variants).toHaveLength(3);
  });
});

describe('a client that goes away', () => {
  it('finds the finished text as a draft, charged', async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: words(40), msPerToken: 5 });
    const stream = await generate(app, who, { idea, tone: 'dry' });
    await readCharacters(stream, 20);
    stream.leave();
    await expect.poll(async () => (await state(stream.id)).status).toBe('done');
    const kept = await state(stream.id);
    expect(kept.text).toBe(words(40));
    const [draft] = await posts();
    expect(draft).toMatchObject({
      id: kept.postId,
      text: words(40),
      status: 'draft',
      brief: { idea, tone: 'dry' },
      engine: { kind: 'model', name: 'sandbox' },
    });
    expect(await credits()).toBe(470);
  });

  it('finds one draft of three texts, and the others with it until one is changed', async () => {
    for (const count of [40, 41, 42])
      await app.sandbox.control.model.order({ kind: 'answer', text: words(count), msPerToken: 5 });
    const stream = await generate(app, who, { idea, variants: 3 });
    await readCharacters(stream, 20);
    stream.leave();
    await expect.poll(async () => (await state(stream.id)).status).toBe('done');
    const [draft, ...more] = await posts();
    expect(more).toEqual([]);
    const from = async () =>
      (await app.call(findPostGeneration, { params: { id: draft?.id ?? '' } }, { token: who.token })).body
        .data.generation;
    expect(await from()).toEqual({ id: stream.id, variant: 0, othersWait: true });
    expect((await state(stream.id)).variants).toHaveLength(3);
    const body = { text: `${draft?.text}\n\nMore.`, version: draft?.version ?? 0 };
    await app.call(updatePost, { params: { id: draft?.id ?? '' }, body }, { token: who.token });
    expect(await from()).toEqual({ id: stream.id, variant: 0, othersWait: false });
    expect(await credits()).toBe(410);
  });

  it('pays nothing when the writer fails at the start', async () => {
    await app.sandbox.control.model.order({ kind: 'cut', text: words(40), msPerToken: 5, afterTokens: 15 });
    const stream = await generate(app, who);
    await readCharacters(stream, 20);
    stream.leave();
    await expect.poll(async () => (await state(stream.id)).status).toBe('failed');
    expect(await posts()).toEqual([]);
    expect(await credits()).toBe(500);
  });
});

describe('while one is running', () => {
  it('the same key reads along from the first word, and takes nothing', async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: words(40), msPerToken: 5 });
    const headers = { 'idempotency-key': randomUUID() };
    const stream = await generate(app, who, { idea }, headers);
    await readCharacters(stream, 20);
    const again = await generate(app, who, { idea }, headers);
    expect(again.id).toBe(stream.id);
    expect(textOf(await again.rest())).toBe(words(40));
    expect((await stream.rest()).at(-1)).toMatchObject({ type: 'done' });
    expect((await generate(app, who, { idea: 'Another' }, headers)).response.status).toBe(422);
    expect(await posts()).toHaveLength(1);
    expect(await credits()).toBe(470);
  });

  it('a person may have twelve at a time', async () => {
    await app.sandbox.control.model.order({ kind: 'hang', times: 13 });
    const all = await Promise.all(Array.from({ length: 13 }, () => generate(app, who)));
    const refused = all.filter(({ response }) => response.status === 429);
    expect(refused).toHaveLength(1);
    expect(all.filter(({ response }) => response.status === 200)).toHaveLength(12);
    expect(await credits()).toBe(140);
    await Promise.all(all.filter((stream) => stream.id !== '').map((stream) => cancel(stream.id)));
    await app.sandbox.control.model.clearOrders();
    expect((await (await generate(app, who)).rest()).at(-1)?.type).toBe('done');
  });
});

describe('a text that ends in the middle', () => {
  const done = async (stream: Stream) => {
    const events = await stream.rest();
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error('no done');
    expect(textOf(events)).toBe(last.data.text);
    return last.data;
  };

  it.each([
    ['at the model’s limit', 'length', 'limit'],
    ['because the connection to it was lost', 'cut', 'lost'],
  ] as const)('%s is kept as a draft, says so and costs what a stopped one does', async (_, kind, cut) => {
    await app.sandbox.control.model.order({ kind, text: words(100), afterTokens: 40 });
    const stream = await generate(app, who);
    const { text, variants, userUsage } = await done(stream);
    expect(text.length).toBeGreaterThan(200);
    expect({ cut: variants[0]?.cut, userUsage, left: await credits() }).toEqual({
      cut,
      userUsage: 30,
      left: 470,
    });
    expect(await posts()).toMatchObject([{ text, status: 'draft' }]);
    expect(await state(stream.id)).toMatchObject({ status: 'done', text, variants: [{ cut }] });
  });

  it('before 200 characters is none, and costs nothing', async () => {
    await app.sandbox.control.model.order({ kind: 'length', text: words(100), afterTokens: 15 });
    expect((await (await generate(app, who)).rest()).at(-1)).toMatchObject({
      type: 'error',
      data: { code: 'writer_cut', message: errorCatalogue.writer_cut.message, details: { reason: 'limit' } },
    });
    expect(await credits()).toBe(500);
    expect(await posts()).toEqual([]);
  });

  it('of three says which', async () => {
    await app.sandbox.control.model.order({
      kind: 'length',
      text: words(100),
      afterTokens: 40,
      includes: 'Angle: the point',
    });
    const { missing, variants } = await done(await generate(app, who, { idea, variants: 3 }));
    expect(missing).toEqual(['Draft 2: the model stopped in the middle']);
    expect(variants.find(({ variant }) => variant === 1)?.cut).toBe('limit');
  });

  it('because it never would is ended after a whole sentence', async () => {
    const sentences = Array.from({ length: 900 }, (_, index) => `This is sentence ${index}.`).join(' ');
    await app.sandbox.control.model.order({ kind: 'answer', text: sentences });
    const { text, variants } = await done(await generate(app, who));
    expect(text.length).toBeLessThanOrEqual(12_000);
    expect(text.length).toBeGreaterThan(11_900);
    expect(text).toMatch(/\.$/);
    expect(variants[0]?.cut).toBe('characters');
  });

  it('because it repeats itself keeps the first time', async () => {
    const passage = 'And so we moved another forty customers to the new system.';
    const text = `It began on Friday. ${Array.from({ length: 60 }, () => passage).join(' ')}`;
    await app.sandbox.control.model.order({ kind: 'answer', text });
    const found = await done(await generate(app, who));
    expect(found.text).toBe(`It began on Friday. ${passage}`);
    expect(found.variants[0]?.cut).toBe('loop');
  });
});
