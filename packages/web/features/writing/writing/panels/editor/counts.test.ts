import { expect, test } from 'vitest';
import { countPost } from './counts.ts';

test('signs are counted as LinkedIn does: most emoji are two', () => {
  expect(countPost('ab').used).toBe(2);
  expect(countPost('👍').used).toBe(2);
});

test('what is sent is counted too, with the marks that LinkedIn’s text needs', () => {
  expect(countPost('(a) b')).toMatchObject({ used: 5, escaped: 7 });
});

test('three thousand are allowed, one more is over', () => {
  expect(countPost('a'.repeat(3000)).level).toBe('near');
  const over = countPost('a'.repeat(3001));
  expect([over.level, over.left]).toEqual(['over', -1]);
  expect(countPost('a'.repeat(2699)).level).toBe('fine');
});

test('words of any script are counted', () => {
  expect(countPost('Don’t ask twice – नमस्ते दुनिया').words).toBe(5);
});
