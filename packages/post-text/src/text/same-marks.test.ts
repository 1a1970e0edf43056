import { expect, it } from 'vitest';
import { findPassage } from './same-marks.ts';

it.each([
  ['It’s “new” – isn’t it?', `It's "new" - isn't it?`],
  ['We waited…\n\nThen it came.', 'We waited... Then it came.'],
  ['A non‑breaking\u00a0space.', 'non-breaking space'],
  ['Price (net): 5 $ + tax.', '5 $ + tax.'],
])('finds a passage that was copied with other marks: %s', (text, passage) => {
  const found = findPassage(text, passage);
  expect(found).not.toBeNull();
  expect(findPassage(text, text.slice(found?.start, found?.end))).toEqual(found);
});

it('finds nothing that is not there', () => {
  expect(findPassage('We cut four fields.', 'We cut five fields.')).toBeNull();
  expect(findPassage('We cut four fields.', '  ')).toBeNull();
});
