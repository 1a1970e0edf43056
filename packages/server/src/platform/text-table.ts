import { hash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { separatorIn, withoutSeparatorLine } from './csv.ts';
import { readRegularRows, type RegularOptions } from './regular-rows.ts';

export interface Rows {
  rows: string[][];
  /** The number of rows with an unclosed or misplaced quotation mark. */
  broken: number;
}

const rowLimit = 200_000;
const mostRestarts = 50;
/** The first lines, which tell the separator. */
const headLength = 4_000;

const infoBytes = (record: unknown): number =>
  typeof record === 'object' && record !== null && 'info' in record ? bytesIn(record.info) : 0;
const bytesIn = (info: unknown): number =>
  typeof info === 'object' && info !== null && 'bytes' in info && typeof info.bytes === 'number'
    ? info.bytes
    : 0;

const cellsIn = (record: unknown): string[] => {
  const cells: unknown =
    typeof record === 'object' && record !== null && 'record' in record ? record.record : record;
  return Array.isArray(cells) ? cells.map(String) : [];
};

/**
 * Parses a text table. After a row with an unclosed quotation mark, it resumes at the next line that parses, so one
 * bad cell does not lose the rest of the file. With `countOnly`, only the first rows are sure to have cells.
 */
export function readRows(
  given: string,
  { countOnly = false, ...options }: Partial<RegularOptions> & { countOnly?: boolean } = {},
): Rows {
  const text = withoutSeparatorLine(given);
  const regular: RegularOptions = {
    delimiter: separatorIn(text.slice(0, headLength)),
    escape: '"',
    max_record_size: 1024 * 1024,
    to: rowLimit,
    ...options,
  };
  const whole = readRegularRows(text, regular, { countOnly });
  return whole === null ? readIrregularRows(text, regular) : { rows: whole, broken: 0 };
}

function readIrregularRows(text: string, regular: RegularOptions): Rows {
  const all = { ...regular, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  try {
    return { rows: parse(text, all).map(cellsIn), broken: 0 };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  const rows: string[][] = [];
  let width = 0;
  const keep = (found: readonly string[][]) => {
    for (const row of found) {
      // After a broken row, lines with another number of cells are remnants of its text.
      if (broken > 0 && width > 1 && row.length !== width) continue;
      width = Math.max(width, row.length);
      rows.push(row);
    }
  };
  let rest = Buffer.from(text);
  let broken = 0;
  for (let restarts = 0; rest.length > 0 && restarts < mostRestarts; restarts += 1) {
    try {
      keep(parse(rest, all).map(cellsIn));
      break;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const whole = typeof error.records === 'number' ? error.records : 0;
      let read = 0;
      if (whole > 0) {
        const found: unknown[] = parse(rest, { ...all, info: true, to: whole });
        keep(found.map(cellsIn));
        read = infoBytes(found.at(-1));
      }
      broken += 1;
      // Skips the end of the last whole row and the first line of the broken one.
      while (rest[read] === 0x0a || rest[read] === 0x0d) read += 1;
      const line = rest.indexOf(0x0a, read);
      rest = line < 0 ? Buffer.alloc(0) : rest.subarray(line + 1);
    }
  }
  return { rows, broken };
}

/** The same for rows with the same cells, however long they are. */
export const rowKey = (row: readonly string[]): string => hash('sha256', row.join('\u0000'), 'base64');

/** Looks up columns by name, ignoring case. Of duplicate names, the first counts. */
export class Table {
  private readonly columns = new Map<string, number>();
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly broken: number;

  constructor({ rows, broken }: Rows, isHeading: (cells: readonly string[]) => boolean = () => true) {
    // LinkedIn puts notes above some tables.
    const at = rows.findIndex(isHeading);
    this.headings = rows[at]?.map((cell) => cell.trim()) ?? [];
    for (const [index, name] of this.headings.entries()) {
      const key = name.toLowerCase();
      if (!this.columns.has(key)) this.columns.set(key, index);
    }
    this.rows = at < 0 ? [] : rows.slice(at + 1);
    this.broken = broken;
  }

  /** The index of the first of these columns that exists, or null. */
  find(...names: readonly string[]): number | null {
    for (const name of names) {
      const at = this.columns.get(name.toLowerCase());
      if (at !== undefined) return at;
    }
    return null;
  }

  has(...names: readonly string[]): boolean {
    return this.find(...names) !== null;
  }

  cell(row: readonly string[], ...names: readonly string[]): string {
    const at = this.find(...names);
    return at === null ? '' : (row[at] ?? '');
  }
}
