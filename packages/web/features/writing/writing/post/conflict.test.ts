import { expect, test } from 'vitest';
import { decideConflict, markLines, withSent, type Sent } from './conflict.ts';
import { emptyContent } from './draft.ts';

const text = (value: string) => ({ ...emptyContent, text: value });

test('a save whose answer was lost is recognised and not asked about', () => {
  expect(
    decideConflict({ mine: text('one two'), sent: [text('one')], base: text(''), theirs: text('one') }),
  ).toBe('own-earlier');
  expect(
    decideConflict({ mine: text('one'), sent: [text('one')], base: text(''), theirs: text('one') }),
  ).toBe('same');
});

test('a change that left the content alone is none to decide', () => {
  expect(decideConflict({ mine: text('b'), sent: [], base: text('a'), theirs: text('a') })).toBe('only-mine');
  expect(decideConflict({ mine: text('a'), sent: [], base: text('a'), theirs: text('b') })).toBe(
    'only-theirs',
  );
});

test('two different texts are the person’s to decide', () => {
  expect(decideConflict({ mine: text('b'), sent: [text('b')], base: text('a'), theirs: text('c') })).toBe(
    'ask',
  );
  expect(decideConflict({ mine: text('b'), sent: [], base: null, theirs: text('c') })).toBe('ask');
});

test('of many saves without an answer the first and the last are known', () => {
  const all = ['a', 'b', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => ({ ...text(one), told: [] }));
  const known = all.reduce<readonly Sent[]>(withSent, []);
  expect(known.map((one) => one.text)).toEqual(['a', 'd', 'e', 'f', 'g']);
});

test('lines that the other text lacks are marked', () => {
  expect(markLines('a\nb\n\nb', 'b\na').map((line) => line.differs)).toEqual([false, false, false, true]);
});
