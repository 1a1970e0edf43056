import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import {
  addFact,
  applicationRun,
  collectFactsRun,
  decideFacts,
  getApplication,
  importFile,
  listFacts,
  type Application,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { fixture } from '../../library/imports/reading/test-fixtures.ts';
import { listFactsForCv } from '../../memory/facts/index.ts';
import { borneHeadline, borneLetter, borneLines } from './rules/borne.ts';

const borne = z.object({ text: z.string(), facts: z.array(z.string()) });

interface Opening {
  who: string;
  title: string;
  company: string;
  text: string;
  /** Items by what a reader says of them: shown by a fact, not shown, not asked for. */
  shown: string[];
  open: string[];
  besides: string[];
}

const openings: Opening[] = readFileSync(new URL('testing-data/openings.txt', import.meta.url), 'utf8')
  .split(/^## /mu)
  .slice(1)
  .map((part) => {
    const [head = '', ...lines] = part.trim().split('\n');
    const [who = '', title = '', company = ''] = head.split(' | ');
    const marked = (mark: string) =>
      lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));
    const text = lines.map((line) => line.replace(/^[+~] /u, '- ')).join('\n');
    return { who, title, company, text, shown: marked('+'), open: marked('-'), besides: marked('~') };
  });

let app: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  app = await createTestApp();
  for (const who of new Set(openings.map((one) => one.who))) people.set(who, await known(who));
}, 240_000);
afterAll(async () => app.close());

/** Somebody whose saved profile was read, and who confirmed what it suggests. */
async function known(who: string): Promise<Person> {
  const person = await app.signUp();
  const { token } = person;
  const form = new FormData();
  form.set('confirmed', 'true');
  form.set('file', new File([fixture(`persona-${who}.pdf`)], `persona-${who}.pdf`));
  const headers = { authorization: `Bearer ${token}` };
  await app.fetch(`/api${importFile.path}`, { method: 'POST', headers, body: form });
  await app.runDueJobs();
  await app.call(collectFactsRun.start, { body: { from: ['profile'] } }, { token });
  await app.runDueJobs();
  const query = { status: 'suggested', limit: 50 } as const;
  const { items } = (await app.call(listFacts, { query }, { token })).body.data;
  const body = { ids: items.map(({ id }) => id), action: { kind: 'confirm' as const } };
  if (items.length > 0) await app.call(decideFacts, { body }, { token });
  return person;
}

async function openJob({ title, company, text }: Opening): Promise<string> {
  const id = randomUUID();
  await app.context.database.pool.query(
    `INSERT INTO jobs (id, title, company, company_key, block_keys, places, places_text, countries, text, url,
       first_seen_at, last_seen_at, reposts)
     VALUES ($1, $2, $3, $4, '{}', '{}', '', '{}', $5, 'https://jobs.example.com', now(), now(), 0)`,
    [id, title, company, company, text],
  );
  return id;
}

async function make(opening: Opening): Promise<Application> {
  const token = people.get(opening.who)?.token ?? '';
  const jobId = await openJob(opening);
  const started = await app.call(applicationRun.start, { body: { jobId } }, { token });
  await app.runDueJobs();
  const { id } = started.body.data;
  return (await app.call(getApplication, { params: { id } }, { token })).body.data;
}

