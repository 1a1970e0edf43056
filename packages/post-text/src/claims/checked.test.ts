import { expect, it } from 'vitest';
import { findClaims, hasRead, openWith } from '../index.ts';

const notes = ['We moved 40 customers in March. Priya led it. The old tool had cost us nerves.'];
const text =
  'We moved 40 customers.\n\nIt cost 900 dollars. My brother laughed about the broken chairs. Priya was glad because of it.';
const checked = {
  text,
  open: [{ sentence: 'Priya was glad because of it.', kind: 'cause', reason: 'Nobody says why.' }] as const,
};
const openOf = (of: string) =>
  openWith(findClaims(of, notes), of, checked)
    .filter(({ supported }) => !supported)
    .map(({ text: words, kind, reason }) => [words, kind, reason]);

it('marks what the model names, leaves what rules only suspected, and keeps what is certain', () => {
  expect(findClaims(text, notes).map(({ text: words }) => words)).toContain(
    'My brother laughed about the broken chairs.',
  );
  expect(openOf(text)).toEqual([
    ['900 dollars', 'figure', undefined],
    ['Priya was glad because of it.', 'cause', 'Nobody says why.'],
  ]);
});

it('keeps the marks of unchanged sentences, and checks changed ones by rule', () => {
  expect(
    openOf('It cost 70 dollars. My brother laughed about the broken tables.  Priya was glad because of it.'),
  ).toEqual([
    ['70 dollars', 'figure', undefined],
    ['My brother laughed about the broken tables.', 'experience', undefined],
    ['Priya was glad because of it.', 'cause', 'Nobody says why.'],
  ]);
});

it('shows a sentence that the model names once, and whole', () => {
  const both = { text, open: [{ sentence: 'It cost 900 dollars.', kind: 'figure', reason: '' }] as const };
  const open = openWith(findClaims(text, notes), text, both).filter(({ supported }) => !supported);
  expect(open.map(({ text: words }) => words)).toEqual(['It cost 900 dollars.']);
});

it('knows whether every sentence was read as it stands', () => {
  expect([hasRead(text, checked), hasRead(`${text} And more.`, checked), hasRead(text, null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('leaves to the model a quotation that nobody is said to have spoken', () => {
  const suggested = 'Write to the channel.\n\n“I want to export the report myself.”';
  const said = 'Priya said: “I want to export the report myself.”';
  const openAfterCheck = (of: string) =>
    openWith(findClaims(of, notes), of, { text: of, open: [] }).filter(({ supported }) => !supported);
  expect(findClaims(suggested, notes).map(({ kind }) => kind)).toContain('quotation');
  expect(openAfterCheck(suggested)).toEqual([]);
  expect(openAfterCheck(said)).toHaveLength(1);
});
