import { randomUUID } from 'node:crypto';
import {
  addFavorite,
  getProfileData,
  industries,
  removeFavorite,
  saveProfileData,
  userConfig,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('user/details', () => {
  it('tells the plan and when it ends', async () => {
    const person = await app.signUp();
    const until = new Date(app.clock.now() + 86_400_000);
    await app.context.database.pool.query(
      "UPDATE users SET plan = 'Pro', plan_expires_at = $2 WHERE id = $1",
      [person.id, until],
    );
    const { body } = await app.call(userDetails, {}, { token: person.token });
    expect(body.data).toMatchObject({
      id: person.id,
      name: person.name,
      plan: 'Pro',
      planExpTime: until.toISOString(),
      userUsage: 500,
    });
    expect(body.userUsage).toBeUndefined();
  });
});

describe('the profile', () => {
  it('is empty at first and keeps what is saved, part by part', async () => {
    const { token } = await app.signUp();
    const empty = {
      headline: '',
      industry: null,
      role: '',
      audience: '',
      goals: '',
      timeZone: null,
      language: 'auto',
      tone: 'plain',
    };
    expect((await app.call(getProfileData, {}, { token })).body.data).toEqual(empty);
    const first = await app.call(
      saveProfileData,
      { body: { headline: 'Head of <b>Operations</b>', industry: industries[0], timeZone: 'Asia/Kolkata' } },
      { token },
    );
    expect(first.body.message).toBe('Profile saved.');
    expect(first.body.data).toEqual({
      ...empty,
      headline: 'Head of bOperations/b',
      industry: 'Technology',
      timeZone: 'Asia/Kolkata',
    });
    await app.call(saveProfileData, { body: { tone: 'dry', industry: null } }, { token });
    await app.call(saveProfileData, { body: {} }, { token });
    expect((await app.call(getProfileData, {}, { token })).body.data).toEqual({
      ...empty,
      headline: 'Head of bOperations/b',
      tone: 'dry',
      timeZone: 'Asia/Kolkata',
    });
  });

  it.each([
    { industry: 'Alchemy' },
    { timeZone: 'Mars/Olympus' },
    { language: 'xx' },
    { headline: 'x'.repeat(300) },
  ])('refuses %j', async (body) => {
    const { token } = await app.signUp();
    const response = await app.fetch('/api/user/save-profile-data', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
  });

  it('keeps a language that was chosen', async () => {
    const { token } = await app.signUp();
    await app.call(saveProfileData, { body: { language: 'en' } }, { token });
    const saved = await app.call(saveProfileData, { body: { role: 'Baker' } }, { token });
    expect(saved.body.data.language).toBe('en');
  });

  it('is each person’s own', async () => {
    const [a, b] = [await app.signUp(), await app.signUp()];
    await app.call(saveProfileData, { body: { role: 'Baker' } }, { token: a.token });
    expect((await app.call(getProfileData, {}, { token: b.token })).body.data.role).toBe('');
  });
});

describe('favourite templates', () => {
  it('are added once and removed', async () => {
    const { token } = await app.signUp();
    const add = (favoriteTemplateId: string) =>
      app.call(addFavorite, { body: { favoriteTemplateId } }, { token });
    await add('turning-point');
    app.clock.advance(1000);
    await add('said-no');
    const again = await add('turning-point');
    expect(again.body.data.favoriteTemplateIds).toEqual(['turning-point', 'said-no']);
    expect((await add(randomUUID())).body.code).toBe('not_found');
    const removed = await app.call(
      removeFavorite,
      { body: { favoriteTemplateId: 'turning-point' } },
      { token },
    );
    expect(removed.body.data.favoriteTemplateIds).toEqual(['said-no']);
    await app.call(removeFavorite, { body: { favoriteTemplateId: 'never-there' } }, { token });
    expect((await app.call(userConfig, {}, { token })).body.data.favoriteTemplateIds).toEqual(['said-no']);
  });

  it('are each person’s own', async () => {
    const [a, b] = [await app.signUp(), await app.signUp()];
    await app.call(addFavorite, { body: { favoriteTemplateId: 'said-no' } }, { token: a.token });
    expect((await app.call(userConfig, {}, { token: b.token })).body.data.favoriteTemplateIds).toEqual([]);
  });
});
