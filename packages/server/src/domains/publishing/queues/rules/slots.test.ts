import type { WeeklySlot } from '@limelight/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextFreeSlot, orderSlots, slotHorizonDays, slotsOn, TakenTimes, upcomingSlots } from './slots.ts';

const slot = (weekday: number, time: string): WeeklySlot => ({ weekday, time });
const everyDay = (time: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => slot(weekday, time));
const iso = (slots: readonly { at: Date }[]) => slots.map(({ at }) => at.toISOString());

const zones = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/New_York',
  'Pacific/Chatham',
  'Africa/Casablanca',
];
const someTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const someSlots = fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), time: someTime }), {
  minLength: 1,
  maxLength: 12,
});
const someMoment = fc.date({
  min: new Date('2024-01-01Z'),
  max: new Date('2035-01-01Z'),
  noInvalidDate: true,
});

function clockIn(at: Date, timeZone: string) {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return { weekday: zoned.dayOfWeek, time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

describe('slots of a day', () => {
  it('are what the clock shows in the zone, also where it is half an hour off', () => {
    expect(iso(slotsOn('2031-03-12', everyDay('09:30'), 'Asia/Kolkata'))).toEqual([
      '2031-03-12T04:00:00.000Z',
    ]);
    expect(iso(slotsOn('2031-03-12', everyDay('09:30'), 'Asia/Kathmandu'))).toEqual([
      '2031-03-12T03:45:00.000Z',
    ]);
  });

  it('keep their clock time across the change to summer time', () => {
    const before = slotsOn('2031-03-29', everyDay('09:00'), 'Europe/Berlin');
    const after = slotsOn('2031-03-30', everyDay('09:00'), 'Europe/Berlin');
    expect(iso([...before, ...after])).toEqual(['2031-03-29T08:00:00.000Z', '2031-03-30T07:00:00.000Z']);
  });

  it('move to the next time there is where the clocks jump over them, and say so', () => {
    const [moved, ...more] = slotsOn('2031-03-30', everyDay('02:30'), 'Europe/Berlin');
    expect(more).toEqual([]);
    expect(moved?.at.toISOString()).toBe('2031-03-30T01:30:00.000Z');
    expect(moved?.note).toContain('2:30 does not exist on that day');
    expect(moved?.note).toContain('3:30 was used instead');
  });

  it('are one where a slot is moved onto another', () => {
    const slots = [...everyDay('02:30'), ...everyDay('03:30')];
    expect(slotsOn('2031-03-30', slots, 'Europe/Berlin')).toEqual([
      { at: new Date('2031-03-30T01:30:00Z'), note: null },
    ]);
  });

  it('take the earlier one of a time that comes twice, and say so', () => {
    const [first] = slotsOn('2031-10-26', everyDay('02:30'), 'Europe/Berlin');
    expect(first?.at.toISOString()).toBe('2031-10-26T00:30:00.000Z');
    expect(first?.note).toContain('occurs twice');
  });

  it('are none on a day that the zone left out', () => {
    expect(slotsOn('2011-12-30', everyDay('10:00'), 'Pacific/Apia')).toEqual([]);
  });
});

describe('the next free slot', () => {
  const search = { slots: [slot(2, '09:30'), slot(4, '17:00')], timeZone: 'UTC' };

  it('is never one that has begun', () => {
    const at = new Date('2031-03-11T09:30:00Z');
    expect(nextFreeSlot({ ...search, after: at }, new TakenTimes([]))?.at.toISOString()).toBe(
      '2031-03-13T17:00:00.000Z',
    );
  });

  it('passes by what is taken and days that are off', () => {
    const found = nextFreeSlot(
      { ...search, after: new Date('2031-03-10T00:00:00Z'), isOff: (date) => date === '2031-03-13' },
      new TakenTimes([new Date('2031-03-11T09:30:20Z')]),
    );
    expect(found?.at.toISOString()).toBe('2031-03-18T09:30:00.000Z');
  });

  it('is nothing where a year is off', () => {
    const never = { ...search, after: new Date('2031-03-10T00:00:00Z'), isOff: () => true };
    expect(nextFreeSlot(never, new TakenTimes([]))).toBeNull();
  });
});

it('orders the slots of a week and drops repetitions', () => {
  expect(orderSlots([slot(7, '08:00'), slot(1, '10:00'), slot(1, '09:00'), slot(7, '08:00')])).toEqual([
    slot(1, '09:00'),
    slot(1, '10:00'),
    slot(7, '08:00'),
  ]);
});

it('whatever the zone, the slots and the moment: ahead, in order, within a year, and at their clock time or explained', () => {
  fc.assert(
    fc.property(someSlots, fc.constantFrom(...zones), someMoment, (slots, timeZone, after) => {
      let last = after;
      let seen = 0;
      for (const found of upcomingSlots({ slots, timeZone, after })) {
        expect(found.at.getTime()).toBeGreaterThan(last.getTime());
        expect(found.at.getTime() - after.getTime()).toBeLessThan((slotHorizonDays + 2) * 86_400_000);
        const shown = clockIn(found.at, timeZone);
        const meant = slots.some((one) => one.weekday === shown.weekday && one.time === shown.time);
        expect(meant || found.note !== null).toBe(true);
        last = found.at;
        seen += 1;
        if (seen === 40) break;
      }
      expect(seen).toBeGreaterThan(30);
    }),
    { numRuns: 60 },
  );
});

it('whatever was taken before: taking free slots one by one never takes one twice', () => {
  fc.assert(
    fc.property(someSlots, fc.constantFrom(...zones), someMoment, (slots, timeZone, after) => {
      const taken = new TakenTimes([]);
      const given = Array.from({ length: 15 }, () => {
        const found = nextFreeSlot({ slots, timeZone, after }, taken);
        if (found !== null) taken.take(found.at);
        return found?.at.getTime();
      });
      expect(new Set(given).size).toBe(15);
      expect(given.toSorted((one = 0, other = 0) => one - other)).toEqual(given);
    }),
    { numRuns: 30 },
  );
});
