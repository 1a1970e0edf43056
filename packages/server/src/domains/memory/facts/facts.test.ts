import { randomUUID } from 'node:crypto';
import {
  addFact,
  changeFact,
  createPost,
  decideFacts,
  deletePost,
  exportFacts,
  forgetFact,
  getFact,
  listContradictions,
  listFacts,
  settleContradiction,
  type Fact,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { factsForText, keepFacts, listFactsUsedIn, recordFactUse, type NewFact } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const now = () => new Date(app.clock.now());
const day = 24 * 3_600_000;

async function typed(person: Person, body: Partial<Fact> & { text: string; team?: string }): Promise<Fact> {
  const { text, kind, subject, happened, until, privacy, team } = body;
  const given = { text, kind, subject, happened, until, privacy, team };
  const answer = await app.call(addFact, { body: given }, { token: person.token });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

const fromPost = (postId: string, text: string, given: Partial<NewFact> = {}): NewFact => ({
  text,
  kind: 'event',
  subject: '',
  happened: null,
  until: null,
  status: 'suggested',
  source: { kind: 'post', id: postId, title: 'On trucks', passage: `We know: ${text}`, second: null },
  ...given,
});

const keep = async (person: Person, facts: readonly NewFact[]) =>
  app.context.database.db.transaction(async (tx) => keepFacts(tx, person.id, facts, now()));

const list = async ({ token }: Person, query: Record<string, string> = {}) =>
  (await app.call(listFacts, { query }, { token })).body.data;

const forText = async ({ id }: Person, subject: string) =>
  factsForText(app.context, id, { subject, limit: 8, voiceId: null });
const known = async (person: Person, subject: string) =>
  (await forText(person, subject)).map(({ text }) => text);

async function post({ token }: Person, text: string) {
  return (await app.call(createPost, { body: { text } }, { token })).body.data;
}

describe('what is remembered', () => {
  it('is one sentence with its own text as passage, and the same sentence is kept once', async () => {
    const person = await app.signUp();
    const first = await typed(person, {
      text: 'We cut mis-picks to 0.6%.',
      kind: 'result',
      subject: 'Pellhurst',
    });
    expect(first).toMatchObject({
      kind: 'result',
      subject: 'Pellhurst',
      status: 'confirmed',
      privacy: 'use',
      version: 1,
      due: false,
      source: {
        kind: 'typed',
        id: null,
        passage: 'We cut mis-picks to 0.6%.',
        page: null,
      },
    });
    expect((await typed(person, { text: 'we cut  mis-picks to 0.6%' })).id).toBe(first.id);
    const { total, counts, subjects } = await list(person);
    expect([total, counts.confirmed, subjects]).toEqual([1, 1, [{ name: 'Pellhurst', count: 1 }]]);
    expect(await list(await app.signUp())).toMatchObject({ total: 0, items: [] });
  });

  it('is taken from a passage once, whatever the sentence, and never without one', async () => {
    const person = await app.signUp();
    const { id } = await post(person, 'On trucks');
    const fact = fromPost(id, 'Three trucks a night.');
    const bare = { ...fact, source: { ...fact.source, passage: ' ' } };
    expect(await keep(person, [fact, fact, bare])).toEqual({ confirmed: 0, suggested: 1, known: 2 });
    expect(await keep(person, [fact, { ...fact, text: 'Each night three trucks.' }])).toMatchObject({
      known: 2,
    });
    const [kept] = (await list(person)).items;
    expect(kept?.source).toMatchObject({
      title: 'On trucks',
      passage: 'We know: Three trucks a night.',
      page: `/dashboard/generate-post?post=${id}`,
    });
    await app.call(deletePost, { params: { id } }, { token: person.token });
    const [left] = (await list(person)).items;
    expect(left?.source).toMatchObject({ title: 'On trucks', page: null });
  });

  it('is forgotten for good, and so is what was refused: nothing but hashes stays', async () => {
    const person = await app.signUp();
    const source = await post(person, 'On trucks');
    const facts = [fromPost(source.id, 'Three trucks a night.'), fromPost(source.id, 'Four trucks by day.')];
    await keep(person, facts);
    const items = (await list(person)).items;
    const [one, other] = items.map(({ id }) => id);
    const { token } = person;
    const action = { kind: 'refuse' as const };
    const refused = await app.call(
      decideFacts,
      { body: { ids: [one ?? '', randomUUID()], action } },
      { token },
    );
    expect(refused.body.data).toEqual({ changed: 1 });
    expect((await app.call(forgetFact, { params: { id: other ?? '' } }, { token })).status).toBe(200);
    expect((await app.call(getFact, { params: { id: other ?? '' } }, { token })).status).toBe(404);
    expect(await keep(person, facts)).toEqual({ confirmed: 0, suggested: 0, known: 2 });
    const { rows } = await app.context.database.pool.query('SELECT * FROM fact_refusals WHERE user_id = $1', [
      person.id,
    ]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/truck|night/);
    await typed(person, { text: 'We know: Three trucks a night.' });
    expect((await list(person)).total).toBe(1);
  });
});

describe('a change', () => {
  it('needs the version that was read, and keeps the passage of the source', async () => {
    const person = await app.signUp();
    const { id: postId } = await post(person, 'On trucks');
    await keep(person, [fromPost(postId, 'Three trucks a night.')]);
    const [fact] = (await list(person)).items;
    const { token } = person;
    const params = { id: fact?.id ?? '' };
    const edit = { version: 1, text: 'Three trucks left each night.', status: 'confirmed' as const };
    const changed = await app.call(changeFact, { params, body: edit }, { token });
    expect(changed.body.data).toMatchObject({
      text: 'Three trucks left each night.',
      status: 'confirmed',
      version: 2,
      source: { kind: 'post', passage: 'We know: Three trucks a night.' },
    });
    const again = await app.call(changeFact, { params, body: { ...edit, text: 'Four trucks.' } }, { token });
    expect([again.status, again.body.code]).toEqual([409, 'fact_changed']);
    const other = await app.signUp();
    expect((await app.call(changeFact, { params, body: edit }, { token: other.token })).status).toBe(404);
    expect((await app.call(forgetFact, { params }, { token: other.token })).status).toBe(404);
  });

  it('of what was typed is a change of its passage', async () => {
    const person = await app.signUp();
    const { id } = await typed(person, { text: 'I like short posts.', kind: 'preference' });
    const body = { version: 1, text: 'I like long posts.' };
    const changed = await app.call(changeFact, { params: { id }, body }, { token: person.token });
    expect(changed.body.data.source.passage).toBe('I like long posts.');
  });

  it('is asked for after half a year where things change, and never of what happened', async () => {
    const person = await app.signUp();
    const role = await typed(person, { text: 'I run the night shift.', kind: 'role' });
    await typed(person, { text: 'We moved to Hull.', kind: 'event', happened: '2021' });
    app.clock.advance(183 * day);
    person.token = await app.login(person);
    const due = await list(person, { due: 'true' });
    expect(due.items.map(({ id }) => id)).toEqual([role.id]);
    expect(due.counts.due).toBe(1);
    const body = { version: 1, stillTrue: true as const };
    await app.call(changeFact, { params: { id: role.id }, body }, { token: person.token });
    expect((await list(person, { due: 'true' })).total).toBe(0);
  });

  it('makes what held until a day in the past outdated, and unknown to writers', async () => {
    const person = await app.signUp();
    await typed(person, { text: 'Our warehouse has 62 people.', kind: 'figure', until: '2020' });
    await typed(person, { text: 'Our warehouse has 80 people.', kind: 'figure', until: '2199' });
    expect((await list(person, { status: 'outdated' })).items).toMatchObject([{ until: '2020' }]);
    expect(await known(person, 'warehouse people')).toEqual(['Our warehouse has 80 people.']);
  });
});

describe('what writers know', () => {
  it('is confirmed and fits the subject, and is never what is marked so', async () => {
    const person = await app.signUp();
    await typed(person, { text: 'We relabelled 4,000 shelves in Hull.', kind: 'event' });
    await typed(person, { text: 'The shelves cost a fortune.', kind: 'figure', privacy: 'never' });
    await typed(person, { text: 'Ask before naming the shelf supplier.', kind: 'opinion', privacy: 'ask' });
    await typed(person, { text: 'Never write about politics.', kind: 'rule' });
    const source = await post(person, 'x');
    await keep(person, [fromPost(source.id, 'The shelves fell over.')]);
    const facts = await forText(person, 'What shelving taught me about labels');
    expect(facts.map(({ text, privacy }) => [text, privacy])).toEqual([
      ['We relabelled 4,000 shelves in Hull.', 'use'],
      ['Ask before naming the shelf supplier.', 'ask'],
      ['Never write about politics.', 'use'],
    ]);
  });

  it('is recorded with the post, and goes with the fact', async () => {
    const person = await app.signUp();
    const fact = await typed(person, { text: 'We relabelled 4,000 shelves.' });
    const gone = await typed(person, { text: 'We burnt the shelves.' });
    const { id: postId } = await post(person, 'Labels matter.');
    const { db } = app.context.database;
    const factIds = [fact.id, gone.id, randomUUID()];
    for (let twice = 0; twice < 2; twice += 1)
      await db.transaction(async (tx) => recordFactUse(tx, person.id, { postId, factIds, now: now() }));
    await app.call(forgetFact, { params: { id: gone.id } }, { token: person.token });
    expect(await listFactsUsedIn(db, person.id, postId)).toMatchObject([{ id: fact.id }]);
    const read = await app.call(getFact, { params: { id: fact.id } }, { token: person.token });
    expect(read.body.data).toMatchObject({ uses: 1, usedIn: [{ postId, title: 'Labels matter.' }] });
  });
});

describe('a search', () => {
  it('finds words in any form and the best first', async () => {
    const person = await app.signUp();
    await typed(person, { text: 'José priced the forecasting pallets.' });
    await typed(person, { text: 'The forecast was wrong.' });
    await typed(person, { text: 'Nothing of that kind.' });
    const found = async (q: string) => (await list(person, { q })).items.map(({ text }) => text);
    expect(await found('jose forecasts')).toEqual(['José priced the forecasting pallets.']);
    expect(await found('forecast')).toEqual([
      'The forecast was wrong.',
      'José priced the forecasting pallets.',
    ]);
    expect(await found('unicorns')).toEqual([]);
    expect(await found('forcast palets')).toEqual(['José priced the forecasting pallets.']);
  });
});

it('is downloaded as JSON and Markdown with the passages', async () => {
  const person = await app.signUp();
  const { id } = await post(person, 'x');
  await keep(person, [fromPost(id, 'Three trucks a night.')]);
  const read = async (format: 'json' | 'markdown') =>
    (await app.call(exportFacts, { body: { format } }, { token: person.token })).body.data;
  expect(JSON.parse((await read('json')).content)).toMatchObject([{ text: 'Three trucks a night.' }]);
  expect((await read('markdown')).content).toContain('  > We know: Three trucks a night.');
});

describe('two facts that cannot both hold', () => {
  const pairs = async ({ token }: Person) =>
    (await app.call(listContradictions, { query: {} }, { token })).body.data.items;

  it('are shown side by side until one is kept, which retires the other', async () => {
    const person = await app.signUp();
    const one = await typed(person, { text: 'We have 14 employees.', kind: 'figure', subject: 'Rückgrat' });
    const other = await typed(person, { text: 'We have 16 employees.', kind: 'figure', subject: 'rückgrat' });
    const [pair] = await pairs(person);
    expect(pair?.reason).toMatch(/“1[46] employees”.*“1[46] employees”/);
    expect((await list(person)).counts.contradictions).toBe(1);
    const read = await app.call(getFact, { params: { id: one.id } }, { token: person.token });
    expect(read.body.data).toMatchObject({ contradicts: [other.id], others: [{ id: other.id }] });
    const body = { one: one.id, other: other.id, keep: 'other' as const };
    const stranger = await app.signUp();
    expect((await app.call(settleContradiction, { body }, { token: stranger.token })).status).toBe(404);
    const settled = await app.call(settleContradiction, { body }, { token: person.token });
    expect(settled.body.data).toEqual({ items: [], total: 0 });
    expect((await list(person, { status: 'outdated' })).items).toMatchObject([{ id: one.id }]);
  });

  it('are not shown again when both stay, and no longer when one is changed or forgotten', async () => {
    const person = await app.signUp();
    const one = await typed(person, { text: 'I founded Rückgrat in 2018.' });
    const other = await typed(person, { text: 'I founded Rückgrat in 2019.' });
    const { token } = person;
    const body = { one: other.id, other: one.id, keep: 'both' as const };
    expect((await app.call(settleContradiction, { body }, { token })).body.data.total).toBe(0);
    const third = await typed(person, { text: 'I founded Rückgrat in 2021.' });
    expect(await pairs(person)).toHaveLength(2);
    const change = { version: 1, text: 'I sold Rückgrat in a quiet year.' };
    await app.call(changeFact, { params: { id: one.id }, body: change }, { token });
    expect(await pairs(person)).toHaveLength(1);
    await app.call(forgetFact, { params: { id: third.id } }, { token });
    expect(await pairs(person)).toEqual([]);
  });
});
