import { describe, expect, it } from 'vitest';
import { claimKey, findClaims, unsupportedIn } from '../index.ts';

const open = (text: string, material: string[] = []) =>
  findClaims(text, material).flatMap(({ supported, kind, text: claim }) =>
    supported ? [] : [`${kind}: ${claim}`],
  );

describe('findClaims', () => {
  it.each([
    ['We cut churn by 14% last year.', 'figure: 14%'],
    ['It cost us $1.2m.', 'figure: $1.2m'],
    ['I hired 9 people.', 'figure: 9'],
    ['According to her, “nobody reads the second page”.', 'quotation: “nobody reads the second page”'],
    ['Then Maria Lopez joined the board.', 'name: Maria Lopez'],
    ['I learned this at Siemens.', 'name: Siemens'],
    ['I once fired a client by e-mail.', 'experience: I once fired a client by e-mail.'],
  ])('flags what nobody supplied: %j', (text, claim) => {
    expect(open(text, ['Tips for managers'])).toEqual([claim]);
  });

  it.each([
    '5️⃣ Protect your calendar',
    '1. Ask before you answer.',
    'Wait a day or two before you reply.',
    'The VP signs last.',
    'Protect Time for deep work.',
    'How We Hire People Now',
    'Say “maybe” less often.',
    'If I had one wish, it would be sleep.',
    'Open 24/7. See https://x.com/2024/99',
  ])('leaves general advice alone: %j', (text) => {
    expect(open(text, ['Tips for managers'])).toEqual([]);
  });

  it.each([
    ["Tip time's down from 74 minutes to 38.", ['figure: 74 minutes', 'figure: 38']],
    ['First answer: "When they ring before."', ['quotation: "When they ring before."']],
    ['They wrote “Nobody rings. So we wait.” and left.', ['quotation: “Nobody rings. So we wait.”']],
    ['She said ‘we don’t ring before’ twice.', ['quotation: ‘we don’t ring before’']],
    ['The answer was “Never.”', ['quotation: “Never.”']],
  ])('finds every number and quotation: %j', (text, claims) => {
    expect(open(text, ['Tips for managers'])).toEqual(claims);
  });

  it('finds the passage that supports a claim, however a figure or name is written', () => {
    const material = [
      'Notes',
      'We fell from 1,200 to three orders. Maria Lopez said “it is the fold, not the words”.',
    ];
    const text = 'At first we had 1.2k orders, then 3. “It is the fold, not the words”, said Maria.';
    const claims = findClaims(text, material);
    expect(claims.map(({ supported }) => supported)).not.toContain(false);
    expect(claims.map(({ kind }) => kind)).toContain('quotation');
    for (const { passage } of claims) expect(passage?.source).toBe(1);
  });

  it('takes what the author told in other words as told', () => {
    expect(open('I lost the largest client in spring.', ['our largest client left in spring'])).toEqual([]);
  });

  it.each([
    'You could write “I can start in March, as soon as invoice 118 over 900 euros is settled”.',
    'Say a team agrees that refunds under 50 euros need no approval.',
  ])('takes no figure or date of an example for a claim: %s', (text) => {
    expect(open(text, ['How to write to a client'])).toEqual([]);
  });

  it.each(['She wrote “you saved us 900 euros”.', '- “They cut our costs by 900 euros”'])(
    'looks at the figures of what somebody said: %s',
    (text) => {
      expect(open(text, ['How to write to a client'])).not.toEqual([]);
    },
  );

  it('keeps confirmations through changes of capitals and spaces', () => {
    expect(claimKey('14%', 'We cut  churn.')).toBe(claimKey('14%', 'we cut churn'));
  });

  it.each(['1 2 3 ', '. ', 'I ', '"', '“a ', 'A B ', 'constructor __proto__ toString '])(
    'reads %j repeated in a moment',
    (piece) => {
      const text = piece.repeat(12_000 / piece.length);
      const began = performance.now();
      findClaims(text, [text, text]);
      expect(performance.now() - began).toBeLessThan(1_500);
    },
  );
});

it('a date that the material has in figures bears out its words, and no other date', () => {
  const material = ['Connected since 2024-03-14, renewed 2025-11'];
  for (const text of ['We met in March 2024.', 'Seit dem 14. März 2024.', 'Renewed in November 2025.'])
    expect(unsupportedIn(text, material)).toEqual([]);
  expect(unsupportedIn('We met in April 2024.', material)).toEqual(['April']);
  expect(unsupportedIn('We met on 15 March 2024.', material)).toEqual(['15']);
});
