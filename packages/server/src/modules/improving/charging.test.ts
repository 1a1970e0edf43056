import { randomUUID } from 'node:crypto';
import { findEndings, findOpenings, improvePost, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

const text =
  'We took four fields out of our sign-up form.\n\nTo be honest, it was really a very small change. Forms are everywhere on the web today, and designers know them well. People do not enjoy them much. Before, 41 in a hundred finished it; after, 63.\n\nWhich field would you drop first?';

const credits = async (app: TestApp, who: Person) =>
  (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;

describe('what helps without a model cost', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('charges the same request once, and one of a changed text again', async () => {
    const person = await app.signUp();
    const session = { token: person.token };
    const told = `${text}\n\nI had defended every field. Maya from support said: "Nobody reads the second page."`;
    const openings = (words: string) => app.call(findOpenings, { body: { text: words } }, session);
    const first = await openings(told);
    expect(first.body.userUsage).toBe(5);
    const second = await openings(told);
    expect(second.body.userUsage).toBe(0);
    expect(second.body.data.items).toEqual(first.body.data.items);
    expect((await openings(told.replace('four', 'five'))).body.userUsage).toBe(5);
    const endings = (goal: 'saves' | 'comments') => app.call(findEndings, { body: { text, goal } }, session);
    expect((await endings('saves')).body.userUsage).toBe(5);
    expect((await endings('saves')).body.userUsage).toBe(0);
    expect((await endings('comments')).body.userUsage).toBe(5);
    const shorter = () => app.call(improvePost, { body: { text, help: 'shorter' } }, session);
    const both = await Promise.all([shorter(), shorter()]);
    expect(both.map(({ body }) => body.userUsage)).toSatisfy(
      (used: unknown[]) => used.includes(0) && used.includes(5),
    );
    expect(await credits(app, person)).toBe(475);
    const other = await app.signUp();
    expect(
      (await app.call(findOpenings, { body: { text: told } }, { token: other.token })).body.userUsage,
    ).toBe(5);
  });

  it('charges nothing for endings that all go with any post', async () => {
    const person = await app.signUp();
    const { body } = await app.call(
      findEndings,
      { body: { text: 'It rained in May.', goal: 'leads' } },
      { token: person.token },
    );
    expect(body.data.items.every(({ general }) => general)).toBe(true);
    expect(body.userUsage).toBe(0);
    expect(await credits(app, person)).toBe(500);
  });

  it('asked again with the same key it answers the same and charges once', async () => {
    const person = await app.signUp();
    const key = randomUUID();
    const once = () =>
      app.call(
        improvePost,
        { body: { text, help: 'shorter' } },
        { token: person.token, headers: { 'idempotency-key': key } },
      );
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
    expect(await credits(app, person)).toBe(495);
  });
});
