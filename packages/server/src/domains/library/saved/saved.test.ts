import {
  changeManySaved,
  changeSaved,
  deleteSaved,
  exportSaved,
  listSaved,
  listSavedRefs,
  renameFolder,
  saveItem,
  savedItemLimit,
  type EndpointCall,
  type SavedItem,
} from '@limelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../../platform/csv.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());
beforeEach(async () => {
  who = await app.signUp();
});

type NewItem = EndpointCall<typeof saveItem>['body'];
type Query = EndpointCall<typeof listSaved>['query'];

const auth = () => ({ token: who.token });
const save = async (item: Partial<NewItem> & Pick<NewItem, 'title'>): Promise<SavedItem> => {
  app.clock.advance(1000);
  const { status, body } = await app.call(saveItem, { body: { kind: 'text', ...item } }, auth());
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.data;
};
const list = async (query: Query = {}) => (await app.call(listSaved, { query }, auth())).body.data;
const titles = async (query: Query = {}) => (await list(query)).items.map(({ title }) => title);
const bulk = async (ids: string[], action: EndpointCall<typeof changeManySaved>['body']['action']) =>
  (await app.call(changeManySaved, { body: { ids, action } }, auth())).body.data.changed;

describe('saved items', () => {
  it('keep their own copy, once for each thing, and belong to one person', async () => {
    const idea = { kind: 'idea' as const, refId: 'idea-1', link: '/dashboard/ideas', text: 'Ask twice.' };
    const first = await save({ ...idea, title: 'Ask twice', tags: ['Hiring', 'hiring', ' '] });
    expect(first).toMatchObject({ title: 'Ask twice', tags: ['Hiring'], folder: '', note: '' });
    expect((await save({ ...idea, title: 'Another title' })).id).toBe(first.id);
    expect((await save({ title: '', text: '  The first line\nand more' })).title).toBe('The first line');
    const refs = await app.call(listSavedRefs, { query: { kind: 'idea' } }, auth());
    expect(refs.body.data.items).toEqual([{ id: first.id, refId: 'idea-1' }]);
    const other = await app.signUp();
    for (const answer of [
      await app.call(changeSaved, { params: { id: first.id }, body: { title: 'x' } }, { token: other.token }),
      await app.call(deleteSaved, { params: { id: first.id } }, { token: other.token }),
    ])
      expect(answer.status).toBe(404);
    expect((await app.call(listSaved, { query: {} }, { token: other.token })).body.data.items).toEqual([]);
    for (const link of ['//evil.example', 'javascript:alert(1)', '/\\evil'])
      expect((await app.call(saveItem, { body: { kind: 'text', title: 'x', link } }, auth())).status).toBe(
        400,
      );
  });

  it('are found by words, their beginnings, phrases, kind, tag and folder', async () => {
    await save({
      title: 'Hiring in a small team',
      text: 'Write the first reference yourself.',
      tags: ['People'],
    });
    await save({
      title: 'Pricing',
      text: 'A small price change moved 41 customers.',
      folder: 'Plans',
      kind: 'post',
    });
    await save({ title: 'Größe zählt nicht', text: 'Kleine Teams liefern.', note: 'for the reference' });
    expect(await titles({ q: 'refer' })).toHaveLength(2);
    expect(await titles({ q: '"small team"' })).toEqual(['Hiring in a small team']);
    expect(await titles({ q: 'small -price' })).toEqual(['Hiring in a small team']);
    expect(await titles({ q: 'größ' })).toEqual(['Größe zählt nicht']);
    expect(await titles({ q: 'pric' })).toEqual(['Pricing']);
    expect(await titles({ tag: 'people' })).toEqual(['Hiring in a small team']);
    expect(await titles({ folder: 'Plans' })).toEqual(['Pricing']);
    expect(await titles({ kind: 'post' })).toEqual(['Pricing']);
    expect(await titles({ q: 'zeppelin' })).toEqual([]);
    expect(await titles({ sort: 'title' })).toEqual([
      'Größe zählt nicht',
      'Hiring in a small team',
      'Pricing',
    ]);
    expect(await titles({ sort: 'oldest', offset: 1, limit: 1 })).toEqual(['Pricing']);
    const { tags, folders, total } = await list();
    expect({ tags, folders, total }).toMatchObject({
      tags: [{ name: 'People', count: 1 }],
      folders: [{ name: 'Plans', count: 1 }],
      total: 3,
    });
  });

  it('can be searched for anything', async () => {
    await save({ title: 'Anything', text: `it's "quoted" & :* | ! <-> \\ http://a.b/c?d=e` });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (q) => {
        const words = q.replaceAll('\u0000', '');
        expect((await app.call(listSaved, { query: { q: words } }, auth())).status).toBe(200);
      }),
      {
        numRuns: 60,
        seed: 21,
        examples: [[`'`], [`a' & b`], [`"a`], [`\\`], [`:*`], [`a:*b`], [`http://a.b/c`]],
      },
    );
  });

  it('are changed, and searched as they are then', async () => {
    const { id } = await save({ title: 'Old words' });
    const change = { title: 'New words', note: 'remember', tags: ['a'], folder: 'Box' };
    const { body } = await app.call(changeSaved, { params: { id }, body: change }, auth());
    expect(body.data).toMatchObject(change);
    expect(await titles({ q: 'old' })).toEqual([]);
    expect(await titles({ q: 'remember box' })).toEqual(['New words']);
    await app.call(renameFolder, { body: { from: 'Box', to: 'Shelf' } }, auth());
    expect(await titles({ folder: 'Shelf', q: 'shelf' })).toEqual(['New words']);
  });

  it('are tagged, moved, deleted and restored together', async () => {
    const items = [await save({ title: 'One', tags: ['keep'] }), await save({ title: 'Two' })];
    const ids = items.map(({ id }) => id);
    expect(await bulk(ids, { kind: 'add-tags', tags: ['Later', 'KEEP'] })).toBe(2);
    expect((await list({ sort: 'oldest' })).items.map(({ tags }) => tags)).toEqual([
      ['keep', 'Later'],
      ['Later', 'KEEP'],
    ]);
    await bulk(ids, { kind: 'remove-tags', tags: ['later'] });
    expect(await titles({ tag: 'Later' })).toEqual([]);
    await bulk(ids, { kind: 'move', folder: 'Q1' });
    expect(await titles({ folder: 'Q1' })).toHaveLength(2);
    expect(await bulk(ids, { kind: 'delete' })).toBe(2);
    expect(await bulk(ids, { kind: 'delete' })).toBe(0);
    expect(await titles()).toEqual([]);
    expect(await bulk(ids, { kind: 'restore' })).toBe(2);
    expect(await titles({ sort: 'title' })).toEqual(['One', 'Two']);
  });

  it('stay single when something is saved again before its deletion is undone', async () => {
    const item = { kind: 'idea' as const, refId: 'same', title: 'Same' };
    const { id } = await save(item);
    await app.call(deleteSaved, { params: { id } }, auth());
    const again = await save(item);
    expect(again.id).not.toBe(id);
    await bulk([id], { kind: 'restore' });
    expect((await list()).items.map((one) => one.id)).toEqual([again.id]);
  });

  it('are limited', async () => {
    const many = savedItemLimit - 1;
    await app.context.database.pool.query(
      `INSERT INTO saved_items (id, user_id, kind, title, text, tags, folder, note, search, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'text', 'n' || i, '', '{}', '', '', to_tsvector('simple', 'n' || i), now(), now()
       FROM generate_series(1, $2::int) i`,
      [who.id, many],
    );
    await save({ title: 'The last' });
    const full = await app.call(saveItem, { body: { kind: 'text', title: 'Too many' } }, auth());
    expect(full.body.code).toBe('saved_limit');
    expect((await list({ q: 'last' })).total).toBe(1);
  });
});

