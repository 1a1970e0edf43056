import { expect, it } from 'vitest';
import { tooLong, withWords } from './added-words.ts';

it('keeps every word that is added, and says by how much they do not fit', () => {
  const both = withWords(`${'a'.repeat(2_990)} `, 'and the end of the answer');
  expect(both).toBe(`${'a'.repeat(2_990)}\nand the end of the answer`);
  expect(tooLong(both, 3_000)).toBe('3,000 characters fit here. Shorten it by 16.');
  expect(tooLong(both, 3_016)).toBeUndefined();
});

it('begins an empty text with the words', () => {
  expect(withWords('', 'We moved in May.')).toBe('We moved in May.');
});
