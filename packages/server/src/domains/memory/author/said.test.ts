import { expect, it } from 'vitest';
import type { KnownFact } from '../facts/index.ts';
import { factWords, memoryOf } from './known.ts';
import { factsSaidIn } from './said.ts';

const fact = (id: string, text: string, more: Partial<KnownFact> = {}): KnownFact => ({
  id,
  text,
  kind: 'event',
  subject: '',
  happened: null,
  until: null,
  privacy: 'use',
  source: { kind: 'typed', title: 'Typed' },
  ...more,
});

const facts = [
  fact('pitch', 'My first pitch at the Harbour fund lasted four minutes before the projector failed.'),
  fact('waste', 'We cut pallet waste from 12% to 7% in a year.', { happened: '2024-03' }),
  fact('team', 'I lead a team of nine planners in Gdansk.'),
];
const said = (text: string) => factsSaidIn(text, facts).map(({ id }) => id);

it('tells the facts of a text by their words and figures, also in other words and over two sentences', () => {
  expect(
    said('The projector failed four minutes into my first pitch.\n\nThe Harbour fund asked me back.'),
  ).toEqual(['pitch']);
  expect(said('Our pallets: waste went from 12% down to 7% within twelve months.')).toEqual(['waste']);
  expect(said('Nine planners, one team, all in Gdansk. I lead them.')).toEqual(['team']);
});

it('does not take a shared subject or a lone figure for a fact that is told', () => {
  expect(said('Three tips for a first pitch: know the room, know the ask, stop early.')).toEqual([]);
  expect(said('We hired 12 people, and 7 stayed.')).toEqual([]);
  expect(said('')).toEqual([]);
});

it('gives dates in words, and of what is asked about first the subject alone', () => {
  expect(factWords(fact('a', 'We moved.', { happened: '2024-03-18', until: '2025' }))).toBe(
    'We moved. (18 March 2024, until 2025)',
  );
  const asked = { privacy: 'ask', kind: 'figure', subject: 'Northwind' } as const;
  expect(
    memoryOf([
      ...facts.slice(0, 1),
      fact('b', 'Northwind paid 9,100 euros.', asked),
      fact('c', 'Never name customers.', { kind: 'rule' }),
      fact('d', 'Never name prices.', { kind: 'rule', privacy: 'ask' }),
    ]),
  ).toEqual({
    facts: facts.slice(0, 1),
    askFirst: ['a figure, about Northwind', 'a rule of the author’s own'],
    rules: ['Never name customers.'],
  });
});
