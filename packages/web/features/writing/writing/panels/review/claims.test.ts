import type { ClaimConfirmation, ClaimMaterial } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { aroundOf, isOpen, nameOf, tellClaims } from '../../post/claims.ts';
import { checkedWords, headWords } from './head-words.ts';
import { prepareLook } from '../../post/look.ts';

const material: ClaimMaterial[] = [
  { kind: 'idea', id: null, title: 'Your idea', text: 'We moved 40 customers.' },
  { kind: 'source', id: 's1', title: 'report', text: 'It took $900 in March.' },
];
const confirmation: ClaimConfirmation = {
  id: '00000000-0000-4000-8000-000000000001',
  claim: '69%',
  sentence: 'Calls fell by 69%.',
  confirmedAt: '2026-01-05T09:00:00Z',
};
const look = prepareLook({ material: material.map(({ text }) => text), notes: [], earlier: [] });
const tell = (text: string, confirmations: ClaimConfirmation[] = []) =>
  tellClaims(look(text).claims, material, confirmations);

test('a claim is open until a source contains it or its author confirms it', () => {
  const text = 'It took $900. Calls fell by 69%.';
  expect(tell(text).map((one) => [nameOf(one), isOpen(one), one.origin?.title])).toEqual([
    ['“$900”', false, 'report'],
    ['“69%”', true, undefined],
  ]);
  expect(tell(text, [confirmation]).filter(isOpen)).toEqual([]);
});

test('a confirmation does not cover another sentence', () => {
  expect(tell('Rents fell by 69%.', [confirmation]).filter(isOpen)).toHaveLength(1);
});

test('the same sentence twice is one claim', () => {
  expect(tell('Calls fell by 69%. Calls fell by 69%.').filter(isOpen)).toHaveLength(1);
});

test('a claim is shown with the passage around it, cut between words', () => {
  const lead = 'We asked every supplier on the long list that somebody had kept for years to ring before';
  const [claim] = tell(`${lead}, and 11 of them do now because it costs them no more than one short call.`);
  const passage = claim === undefined ? null : aroundOf(claim);
  expect(passage).toContain('and 11 of them do now');
  expect(passage).toMatch(/^…\S.*\S…$/u);
  const [short] = tell('It fell to 38.');
  expect(short && aroundOf(short)).toBe('It fell to 38.');
});

test('the headline says no more than was looked at', () => {
  expect([
    checkedWords(0, false),
    checkedWords(0, true),
    checkedWords(1, true),
    checkedWords(3, false),
  ]).toEqual([
    'No numbers, dates or quotes outside your notes',
    'No statements outside your notes',
    '1 statement to confirm',
    '3 statements to confirm',
  ]);
});

test('the heading counts gaps and facts apart from suggestions', () => {
  expect(headWords({ gaps: 2, facts: 8, suggestions: 1 })).toBe(
    '2 gaps to fill · 8 statements to confirm · 1 suggestion',
  );
  expect(headWords({ gaps: 0, facts: 0, suggestions: 0 })).toBe('Looks good');
});
