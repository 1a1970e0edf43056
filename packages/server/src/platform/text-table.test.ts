import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRegularRows } from './regular-rows.ts';
import { readRows } from './text-table.ts';

const limits = { delimiter: ',', to: 1_000, max_record_size: 1024 * 1024 };
const signs = ['"', '""', ',', '\n', '\r\n', '\r', '\\', '\\"', 'a', 'é', '🙂', ' ', '\ufeff', ';', '\u0000'];

/** What the parser for every table reads. Null when it finds the table broken. */
function readSlowly(text: string, escape: string): unknown {
  try {
    return parse(text, {
      ...limits,
      escape,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

test.each(['"', '\\'])('a regular table is read like any other, with quotation marks after %s', (escape) => {
  let read = 0;
  const cells = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'é', ' ', ';', '"') }),
    fc
      .string({ unit: fc.constantFrom('a', ',', '\n', '\r\n', escape === '"' ? '""' : '\\"') })
      .map((text) => `"${text}"`),
  );
  const table = fc
    .tuple(fc.array(fc.array(cells, { minLength: 1, maxLength: 4 })), fc.constantFrom('\n', '\r\n', '\r'))
    .map(([rows, lineBreak]) => rows.map((row) => row.join(',')).join(lineBreak));
  fc.assert(
    fc.property(fc.oneof(table, fc.string({ unit: fc.constantFrom(...signs) })), (text) => {
      const rows = readRegularRows(text, { ...limits, escape });
      if (rows === null) return;
      read += 1;
      expect(rows).toEqual(readSlowly(text, escape));
    }),
    { numRuns: 3_000 },
  );
  expect(read).toBeGreaterThan(1_000);
});

test('a table with a broken row is read around it, and none is longer than its limit', () => {
  expect(readRows('a,b\n1,"two\nlines"\n3,4\n')).toEqual({
    rows: [
      ['a', 'b'],
      ['1', 'two\nlines'],
      ['3', '4'],
    ],
    broken: 0,
  });
  expect(readRows('a,b\n1,2\n3,"open\n5,6\n')).toMatchObject({
    rows: [
      ['a', 'b'],
      ['1', '2'],
      ['5', '6'],
    ],
    broken: 1,
  });
  expect(readRows(`a,b\n1,2\n3,"${'x'.repeat(2_000_000)}"\n5,6\n`)).toMatchObject({ broken: 1 });
  expect(readRows('a\nb\nc\n', { to: 2 }).rows).toEqual([['a'], ['b']]);
});

test('time grows with the length of a table, however its quotation marks are written', () => {
  const began = performance.now();
  for (const text of [
    '"a\\'.repeat(100_000),
    '"\\"'.repeat(100_000),
    `a,"${'\\x'.repeat(300_000)}"`,
    '""'.repeat(300_000),
  ])
    for (const escape of ['"', '\\'])
      readRegularRows(text, { ...limits, escape, max_record_size: 100_000_000 });
  expect(performance.now() - began).toBeLessThan(2_000);
});
