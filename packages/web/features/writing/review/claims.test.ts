import type { ClaimConfirmation, ClaimMaterial } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { isOpen, nameOf, tellClaims } from './claims.ts';
import { prepareLook } from './look.ts';

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
const look = prepareLook({ material: material.map(({ text }) => text), earlier: [] });
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
