import { expect, test } from 'vitest';
import { formatTimes, readFigure, recentMonths, spansOf, ticksTo, viewIn } from './rules.ts';

const day = (index: number, impressions: number | null) => ({
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  impressions,
  engagements: null,
  newFollowers: null,
});

test('few days stay days; many become weeks that end with the newest day and lose nothing', () => {
  expect(spansOf([day(0, 3), day(1, null)], 'impressions')).toEqual([
    { from: '2026-01-01', days: 1, total: 3 },
    { from: '2026-01-02', days: 1, total: 0 },
  ]);
  const spans = spansOf(
    Array.from({ length: 365 }, (_, index) => day(index, 1)),
    'impressions',
  );
  expect(spans[0]).toEqual({ from: '2026-01-01', days: 1, total: 1 });
  expect(spans.at(-1)).toEqual({ from: '2026-12-25', days: 7, total: 7 });
  expect(spans.reduce((sum, { total }) => sum + total, 0)).toBe(365);
});

test('typed numbers, multiples, months and the address are read as people write them', () => {
  expect(['1,204', '1 204', '7', '', 'many', '1e9', '1.5', '1,204.000', '1.204.000'].map(readFigure)).toEqual(
    [1204, 1204, 7, null, undefined, undefined, undefined, undefined, 1_204_000],
  );
  expect([0.42, 1, 2.36, 14.6].map(formatTimes)).toEqual(['0.42×', '1.0×', '2.4×', '15×']);
  expect(recentMonths(new Date(2026, 1, 28)).slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(viewIn(new URLSearchParams('metric=constructor&days=17'))).toEqual({
    metric: 'impressions',
    days: 0,
  });
});

test('an axis has round ticks that reach the longest bar', () => {
  expect(ticksTo(2.6)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
  expect(ticksTo(4.2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksTo(1)).toEqual([0, 0.5, 1]);
  expect(ticksTo(2_000).at(-1)).toBeGreaterThanOrEqual(2_000);
});
