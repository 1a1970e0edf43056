import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeJob,
  changeLead,
  collectFactsRun,
  decideJobs,
  getProfileReview,
  getResults,
  getRun,
  importFile,
  importPeople,
  jobSearchRun,
  leadGenerationRun,
  listFacts,
  listJobs,
  listLeads,
  listLibraryPosts,
  profileReviewRun,
  reviewedProfile,
  saveJobProfile,
  type FactSourceKind,
  type JobStage,
  type JobSummary,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, createTestClock, type Person, type TestApp } from './testing/index.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock('2026-11-20T09:00:00Z') });
  person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
});
afterAll(async () => app.close());

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;

/** Compares an example that a page shows with what the program answers now. Ids are numbered, so that each run has the same. */
async function expectShown(name: string, example: object): Promise<void> {
  const ids: string[] = [];
  const text = JSON.stringify(example, null, 1).replace(uuid, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `00000000-0000-4000-8000-${String(ids.indexOf(id) + 1).padStart(12, '0')}`;
  });
  expect(text).not.toMatch(/127\.0\.0\.1|localhost/);
  await expect(`${text}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, `../../web/content/examples/${name}.json`),
  );
}

async function resultOf(id: string): Promise<unknown> {
  await app.runDueJobs();
  return (await app.call(getRun, { params: { id } }, person)).body.data.result;
}

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, `domains/library/imports/fixtures/${name}`)));

async function bring(name: string, { mine = 'true', bytes = fixture(name) } = {}): Promise<void> {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  form.set('mine', mine);
  const headers = { authorization: `Bearer ${person.token}` };
  await app.fetch(`/api${importFile.path}`, { method: 'POST', headers, body: form });
  await app.runDueJobs();
}

type Named = Pick<JobSummary, 'title' | 'company' | 'url'>;
/** Openings that were seen at the same moment are listed in any order. */
const byName = (a: Named, b: Named) =>
  `${a.title} ${a.company} ${a.url}`.localeCompare(`${b.title} ${b.company} ${b.url}`);

it('has a pipeline of openings with their reasons', async () => {
  const text =
    'I built Go and PostgreSQL services for a freight company.\nI analyse data with SQL and Python.';
  await app.call(saveJobProfile, { body: { text } }, person);
  const query = 'Senior backend engineer\nGo and PostgreSQL services\ndata analyst\nremote';
  const started = await app.call(jobSearchRun.start, { body: { query } }, person);
  const { jobs } = jobSearchRun.result.parse(await resultOf(started.body.data.id));
  const paid = jobs
    .filter(({ reasons, title }) => reasons.length > 1 && title.length < 36 && title !== 'Multiple roles')
    .toSorted((a, b) => Number(b.pay !== null) - Number(a.pay !== null) || byName(a, b))
    .slice(0, 5);
  const stages: JobStage[] = ['saved', 'saved', 'applied', 'applied', 'interview'];
  await app.call(decideJobs, { body: { ids: paid.map(({ id }) => id), decision: 'keep' } }, person);
  for (const [index, { id }] of paid.entries())
    await app.call(changeJob, { params: { id }, body: { stage: stages[index] ?? 'saved' } }, person);
  const { items } = (await app.call(listJobs, { query: {} }, person)).body.data;
  expect(items).toHaveLength(5);
  const firstSeenAt = new Date(app.clock.now()).toISOString();
  await expectShown(
    'jobs',
    items.toSorted(byName).map((job) => ({ ...job, firstSeenAt, missing: [] })),
  );
});

it('has leads with the evidence for each criterion', async () => {
  const csv = [
    'Name,Company,Position,Location',
    'Ida Holm,Northquay Freight,Operations director for warehouses and logistics,Leeds',
    'Mara Quist,Slotwise,Head of warehouse operations,Hull',
    'Tomas Berg,Harbourlight,Logistics and operations director,Leeds',
  ].join('\n');
  await app.call(importPeople, { body: { csv, kind: 'connection' } }, person);
  const customer = 'operations director\nwarehouses\nlogistics';
  const started = await app.call(leadGenerationRun.start, { body: { customer, sources: {} } }, person);
  await resultOf(started.body.data.id);
  const leads = async () => (await app.call(listLeads, { query: {} }, person)).body.data.items;
  const [, second] = await leads();
  const params = { id: second?.id ?? '' };
  await app.call(changeLead, { params, body: { leadStatus: 'contacted' } }, person);
  const items = await leads();
  expect(items.length).toBeGreaterThan(1);
  await expectShown('leads', items);
});

it('has a profile review', async () => {
  const profile = reviewedProfile.parse({
    name: 'Ruth Adeyemi Clarke',
    headline: 'Operations consultant for warehouses',
    location: 'Hull, England',
    about: 'I help small warehouses ship more without buying another building.',
    experience: [
      {
        company: 'Own practice',
        title: 'Operations consultant',
        start: '2021-03',
        description: 'Cut picking errors by 41% at eleven sites in one year.',
      },
    ],
    skills: ['Warehouse Operations', 'Process Improvement', 'Inventory'],
  });
  const body = { profile, targetRole: 'Operations Manager' };
  const started = await app.call(profileReviewRun.start, { body }, person);
  expect(started.status).toBe(202);
  const { reviewId } = profileReviewRun.result.parse(await resultOf(started.body.data.id));
  const review = (await app.call(getProfileReview, { params: { id: reviewId } }, person)).body.data;
  await expectShown('profile-review', review);
});

it('has results of posts', async () => {
  await bring('export-complete.zip');
  await bring('analytics.xlsx');
  const query = { timeZone: 'Europe/London', days: 90 };
  const results = (await app.call(getResults, { query }, person)).body.data;
  expect(results.best ?? results.repeat[0]).toBeTruthy();
  const weekdays = results.groups.filter(({ dimension }) => dimension === 'weekday');
  await expectShown('results', { ...results, groups: weekdays });
});

it('has posts of others that stood out', async () => {
  const csv = `Date,Author,Post,Reactions,Comments
2026-09-01,Mira Holt,"A rota beats a hero. We learned it in March, when our hero had the flu.",88,12
2026-09-08,Mira Holt,"We counted the pallets twice this week. The second count took nine minutes, and it was the right one.",41,6
2026-09-15,Mira Holt,"Three questions before a price change: who pays, who notices, who stays?",230,44
2026-09-22,Mira Holt,"Our shift handover is one page. It was nine. Nobody misses the other eight.",112,21
`;
  await bring('others.csv', { mine: 'false', bytes: new TextEncoder().encode(csv) });
  const query = { source: 'others', limit: 2 } as const;
  const { items } = (await app.call(listLibraryPosts, { query }, person)).body.data;
  expect(items).toHaveLength(2);
  await expectShown('library-posts', items);
});

it('has facts with the passages that say them', async () => {
  const started = await app.call(collectFactsRun.start, { body: {} }, person);
  await resultOf(started.body.data.id);
  const { items } = (await app.call(listFacts, { query: { limit: 100 } }, person)).body.data;
  // Dated ones say most, and those of a post were made at the same moment.
  const of = (kind: FactSourceKind) =>
    items
      .filter(({ source }) => source.kind === kind)
      .toSorted((a, b) => (b.happened ?? '').localeCompare(a.happened ?? '') || a.text.localeCompare(b.text))
      .slice(0, 2);
  const shown = [...of('profile'), ...of('export')];
  expect(shown).toHaveLength(4);
  await expectShown('facts', shown);
});
