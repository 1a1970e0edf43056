import { readFileSync } from 'node:fs';
import {
  deleteImport,
  deleteResultNumbers,
  exportResults,
  getResults,
  getResultSettings,
  getRun,
  ideasRun,
  importFile,
  listImports,
  resultsReport,
  saveResultNumbers,
  saveResultSettings,
  timesWords,
  type EndpointCall,
} from '@limelight/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock, createTestApp, pathOf, type Person, type TestApp } from '../../../testing/index.ts';
import { bestTimes } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    clock: createTestClock('2026-11-20T09:00:00Z'),
    environment: { LINKEDIN_POST_ANALYTICS: 'on' },
  });
});
afterAll(async () => app.close());

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../library/imports/fixtures/${name}`, import.meta.url)));

async function bring({ token }: Person, name: string, bytes = fixture(name)) {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const answer = await app.fetch(`/api${importFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it came; the contract's form is asserted by the endpoints' own test
  const { data } = (await answer.json()) as { data: { id: string } };
  await app.runDueJobs();
  return { status: answer.status, id: data.id };
}

type Query = Partial<EndpointCall<typeof getResults>['query']>;
const look = async ({ token }: Person, query: Query = {}) =>
  (await app.call(getResults, { query: { timeZone: 'Europe/London', ...query } }, { token })).body.data;
const file = async ({ token }: Person, path: string) =>
  app.fetch(path, { headers: { authorization: `Bearer ${token}` } });

const best = 'https://www.linkedin.com/posts/ruth-adeyemi-clarke-x07_activity-7497907695523042400-kVMQ';

test('a workbook becomes days, posts against the median and groups; with the export they have words', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  expect(await look(person)).toMatchObject({ posts: [], days: [], groups: [], repeat: [], median: null });
  const { id } = await bring(person, 'analytics.xlsx');
  const first = await look(person);
  expect(first.days).toHaveLength(365);
  expect(first.days.reduce((sum, { impressions }) => sum + (impressions ?? 0), 0)).toBe(216_538);
  expect(first.followers).toEqual({ total: 4563, asOf: '2026-11-17' });
  // Posts published before the period are left out, because the file only has part of their numbers.
  expect(first.posts).toHaveLength(41);
  expect(first.posts.find(({ url }) => url === best)).toMatchObject({
    publishedOn: '2026-08-25',
    figures: { impressions: 12_825, engagements: 266, reactions: null },
    title: '',
    format: null,
  });
  expect(first.groups.every(({ dimension }) => dimension === 'weekday' || dimension === 'hour')).toBe(true);
  // The export contains the texts of the same posts, which are matched by link and time.
  await bring(person, 'export-complete.zip');
  const whole = await look(person);
  const worded = whole.posts.filter(({ figures, title }) => figures.impressions !== null && title !== '');
  expect(worded).toHaveLength(40);
  expect(new Set(whole.groups.map(({ dimension }) => dimension))).toContain('hook');
  for (const group of whole.groups) {
    expect(group.verdict === 'too-few').toBe(group.posts < whole.needed);
    expect(group.low ?? 0).toBeLessThanOrEqual(group.times ?? 0);
  }
  // Importing the same file twice changes nothing, and the other layout has the same content.
  await bring(person, 'analytics-six-sheets.xlsx');
  expect(await look(person)).toMatchObject({ median: whole.median, compared: whole.compared });
  const times = await bestTimes(app.context, person.id, 'Europe/London');
  expect(times).toMatchObject({ enough: true, needed: 6 });
  expect(times.times.every(({ posts }) => posts >= 6)).toBe(true);
  for (const { id: one } of (await app.call(listImports, { query: {} }, { token: person.token })).body.data
    .items)
    await app.call(deleteImport, { params: { id: one } }, { token: person.token });
  expect(await look(person)).toMatchObject({ posts: [], days: [], followers: null });
  expect(id).not.toBe('');
});

