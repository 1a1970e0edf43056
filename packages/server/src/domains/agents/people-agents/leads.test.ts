import {
  changeLead,
  changePerson,
  getRun,
  importPeople,
  leadGenerationRun,
  leadSearchRun,
  listLeads,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { judgePerson } from './rules/judge-people.ts';
import { withoutHeading } from './rules/role.ts';
import { WordWeights } from '../../library/people/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const csv = [
  'Name,Company,Position',
  'Ida (she/her) Holm 🚀,Northquay,Operations director in logistics',
  'Tomas Berg,Harbourlight,Lecturer in Logistics',
  'Mara Quist,Slotwise,Operations director',
  'Nils Roth,Lampworks,Buyer',
].join('\n');

const leadsOf = async ({ token }: Person, query: z.input<typeof listLeads.query> = {}) =>
  (await app.call(listLeads, { query }, { token })).body.data;

async function find(person: Person, customer: string) {
  const started = await app.call(leadGenerationRun.start, { body: { customer, sources: {} } }, person);
  await app.runDueJobs();
  const { body } = await app.call(getRun, { params: { id: started.body.data.id } }, person);
  return leadGenerationRun.result.parse(body.data.result);
}

it('keeps the evidence, score, status and last contact of a lead, and lists the best match first', async () => {
  const person = await app.signUp();
  const { token } = person;
  await app.call(importPeople, { body: { csv, kind: 'connection' } }, { token });
  const result = await find(person, 'Operations director\nlogistics\nwarehouse');
  // One of three criteria makes nobody a lead.
  expect(result.leads.map(({ name }) => name)).toEqual(['Ida Holm']);
  expect(result.tooFew).toBe(2);
  const { items, offered } = await leadsOf(person);
  expect(items).toMatchObject([
    {
      name: 'Ida Holm',
      lastContactedAt: null,
      lead: {
        status: 'new',
        score: 67,
        met: ['Operations director', 'logistics'],
        missing: ['warehouse'],
        foundAt: new Date(app.clock.now()).toISOString(),
      },
    },
  ]);
  expect(items[0]?.lead?.evidence).toEqual(result.leads[0]?.evidence);
  expect(offered).toEqual(['role', 'company']);

  // A file of leads has no findings yet, so they follow.
  const more = `Name,Position,Location\n${Array.from({ length: 4 }, (_, index) => `Lead ${'abcd'[index]} Ray,Clerk,Leeds`).join('\n')}`;
  await app.call(importPeople, { body: { csv: more, kind: 'lead' } }, { token });
  const pages: string[] = [];
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const page = await leadsOf(person, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    pages.push(...page.items.map(({ name }) => name));
    isMore = page.nextCursor !== null;
    cursor = page.nextCursor ?? undefined;
  }
  expect(pages[0]).toBe('Ida Holm');
  expect(new Set(pages).size).toBe(5);
  expect(pages).toHaveLength(5);
  expect((await leadsOf(person)).offered).toContain('location');

  const params = { id: items[0]?.id ?? '' };
  const lastContactedAt = new Date(app.clock.now()).toISOString();
  await app.call(changePerson, { params, body: { lastContactedAt } }, { token });
  expect((await leadsOf(person, { status: 'contacted' })).items).toMatchObject([
    { name: 'Ida Holm', lastContactedAt, lead: { status: 'contacted', score: 67 } },
  ]);
  await app.call(changeLead, { params, body: { leadStatus: 'won' } }, { token });
  await app.call(changePerson, { params, body: { lastContactedAt } }, { token });
  expect((await leadsOf(person, { status: 'won' })).total).toBe(1);

  // Filters alone judge nobody, so they change nothing that was found.
  await app.call(leadSearchRun.start, { body: { filters: { role: 'director' } } }, { token });
  await app.runDueJobs();
  expect((await leadsOf(person)).items[0]?.lead?.score).toBe(67);
});

it('never takes a quote about a company as evidence for a role', () => {
  const material = (text: string, about: 'person' | 'company') => ({
    text,
    about,
    source: about,
    address: null,
    observedAt: null,
  });
  const materials = [
    material('Lecturer', 'person'),
    material('Operations director (m/f/d) wanted for our warehouse', 'company'),
  ];
  const met = (text: string) =>
    judgePerson([{ text, must: true }], { id: '1', materials }, new WordWeights([])).evidence.length;
  expect([met('Operations director'), met('warehouse'), met('Lecturer')]).toEqual([0, 1, 1]);
});

it('takes no heading for a criterion', () => {
  expect(
    ['Nice to have:', 'nice to have: German', 'Must have', 'Head of operations'].map(withoutHeading),
  ).toEqual(['', 'German', '', 'Head of operations']);
});
