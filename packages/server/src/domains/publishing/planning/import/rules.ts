import { createHash } from 'node:crypto';
import {
  errorCatalogue,
  planColumns,
  type ImportReport,
  type PlanColumn,
  type PlanColumnChoice,
} from '@limelight/contracts';
import { countUnits, firstGap, firstLine, POST_LIMIT } from '@limelight/post-text';
import { resolveTime } from '../../publishing/index.ts';
import { readCsv, type CsvRow } from '../../../../platform/csv.ts';
import {
  isAmbiguous,
  orderOf,
  readClock,
  readDate,
  readZone,
  type DateOrder,
  type DateReading,
  type WrittenDate,
} from '../../../../platform/dates/index.ts';
import { titleLength } from '../rules.ts';
import { tableOf } from './columns.ts';

export type Visibility = 'PUBLIC' | 'CONNECTIONS';

/** A row as it would be imported. `refusal` is the reason it would not. */
export interface ImportRow {
  line: number;
  title: string;
  text: string;
  visibility: Visibility;
  /** The publishing time, or null for a draft. */
  at: Date | null;
  /** Identifies this row among all rows of this user. The same row has the same key when it is imported again. */
  key: string;
  note: string | null;
  refusal: string | null;
}

export type ImportReading =
  | ({ kind: 'rows'; rows: ImportRow[] } & Omit<ImportReport, 'rows'>)
  | { kind: 'unreadable'; message: string };

interface Rules {
  timeZone: string;
  nowMs: number;
  rowLimit: number;
}

const audiences: Readonly<Record<string, Visibility>> = {
  '': 'PUBLIC',
  public: 'PUBLIC',
  anyone: 'PUBLIC',
  connections: 'CONNECTIONS',
};

type Wish =
  | { kind: 'draft' }
  | { kind: 'at'; at: Date; note: string | null }
  | { kind: 'refused'; why: string };

const refused = (why: string): Wish => ({ kind: 'refused', why });
const clockOf = (iso: string) => iso.slice(11, 16);
const asDate = 'Write it as 2031-04-30: year, month, day.';

function dateFault(written: string, reading: Exclude<DateReading, { kind: 'date' }>): string {
  if (reading.kind === 'ambiguous')
    return reading.days[0] === reading.days[1]
      ? `The time zone of “${written}” can be read in more than one way. Write it as +05:30 or Asia/Kolkata.`
      : `“${written}” can be read in more than one way. ${asDate}`;
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(written)
    ? `“${written}” is not a valid date.`
    : `“${written}” is not a date. ${asDate}`;
}

