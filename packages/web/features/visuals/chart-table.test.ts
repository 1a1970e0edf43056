import { expect, test } from 'vitest';
import { readFigure, readTable, writeTable } from './chart-table.ts';

test.each([
  ['63%', 63],
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['12,5 %', 12.5],
  ['-3', -3],
  ['€ 1 200', 1200],
  ['n/a', null],
  ['', null],
])('%s is %s', (text, value) => {
  expect(readFigure(text)).toBe(value);
});

test('a table from a spreadsheet and a CSV file become rows; headings do not', () => {
  expect(readTable('Quarter\tHours\nQ1\t17\nQ2\t6,5')).toEqual([
    { label: 'Q1', value: 17 },
    { label: 'Q2', value: 6.5 },
  ]);
  expect(readTable('name,share\n"Deep work, alone",54\n"The ""rest""",46\n,12')).toEqual([
    { label: 'Deep work, alone', value: 54 },
    { label: 'The "rest"', value: 46 },
  ]);
  const rows = [{ label: 'constructor', value: 1.5 }];
  expect(readTable(writeTable(rows))).toEqual(rows);
  expect(readTable('x\t1\n'.repeat(5000))).toHaveLength(10);
});
