import { readFileSync } from 'node:fs';
import {
  deleteImport,
  getLibraryPost,
  getRun,
  importRun,
  industries,
  listImports,
  listLibraryPosts,
  saveProfileData,
  structureRun,
} from '@limelight/contracts';
import { HUMAN_BASELINE, shinglesOf, similarity, slopRates } from '@limelight/post-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { checkedRows } from './repository/search.ts';
import { parseSearch } from './rules.ts';
import { starterPosts } from './starters.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({ model: true });
  person = await app.signUp({ name: 'Asha Rao' });
});
afterAll(async () => app.close());

type Query = z.input<typeof listLibraryPosts.query>;
const find = async (query: Query, who = person, on = app) =>
  (await on.call(listLibraryPosts, { query }, { token: who.token })).body.data;
const texts = async (q: string, who = person) =>
  (await find({ q, sort: 'relevance' }, who)).items.map(({ text }) => text);

const row = (author: string, text: string, reactions: number, date = '2026-05-01') =>
  `${author},"${text}",${reactions},3,${date},Finance`;
const table = [
  'author,text,reactions,comments,date,industry',
  row('Big Name', 'Our quarterly forecasting was ordinary.', 900),
  row('Big Name', 'Another ordinary morning with numbers.', 1000),
  row('Big Name', 'A third one about hiring.', 1100),
  row('Small Name', 'Nobody reads footnotes, and it costs them.', 90),
  row('Small Name', 'Footnotes are where the contracts live.', 9),
  row('Small Name', 'Read the annex first. Then the price.', 10),
  row('Once Only', 'Le comptable attend toujours la dernière facture du mois.', 5000, '2020-01-01'),
].join('\n');

async function bring(who: Person, text: string): Promise<void> {
  const form = new FormData();
  form.set('mine', 'false');
  form.set('file', new File([text], 'posts.csv'));
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await app.fetch('/api/imports/file', { method: 'POST', headers, body: form });
  expect(answer.status).toBe(202);
  await app.runDueJobs();
}

test('starter posts contain no more contrasts than texts that people write', () => {
  const english = starterPosts.filter(({ language }) => language === 'en').map(({ text }) => text);
  expect(english.length).toBeGreaterThanOrEqual(150);
  const { contrastsPer1000Characters } = slopRates(english);
  expect(contrastsPer1000Characters).toBeLessThanOrEqual(HUMAN_BASELINE.contrastsPer1000Characters);
});

test('there are at least 150 starter posts, in every industry, no two alike, without authors and figures', async () => {
  expect(starterPosts.length).toBeGreaterThanOrEqual(150);
  for (const industry of industries)
    expect(starterPosts.filter((post) => post.industry === industry).length).toBeGreaterThanOrEqual(10);
  expect(new Set(starterPosts.map(({ format }) => format)).size).toBeGreaterThanOrEqual(10);
  const shingles = starterPosts.map(({ text }) => shinglesOf(text));
  const nearest = shingles.map((one, at) =>
    Math.max(0, ...shingles.slice(0, at).map((other) => similarity(one, other))),
  );
  expect(Math.max(...nearest)).toBeLessThan(0.1);
  const { items, total, nextCursor } = await find({ source: 'starter', limit: 100 });
  expect(total).toBe(starterPosts.length);
  expect(
    items.every(({ starter, author, reactions }) => starter && author === null && reactions === null),
  ).toBe(true);
  const rest = await find({ source: 'starter', limit: 100, cursor: nextCursor ?? '' });
  expect(new Set([...items, ...rest.items].map(({ id }) => id)).size).toBe(starterPosts.length);
});

test('posts are found by the forms of a word, phrases, beginnings, similar words, and without excluded ones', async () => {
  expect((await texts('rewriting'))[0]).toMatch(/^Most rewrites/);
  expect(await texts('"waiting room is the first treatment"')).toHaveLength(1);
  expect(await texts('"treatment first the is"')).toEqual([]);
  expect((await texts('thermostat waitin')).length).toBe(0);
  expect((await texts('waitin roo')).some((text) => text.startsWith('A waiting room'))).toBe(true);
  expect((await find({ q: 'verbesserungsvorschläge', language: 'de' })).items[0]?.industry).toBe(
    'Manufacturing',
  );
  const misspelt = await find({ q: 'newslettr', sort: 'relevance' });
  expect(misspelt).toMatchObject({ corrected: 'newsletter' });
  expect(misspelt.items.some(({ text }) => text.includes('newsletter'))).toBe(true);
  const all = await texts('pillow');
  expect(all.length).toBeGreaterThan(0);
  expect(await texts('pillow -chocolate')).not.toContain(all.find((text) => text.includes('chocolate')));
  for (const odd of ['constructor', '"', '-', '((', "'; --", '&|!', '-"x', 'a:*', '<->'])
    expect((await app.call(listLibraryPosts, { query: { q: odd } }, { token: person.token })).status).toBe(
      200,
    );
});

