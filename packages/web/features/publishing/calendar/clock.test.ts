import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  carriedTo,
  clockIn,
  daysOf,
  firstOffer,
  instantOf,
  isAmong,
  periodName,
  readDate,
  stepDate,
  weeksAround,
  weekStart,
  windowOf,
} from './clock.ts';

const zones = fc.constantFrom(
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'UTC',
);
const clocks = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => ({ date: date.toISOString().slice(0, 10), time: date.toISOString().slice(11, 16) }));

describe('clocks', () => {
  it.each([
    ['2026-11-18T18:45:00Z', 'Asia/Kolkata', { date: '2026-11-19', time: '00:15' }],
    ['2026-03-29T01:30:00Z', 'Europe/Berlin', { date: '2026-03-29', time: '03:30' }],
    ['2026-11-18T00:00:00Z', 'America/New_York', { date: '2026-11-17', time: '19:00' }],
  ])('reads the clock at %s in %s', (at, zone, expected) => {
    expect(clockIn(at, zone)).toEqual(expected);
  });

  it('finds the instant that a clock shows, wherever the clock shows it once', () => {
    fc.assert(
      fc.property(clocks, zones, (clock, zone) => {
        const local = Temporal.PlainDateTime.from(`${clock.date}T${clock.time}`);
        const [earlier, later] = (['earlier', 'later'] as const).map(
          (disambiguation) => local.toZonedDateTime(zone, { disambiguation }).toInstant().epochMilliseconds,
        );
        const found = Date.parse(instantOf(clock, zone));
        const leeway = earlier === later ? 0 : 2 * 3_600_000;
        expect(Math.abs(found - (earlier ?? 0))).toBeLessThanOrEqual(leeway);
      }),
    );
  });

  it('takes only a day that exists from the address', () => {
    expect(readDate('2026-02-28')).toBe('2026-02-28');
    expect(readDate('2026-02-30')).toBeNull();
    expect(readDate('x')).toBeNull();
  });
});

describe('views', () => {
  it('show the window they ask for, in any zone', () => {
    fc.assert(
      fc.property(clocks, zones, fc.constantFrom('month', 'week', 'day'), (clock, zone, view) => {
        const { from, to } = windowOf(view, daysOf(view, clock.date, clock.date));
        const at = instantOf(clock, zone);
        expect(from <= at && at < to).toBe(true);
        expect(Date.parse(to) - Date.parse(from)).toBeLessThan(100 * 86_400_000);
      }),
    );
  });
  it('go forth and back by their own length', () => {
    expect(stepDate('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(stepDate('week', '2026-12-31', 1)).toBe('2027-01-07');
    expect(stepDate('day', '2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(weekStart('2026-11-22')).toBe('2026-11-16');
  });
  it('show tomorrow and the next six days, whichever day today is', () => {
    for (let today = '2027-12-01'; today < '2028-03-05'; today = addDays(today, 1)) {
      const week = daysOf('week', today, today);
      const month = daysOf('month', today, today);
      expect(week).toEqual({ first: today, last: addDays(today, 6) });
      expect([today, addDays(today, 35)].every((day) => isAmong(month, day))).toBe(true);
    }
    expect(daysOf('month', '2026-10-01', '2026-11-29')).toEqual({ first: '2026-10-01', last: '2026-10-31' });
    expect(weeksAround(daysOf('month', '2026-11-29', '2026-11-29'))).toEqual({
      first: '2026-10-26',
      last: '2027-01-03',
    });
  });
  it('have a name', () => {
    expect(periodName('month', '2026-11-18')).toBe('November 2026');
    expect(periodName('week', '2026-11-18')).toMatch(/^18\s?–\s?24 Nov 2026$/u);
    expect(periodName('day', '2026-11-18')).toBe('Wed, 18 November 2026');
  });
});

describe('moving', () => {
  it('by arrows goes by days and weeks in a month, by quarters of an hour in a week', () => {
    const at = { date: '2026-11-30', time: '23:50' };
    expect(carriedTo('month', at, 'ArrowDown')).toEqual({ date: '2026-12-07', time: '23:50' });
    expect(carriedTo('week', at, 'ArrowDown')).toEqual({ date: '2026-12-01', time: '00:05' });
    expect(carriedTo('day', at, 'ArrowLeft')).toEqual({ date: '2026-11-29', time: '23:50' });
    expect(carriedTo('day', at, 'a')).toBeNull();
  });
  it('offers a draft nine o’clock, or what is left of the day', () => {
    const now = { date: '2026-11-18', time: '14:20' };
    expect(firstOffer('2026-11-19', now)).toEqual({ date: '2026-11-19', time: '09:00' });
    expect(firstOffer('2026-11-18', now)).toEqual({ date: '2026-11-18', time: '15:00' });
    expect(firstOffer('2026-11-18', { date: '2026-11-18', time: '23:10' })).toEqual({
      date: '2026-11-19',
      time: '09:00',
    });
  });
});
