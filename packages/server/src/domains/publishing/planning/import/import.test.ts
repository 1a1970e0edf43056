import { deletePost, getPost, listCalendar, previewImport, runImport } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../../testing/index.ts';
import { ask, givePlan, openScene, signUpAuthor } from '../test-scene.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const file = (csv: string) => ({ body: { csv, timeZone: 'Asia/Kolkata' } });
const window = { query: { from: '2031-03-01T00:00:00Z', to: '2031-05-01T00:00:00Z' } };
const planned = async () => (await ask(app, author, listCalendar, window)).items;

test('the preview does nothing and says what the import then does', async () => {
  const csv = 'text,date,time\nOne,2031-03-20,9:30\nTwo,,\nThree,2031-03-01,9:30\n';
  const preview = await ask(app, author, previewImport, file(csv));
  expect(preview.rows.map((row) => [row.line, row.verdict, row.scheduledAt])).toEqual([
    [2, 'schedule', '2031-03-20T04:00:00.000Z'],
    [3, 'draft', null],
    [4, 'refused', null],
  ]);
  expect(await planned()).toEqual([]);
  const report = await ask(app, author, runImport, file(csv));
  expect(report.rows.map((row) => row.verdict)).toEqual(preview.rows.map((row) => row.verdict));
  expect((await planned()).map((item) => [item.title, item.scheduledAt])).toEqual([
    ['One', '2031-03-20T04:00:00.000Z'],
  ]);
  const draft = await ask(app, author, getPost, { params: { id: report.rows[1]?.postId ?? '' } });
  expect(draft).toMatchObject({ status: 'draft', text: 'Two' });
});

test('sent again, even at once, it is imported once; what was deleted since may come again', async () => {
  const csv = 'text,date,time\nOnce,2031-03-20,9:30\nOnce,2031-03-20,10:30\n';
  await Promise.all([1, 2, 3].map(async () => ask(app, author, runImport, file(csv))));
  const held = await planned();
  expect(held).toHaveLength(2);
  const again = await ask(app, author, runImport, file(`${csv}New,2031-03-21,9:30\n`));
  expect(again.rows.map((row) => row.verdict)).toEqual(['known', 'known', 'schedule']);
  expect(again.rows[0]?.postId).not.toBeNull();
  await ask(app, author, deletePost, { params: { id: again.rows[0]?.postId ?? '' } });
  const third = await ask(app, author, runImport, file(csv));
  expect(third.rows.map((row) => row.verdict)).toEqual(['schedule', 'known']);
  expect(await planned()).toHaveLength(3);
});

test('the free plan takes ten, a plan takes all', async () => {
  const csv = `text,date,time\n${Array.from({ length: 12 }, (_, index) => `Number ${index},2031-03-20,9:30\n`).join('')}`;
  const free = await ask(app, author, runImport, file(csv));
  expect(free.rows.filter((row) => row.verdict === 'schedule')).toHaveLength(10);
  expect(free.rows.at(-1)).toMatchObject({ verdict: 'refused', postId: null });
  await givePlan(app, author);
  const more = await ask(app, author, runImport, file(csv));
  expect(more.rows.map((row) => row.verdict)).toEqual([
    ...Array.from({ length: 10 }, () => 'known'),
    'schedule',
    'schedule',
  ]);
});

test('without LinkedIn the rows are kept as drafts, and that is told', async () => {
  author = await app.signUp();
  const report = await ask(app, author, runImport, file('text,date,time\nAlone,2031-03-20,9:30\n'));
  expect(report.rows[0]).toMatchObject({ verdict: 'draft', scheduledAt: null });
  expect(report.rows[0]?.note).toContain('Connect LinkedIn');
});

test('a file that is no table is refused with its reason', async () => {
  const answer = await app.call(previewImport, file('nothing here'), { token: author.token });
  expect(answer.body).toMatchObject({ code: 'invalid_input', details: [{ path: 'csv' }] });
});
