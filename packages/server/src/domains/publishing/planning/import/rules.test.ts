import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImport, readTime, withinRoom } from './rules.ts';

const rules = { timeZone: 'Europe/Berlin', nowMs: Date.parse('2031-03-12T09:00:00Z'), rowLimit: 500 };

function rowsOf(csv: string) {
  const reading = readImport(csv, rules);
  if (reading.kind === 'unreadable') throw new Error(reading.message);
  return reading.rows;
}
const outcomes = (csv: string) => rowsOf(csv).map((row) => row.refusal ?? row.at?.toISOString() ?? 'draft');

test('a row is scheduled, kept as a draft, or refused with what to do', () => {
  const csv = [
    'Date,Time,Text,Audience,Whatever',
    '2031-03-20,9:30,In Berlin,,x',
    '2031-07-20,5:30 pm,In summer,connections,',
    ',,A draft,,',
    '2031-03-30,02:30,In the gap,,',
    '2031-10-26,02:30,Twice,,',
    '2031-03-12,09:59,Just passed,,',
    '03/04/2031,09:00,Which,,',
    'notadate,09:00,None,,',
    '2031-02-30,09:00,No day,,',
    '2031-03-20,late,No time,,',
    '2031-03-20,,Half,,',
    '2031-03-20,10:00,,,',
    '2031-03-20,10:00,For whom,friends,',
    `2031-03-20,10:00,${'x'.repeat(3001)},,`,
  ].join('\n');
  expect(outcomes(csv)).toEqual([
    '2031-03-20T08:30:00.000Z',
    '2031-07-20T15:30:00.000Z',
    'draft',
    '02:30 does not exist on 2031-03-30 in Europe/Berlin: the clocks go forward. 01:30 and 03:30 do.',
    '2031-10-26T00:30:00.000Z',
    'That time has passed.',
    '“03/04/2031” can be read in more than one way. Write it as 2031-04-30: year, month, day.',
    '“notadate” is not a date. Write it as 2031-04-30: year, month, day.',
    '“2031-02-30” is not a valid date.',
    '“late” is not a time. Write it as 9:30 or 17:30.',
    'It has a date but no time.',
    'It has no text.',
    '“friends” is not a valid visibility. Use public or connections.',
    'LinkedIn posts can have at most 3,000 characters. Shorten the post.',
  ]);
  const [, summer, , , twice] = rowsOf(csv);
  expect(summer?.visibility).toBe('CONNECTIONS');
  expect(twice?.note).toContain('occurs twice');
});

test('what is no table of posts is refused as a whole', () => {
  expect(readImport('date,time\n2031-03-20,9:00', rules)).toMatchObject({ kind: 'unreadable' });
  expect(readImport('text\n"open', rules)).toEqual({
    kind: 'unreadable',
    message: 'The quotation mark on line 2 is never closed.',
  });
  expect(readImport(`text\n${'x\n'.repeat(501)}`, rules)).toMatchObject({ kind: 'unreadable' });
});

test('the same row has the same key every time, and two rows alike have two', () => {
  const csv = 'text,date,time\nSame,2031-03-20,9:00\nSame,2031-03-20,09:00\nSame,,';
  const keys = rowsOf(csv).map((row) => row.key);
  expect(new Set(keys).size).toBe(3);
  expect(rowsOf(csv).map((row) => row.key)).toEqual(keys);
});

test('the free plan has room for the first ones; those known take none', () => {
  const rows = rowsOf(`text,date,time\n${'Some,2031-03-20,9:00\n'.repeat(5)}A draft,,`);
  const limited = withinRoom(rows, 2, (row) => row.line === 2);
  expect(limited.map((row) => row.refusal === null)).toEqual([true, true, true, false, false, true]);
  expect(limited[3]?.refusal).toContain('Without a date, it is imported as a draft.');
});

test('a time is read as it is written, or not at all', () => {
  expect(['9:30', '09:30:15', '12:05 am', '12:05 PM', '11:59 p.m.'].map(readTime)).toEqual([
    '09:30',
    '09:30',
    '00:05',
    '12:05',
    '23:59',
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (value) => {
      expect(readTime(value) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
  expect(['24:00', '9:60', '13:00 pm', '0:30 am', '9'].map(readTime)).toEqual([null, null, null, null, null]);
});
