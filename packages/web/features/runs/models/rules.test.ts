import { expect, it } from 'vitest';
import { moved } from '../../../lib/moved.ts';
import { figuresWords } from './rules.ts';
import { formatBytes } from '../../../lib/format.ts';

it('moves an entry up and down', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a'], 3, 0)).toEqual(['a']);
});

it('tells the figures of a test in few words', () => {
  expect(figuresWords({ msToFirstWord: 412, wordsPerSecond: 31.6 })).toBe(
    'First word after 412 ms · 32 words per second',
  );
  expect(figuresWords({ msToFirstWord: 4120, wordsPerSecond: 3.24 })).toBe(
    'First word after 4.1 s · 3.2 words per second',
  );
  expect(figuresWords({ msToFirstWord: 50, wordsPerSecond: null })).toBe('First word after 50 ms');
});

it('tells sizes in the unit that fits', () => {
  expect(formatBytes(2_497_280_736)).toBe('2.5 GB');
  expect(formatBytes(85_000_000)).toBe('85 MB');
  expect(formatBytes(2_340_000)).toBe('2.3 MB');
  expect(formatBytes(1500)).toBe('2 KB');
  expect(formatBytes(999)).toBe('999 bytes');
});
