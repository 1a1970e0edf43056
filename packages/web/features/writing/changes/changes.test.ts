import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeCount, changesBetween, takeChanges } from './changes.ts';

test('a change is what goes and what comes in its place', () => {
  expect(changesBetween('We really took four fields out.', 'We took three fields out.')).toEqual([
    { kind: 'same', text: 'We ' },
    { kind: 'change', index: 0, removed: 'really ', added: '' },
    { kind: 'same', text: 'took ' },
    { kind: 'change', index: 1, removed: 'four', added: 'three' },
    { kind: 'same', text: ' fields out.' },
  ]);
});

test('neighbouring words that change are one change', () => {
  const stretches = changesBetween('In order to win we wait.', 'To win we wait.');
  expect(changeCount(stretches)).toBe(1);
});

const note = 'NOTE ask Dana about the number.';
const lost = 'Lol so we lost $3,400 last year.';

test('sentences struck side by side are taken apart', () => {
  const before = `We shipped it. ${note} ${lost} It was fine.`;
  const stretches = changesBetween(before, 'We shipped it. It was fine.');
  expect(changeCount(stretches)).toBe(2);
  expect(takeChanges(stretches, new Set([0]))).toBe(`We shipped it. ${lost} It was fine.`);
  expect(takeChanges(stretches, new Set([1]))).toBe(`We shipped it. ${note} It was fine.`);
  const lines = changesBetween(`We shipped it.\n\n${note}\n${lost}`, 'We shipped it.');
  expect(changeCount(lines)).toBe(2);
});

test('a sentence that is struck is no part of what changes in the one after it, or before it', () => {
  const after = changesBetween(
    `It ran. ${note} ${lost} It was fine.`,
    'It ran. We lost $3,400 last year. It was fine.',
  );
  expect(changeCount(after)).toBe(2);
  expect(takeChanges(after, new Set([0]))).toBe(`It ran. ${lost} It was fine.`);
  expect(takeChanges(after, new Set([1]))).toBe(`It ran. ${note} We lost $3,400 last year. It was fine.`);
  const end = changesBetween(
    `It ran and cost a lot. ${note} It was fine.`,
    'It ran and cost much. It was fine.',
  );
  expect(takeChanges(end, new Set([changeCount(end) - 1]))).toBe('It ran and cost a lot. It was fine.');
});

test('words struck across the end of a sentence stay one change', () => {
  expect(changeCount(changesBetween('We sold it. It rained and we left.', 'We sold and we left.'))).toBe(1);
});

test('each change is taken or left by itself', () => {
  const stretches = changesBetween('We really took four fields out.', 'We took three fields out.');
  expect(takeChanges(stretches, new Set([1]))).toBe('We really took three fields out.');
  expect(takeChanges(stretches, new Set([0]))).toBe('We took four fields out.');
});

test('all taken give the second text, none the first, whatever they are', () => {
  const text = fc
    .array(
      fc.constantFrom(
        'We',
        'took',
        'four',
        'fields',
        '\n',
        '\n\n',
        ' ',
        '  ',
        '.',
        '63',
        '“so”',
        '🙂',
        'é',
        'don’t',
        'It ran. ',
        'Why? ',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const stretches = changesBetween(before, after);
      expect(takeChanges(stretches, new Set())).toBe(before);
      expect(takeChanges(stretches, new Set(stretches.keys()))).toBe(after);
    }),
  );
});
