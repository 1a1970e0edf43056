import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test('the first line with words stands alone, whole or cut with an ellipsis', () => {
  expect(firstLine('\n  \n  Hello there \r\nmore')).toBe('Hello there');
  expect(firstLine('[Why does this matter to your readers?]\n\nWe cut four fields.')).toBe(
    'We cut four fields.',
  );
  expect(firstLine('[What happened?]\n[And then?]')).toBe('[What happened?]');
  expect(firstLine('x'.repeat(100), 10)).toBe(`${'x'.repeat(9)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 50 }), (text, most) => {
      const line = firstLine(text, most);
      expect(Array.from(line).length).toBeLessThanOrEqual(most);
      expect(line).not.toContain('\n');
      expect(text).toContain(line.endsWith('…') ? line.slice(0, -1) : line);
    }),
  );
});
