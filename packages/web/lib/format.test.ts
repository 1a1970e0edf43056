import { expect, test } from 'vitest';
import {
  formatCredits,
  formatDate,
  formatDateTime,
  formatRelative,
  formatSlot,
  formatTime,
} from './format.ts';

const now = Date.parse('2026-11-23T08:00:00Z');

test('times are of the zone asked for', () => {
  expect(formatTime('2026-11-24T03:30:00Z', 'Asia/Kolkata')).toBe('9:00');
  expect(formatTime('2026-11-24T00:05:00Z', 'UTC')).toBe('0:05');
  expect(formatDateTime('2026-11-24T20:00:00Z', 'Asia/Kolkata', now)).toBe('Wed 25 Nov, 1:30');
});

test('the year stands only where it is not this one', () => {
  expect(formatDate('2026-11-24T09:00:00Z', 'UTC', now)).toBe('Tue 24 Nov');
  expect(formatDate('2027-01-02T09:00:00Z', 'UTC', now)).toBe('Sat 2 Jan 2027');
});

test('a slot of the coming days goes by its weekday', () => {
  expect(formatSlot('2026-11-24T09:00:00Z', 'UTC', now)).toBe('Tue 9:00');
  expect(formatSlot('2026-12-08T09:00:00Z', 'UTC', now)).toBe('Tue 8 Dec, 9:00');
});

test.each([
  ['2026-11-23T08:00:20Z', 'just now'],
  ['2026-11-23T07:00:00Z', '1 hour ago'],
  ['2026-11-23T11:30:00Z', 'in 3 hours'],
  ['2026-11-22T07:00:00Z', 'yesterday'],
])('%s is %s', (at, words) => {
  expect(formatRelative(at, now)).toBe(words);
});

test('credits are counted', () => {
  expect([formatCredits(1), formatCredits(30), formatCredits(10_000)]).toEqual([
    '1 credit',
    '30 credits',
    '10,000 credits',
  ]);
});
