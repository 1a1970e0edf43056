import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImport, withinRoom } from './rules.ts';

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
    'This post is longer than LinkedIn allows. Shorten it to 3,000 characters.',
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

test('the same row has the same key every time, and twice it is one', () => {
  const csv = 'text,date,time\nSame,2031-03-20,9:00\nSame,20.03.2031,09:00\nSame,,\nSame,2031-03-20,9:00';
  const rows = rowsOf(csv);
  expect(rows.map(({ refusal }) => refusal)).toEqual([null, null, null, 'It repeats line 2.']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(rowsOf(csv)).toEqual(rows);
});

test('the free plan has room for the first ones; those known take none', () => {
  const rows = rowsOf(
    `text,date,time\n${[1, 2, 3, 4, 5].map((at) => `Some ${at},2031-03-20,9:00\n`).join('')}A draft,,`,
  );
  const limited = withinRoom(rows, 2, (row) => row.line === 2);
  expect(limited.map((row) => row.refusal === null)).toEqual([true, true, true, false, false, true]);
  expect(limited[3]?.refusal).toContain('Without a date, it is imported as a draft.');
});

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.csv`, import.meta.url), 'utf8');
const read = (csv: string, choice = {}) => {
  const reading = readImport(csv, rules, choice);
  if (reading.kind === 'unreadable') throw new Error(reading.message);
  return reading;
};
const early = { ...rules, nowMs: Date.parse('2026-12-01T09:00:00Z') };
const timesIn = (csv: string, choice = {}) => {
  const reading = readImport(csv, early, choice);
  if (reading.kind === 'unreadable') throw new Error(reading.message);
  return reading.rows.map((row) => row.refusal ?? row.at?.toISOString() ?? 'draft');
};

test('a column with time zones is obeyed', () => {
  expect(timesIn(fixture('plan-timezone-column'))).toEqual(['2027-03-10T14:00:00.000Z']);
  const zones =
    'text,date,time,time zone\nA,2031-03-20,9:00,UTC+2\nB,2031-03-20,9:00,\nC,2031-03-20,9:00,IST\n';
  expect(outcomes(zones)).toEqual([
    '2031-03-20T07:00:00.000Z',
    '2031-03-20T08:00:00.000Z',
    '“IST” does not name one time zone. Write it as Europe/Berlin or +02:00.',
  ]);
  expect(outcomes('text,Scheduled at (UTC)\nA,2031-03-20 9:00\nB,2031-03-20T09:00:00+01:00\n')).toEqual([
    '2031-03-20T09:00:00.000Z',
    '2031-03-20T08:00:00.000Z',
  ]);
});

test('dates with one reading are read, and an order that the column proves is used', () => {
  const only = '2027-03-18T08:00:00.000Z';
  expect(timesIn(fixture('plan-unambiguous-dates'))).toEqual([only, only, only]);
  expect(outcomes('text,date\nA,3/18/2031 9:00 AM\nB,04/05/2031 9:00 AM\n')).toEqual([
    '2031-03-18T08:00:00.000Z',
    '2031-04-05T07:00:00.000Z',
  ]);
  const open = 'text,date,time\nA,03/04/2031,9:00\n';
  expect(read(open)).toMatchObject({ ambiguousDate: '03/04/2031', rows: [{ at: null }] });
  expect(read(open, { dateOrder: 'day-first' })).toMatchObject({
    ambiguousDate: null,
    rows: [{ at: new Date('2031-04-03T07:00:00Z') }],
  });
});

test('each column is read, or named as one that is not', () => {
  const german = readImport(fixture('plan-german'), early);
  expect(german).toMatchObject({
    rows: [{ at: new Date('2027-03-18T08:00:00Z'), text: 'Zeile mit Termin' }],
    notes: [
      '“Datum” is read as the date, because of its cells.',
      '“Uhrzeit” is read as the time, because of its cells.',
    ],
    columns: [
      { heading: 'Datum', field: 'date' },
      { heading: 'Uhrzeit', field: 'time' },
      { heading: 'Text', field: 'text' },
    ],
  });
  expect(read('text,date,time,tags,created\nA,2031-03-20,9:00,x,2026-01-01\n').notes).toEqual([
    '“created” holds dates and is not read.',
    'Not read: “tags”.',
  ]);
  expect(read('Wann,Was,text\n2031-03-20 9:00,x,A\n', { date: 'Wann' })).toMatchObject({
    rows: [{ at: new Date('2031-03-20T08:00:00Z') }],
    notes: ['Not read: “Was”.'],
  });
});

test.each([
  ['Buffer', 'Text,Image URL,Tags,Posting Time\nA post,,news,2031-03-20 09:00\n'],
  [
    'Publer',
    'Date - Intl. format or prompt,Text,Link(s) - Separated by comma for FB carousels,Media URL(s) - Separated by comma,Label(s) - Separated by comma\n2031/03/20 09:00,A post,,,news\n',
  ],
  ['an earlier Publer', 'Date,Message,Link,Media\n2031/03/20 09:00,A post,https://quay.example,\n'],
  ['Hootsuite', '20/03/2031 09:00,A post,https://quay.example\n'],
  [
    'Typefully',
    'draft_text,scheduled_at,tags\nA post,2031-03-20T08:00:00Z,x\n'.replace('draft_text', 'Draft text'),
  ],
  ['others', 'content,scheduled_time,comments\nA post,2031-03-20T08:00:00.000Z,\n'],
])('a file of %s is read as it is', (_, csv) => {
  expect(read(csv).rows).toMatchObject([
    { text: 'A post', refusal: null, at: new Date('2031-03-20T08:00:00Z') },
  ]);
});

test('a valid row stays the same in every spelling of its date, zone, order of columns and separator', () => {
  const dates = [
    '2031-03-20',
    '20.03.2031',
    '20/03/2031',
    '3/20/2031',
    '20-Mar-31',
    'March 20, 2031',
    '20 mars 2031',
    '2031年3月20日',
  ];
  const times = ['9:00', '09:00:00', '9:00 AM', '9 am', '9h00'];
  const zones = ['', 'Europe/Berlin', 'CET', '+01:00', 'UTC+1', 'GMT+0100'];
  fc.assert(
    fc.property(
      fc.constantFrom(...dates),
      fc.constantFrom(...times),
      fc.constantFrom(...zones),
      fc.constantFrom(',', ';', '\t'),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
      (date, time, zone, separator, order) => {
        const line = (cells: readonly string[]) => order.map((at) => `"${cells[at]}"`).join(separator);
        const csv = [
          ['Text', 'Date', 'Time', 'Timezone'],
          ['Hello', date, time, zone],
        ]
          .map(line)
          .join('\r\n');
        expect([csv, outcomes(csv)]).toEqual([csv, ['2031-03-20T08:00:00.000Z']]);
      },
    ),
    { numRuns: 300 },
  );
});