it('20 CVs say facts alone, and what is asked for without a fact is told', async () => {
  const wrong: string[] = [];
  for (const opening of openings) {
    const { document, wishes, facts } = await make(opening);
    const texts = new Map(facts.map(({ id, text }) => [id, text]));
    for (const { kind, entries } of document.sections)
      for (const { lines, factIds, title } of entries) {
        if (kind === 'experience' && factIds.length === 0) wrong.push(`${opening.title}: ${title}`);
        for (const { text, factIds: ids } of lines)
          if (!ids.some((id) => texts.get(id) === text)) wrong.push(`${opening.title}: ${text}`);
      }
    const quotes = (some: typeof wishes) => some.map(({ quote }) => quote);
    const shown = quotes(wishes.filter(({ factIds }) => factIds.length > 0));
    const missing = quotes(wishes.filter(({ factIds, isCompared }) => factIds.length === 0 && isCompared));
    const unknown = quotes(wishes.filter(({ isCompared }) => !isCompared));
    const differ = (some: readonly string[], others: readonly string[], what: string) =>
      some.flatMap((one) => (others.includes(one) ? [] : [`${opening.title}: ${what} ${one}`]));
    wrong.push(
      ...differ(missing, opening.open, 'shown or not asked for, yet listed as missing:'),
      ...differ(opening.open, [...missing, ...unknown], 'not listed as missing:'),
      ...differ(shown, opening.shown, 'not shown:'),
      ...differ(opening.shown, [...shown, ...unknown], 'not listed as shown:'),
      ...differ(unknown, [...opening.open, ...opening.shown], 'not asked for:'),
    );
  }
  expect(openings).toHaveLength(20);
  expect(wrong).toEqual([]);
}, 120_000);

/** Answers to the rendered prompt as a weak model gives them, with lines that tempt; its own check finds nothing wrong. */
const answers = z
  .array(
    z.object({
      opening: z.number(),
      headline: borne,
      lines: z.array(borne.extend({ isTrue: z.boolean() })),
      letter: z.array(borne.extend({ isTrue: z.boolean() })),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('testing-data/answers.json', import.meta.url), 'utf8')));

it.each(answers)('of an answer to opening $opening nothing stays that no fact bears out', async (answer) => {
  const opening = openings[answer.opening];
  const person = people.get(opening?.who ?? '');
  if (opening === undefined || person === undefined) throw new Error('no opening');
  const now = new Date(app.clock.now());
  const { facts } = await listFactsForCv(app.context.database.db, person.id, now);
  const lineOf = ({ text, facts: parts }: z.output<typeof borne>) => ({
    text,
    factIds: parts.map((part) => {
      const found = facts.find((fact) => fact.text.includes(part));
      if (found === undefined) throw new Error(`no fact says ${part}`);
      return found.id;
    }),
  });
  const checked = { open: [], opening: `${opening.title}\n${opening.company}\n${opening.text}` };
  const texts = new Set(facts.map(({ text }) => text));
  const kept = borneLines(answer.lines.map(lineOf), facts, checked).map(({ text }) => text);
  const wanted = answer.lines.filter(({ isTrue }) => isTrue).map(({ text }) => text);
  expect(kept.filter((text) => !wanted.includes(text) && !texts.has(text))).toEqual([]);
  expect(wanted.filter((text) => !kept.includes(text))).toEqual([]);
  expect(borneHeadline(lineOf(answer.headline), facts, checked)).toBeNull();
  const letter = borneLetter(answer.letter.map(lineOf), facts, { ...checked, name: person.name });
  const said = letter.map(({ text }) => text);
  expect(said).toEqual(answer.letter.filter(({ isTrue }) => isTrue).map(({ text }) => text));
});

it('keeps apart what was done in different roles at one company', async () => {
  const person = people.get('3');
  if (person === undefined) throw new Error('nobody');
  const { token } = person;
  const told = [
    ['I wrote 14 scorecards in 2023.', '2023'],
    ['I ran the summer school.', undefined],
  ] as const;
  for (const [text, happened] of told)
    await app.call(
      addFact,
      { body: { text, kind: 'result', subject: 'Lanternfold Systems', ...(happened && { happened }) } },
      { token },
    );
  const opening = openings.find(({ who }) => who === '3');
  if (opening === undefined) throw new Error('no opening');
  const { document } = await make(opening);
  const placeOf = (text: string) =>
    document.sections.flatMap(({ kind, entries }) =>
      entries.flatMap(({ title, lines }) =>
        lines.some((line) => line.text.includes(text)) ? [`${kind}: ${title}`] : [],
      ),
    );
  expect(placeOf('14 scorecards')).toEqual(['experience: Senior Talent Partner']);
  expect(placeOf('46 hires')).toEqual(['experience: Lead Talent Partner, Engineering & Data']);
  expect(placeOf('summer school')).toEqual(['results: Lanternfold Systems']);
});
