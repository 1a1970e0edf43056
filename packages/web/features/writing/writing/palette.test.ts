import { expect, test } from 'vitest';
import { excerpt } from './palette.ts';

test('the line with the words is shown, with the words in it', () => {
  const text = `First line\n\n${'long '.repeat(30)}the needle ${'more '.repeat(20)}`;
  expect(excerpt(text, 'NEEDLE')).toContain('the needle');
  expect(excerpt(text, 'NEEDLE').length).toBeLessThanOrEqual(74);
  expect(excerpt(text, 'elsewhere')).toBe('First line');
  expect(excerpt('', 'x')).toBe('No text');
});