/** Minutes east of UTC as `+05:30`. */
function offsetOf(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The time of day of a date; null for the end of the day. */
const clockIn = ({ time }: WrittenDate): string | null =>
  time === null || time >= 86_400_000 ? null : clockOf(new Date(time).toISOString());

interface When {
  date: string;
  time: string;
  zone: string;
}

function wishOf({ date, time, zone: told }: When, { timeZone, nowMs }: Rules, order: DateOrder | null): Wish {
  if (date === '' && time === '') return { kind: 'draft' };
  if (date === '') return refused('It has a time but no date.');
  const read = readDate(date, order);
  if (read.kind !== 'date') return refused(dateFault(date, read));
  if (time === '' && read.time === null) return refused('It has a date but no time.');
  const clock = time === '' ? clockIn(read) : readClock(time);
  if (clock === null) return refused(`“${time || date}” is not a time. Write it as 9:30 or 17:30.`);
  const toldZone = told === '' ? null : readZone(told);
  if (told !== '' && toldZone === null)
    return refused(`“${told}” does not name one time zone. Write it as Europe/Berlin or +02:00.`);
  const zone = read.zone ?? toldZone ?? timeZone;
  const local = `${read.day}T${clock}`;
  const resolved =
    typeof zone === 'number' ? resolveTime(local + offsetOf(zone), timeZone) : resolveTime(local, zone);
  switch (resolved.kind) {
    case 'invalid':
      return refused(`“${date}” is not a valid date.`);
    case 'missing':
      return refused(
        `${clock} does not exist on ${read.day} in ${String(zone).replaceAll('_', ' ')}: the clocks go forward. ${clockOf(resolved.earlier)} and ${clockOf(resolved.later)} do.`,
      );
    case 'instant':
      return resolved.at.getTime() <= nowMs
        ? refused('That time has passed.')
        : { kind: 'at', at: resolved.at, note: resolved.note };
  }
}

function textFault(text: string): string | null {
  if (text.trim() === '') return 'It has no text.';
  return countUnits(text) > POST_LIMIT ? errorCatalogue.post_too_long.message : null;
}

function readRow(
  row: CsvRow,
  cell: (row: CsvRow, column: PlanColumn) => string,
  order: DateOrder | null,
  rules: Rules,
): Omit<ImportRow, 'key'> {
  const text = cell(row, 'text').replaceAll('\r\n', '\n');
  const given = cell(row, 'visibility');
  const visibility = audiences[given.trim().toLowerCase()];
  const when = { date: cell(row, 'date'), time: cell(row, 'time'), zone: cell(row, 'timezone') };
  const wish = wishOf(when, rules, order);
  const gap = firstGap([text]);
  const refusal =
    textFault(text) ??
    (visibility === undefined ? `“${given}” is not a valid visibility. Use public or connections.` : null) ??
    (wish.kind === 'refused' ? wish.why : null) ??
    (wish.kind === 'at' && gap !== null
      ? `“${gap.question}” is still open. ${errorCatalogue.open_gap.message}`
      : null);
  return {
    line: row.line,
    title: firstLine(text, titleLength),
    text,
    visibility: visibility ?? 'PUBLIC',
    at: wish.kind === 'at' ? wish.at : null,
    note: wish.kind === 'at' ? wish.note : null,
    refusal,
  };
}

function keyOf(row: Omit<ImportRow, 'key'>, repetition: number): string {
  const parts = [row.text, row.visibility, row.at?.toISOString() ?? 'draft', repetition];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The result of importing a file, row by row, before it is known which rows were imported before. */
export function readImport(csv: string, rules: Rules, choice: PlanColumnChoice = {}): ImportReading {
  const reading = readCsv(csv);
  if (reading.kind === 'unclosed')
    return {
      kind: 'unreadable',
      message: `The quotation mark on line ${reading.line} is never closed.`,
    };
  const table = tableOf(reading.rows, choice);
  if (table === null)
    return {
      kind: 'unreadable',
      message: `The first row must name the columns, and one of them must be “text”.`,
    };
  const { columns, headings, notes } = table;
  if (table.rows.length > rules.rowLimit)
    return { kind: 'unreadable', message: `Import at most ${rules.rowLimit} rows at a time.` };
  const cell = (row: CsvRow, column: PlanColumn) => {
    const at = columns.get(column);
    const written = at === undefined ? '' : (row.cells[at] ?? '');
    return column === 'text' ? written : written.trim();
  };
  const dates = table.rows.map((row) => cell(row, 'date'));
  const order = choice.dateOrder ?? orderOf(dates);
  const named = (['date', 'time'] as const).some((column) =>
    /\b(?:utc|gmt)\b/i.test(headings[columns.get(column) ?? -1] ?? ''),
  );
  const zoned = named ? { ...rules, timeZone: 'UTC' } : rules;
  const seen = new Map<string, number>();
  const written = new Map<string, number>();
  const rows = table.rows.map((row): ImportRow => {
    const read = readRow(row, cell, order, zoned);
    const cells = JSON.stringify(row.cells);
    const earlier = read.refusal === null ? written.get(cells) : undefined;
    written.set(cells, earlier ?? row.line);
    const first = keyOf(read, 0);
    if (earlier !== undefined) return { ...read, key: first, refusal: `It repeats line ${earlier}.` };
    const repetition = seen.get(first) ?? 0;
    seen.set(first, repetition + 1);
    return { ...read, key: repetition === 0 ? first : keyOf(read, repetition) };
  });
  return {
    kind: 'rows',
    rows,
    columns: headings.map((heading, at) => ({
      heading: heading.slice(0, 200),
      field: planColumns.find((field) => columns.get(field) === at) ?? null,
    })),
    notes,
    ambiguousDate: dates.find((date) => isAmbiguous(date, order))?.slice(0, 60) ?? null,
  };
}

/** Refuses rows beyond the free plan's limit: of the rows to be newly scheduled, those after the first `room`. */
export function withinRoom(
  rows: readonly ImportRow[],
  room: number,
  known: (row: ImportRow) => boolean,
): ImportRow[] {
  let left = room;
  return rows.map((row) => {
    if (row.refusal !== null || row.at === null || known(row)) return row;
    left -= 1;
    return left >= 0
      ? row
      : {
          ...row,
          refusal: `${errorCatalogue.schedule_limit.message} Without a date, it is imported as a draft.`,
        };
  });
}
