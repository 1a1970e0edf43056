import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, changesOf, takeChanges } from './changes.ts';

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
  expect(changesOf(stretches)).toHaveLength(1);
});

test('each change is taken or left by itself', () => {
  const stretches = changesBetween('We really took four fields out.', 'We took three fields out.');
  expect(takeChanges(stretches, (index) => index === 1)).toBe('We really took three fields out.');
  expect(takeChanges(stretches, (index) => index === 0)).toBe('We took four fields out.');
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
      expect(takeChanges(stretches, () => false)).toBe(before);
      expect(takeChanges(stretches, () => true)).toBe(after);
    }),
  );
});

test('a short word between two changes is part of one change, a longer passage is not', () => {
  const rewritten = changesBetween(
    'Our customers abandoned the complicated registration.',
    'Many visitors completed the simplified onboarding.',
  );
  expect(changesOf(rewritten)).toHaveLength(1);
  const paragraphs = changesBetween(
    'Customers abandoned it.\n\nWe waited.',
    'Visitors completed it.\n\nWe acted.',
  );
  expect(changesOf(paragraphs).length).toBeGreaterThan(1);
});
