import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { monthsIn, orderOf, readClock, readDate, readDay, readInstant, readMonth } from './index.ts';

const at = (time: string) => `2026-11-02T${time}.000Z`;

describe('dates', () => {
  it.each([
    ['Mon, 02 Nov 2026 08:00:00 GMT', at('08:00:00')],
    ['Sun, 02 Nov 26 08:00:00 EST', at('13:00:00')],
    ['Mon, 2 Nov 2026 8:00:00 +01:00', at('07:00:00')],
    ['Mon, 02 Nov 2026 08:00:00 +0100 (CET)', at('07:00:00')],
    ['Mon, 02 Nov 2026 08:00:00 (CET)', at('07:00:00')],
    ['Mon, 02 Nov 2026 08:00:00 GMT+1', at('07:00:00')],
    ['Mon, 02 Nov 2026 08:00:00 AEST', '2026-11-01T22:00:00.000Z'],
    ['MON,02 NOV 2026 02:23:01', at('02:23:01')],
    ['Mon, Nov 02 2026 04:45:26 +0000', at('04:45:26')],
    ['Monday, 02-Nov-26 08:00:00 GMT', at('08:00:00')],
    ['Mon Nov  2 08:00:00 2026', at('08:00:00')],
    ['Mon Nov  2 08:00:00 CET 2026', at('07:00:00')],
    ['Mon Nov 02 08:00:00 +0100 2026', at('07:00:00')],
    ['Mon Nov 02 2026 08:00:00 GMT+0100 (Central European Standard Time)', at('07:00:00')],
    ['2026-11-02 08:00:00.5 +0100 CET m=+0.012', '2026-11-02T07:00:00.500Z'],
    ['2026-11-02T08:00:00+01', at('07:00:00')],
    ['2026-11-02T08:00:00+01:00[Europe/Berlin]', at('07:00:00')],
    ['2026-11-02 08:00 Europe/Berlin', at('07:00:00')],
    ['2026-07-02 08:00 Europe/Berlin', '2026-07-02T06:00:00.000Z'],
    ['20261102T080000Z', at('08:00:00')],
    ['2026-11-02', at('00:00:00')],
    ['2026-11-02+01:00', '2026-11-01T23:00:00.000Z'],
    ['02/Nov/2026:08:00:00 +0100', at('07:00:00')],
    ['Mon, 02 Nov 2026 24:00:00 GMT', '2026-11-03T00:00:00.000Z'],
    ['2026-11-02T23:59:60Z', at('23:59:59')],
    ['November 2nd, 2026 8 pm', at('20:00:00')],
    ['2. November 2026 um 08:00 Uhr', at('08:00:00')],
    ['lundi 2 novembre 2026 à 8h30', at('08:30:00')],
    ['2 de noviembre de 2026, 8:00', at('08:00:00')],
    ['2 ноября 2026 г. в 08:00', at('08:00:00')],
    ['2026年11月2日 08:00', at('08:00:00')],
    ['2-Nov-26', at('00:00:00')],
    ['2.11.2026 8:00', at('08:00:00')],
    ['46328.5', at('12:00:00')],
    ['1793606400', at('08:00:00')],
    ['1793606400000', at('08:00:00')],
  ])('reads %s', (written, instant) => {
    expect(readInstant(written)).toBe(instant);
  });

  it('leaves open what is uncertain, and refuses what is no date', () => {
    for (const written of ['03/04/2031', '3-4-31', '1/8/18, 6:14 PM']) {
      expect(readDate(written)).toMatchObject({ kind: 'ambiguous' });
      expect(readInstant(written)).toBeNull();
    }
    // India, Ireland and Israel share the name of the zone; the day is certain.
    expect(readInstant('Mon, 02 Nov 2026 08:00:00 IST')).toBeNull();
    expect(readDay('Mon, 02 Nov 2026 08:00:00 IST')).toBe('2026-11-02');
    const none = [
      'yesterday',
      '31 Feb 2026',
      '2 Nov 2026 25:61',
      '2026-13-01',
      '',
      '5',
      '8:00',
      'Nov 2026',
      'Due 2 Nov',
    ];
    for (const written of [...none, undefined, null, {}, 5]) expect(readDate(written).kind).toBe('none');
  });

  it('takes the order of day and month from the whole column', () => {
    expect(orderOf(['03/04/2027', '18/03/2027', ''])).toBe('day-first');
    expect(orderOf(['03/04/2027', '3/18/2027'])).toBe('month-first');
    expect(orderOf(['03/04/2027', '05/06/2027', '18.03.2027'])).toBeNull();
    expect(orderOf(['3/18/2027', '18/3/2027'])).toBeNull();
    expect(readDay('03/04/2027', 'day-first')).toBe('2027-04-03');
    expect(readDay('1/8/18, 6:14 PM', 'month-first')).toBe('2018-01-08');
  });

  const languages = 'en de fr es nl da pt it sv nb pl ro cs tr fi id'.split(' ');
  const styles = ['long', 'short'] as const;
  const anyDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2068-01-01'), noInvalidDate: true });

  it('reads every day in every language, as their speakers write it', () => {
    const writers = languages.flatMap((language) =>
      styles.flatMap((month) =>
        [{}, { weekday: month }].map(
          (more) =>
            new Intl.DateTimeFormat(language, {
              day: 'numeric',
              month,
              year: 'numeric',
              timeZone: 'UTC',
              ...more,
            }),
        ),
      ),
    );
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...writers), (date, writer) => {
        const written = writer.format(date);
        expect([written, readDay(written)]).toEqual([written, date.toISOString().slice(0, 10)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads what it can the same in every zone of the computer, and never throws', () => {
    const part = fc.constantFrom(
      '2',
      '31',
      '2026',
      '26',
      'Nov',
      'mar',
      'Mon',
      ',',
      '.',
      '-',
      '/',
      ' ',
      'T',
      '08:00',
      'PM',
      'CET',
      '+01',
      'Z',
      '(',
      ')',
    );
    try {
      fc.assert(
        fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
          const written = parts.join('');
          const read = ['America/New_York', 'Asia/Kolkata'].map((name) => {
            vi.stubEnv('TZ', name);
            return readDate(written);
          });
          expect(read[0]).toEqual(read[1]);
        }),
        { numRuns: 1_000 },
      );
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

it('reads a time of day as it is written, or not at all', () => {
  expect(['9:30', '09:30:15', '12:05 am', '12:05 PM', '11:59 p.m.'].map(readClock)).toEqual([
    '09:30',
    '09:30',
    '00:05',
    '12:05',
    '23:59',
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (value) => {
      expect(readClock(value) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
  expect(['24:00', '9:60', '13:00 pm', '0:30 am', '9'].map(readClock)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('reads months and years', () => {
  expect(
    [
      'Mar 2015',
      'Juni 2025',
      'marzo de 2020',
      'stycznia 2023',
      '03/2015',
      '2015-03',
      '2015年3月',
      '2015',
    ].map(readMonth),
  ).toEqual(['2015-03', '2025-06', '2020-03', '2023-01', '2015-03', '2015-03', '2015-03', '2015']);
  expect(['Present', '13/2015', '', '2015-00'].map(readMonth)).toEqual([null, null, null, null]);
  expect(
    [
      'Mar 2021 – Present',
      'Jan 2019 - 2021',
      'März 2021 bis 05/2022',
      '2019-03 – 2021-04 (2 yrs)',
      'Since 2020',
    ].map(monthsIn),
  ).toEqual([['2021-03'], ['2019-01', '2021'], ['2021-03', '2022-05'], ['2019-03', '2021-04'], ['2020']]);
});