test('numbers by hand join the post of their link, are replaced, deleted, and stay with their owner', async () => {
  const person = await app.signUp();
  const { token } = person;
  const save = async (body: EndpointCall<typeof saveResultNumbers>['body']) =>
    app.call(saveResultNumbers, { body }, { token });
  const urn = 'urn:li:activity:7497907695523042400';
  const link = `https://www.linkedin.com/feed/update/${urn}/`;
  expect((await save({ url: 'https://example.com/x', impressions: 1 })).body.code).toBe(
    'result_link_unknown',
  );
  expect((await save({ url: link })).status).toBe(400);
  expect((await save({ url: link, impressions: 10, reactions: 3 })).status).toBe(200);
  const again = await save({ url: best, impressions: 12 });
  const { posts } = await look(person);
  expect(posts).toMatchObject([
    {
      handId: again.body.data.id,
      publishedAt: '2026-08-25T06:48:19.001Z',
      figures: { impressions: 12, reactions: null },
      handFigures: { impressions: 12, reactions: null },
      sources: ['hand'],
    },
  ]);
  expect(posts[0]?.times).toBe(1);
  const other = await app.signUp();
  expect(await look(other)).toMatchObject({ posts: [] });
  const remove = { params: { id: again.body.data.id } };
  expect((await app.call(deleteResultNumbers, remove, { token: other.token })).status).toBe(404);
  expect((await app.call(deleteResultNumbers, remove, { token })).status).toBe(200);
  expect(await look(person)).toMatchObject({ posts: [] });
  expect(await bestTimes(app.context, person.id, 'UTC')).toMatchObject({ enough: false, times: [] });

  // Hundreds of posts are compared in a thread. A rate needs no sum of engagements where its parts are known.
  await app.context.database.pool.query(
    `INSERT INTO result_numbers (id, user_id, source, subject, figures, measured_at)
     SELECT gen_random_uuid(), $1, 'hand', 'urn:li:activity:' || (7400000000000000000 + n * 400000000000000),
       '{"impressions":100,"reactions":3,"comments":1,"reposts":1}', '2027-06-01' FROM generate_series(1, 300) n`,
    [person.id],
  );
  const query = { metric: 'rate', timeZone: 'UTC' } as const;
  const many = (await app.call(getResults, { query }, { token })).body.data;
  expect(many).toMatchObject({ median: 0.05, compared: 300, metric: 'rate' });
});

test('damaged workbooks are refused by name or reported whole, and nothing of a refused one stays', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  const whole = fixture('analytics.xlsx');
  for (let seed = 1; seed <= 5; seed += 1) {
    const bytes = whole.slice(0, seed % 2 === 0 ? Math.floor((whole.length * seed) / 6) : whole.length);
    for (let at = seed * 31; at < bytes.length && seed % 2 === 1; at += 997) bytes[at] = (at * seed) % 256;
    const { status, id } = await bring(person, `damaged-${seed}.xlsx`, bytes);
    expect(status).toBe(202);
    const run = (await app.call(getRun, { params: { id } }, { token: person.token })).body.data;
    const kept = (await app.call(listImports, { query: {} }, { token: person.token })).body.data.items;
    const row = kept.find((one) => one.id === id);
    // Either refused with a code and nothing stored, or stored with a report.
    const refused = run.status === 'failed' && (run.error?.code ?? '').startsWith('import_');
    const told = run.status === 'done' && (row?.report.length ?? 0) > 0;
    expect({ seed, refused, told }).toEqual({ seed, refused: row === undefined, told: row !== undefined });
  }
  expect(await look(person)).toBeTruthy();
});

