import { expect, it } from 'vitest';
import { holidayCountries, holidayRegions } from './holidays.ts';
import { daysOffFrom, nextDaysOff } from './plan.ts';

const march = new Date('2031-03-12T00:00:00Z');

it('knows the public holidays of a country, and of its part', async () => {
  const germany = await daysOffFrom({ country: 'DE', region: null }, [], march);
  expect(germany.get('2031-12-25')).toBe('Christmas Day');
  expect(germany.has('2031-06-12')).toBe(false);
  const bavaria = await daysOffFrom({ country: 'DE', region: 'BY' }, [], march);
  expect(bavaria.has('2031-06-12')).toBe(true);
  expect((await holidayCountries()).find(({ code }) => code === 'IN')?.name).toBe('India');
  expect((await holidayRegions('DE')).map(({ code }) => code)).toContain('BY');
});

it('takes holidays over the end of the year, and no mere observance', async () => {
  const india = await daysOffFrom({ country: 'IN', region: null }, [], new Date('2030-12-20T00:00:00Z'));
  expect(india.has('2031-01-26')).toBe(true);
  const states = await daysOffFrom({ country: 'US', region: null }, [], march);
  expect(states.has('2031-07-04')).toBe(true);
  expect(states.has('2031-02-14')).toBe(false);
});

it('adds the person’s own days, first and last included, and tells the next ones in order', async () => {
  const days = await daysOffFrom(
    null,
    [
      { from: '2031-08-30', to: '2031-09-01', label: 'Summer' },
      { from: '2031-03-12', to: '2031-03-12', label: '' },
    ],
    march,
  );
  expect(nextDaysOff(days, '2031-03-12', 2)).toEqual([
    { from: '2031-03-12', to: '2031-03-12', name: 'Day off' },
    { from: '2031-08-30', to: '2031-09-01', name: 'Summer' },
  ]);
  expect(nextDaysOff(days, '2031-08-31', 2)).toEqual([
    { from: '2031-08-31', to: '2031-09-01', name: 'Summer' },
  ]);
  expect(days.get('2031-03-12')).toBe('Day off');
});