test('imported posts are ranked by how far they beat their author’s own median, filtered, and go with their import', async () => {
  const who = await app.signUp({ name: 'Asha Rao' });
  await bring(who, table);
  const { items } = await find({ source: 'others' }, who);
  expect(items.map(({ standing }) => standing === null)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(items[0]).toMatchObject({ author: 'Small Name', reactions: 90, own: false, starter: false });
  expect(items[0]?.standing).toBeCloseTo(91 / 11);
  const words = async (query: Query) =>
    (await find({ source: 'others', ...query }, who)).items.map(({ text }) => text);
  expect(await words({ language: 'fr' })).toEqual([expect.stringContaining('comptable')]);
  expect(await words({ minReactions: 1_000, sort: 'reactions' })).toHaveLength(3);
  expect(await words({ author: 'small name', q: 'footnote' })).toHaveLength(2);
  expect(await words({ maxAgeDays: 3_650, language: 'fr' })).toHaveLength(1);
  expect(await words({ maxAgeDays: 365, language: 'fr' })).toHaveLength(0);
  expect(await words({ industry: 'Finance', length: 'long' })).toEqual([]);
  expect(await find({ source: 'others' })).toMatchObject({ total: 0 });
  const read = { params: { id: items[0]?.id ?? '' } };
  expect((await app.call(getLibraryPost, read, { token: person.token })).status).toBe(404);
  // A second import of the same file lists nothing twice, and its posts stay when the first one is deleted.
  await bring(who, table);
  expect(await words({})).toHaveLength(7);
  const imports = (await app.call(listImports, { query: {} }, { token: who.token })).body.data.items;
  for (const [at, { id }] of imports.entries()) {
    await app.call(deleteImport, { params: { id } }, { token: who.token });
    expect(await words({})).toHaveLength(at === 0 ? 7 : 0);
  }
});

test('a phrase of frequent words is looked for in the first posts that have its words, and the answer says so', async () => {
  const who = await app.signUp({ name: 'Asha Rao' });
  const many = checkedRows + 40;
  const lines = Array.from({ length: many }, (_, n) =>
    n % 100 === 0
      ? row(`Name ${n % 7}`, `Post ${n} on the quarterly forecast of spring`, n)
      : row(`Name ${n % 7}`, `Post ${n} with a forecast that is quarterly`, n),
  );
  await bring(who, ['author,text,reactions,comments,date,industry', ...lines].join('\n'));
  const asked = { source: 'others', sort: 'reactions', limit: 100 } as const;
  const phrase = await find({ ...asked, q: '"quarterly forecast"' }, who);
  // The least successful posts come last in this list, so that of post 0 is not reached.
  expect(phrase).toMatchObject({ total: 4, searched: checkedRows });
  expect(phrase.items.map(({ reactions }) => reactions)).toEqual([400, 300, 200, 100]);
  expect(await find({ ...asked, q: 'quarterly forecast ' }, who)).toMatchObject({
    total: many,
    searched: null,
  });
  expect(await find({ ...asked, q: '"quarterly forecast"', author: 'name 0' }, who)).toMatchObject({
    total: 1,
    searched: null,
  });
  expect(await find({ ...asked, q: '"quarterly forecast" -spring' }, who)).toMatchObject({ total: 0 });
});

test('words lead to one’s own library and the starter posts only', async () => {
  const [one, other] = [await app.signUp({ name: 'Asha Rao' }), await app.signUp({ name: 'Asha Rao' })];
  await bring(one, [table, row('Loud Name', 'A zeppelin over the annex.', 3)].join('\n'));
  expect(await find({ q: 'zeppelin ' }, one)).toMatchObject({ total: 1 });
  expect(await find({ q: 'zeppelin ', industry: 'Finance', author: 'LOUD NAME' }, one)).toMatchObject({
    total: 1,
  });
  expect(await find({ q: 'zeppelin ', industry: 'Legal' }, one)).toMatchObject({ total: 0 });
  expect(await find({ q: 'zeppelin ' }, other)).toMatchObject({ total: 0 });
});

test('own posts are in the library as such', async () => {
  const who = await app.signUp({ name: 'Asha Rao' });
  await app.call(importRun.start, { body: { text: 'A post of mine about kites.' } }, { token: who.token });
  await app.runDueJobs();
  expect((await find({ source: 'own' }, who)).items).toMatchObject([{ own: true, language: 'en' }]);
  expect((await find({ limit: 100 }, who)).items.some(({ own }) => own)).toBe(false);
});

test('a described structure never repeats the words of the post', async () => {
  const [post] = (await find({ q: 'rewrites', sort: 'relevance' })).items;
  const copy = {
    why: 'It opens well.',
    parts: [
      { name: 'Opening', does: post?.text.slice(0, 80) },
      { name: 'End', does: 'Stops.' },
    ],
  };
  const shape = {
    why: 'It opens well.',
    parts: [
      { name: 'Opening', does: 'States a claim.' },
      { name: 'End', does: 'Stops.' },
    ],
  };
  await app.sandbox.control.model.order({ kind: 'answer', json: copy });
  await app.sandbox.control.model.order({ kind: 'answer', json: shape });
  const body = { postId: post?.id ?? '' };
  const { id } = (await app.call(structureRun.start, { body }, { token: person.token })).body.data;
  const status = async () => (await app.call(getRun, { params: { id } }, { token: person.token })).body.data;
  await expect.poll(async () => (await status()).status).toBe('done');
  expect(await status()).toMatchObject({ charged: 0, result: shape });
});

test('a database without the extension finds words, and nothing for a misspelt one', async () => {
  const bare = await createTestApp();
  try {
    await bare.context.database.pool.query('DROP EXTENSION pg_trgm CASCADE');
    const who = await bare.signUp();
    expect((await find({ q: 'newsletter' }, who, bare)).total).toBeGreaterThan(0);
    expect(await find({ q: 'newslettr' }, who, bare)).toMatchObject({ total: 0, corrected: null });
  } finally {
    await bare.close();
  }
});

test('a search is read as words, phrases, exclusions and the beginning of the last word', () => {
  expect(parseSearch('late "cash flow" -budget fore')).toEqual({
    wanted: ['late', 'cash flow'],
    prefix: 'fore',
    excluded: ['budget'],
    words: ['late', 'fore'],
  });
  expect(parseSearch('-"not this" "open')).toMatchObject({
    wanted: ['open'],
    excluded: ['not this'],
    prefix: null,
  });
  const began = performance.now();
  parseSearch('-"'.repeat(5_000));
  expect(performance.now() - began).toBeLessThan(500);
});

const archive = (name: string) => readFileSync(new URL(`../imports/fixtures/${name}`, import.meta.url));

async function bringFile({ token }: Person, name: string): Promise<void> {
  const form = new FormData();
  form.set('file', new File([archive(name)], name));
  const headers = { authorization: `Bearer ${token}` };
  await app.fetch('/api/imports/file', { method: 'POST', headers, body: form });
  await app.runDueJobs();
}

test('own posts have the numbers of imported analytics, the best first', async () => {
  const who = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  await bringFile(who, 'export-complete.zip');
  await bringFile(who, 'analytics.xlsx');
  const { items, sortedBy } = await find({ source: 'own', limit: 100 }, who);
  expect(sortedBy).toBe('standing');
  const measured = items.filter(({ impressions }) => impressions !== null);
  expect(measured).toHaveLength(40);
  expect(items[0]?.text).toMatch(/^My mum asked/);
  expect(items[0]?.impressions).toBe(12_825);
  const standings = items.flatMap(({ standing }) => standing ?? []);
  expect(standings).toEqual(standings.toSorted((a, b) => b - a));
  const one = await app.call(getLibraryPost, { params: { id: items[0]?.id ?? '' } }, { token: who.token });
  expect(one.body.data).toMatchObject({ impressions: 12_825, standing: items[0]?.standing });
});

test('without figures the posts in one’s language and industry come first, and the answer says so', async () => {
  const who = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  await bringFile(who, 'export-complete.zip');
  const { items, sortedBy, total } = await find({ limit: 100 }, who);
  expect(sortedBy).toBe('relevance');
  expect(total).toBeGreaterThan(100);
  expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['en']));
  const industriesSeen = items.map(({ industry }) => industry);
  const first = industriesSeen.lastIndexOf('Transportation');
  expect(first).toBeGreaterThan(5);
  expect(industriesSeen.slice(0, first + 1).every((industry) => industry === 'Transportation')).toBe(true);
  // What is asked for by language is still there.
  expect((await find({ language: 'de' }, who)).items.length).toBeGreaterThan(0);
  const german = await app.signUp();
  await app.call(saveProfileData, { body: { language: 'de' } }, { token: german.token });
  expect((await find({ limit: 100 }, german)).items.every(({ language }) => language === 'de')).toBe(true);
  await bring(who, table);
  expect((await find({}, who)).sortedBy).toBe('standing');
});
