import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, separatorOf, writeCsv } from '../../../../platform/csv.ts';
import { escapeText, foldLine, utcTime, writeCalendar } from './ics.ts';
import { anyText } from '../../../../testing/any-text.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const anything = anyText({ maxLength: 200 });

/** Reverses the escaping (RFC 5545, 3.3.11). */
function unescape(escaped: string): string {
  return escaped.replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
}

test('a folded line has 75 octets at most, breaks no character, and unfolds to what it was', () => {
  fc.assert(
    fc.property(text, (line) => {
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) {
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(part.isWellFormed()).toBe(line.isWellFormed());
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test('a text comes back as it was, and nothing in it can end its line', () => {
  fc.assert(
    fc.property(fc.oneof(text, anything), (given) => {
      const escaped = escapeText(given);
      expect(escaped).not.toMatch(/[\r\n]/);
      expect(escaped.isWellFormed()).toBe(true);
      const kept = given
        .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        .toWellFormed();
      expect(unescape(escaped)).toBe(kept);
    }),
  );
  expect(escapeText('a\\b; c, d\r\nBEGIN:VEVENT')).toBe('a\\\\b\\; c\\, d\\nBEGIN:VEVENT');
});

test('a calendar has what RFC 5545 asks of it', () => {
  const calendar = writeCalendar('Limelight', [
    {
      uid: 'one@example.com',
      sequence: 2,
      changedAt: new Date('2031-03-12T09:00:00.123Z'),
      start: new Date('2031-03-30T00:50:00Z'),
      status: 'CANCELLED',
      summary: 'Taken back',
      description: '',
      url: null,
    },
  ]);
  expect(calendar.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Limelight//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Limelight',
    'X-WR-CALNAME:Limelight',
    'REFRESH-INTERVAL;VALUE=DURATION:PT30M',
    'X-PUBLISHED-TTL:PT30M',
    'BEGIN:VEVENT',
    'UID:one@example.com',
    'DTSTAMP:20310312T090000Z',
    'LAST-MODIFIED:20310312T090000Z',
    'SEQUENCE:2',
    'DTSTART:20310330T005000Z',
    'DTEND:20310330T010500Z',
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Taken back',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(utcTime(new Date('2031-12-31T23:59:59Z'))).toBe('20311231T235959Z');
});

test('rows come back from the file they were written to, formulas disarmed', () => {
  // A lone carriage return ends a line outside quotes and is kept inside.
  const cell = fc.oneof(
    text,
    fc.constantFrom(
      '=1+1',
      '-2',
      "'quoted",
      '@me',
      '＝1+1',
      '＠me',
      '\n=1',
      'a"b',
      'a;b,c\td',
      'two\nlines',
      '',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 }), (body) => {
      const rows = [['date', 'text'], ...body.filter((row) => row.some((value) => value.trim() !== ''))];
      const reading = readCsv(writeCsv(rows));
      expect(reading).toMatchObject({ kind: 'rows' });
      expect(reading.kind === 'rows' && reading.rows.map((row) => row.cells)).toEqual(rows);
    }),
  );
  expect(writeCsv([['=HYPERLINK("x")', 'b']])).toBe('\uFEFF"\'=HYPERLINK(""x"")",b\r\n');
});

test('any line end and separator is read, and where a row began is known', () => {
  for (const [mark, end] of [
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\r'],
  ] as const) {
    const file = [`text${mark}date`, `"one${end}two"${mark}b`, '', `c${mark}"say ""yes"""`].join(end);
    expect(separatorOf(file)).toBe(mark);
    expect(readCsv(file)).toEqual({
      kind: 'rows',
      rows: [
        { line: 1, cells: ['text', 'date'] },
        { line: 2, cells: [`one${end}two`, 'b'] },
        { line: 5, cells: ['c', 'say "yes"'] },
      ],
    });
  }
  expect(readCsv('text\nfine\n"never closed\nat all')).toEqual({ kind: 'unclosed', line: 3 });
});
