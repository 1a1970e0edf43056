import {
  addFact,
  addTargetCompany,
  applicationFile,
  applicationRun,
  changeApplication,
  changeFact,
  collectFactsRun,
  deleteApplication,
  forgetFact,
  getApplication,
  getRun,
  importFile,
  listApplications,
  listFacts,
  listJobs,
  type Application,
} from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy, extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { fixture } from '../../library/imports/reading/test-fixtures.ts';
import { datesOf } from './rules/arrange.ts';

let plain: TestApp;
let modelled: TestApp;
beforeAll(async () => {
  [plain, modelled] = await Promise.all([createTestApp(), createTestApp({ model: true })]);
});
afterAll(async () => Promise.all([plain.close(), modelled.close()]));

const told = [
  'I cut the time to hire at Harbour Works from 61 to 24 days.',
  'I keep the lamps of three lighthouses running through the winter.',
];

/** Somebody with an imported profile, two told facts, and an opening in sight. */
async function applicant(on: TestApp): Promise<{ person: Person; jobId: string }> {
  const person = await on.signUp();
  const { token } = person;
  const form = new FormData();
  form.set('confirmed', 'true');
  form.set('file', new File([fixture('export-complete.zip')], 'export-complete.zip'));
  const headers = { authorization: `Bearer ${token}` };
  await on.fetch(`/api${importFile.path}`, { method: 'POST', headers, body: form });
  await on.runDueJobs();
  await on.call(collectFactsRun.start, { body: { from: ['profile'] } }, { token });
  await on.runDueJobs();
  for (const text of told) await on.call(addFact, { body: { text, kind: 'result' } }, { token });
  await on.call(
    addTargetCompany,
    { body: { company: `${on.sandbox.webUrl}/feeds/openings.xml` } },
    { token },
  );
  const jobs = await on.call(listJobs, { query: { scope: 'all', q: 'lamp' } }, { token });
  return { person, jobId: jobs.body.data.items[0]?.id ?? '' };
}

async function make(on: TestApp, { token }: Person, jobId: string) {
  const started = await on.call(applicationRun.start, { body: { jobId } }, { token });
  expect(started.status).toBe(202);
  await on.runDueJobs();
  const { data } = (await on.call(getRun, { params: { id: started.body.data.id } }, { token })).body;
  expect(data).toMatchObject({ status: 'done', error: null });
  const made = await on.call(getApplication, { params: { id: started.body.data.id } }, { token });
  return { run: data, made: made.body.data };
}

const file = async (on: TestApp, { token }: Person, id: string, query: string) => {
  const path = applicationFile.path.replace(':id', id);
  return on.fetch(`/api${path}?${query}`, { headers: { authorization: `Bearer ${token}` } });
};

const linesOf = ({ document }: Application) =>
  document.sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines));

test('without a model it is free and says facts alone, those of the opening first', async () => {
  const { person, jobId } = await applicant(plain);
  const { run, made } = await make(plain, person, jobId);
  expect(run.charged).toBe(0);
  expect(made).toMatchObject({ engine: null, title: 'Lamp keeper', company: 'Lampworks', jobId });
  const known = new Set(made.facts.map(({ id }) => id));
  const texts = new Map(made.facts.map(({ id, text }) => [id, text]));
  for (const { text, factIds } of linesOf(made)) {
    expect(factIds.length).toBeGreaterThan(0);
    for (const id of factIds) expect(known.has(id)).toBe(true);
    expect(factIds.map((id) => texts.get(id))).toContain(text);
  }
  const results = made.document.sections.find(({ kind }) => kind === 'results');
  expect(results?.entries[0]?.lines[0]?.text).toBe(told[1]);
  expect(made.document.sections.map(({ kind }) => kind)).toContain('experience');
  expect(made.document.letter).toEqual([]);

  const pdf = await file(plain, person, made.id, 'part=cv&format=pdf');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const read = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  expect(read.numPages).toBeLessThanOrEqual(2);
  const { text } = await extractText(read, { mergePages: true });
  let at = 0;
  // One column: a reader meets the name, then the sections in their order.
  for (const words of [made.document.name, 'Experience', 'Projects and results', 'Education']) {
    const next = text.indexOf(words, at);
    expect(next).toBeGreaterThanOrEqual(at);
    at = next;
  }
  const docx = await file(plain, person, made.id, 'part=cv&format=docx');
  const parts = unzipSync(new Uint8Array(await docx.arrayBuffer()));
  const words = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(words).toContain('I keep the lamps of three lighthouses running through the winter.');
  expect(words).toContain('w:pStyle w:val="Heading2"');
  expect((await file(plain, person, made.id, 'part=letter&format=pdf')).status).toBe(404);
});

test('its headings are in the language of its lines', async () => {
  const { person, jobId } = await applicant(plain);
  const facts = await plain.call(listFacts, { query: { limit: 50 } }, { token: person.token });
  for (const { id } of facts.body.data.items)
    await plain.call(forgetFact, { params: { id } }, { token: person.token });
  const text = 'Ich habe die Lampen von drei Leuchttürmen durch den Winter gebracht.';
  await plain.call(addFact, { body: { text, kind: 'result' } }, { token: person.token });
  const { made } = await make(plain, person, jobId);
  expect(made.document.language).toBe('de');
  const pdf = await file(plain, person, made.id, 'part=cv&format=pdf');
  const read = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())));
  expect(read.text.join('\n')).toContain('Projekte und Ergebnisse');
  const docx = await file(plain, person, made.id, 'part=cv&format=docx');
  const parts = unzipSync(new Uint8Array(await docx.arrayBuffer()));
  expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toContain('w:lang w:val="de"');
});

