import type { PlanColumn, PlanColumnChoice } from '@limelight/contracts';
import { planColumns } from '@limelight/contracts';
import type { CsvRow } from '../../../../platform/csv.ts';
import { readClock, readDate, readZone } from '../../../../platform/dates/index.ts';
import { columnsOf, holdsOnly, postHeadings, type HeadingWords } from '../../../../platform/headings.ts';

const usual: Readonly<Record<PlanColumn, HeadingWords>> = {
  text: postHeadings.text,
  date: {
    keys: ['date', 'day', 'datetime', 'posting', 'publish', 'scheduled', 'schedule'],
    more: ['at', 'on', 'time', 'post', 'utc', 'gmt', 'local'],
  },
  time: {
    keys: ['time', 'hour'],
    more: ['post', 'posting', 'publish', 'scheduled', 'day', 'utc', 'gmt', 'local'],
  },
  timezone: postHeadings.zone,
  visibility: postHeadings.visibility,
};

const isDate = (cell: string) => !/^\d{1,8}(?:[.,]\d+)?$/.test(cell) && readDate(cell).kind !== 'none';
/** What the cells of a column tell about it, whatever its heading. */
const told: readonly (readonly [PlanColumn, (cell: string) => boolean, string])[] = [
  ['date', isDate, 'the date'],
  ['time', (cell) => readClock(cell) !== null, 'the time'],
  ['timezone', (cell) => readZone(cell) !== null, 'the time zone'],
];

interface PlanTable {
  headings: readonly string[];
  rows: readonly CsvRow[];
  /** The index of each column that is read. */
  columns: ReadonlyMap<PlanColumn, number>;
  /** What the person should know about the columns. */
  notes: string[];
}

/** The order of the columns in files of Hootsuite, which have no headings. */
const withoutHeadings = ['Date', 'Message', 'Link'];

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/**
 * Tells what each column is: by choice, by its heading, or by what all of its cells are. Null when no column can be the
 * text.
 */
export function tableOf(rows: readonly CsvRow[], choice: PlanColumnChoice): PlanTable | null {
  const [first, ...rest] = rows;
  if (first === undefined) return null;
  const notes: string[] = [];
  const isBare = first.cells.length <= withoutHeadings.length && isDate(first.cells[0]?.trim() ?? '');
  const headings = (isBare ? withoutHeadings.slice(0, first.cells.length) : first.cells).map((cell) =>
    cell.trim(),
  );
  const body = isBare ? rows : rest;
  if (isBare) notes.push('The file has no headings. It is read as date, message and link.');
  const columns = new Map<PlanColumn, number>();
  const isFree = (column: number) => ![...columns.values()].includes(column);
  const take = (field: PlanColumn, found: readonly number[]) => {
    const column = found.find(isFree);
    if (column !== undefined && !columns.has(field)) columns.set(field, column);
  };
  const lower = headings.map((heading) => heading.toLowerCase());
  for (const field of planColumns) {
    const at = lower.indexOf(choice[field]?.trim().toLowerCase() || '\u0000');
    if (at >= 0) take(field, [at]);
  }
  if (choice.timezone === undefined) take('timezone', columnsOf(headings, usual.timezone));
  // A heading that is chosen as empty means that the file has no such column.
  const open = planColumns.filter((field) => choice[field] === undefined);
  for (const field of open) take(field, columnsOf(headings, usual[field]));
  if (!columns.has('text')) return null;
  const cellsOf = (column: number) => body.map(({ cells }) => cells[column] ?? '');
  for (const [field, isFitting, name] of told) {
    if (columns.has(field) || choice[field] !== undefined) continue;
    const fitting = [...headings.keys()].filter(
      (column) => isFree(column) && holdsOnly(cellsOf(column), isFitting),
    );
    // A time alone would refuse every row.
    if (fitting.length !== 1 || (field !== 'date' && !columns.has('date'))) continue;
    take(field, fitting);
    notes.push(
      `${quoted(fitting.map((column) => headings[column] ?? ''))} is read as ${name}, because of its cells.`,
    );
  }
  const unread = [...headings.keys()].filter(
    (column) => isFree(column) && cellsOf(column).some((cell) => cell.trim() !== ''),
  );
  const dates = unread.filter((column) => holdsOnly(cellsOf(column), isDate));
  const names = (of: readonly number[]) =>
    quoted(of.map((column) => headings[column] || `Column ${column + 1}`));
  if (dates.length > 0)
    notes.push(
      `${names(dates)} ${dates.length === 1 ? 'holds dates and is' : 'hold dates and are'} not read.`,
    );
  const others = unread.filter((column) => !dates.includes(column));
  if (others.length > 0) notes.push(`Not read: ${names(others)}.`);
  return { headings, rows: body, columns, notes };
}
