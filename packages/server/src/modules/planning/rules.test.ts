import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleOf } from './rules.ts';

test('a title is one line of the post, whole or cut with a mark', () => {
  expect(titleOf('\n  \n  Hello there \nmore')).toBe('Hello there');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 50 }), (text, length) => {
      const title = titleOf(text, length);
      expect([...title].length).toBeLessThanOrEqual(length);
      expect(title).not.toContain('\n');
      expect(text).toContain(title.endsWith('…') ? title.slice(0, -1) : title);
    }),
  );
});
