import {
  brief,
  briefSettings,
  changeOwnTemplate,
  createOwnTemplate,
  deleteOwnTemplate,
  lastBrief,
  listOwnTemplates,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());

const as = (person: Person) => ({ token: person.token });
const save = (name: string, settings: object = {}, person = who) =>
  app.call(createOwnTemplate, { body: { name, settings } }, as(person));
const names = async (person = who) =>
  (await app.call(listOwnTemplates, {}, as(person))).body.data.items.map(({ name }) => name);

const settings = {
  format: 'list' as const,
  goal: 'saves' as const,
  callToAction: 'Save it',
  mustSay: ['It is free', ' '],
  never: ['cheap'],
};

describe('own templates', () => {
  it('are kept under a name, renamed, changed and deleted', async () => {
    const made = await save(' Weekly  list ', settings);
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      name: 'Weekly list',
      settings: { ...settings, mustSay: ['It is free'], tone: 'plain', audience: '' },
    });
    const { id } = made.body.data;
    await save('A case');
    expect(await names()).toEqual(['A case', 'Weekly list']);
    const renamed = await app.call(changeOwnTemplate, { params: { id }, body: { name: 'List' } }, as(who));
    expect(renamed.body.data).toMatchObject({ name: 'List', settings: { goal: 'saves' } });
    const changed = await app.call(
      changeOwnTemplate,
      { params: { id }, body: { settings: { tone: 'dry' } } },
      as(who),
    );
    expect(changed.body.data).toMatchObject({ name: 'List', settings: { tone: 'dry', goal: 'none' } });
    expect((await app.call(deleteOwnTemplate, { params: { id } }, as(who))).status).toBe(200);
    expect((await app.call(deleteOwnTemplate, { params: { id } }, as(who))).status).toBe(404);
    expect(await names()).toEqual(['A case']);
  });

  it('have names of their own, whatever the case', async () => {
    await save('Monday');
    expect((await save('MONDAY')).body.code).toBe('template_name_taken');
    const other = await save('Tuesday');
    const id = other.body.data.id;
    expect(
      (await app.call(changeOwnTemplate, { params: { id }, body: { name: 'monday' } }, as(who))).body.code,
    ).toBe('template_name_taken');
    expect((await save('  ')).status).toBe(400);
  });

  it('are nobody else’s, and a hundred at most', async () => {
    const person = await app.signUp();
    const { id } = (await save('Mine', {}, who)).body.data;
    for (const answer of [
      await app.call(changeOwnTemplate, { params: { id }, body: { name: 'Taken' } }, as(person)),
      await app.call(deleteOwnTemplate, { params: { id } }, as(person)),
    ])
      expect(answer.status).toBe(404);
    const saved = await Promise.all(Array.from({ length: 102 }, (_, at) => save(`Shape ${at}`, {}, person)));
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(saved.find(({ status }) => status !== 201)?.body.code).toBe('template_limit');
  });
});

describe('the last brief', () => {
  it('comes back without what belongs to the one post', async () => {
    const person = await app.signUp();
    const last = async () => (await app.call(lastBrief, {}, as(person))).body.data.settings;
    expect(await last()).toBeNull();
    const asked = { idea: 'We moved 40 customers in one weekend.', ...settings, audience: 'Founders' };
    const response = await app.fetch('/api/posts/generate', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const events = await response.text();
    expect(events).toContain('event: done');
    expect(events).toContain('It is free');
    const { tone, length, goal, never } = brief.parse(asked);
    expect(await last()).toEqual(briefSettings.parse({ tone, length, goal, never, audience: 'Founders' }));
    expect((await app.call(lastBrief, {}, as(who))).body.data.settings).toBeNull();
  });
});
