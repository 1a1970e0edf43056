import { createHash } from 'node:crypto';
import { errorCatalogue } from '@limelight/contracts';
import { countUnits, findGaps, firstLine, POST_LIMIT } from '@limelight/post-text';
import { resolveTime } from '../../publishing/index.ts';
import { readCsv, type CsvRow } from '../../../../platform/csv.ts';
import { titleLength } from '../rules.ts';

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

export type ImportReading = { kind: 'rows'; rows: ImportRow[] } | { kind: 'unreadable'; message: string };

interface Rules {
  timeZone: string;
  nowMs: number;
  rowLimit: number;
}

const names = {
  text: ['text', 'post', 'content', 'caption'],
  date: ['date', 'day'],
  time: ['time', 'hour'],
  visibility: ['visibility', 'audience'],
} as const;
type Column = keyof typeof names;

function columnsOf(heading: CsvRow): Record<Column, number> {
  const found = heading.cells.map((cell) => cell.trim().toLowerCase());
  const place = (column: Column) => found.findIndex((cell) => names[column].some((name) => name === cell));
  return { text: place('text'), date: place('date'), time: place('time'), visibility: place('visibility') };
}

const audiences: Readonly<Record<string, Visibility>> = {
  '': 'PUBLIC',
  public: 'PUBLIC',
  anyone: 'PUBLIC',
  connections: 'CONNECTIONS',
};

/** Converts "9:30", "09:30:00" or "9:30 pm" to HH:mm. Null for anything else. */
export function readTime(value: string): string | null {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?$/i.exec(value.trim());
  if (found === null) return null;
  const [, hours = '', minutes = '', half] = found;
  const hour = Number(hours);
  if (Number(minutes) > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const afternoon = half?.toLowerCase() === 'p';
  const clock = half === undefined ? hour : (hour % 12) + (afternoon ? 12 : 0);
  return `${String(clock).padStart(2, '0')}:${minutes}`;
}

type Wish =
  | { kind: 'draft' }
  | { kind: 'at'; at: Date; note: string | null }
  | { kind: 'refused'; why: string };

const refused = (why: string): Wish => ({ kind: 'refused', why });
const clockOf = (iso: string) => iso.slice(11, 16);

function wishOf(date: string, time: string, { timeZone, nowMs }: Rules): Wish {
  if (date === '' && time === '') return { kind: 'draft' };
  if (date === '') return refused('It has a time but no date.');
  if (time === '') return refused('It has a date but no time.');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    const fault = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(date)
      ? 'can be read in more than one way'
      : 'is not a date';
    return refused(`“${date}” ${fault}. Write it as 2031-04-30: year, month, day.`);
  }
  const clock = readTime(time);
  if (clock === null) return refused(`“${time}” is not a time. Write it as 9:30 or 17:30.`);
  const resolved = resolveTime(`${date}T${clock}`, timeZone);
  switch (resolved.kind) {
    case 'invalid':
      return refused(`“${date}” is not a valid date.`);
    case 'missing':
      return refused(
        `${clock} does not exist on ${date} in ${timeZone.replaceAll('_', ' ')}: the clocks go forward. ${clockOf(resolved.earlier)} and ${clockOf(resolved.later)} do.`,
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

function readRow(row: CsvRow, columns: Record<Column, number>, rules: Rules): Omit<ImportRow, 'key'> {
  const cell = (column: Column) => (columns[column] < 0 ? '' : (row.cells[columns[column]] ?? ''));
  const text = cell('text').replaceAll('\r\n', '\n');
  const visibility = audiences[cell('visibility').trim().toLowerCase()];
  const wish = wishOf(cell('date').trim(), cell('time').trim(), rules);
  const refusal =
    textFault(text) ??
    (visibility === undefined
      ? `“${cell('visibility')}” is not a valid visibility. Use public or connections.`
      : null) ??
    (wish.kind === 'refused' ? wish.why : null) ??
    (wish.kind === 'at' && findGaps(text).length > 0 ? errorCatalogue.open_gap.message : null);
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
export function readImport(csv: string, rules: Rules): ImportReading {
  const reading = readCsv(csv);
  if (reading.kind === 'unclosed')
    return {
      kind: 'unreadable',
      message: `The quotation mark on line ${reading.line} is never closed.`,
    };
  const [heading, ...body] = reading.rows;
  const columns = heading && columnsOf(heading);
  if (columns === undefined || columns.text < 0)
    return {
      kind: 'unreadable',
      message: 'The first row must name the columns, and one of them must be “text”.',
    };
  if (body.length > rules.rowLimit)
    return { kind: 'unreadable', message: `Import at most ${rules.rowLimit} rows at a time.` };
  const seen = new Map<string, number>();
  const rows = body.map((row) => {
    const read = readRow(row, columns, rules);
    const first = keyOf(read, 0);
    const repetition = seen.get(first) ?? 0;
    seen.set(first, repetition + 1);
    return { ...read, key: repetition === 0 ? first : keyOf(read, repetition) };
  });
  return { kind: 'rows', rows };
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
