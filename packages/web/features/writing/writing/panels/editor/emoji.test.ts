import list from 'emojilib';
import { expect, test } from 'vitest';
import { findEmoji, readEmoji } from './emoji.ts';

const all = readEmoji(list);
const signs = (typed: string) => findEmoji(all, typed).map(({ sign }) => sign);

test('emoji are found by the beginnings of their words, by name first', () => {
  expect(signs('rocket')[0]).toBe('🚀');
  expect(signs('thumbs up')).toContain('👍');
  expect(signs('ROCK')).toContain('🚀');
  expect(signs('constructor toString')).toEqual([]);
});

test('without words a few common ones are offered, and never a long list', () => {
  expect(signs('')).toContain('✅');
  expect(signs('').length).toBeGreaterThan(20);
  expect(signs('a').length).toBeLessThanOrEqual(60);
});