describe('an export', () => {
  const file = async (format: 'csv' | 'json' | 'markdown', more: object = {}) =>
    (await app.call(exportSaved, { body: { format, ...more } }, auth())).body.data;

  it('is CSV that no spreadsheet takes for formulas, JSON, or Markdown', async () => {
    const text = '=HYPERLINK("http://evil.example","click")';
    await save({ title: text, text: 'Two\nlines, "quoted"', tags: ['+1'], note: '@SUM(A1)', folder: '-2' });
    const csv = await file('csv');
    for (const row of csv.content.split('\r\n')) expect(row).not.toMatch(/(?:^|,)"?[=+@-]/);
    const read = readCsv(csv.content);
    expect(read.kind === 'rows' && read.rows[1]?.cells.slice(1, 3)).toEqual([text, 'Two\nlines, "quoted"']);
    expect(JSON.parse((await file('json')).content)).toMatchObject([
      { title: text, tags: ['+1'], folder: '-2' },
    ]);
    await save({ title: '# [x](y)', text: 'before\n```\ncode\n````\nafter' });
    const { content } = await file('markdown');
    expect(content).toContain('## \\# \\[x\\](y)');
    expect(content).toContain('`````text\nbefore\n```\ncode\n````\nafter\n`````');
  });

  it('holds what matches the filters or is named', async () => {
    const one = await save({ title: 'One', kind: 'hook' });
    await save({ title: 'Two' });
    expect(JSON.parse((await file('json', { kind: 'text' })).content)).toHaveLength(1);
    expect(JSON.parse((await file('json', { ids: [one.id] })).content)).toMatchObject([{ title: 'One' }]);
  });
});