test.each([
  ['en', 'Since March 2020', 'Until June 2024', 'March 2020 – June 2024'],
  ['de', 'Seit März 2020', 'Bis Juni 2024', 'März 2020 – Juni 2024'],
  ['es', 'Desde marzo de 2020', 'Hasta junio de 2024', 'marzo de 2020 – junio de 2024'],
  ['hi', 'मार्च 2020 से', 'जून 2024 तक', 'मार्च 2020 – जून 2024'],
] as const)('its dates are in %s where its lines are', (language, since, until, both) => {
  expect(datesOf('2020-03', null, language)).toBe(since);
  expect(datesOf(null, '2024-06', language)).toBe(until);
  expect(datesOf('2020-03', '2024-06', language)).toBe(both);
});

test('a model words it, and what no fact bears out becomes the fact itself or goes', async () => {
  const { person, jobId } = await applicant(modelled);
  const { model } = modelled.sandbox.control;
  const facts = (await modelled.call(listFacts, { query: { limit: 50 } }, { token: person.token })).body.data
    .items;
  await model.order({
    kind: 'answer',
    json: {
      wishes: [{ quote: 'a wish that is not in the advertisement', facts: [1] }],
      headline: { text: 'Keeper of lamps.', facts: [1] },
      lines: [
        { text: 'Kept the lamps of three lighthouses running through the winter.', facts: [1] },
        { text: 'Led a team of 40 electricians.', facts: [1] },
        { text: 'Speaks to whales.', facts: [999] },
      ],
      letter: [
        { text: 'Dear hiring team,', facts: [] },
        { text: 'I keep lamps through the winter. I won the Fresnel Prize in 2019.', facts: [1] },
      ],
    },
  });
  await model.order({
    kind: 'answer',
    json: { open: [{ sentence: 3, kind: 'experience', reason: 'not said' }] },
  });
  await model.order({
    kind: 'answer',
    json: { open: [{ sentence: 3, kind: 'experience', reason: 'not said' }] },
  });
  const { run, made } = await make(modelled, person, jobId);
  expect(run.charged).toBe(20);
  expect(made.engine).toMatchObject({ kind: 'model' });
  const lines = linesOf(made).map(({ text }) => text);
  expect(lines).toContain('Kept the lamps of three lighthouses running through the winter.');
  expect(lines.join('\n')).not.toMatch(/electricians|whales/);
  expect(facts.map(({ text }) => text)).toEqual(expect.arrayContaining(told));
  expect(made.wishes).toEqual([]);
  expect(made.document.letter.map(({ text }) => text).join('\n')).toContain(
    'I keep lamps through the winter.',
  );
  expect(made.document.letter.map(({ text }) => text).join('\n')).not.toContain('Fresnel');
});

test('private facts stay out, edits are the person’s own words, and others see nothing', async () => {
  const { person, jobId } = await applicant(plain);
  const { token } = person;
  const found = (await plain.call(listFacts, { query: { q: 'time to hire' } }, { token })).body.data.items[0];
  expect(found?.text).toBe(told[0]);
  const { id = '', version = 0 } = found ?? {};
  await plain.call(changeFact, { params: { id }, body: { version, privacy: 'ask' } }, { token });
  const { made } = await make(plain, person, jobId);
  expect(JSON.stringify(made.document)).not.toContain('61 to 24');
  expect(made.askFirst).toBe(1);

  const document = structuredClone(made.document);
  const [line] = document.sections.find(({ kind }) => kind === 'results')?.entries[0]?.lines ?? [];
  if (line !== undefined) line.text = 'I keep lamps.';
  const params = { id: made.id };
  const saved = await plain.call(changeApplication, { params, body: { version: 1, document } }, { token });
  expect(linesOf(saved.body.data).find(({ text }) => text === 'I keep lamps.')).toMatchObject({ own: true });
  const late = await plain.call(changeApplication, { params, body: { version: 1, document } }, { token });
  expect(late.body.code).toBe('version_conflict');

  const stranger = await plain.signUp();
  expect((await plain.call(getApplication, { params }, { token: stranger.token })).status).toBe(404);
  expect((await plain.call(deleteApplication, { params }, { token: stranger.token })).status).toBe(404);
  const listed = await plain.call(listApplications, { query: { jobId } }, { token });
  expect(listed.body.data.items.map(({ id: one }) => one)).toEqual([made.id]);
  expect((await plain.call(deleteApplication, { params }, { token })).status).toBe(200);
  expect((await plain.call(getApplication, { params }, { token })).status).toBe(404);
});

test('nobody without facts starts one', async () => {
  const person = await plain.signUp();
  const { token } = person;
  await plain.call(
    addTargetCompany,
    { body: { company: `${plain.sandbox.webUrl}/feeds/openings.xml` } },
    { token },
  );
  const jobs = await plain.call(listJobs, { query: { scope: 'all', q: 'lamp' } }, { token });
  const body = { jobId: jobs.body.data.items[0]?.id ?? '' };
  const refused = await plain.call(applicationRun.start, { body }, { token });
  expect(refused).toMatchObject({ status: 409, body: { code: 'no_facts' } });
});
