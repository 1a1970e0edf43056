import { expect, test } from 'vitest';
import type { RepairFault } from '@limelight/contracts';
import { toldFaults } from './repair.ts';

const year: RepairFault = {
  kind: 'claim',
  message: '‘last year’ is a date no source gives. Confirm it or cut it.',
};
const sum: RepairFault = { kind: 'claim', message: '‘$3,400’ is in no source. Confirm it or cut it.' };
const word: RepairFault = { kind: 'tell', message: '“game changer” is worn out' };

test('a claim that its author stands for is told no more, and the others stay', () => {
  expect(toldFaults([year, sum, word], [{ text: 'last year' }, { text: '$3,400' }], null)).toHaveLength(3);
  expect(toldFaults([year, sum, word], [{ text: '$3,400' }], null)).toEqual([sum, word]);
  expect(toldFaults([year], [], null)).toEqual([]);
});

test('a long claim is known by how it begins', () => {
  const long: RepairFault = {
    kind: 'claim',
    message: '‘nobody in the whole…’ is quoted. Confirm it or cut it.',
  };
  expect(toldFaults([long], [{ text: 'nobody in the\nwhole house knew' }], null)).toEqual([long]);
});

test('a language that was chosen stands in the brief, one that the text strayed to here', () => {
  const foreign: RepairFault = { kind: 'language', message: 'Written in English, while …' };
  expect(toldFaults([foreign], [], { language: 'de' })).toEqual([]);
  expect(toldFaults([foreign], [], { language: 'auto' })).toEqual([foreign]);
});
