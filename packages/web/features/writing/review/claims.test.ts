import { linkClaims, prepareSource } from '@limelight/post-text';
import { expect, it } from 'vitest';
import { bySentence, openOf, partOf, tellClaims } from './claims.ts';

const SENTENCE = 'We sold 977 seats to Acme Rail.';
const claimsOf = (text: string) => tellClaims(linkClaims(text, [prepareSource('We sold seats.')]), [], []);

it('claims of a sentence that is said 27 times are listed once, with the number of places', () => {
  const once = openOf(claimsOf(SENTENCE));
  const often = openOf(claimsOf(`${SENTENCE} `.repeat(27)));
  expect(often.map(({ text }) => text)).toEqual(once.map(({ text }) => text));
  expect(often.every(({ places }) => places.length === 27)).toBe(true);
  expect(bySentence(often)).toHaveLength(1);
  expect(often.map(partOf).join()).toContain('‘977’, at 27 places: in no source.');
});

it('one word for it confirms every place', () => {
  const text = `${SENTENCE} ${SENTENCE}`;
  const linked = linkClaims(text, [prepareSource('We sold seats.')]);
  const word = { id: '1', claim: '977', sentence: SENTENCE, confirmedAt: '2026-11-22T10:00:00Z' };
  const open = openOf(tellClaims(linked, [], [word]));
  expect(open.map((one) => one.text)).not.toContain('977');
});

it('the same figure in another sentence is another claim', () => {
  const open = openOf(claimsOf(`${SENTENCE} Then 977 people came.`));
  expect(open.filter(({ kind }) => kind === 'figure')).toHaveLength(2);
});
