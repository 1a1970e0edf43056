import { expect, it } from 'vitest';
import { findClaims, leftOutOf, sameMarks, unsupportedIn } from '../index.ts';

it.each([
  ['The strike lasted 9 days.', 'The strike lasted nine days.', []],
  [
    'They asked “Would you work with them again?”',
    'One question is, ‘Would you work with them again’, he said.',
    [],
  ],
  ['They asked "Don\'t you know?"', 'She wrote: “Don’t you know?”', []],
  ['People say “But then they will prepare!”', 'Nine days.', ['“But then they will prepare!”']],
  ['I led 12 people and grew it from 2 to 5 million.', 'Led a team of twelve, from two to five million.', []],
  ['Wir waren 12 in 3 Städten.', 'Zu zwölft? Nein: zwölf Leute in drei Städten.', []],
  ['हम 5 लोग थे।', 'हम पाँच लोग थे।', []],
  ['Would you have 15 minutes next week?', 'Head of Operations', []],
  ['[How many of the 7?] It was 8.', 'None.', ['8']],
])('%j beside %j leaves %j', (text, material, open) => {
  expect(unsupportedIn(text, [material])).toEqual(open);
});

it('reads apostrophes, quotation marks and dashes of any kind alike, each in its place', () => {
  const text = 'It’s “new” – isn‘t\u00a0it?';
  expect(sameMarks(text)).toBe('It\'s "new" - isn\'t it?');
  expect(sameMarks(text)).toHaveLength(text.length);
});

it('does not let half a sentence vouch for the rest', () => {
  const notes =
    'we lost customers in march before they saw the report.\nnobody had invited a colleague.\nchurn fell from 9 to 4 percent.';
  const post =
    'We looked at the accounts one by one, and the pattern was the same: nobody had invited a colleague.\n\nWe lost customers in March, before they saw the report.';
  const told = findClaims(post, [notes]).filter(({ kind }) => kind === 'experience');
  expect(told.map(({ supported }) => supported)).toEqual([false, true]);
  expect(leftOutOf(post, notes)).toEqual(['churn fell from 9 to 4 percent.']);
  expect(leftOutOf('Churn fell from nine to 4% in March.', notes)).toEqual([]);
});
