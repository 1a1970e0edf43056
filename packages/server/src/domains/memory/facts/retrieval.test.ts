import { readFileSync } from 'node:fs';
import { addFact, factKind, partialDate } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { roundTripsOf } from '../../../testing/round-trips.ts';
import { factsForText, keepFacts, type NewFact } from './index.ts';

/** Two invented people with 75 facts each, and what a reader would want in a text by them. Written before any ranking. */
const linesOf = (name: string) =>
  readFileSync(new URL(`testing-data/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));

interface Known {
  name: string;
  fact: NewFact;
}

const factsOf = (name: string): Known[] =>
  linesOf(name).map(([id = '', kind, subject = '', happened = '', ...text]) => {
    const sentence = text.join('|');
    const fact: NewFact = {
      text: sentence,
      kind: factKind.parse(kind),
      subject,
      happened: happened === '' ? null : partialDate.parse(happened),
      until: null,
      status: 'confirmed',
      source: { kind: 'typed', id: null, title: 'Typed by you', passage: sentence, second: null },
    };
    return { name: id, fact };
  });

const people = { r: factsOf('ruth'), l: factsOf('lena') };

interface Brief {
  who: keyof typeof people;
  wanted: string[];
  text: string;
}

const briefsIn = (name: string): Brief[] =>
  linesOf(name).map(([who = '', wanted = '', ...text]) => ({
    who: who === 'r' ? 'r' : 'l',
    wanted: wanted.split(' '),
    text: text.join('|'),
  }));

let app: TestApp;
let persons: Record<keyof typeof people, Person>;
beforeAll(async () => {
  app = await createTestApp();
  persons = { r: await app.signUp(), l: await app.signUp() };
  for (const who of ['r', 'l'] as const) {
    const facts = people[who].map(({ fact }) => fact);
    const now = new Date(app.clock.now());
    await app.context.database.db.transaction(async (tx) => keepFacts(tx, persons[who].id, facts, now));
  }
});
afterAll(async () => app.close());

/** The briefs for which something that a reader would want is not among the eight best. */
async function missedOf(briefs: readonly Brief[]): Promise<string[]> {
  const missed: string[] = [];
  for (const { who, wanted, text } of briefs) {
    const names = new Map(people[who].map(({ name, fact }) => [fact.text, name]));
    const found = await factsForText(app.context, persons[who].id, {
      subject: text,
      limit: 8,
      voiceId: null,
    });
    const got = found.map((fact) => names.get(fact.text) ?? '');
    const lost = wanted.filter((name) => !got.includes(name));
    if (lost.length > 0)
      missed.push(`${text.slice(0, 60)}: without ${lost.join(' ')}, found ${got.join(' ')}`);
  }
  return missed;
}

it('finds all that a reader would want among the eight best for 36 briefs of 40', async () => {
  const briefs = briefsIn('briefs');
  const missed = await missedOf(briefs);
  expect(briefs).toHaveLength(40);
  expect(missed.slice(4)).toEqual([]);
});

it('finds nearly as much for briefs that were written after the ranking', async () => {
  const briefs = briefsIn('briefs-later');
  const missed = await missedOf(briefs);
  expect(briefs).toHaveLength(16);
  expect(missed.slice(3)).toEqual([]);
});

it('finds all in 34 of 40 briefs of a third set, of which a third are in another language than their facts', async () => {
  const briefs = briefsIn('briefs-fresh');
  const missed = await missedOf(briefs);
  expect(briefs).toHaveLength(40);
  expect(missed.slice(6)).toEqual([]);
});

it('gives a model more to choose from where words find few, and only what may be told', async () => {
  const found = async ({ id }: Person, subject: string, chosen: boolean) => {
    const known = await factsForText(app.context, id, { subject, limit: 8, voiceId: null, chosen });
    return known.map(({ text }) => text);
  };
  const pitch = 'My first pitch had 40 slides and I got to slide nine.';
  const spanish = 'Consejos para hablar ante inversores';
  expect(await found(persons.l, spanish, false)).not.toContain(pitch);
  expect(await found(persons.l, spanish, true)).toContain(pitch);
  const known = '3 tips for a first pitch';
  expect(await found(persons.l, known, true)).toEqual(await found(persons.l, known, false));
  expect(await found(persons.l, '', true)).toEqual(await found(persons.l, '', false));

  const person = await app.signUp();
  for (const privacy of ['use', 'ask', 'never'] as const) {
    const body = { text: `Two gates stood open (${privacy}).`, privacy };
    expect((await app.call(addFact, { body }, { token: person.token })).status).toBe(201);
  }
  expect(await found(person, spanish, true)).toEqual(['Two gates stood open (use).']);
});

it('asks the database as often with 20,000 facts as with 75', async () => {
  const { pool } = app.context.database;
  const subject = 'Why returns deserve their own process';
  const trips = async ({ id }: Person) => {
    const made = await roundTripsOf(pool, async () =>
      factsForText(app.context, id, { subject, limit: 8, voiceId: null, chosen: true }),
    );
    return made.length;
  };
  const few = await trips(persons.r);
  const person = await app.signUp();
  await pool.query(
    `INSERT INTO facts (id, user_id, text, kind, subject, privacy, status, source, key, passage_key, search, version,
       created_at, updated_at)
     SELECT gen_random_uuid(), $1, text, 'event', '', 'use', 'confirmed', '{"kind": "typed", "passage": ""}', n, n,
       to_tsvector('simple', text), 1, now(), now()
     FROM (SELECT n::text, concat('return number', n, ' of order', n % 900, ' took the process', n % 70,
       ' in hall', n % 50, ' because of word', n % 5000, ' and word', n % 3000) AS text
       FROM generate_series(1, 20000) n) AS rows`,
    [person.id],
  );
  expect(await trips(person)).toBeLessThanOrEqual(few);
  expect(few).toBe(1);
});
