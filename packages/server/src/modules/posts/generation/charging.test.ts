import { randomUUID } from 'node:crypto';
import { creditHistory, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { reserveCredits } from '../../credits/index.ts';
import { generate, idea, textOf } from './test-stream.ts';

const credits = async (app: TestApp, who: Person) =>
  (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;

describe('what drafts of the built-in writer cost', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('charges the same drafts of the same brief once, and those of another again', async () => {
    const who = await app.signUp();
    const usage = async (body: Parameters<typeof generate>[2]) => {
      const done = (await (await generate(app, who, body)).rest()).at(-1);
      if (done?.type !== 'done') throw new Error('no done');
      return done.data;
    };
    expect(await usage({ idea, seed: 's' })).toMatchObject({ userUsage: 30 });
    const again = await usage({ idea, seed: 's' });
    expect(again.userUsage).toBe(0);
    expect(again.missing).toContain('You have this draft already, so it cost nothing');
    expect(await credits(app, who)).toBe(470);
    expect((await usage({ idea, seed: 's', variants: 3 })).userUsage).toBe(60);
    expect((await usage({ idea: `${idea} It rained.`, seed: 's' })).userUsage).toBe(30);
    const two = { idea: `${idea} It snowed.`, seed: 's' };
    const both = await Promise.all([usage(two), usage(two)]);
    expect(both.reduce((sum, { userUsage }) => sum + userUsage, 0)).toBe(30);
    expect(await credits(app, who)).toBe(350);
  });

  it('charges nothing for a draft that another tone had given word for word, and says so', async () => {
    const who = await app.signUp();
    const write = async (tone: 'warm' | 'formal') => {
      const done = (await (await generate(app, who, { idea, seed: 's', tone })).rest()).at(-1);
      if (done?.type !== 'done') throw new Error('no done');
      return done.data;
    };
    const [warm, formal] = [await write('warm'), await write('formal')];
    expect(formal.text).toBe(warm.text);
    expect(warm.userUsage).toBe(30);
    expect(formal).toMatchObject({ userUsage: 0 });
    expect(formal.missing).toContain('You have this draft already, so it cost nothing');
    expect(await credits(app, who)).toBe(470);
  });

  it('charges a brief once whether its language is named or told by its notes', async () => {
    const who = await app.signUp();
    const usage = async (body: Parameters<typeof generate>[2]) => {
      const done = (await (await generate(app, who, body)).rest()).at(-1);
      if (done?.type !== 'done') throw new Error('no done');
      return done.data.userUsage;
    };
    const asked = { idea, seed: 's', goal: 'comments' } as const;
    expect(await usage({ ...asked, language: 'en' })).toBe(30);
    expect(await usage({ ...asked, language: 'auto' })).toBe(0);
    const other = { ...asked, callToAction: 'Write to me if you want the list.' };
    expect(await usage({ ...other, language: 'auto' })).toBe(30);
    expect(await usage({ ...other, language: 'en' })).toBe(0);
    expect(await credits(app, who)).toBe(440);
  });

  it('needs no credits for a draft that will cost none, and those alone that others will cost', async () => {
    const who = await app.signUp();
    const used = async (body: Parameters<typeof generate>[2], headers?: Record<string, string>) => {
      const stream = await generate(app, who, body, headers);
      const end = (await stream.rest()).at(-1);
      return end?.type === 'done' ? end.data.userUsage : stream.response.status;
    };
    const leave = async (left: number) =>
      app.context.database.db.transaction(async (tx) =>
        reserveCredits(tx, {
          userId: who.id,
          amount: (await credits(app, who)) - left,
          action: 'post.generate',
          label: 'All but some',
          idempotencyKey: `all-but-${left}`,
          now: app.clock.now(),
        }),
      );
    expect(await used({ idea, seed: 's' })).toBe(30);
    await leave(70);
    expect(await used({ idea, seed: 's', variants: 3 })).toBe(60);
    await leave(0);
    expect(await used({ idea, seed: 's' })).toBe(0);
    expect(await used({ idea, seed: 's', variants: 3 })).toBe(0);
    expect(await used({ idea: 'We stopped our daily standup' })).toBe(0);
    expect(await used({ idea: `${idea} It rained.` })).toBe(402);
    const headers = { 'idempotency-key': randomUUID() };
    const twice = await Promise.all(
      Array.from({ length: 6 }, () => used({ idea, seed: 's' }, { 'idempotency-key': randomUUID() })).concat(
        Array.from({ length: 2 }, () => used({ idea, seed: 's' }, headers)),
      ),
    );
    // 409: the other of the same key is still being written; 429: six are.
    expect(twice.filter((one) => ![0, 409, 429].includes(one))).toEqual([]);
    expect(await used({ idea, seed: 's' }, headers)).toBe(0);
    const running = await Promise.all(Array.from({ length: 9 }, () => used({ idea, seed: 's' })));
    expect(running.filter((one) => one !== 0 && one !== 429)).toEqual([]);
    expect(await credits(app, who)).toBe(0);
  });

  it('refuses before the stream, with what is needed and held, when the credits do not suffice', async () => {
    const who = await app.signUp();
    for (let n = 0; n < 5; n += 1)
      await (await generate(app, who, { idea: `${idea} That was in week ${n}.`, variants: 3 })).rest();
    const refused = await generate(app, who, { idea, variants: 3 });
    expect(refused.response.status).toBe(402);
    expect(await refused.response.json()).toMatchObject({
      code: 'insufficient_credits',
      details: { needed: 90, held: 50 },
    });
    expect((await (await generate(app, who)).rest()).at(-1)?.type).toBe('done');
    expect(await credits(app, who)).toBe(20);
  });

  it('never lets two requests spend the same credits', async () => {
    const who = await app.signUp();
    for (let n = 0; n < 5; n += 1)
      await (await generate(app, who, { idea: `${idea} That was in week ${n}.`, variants: 3 })).rest();
    const all = await Promise.all(
      Array.from({ length: 4 }, (_, n) => generate(app, who, { idea: `${idea} It was day ${n}.` })),
    );
    await Promise.all(all.map((stream) => stream.rest()));
    expect(all.map((stream) => stream.response.status).toSorted((a, b) => a - b)).toEqual([
      200, 402, 402, 402,
    ]);
    expect(await credits(app, who)).toBe(20);
  });

  it('answers a repeated key with the first answer, and charges once', async () => {
    const who = await app.signUp();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await generate(app, who, { idea, variants: 3 }, headers);
    const events = await first.rest();
    const again = await generate(app, who, { idea, variants: 3 }, headers);
    expect(again.id).toBe(first.id);
    const replayed = await again.rest();
    expect(replayed.at(-1)).toEqual(events.at(-1));
    for (const variant of [0, 1, 2]) expect(textOf(replayed, variant)).toBe(textOf(events, variant));
    expect(await credits(app, who)).toBe(410);
    const other = await generate(app, who, { idea: 'Something else.' }, headers);
    expect(other.response.status).toBe(422);
    expect(await other.response.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('shows one line in the history for each charge', async () => {
    const who = await app.signUp();
    await (await generate(app, who)).rest();
    const { body } = await app.call(creditHistory, { query: {} }, { token: who.token });
    expect(body.data.items[0]).toMatchObject({
      kind: 'reserve',
      amount: -30,
      label: 'Post written',
      balanceAfter: 470,
    });
  });
});
