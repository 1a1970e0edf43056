import { expect, test } from 'vitest';
import { openWords, partsOf, payWords } from './rules.ts';

test('pay is written in its own currency, with its period', () => {
  const year = { currency: 'EUR', period: 'year' } as const;
  expect(payWords({ ...year, minMinor: 8_700_000, maxMinor: 11_600_000 })).toBe('€87,000 to €116,000 a year');
  expect(payWords({ minMinor: null, maxMinor: 2550, currency: 'USD', period: 'hour' })).toBe(
    '$25.50 an hour',
  );
  expect(payWords({ minMinor: 500_000, maxMinor: 500_000, currency: 'JPY', period: null })).toBe('¥500,000');
});

test('how long an opening has been open is told with how often it was advertised again', () => {
  expect(openWords({ openDays: 200, reposts: 2 })).toBe('Open for 200 days, advertised again 2 times');
  expect(openWords({ openDays: 0 })).toBe('New today');
  expect(partsOf(' Berlin, Remote\n\n Lisbon ')).toEqual(['Berlin', 'Remote', 'Lisbon']);
});
