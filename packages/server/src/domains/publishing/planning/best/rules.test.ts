import type { BestTime } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { bestSlots } from './rules.ts';

const group = (given: Partial<BestTime>): BestTime => ({
  weekday: null,
  hour: null,
  posts: 8,
  times: 1.5,
  low: 1.1,
  high: 2,
  verdict: 'better',
  ...given,
});
const now = Date.parse('2026-11-24T08:45:00Z');
const slots = (times: BestTime[], timeZone = 'Europe/Berlin') => {
  const found = bestSlots({ times, timeZone, compared: 40, needed: 6, enough: true }, now);
  return found.next.map((at) => at.toISOString());
};

test('the next best times are those of the hour that did better, on the weekday that did', () => {
  expect(slots([group({ hour: 9, times: 1.2 }), group({ hour: 10 }), group({ weekday: 2 })])).toEqual([
    '2026-12-01T09:00:00.000Z',
    '2026-12-08T09:00:00.000Z',
    '2026-12-15T09:00:00.000Z',
  ]);
  expect(slots([group({ hour: 18 })])[0]).toBe('2026-11-24T17:00:00.000Z');
});

test('nothing is suggested where no hour stands out', () => {
  expect(slots([])).toEqual([]);
  expect(slots([group({ weekday: 2 })])).toEqual([]);
  expect(slots([group({ hour: 9, verdict: 'unclear' }), group({ hour: 7, verdict: 'worse' })])).toEqual([]);
});