test('results are exported as CSV, reported as PDF, and mailed once when the month is over', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  const { token } = person;
  await bring(person, 'analytics.xlsx');
  await bring(person, 'export-complete.zip');
  const csv = await file(person, pathOf(exportResults, { query: { timeZone: 'UTC' } }));
  const text = await csv.text();
  expect(csv.headers.get('content-type')).toMatch(/text\/csv/);
  expect(text.split('\r\n')[0]).toMatch(/Published,First line,Link,Format/);
  expect(text).toContain('12825');
  const pdf = await file(person, pathOf(resultsReport, { query: { month: '2026-08', timeZone: 'UTC' } }));
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await pdf.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  // The report says what the page says, without a broken heading or an empty column.
  const page = await look(person);
  const pages = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  const report = pages.text.join(' ').replace(/\s+/g, ' ');
  expect(page.median).not.toBeNull();
  expect(report).toContain(`median of ${Math.round(page.median ?? 0).toLocaleString('en')} impressions`);
  expect(report).toContain('Post Published Impressions Engagements vs. median');
  expect(report).not.toMatch(/Reactions|Comments/);
  expect(report).toContain('Impressions by day');
  expect(report).toContain('Ruth Adeyemi Clarke');
  expect(report.indexOf('What to do next')).toBeLessThan(report.indexOf('Post Published'));
  const [first] = page.demographics;
  expect(report).toContain('Who your followers are');
  expect(report).toContain(first?.value ?? 'nothing');
  const august = page.posts.filter(
    ({ publishedOn, times }) => publishedOn?.startsWith('2026-08') && times !== null,
  );
  expect(august.length).toBeGreaterThan(0);
  for (const { times } of august) expect(report).toContain(timesWords(times ?? 0));
  const settings = { monthlyMail: true, timeZone: 'Asia/Kolkata' };
  await app.call(saveResultSettings, { body: settings }, { token });
  expect((await app.call(getResultSettings, {}, { token })).body.data).toMatchObject(settings);
  const mails = async () =>
    (await app.sandbox.control.mailbox.mails(person.email)).filter(({ subject }) =>
      subject.includes('results of'),
    );
  const turn = async (moment: string) => {
    app.clock.set(moment);
    await app.runPeriodic('results.month');
    await app.runDueJobs();
    return (await mails()).map(({ subject }) => subject);
  };
  expect(await turn('2026-11-30T18:00:00Z')).toEqual([]);
  expect(await turn('2026-11-30T18:40:00Z')).toEqual(['Your LinkedIn results of November 2026']);
  expect(await turn('2026-12-02T00:00:00Z')).toHaveLength(1);
  const [mail] = await mails();
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const oneClick = /^<(http[^>]+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(oneClick.replace('/api/notifications/unsubscribe/', '/unsubscribe?token='));
  const press = async (path: string) => (await app.fetch(path, { method: 'POST' })).status;
  const { pathname } = new URL(oneClick);
  expect(await press(pathname)).toBe(200);
  expect(await turn('2027-01-02T00:00:00Z')).toHaveLength(1);
  // After subscribing again, the first report is that of the next month to end.
  expect(await press(pathname.replace('unsubscribe', 'resubscribe'))).toBe(200);
  expect(await turn('2027-01-03T00:00:00Z')).toHaveLength(1);
  expect(await turn('2027-02-02T00:00:00Z')).toHaveLength(2);
});

test('ideas are asked of posts that beat the median', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  await bring(person, 'analytics.xlsx');
  await bring(person, 'export-complete.zip');
  const { id } = (await app.call(ideasRun.start, { body: {} }, { token: person.token })).body.data;
  await app.runDueJobs();
  const run = (await app.call(getRun, { params: { id } }, { token: person.token })).body.data;
  // With the multiples of the results page.
  const { posts } = await look(person);
  const said = [
    ...JSON.stringify(run.result).matchAll(/It did (\d+(?:\.\d)?) times as well as your usual post/g),
  ];
  const shown = posts.flatMap(({ times }) => (times === null ? [] : `${Math.round(times * 10) / 10}`));
  expect(said.length).toBeGreaterThan(0);
  for (const [, times] of said) expect(shown).toContain(times);
});

test('an older, damaged export takes no number away and shows no post twice', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  await bring(person, 'export-complete.zip');
  await bring(person, 'analytics.xlsx');
  const whole = (posts: Awaited<ReturnType<typeof look>>['posts']) =>
    posts.filter(({ title, figures }) => title !== '' && figures.impressions !== null).length;
  const before = await look(person);
  await bring(person, 'export-broken.zip');
  const after = await look(person);
  expect(whole(after.posts)).toBe(whole(before.posts));
  expect(after.groups.length).toBe(before.groups.length);
  const titles = after.posts.flatMap(({ title }) => (title === '' ? [] : [title]));
  expect(new Set(titles).size).toBe(titles.length);
});
