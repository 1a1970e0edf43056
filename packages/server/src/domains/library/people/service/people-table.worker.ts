import { connectionDateOrder, findConnections } from '../../../../integrations/linkedin-files/connections.ts';
import { isAmbiguous, orderOf, readDay, type DateOrder } from '../../../../platform/dates/index.ts';
import { readRows } from '../../../../platform/text-table.ts';
import { cleanCell, guessMapping, readRow, type Mapping } from '../rules/read-table.ts';

interface Table {
  headers: string[];
  rows: string[][];
  /** What its columns seem to be. */
  guess: Mapping;
  isLinkedinExport: boolean;
}

const rowLimit = 120_000;
const columnLimit = 60;
const samples = 3;
const sampledRows = 200;
/** Small enough for a batch to be read between two requests. */
const batchSize = 2_000;

/** Reads a CSV file with a header row, below LinkedIn's notes where there are any. Null if it contains no table. */
function readTable(csv: string): Table | null {
  const { rows: all } = readRows(csv, { to: rowLimit + 1, max_record_size: 200_000 });
  const connections = findConnections(all);
  const at = connections?.at ?? 0;
  const headers = all[at]?.slice(0, columnLimit).map((header) => cleanCell(header, 100)) ?? [];
  if (headers.length < 2) return null;
  const rows = all.slice(at + 1);
  const guess = guessMapping(connections?.headings ?? headers, rows.slice(0, sampledRows));
  return { headers, rows, guess, isLinkedinExport: connections !== null };
}

const datesOf = ({ rows }: Table, mapping: Mapping): string[] => {
  const column = [...mapping].find(([, field]) => field === 'connectedOn')?.[0];
  return column === undefined ? [] : rows.map((row) => row[column] ?? '');
};

const orderIn = (table: Table, dates: readonly string[]): DateOrder | null =>
  table.isLinkedinExport ? connectionDateOrder(dates) : orderOf(dates);

/** Null if the text contains no table. */
export function preview(csv: string) {
  const table = readTable(csv);
  if (table === null) return null;
  const dates = datesOf(table, table.guess);
  const order = orderIn(table, dates);
  return {
    columns: table.headers.map((header, column) => ({
      column,
      header,
      sample: table.rows.slice(0, samples).map((row) => (row[column] ?? '').slice(0, 80)),
      field: table.guess.get(column) ?? null,
    })),
    rows: table.rows.length,
    isLinkedinExport: table.isLinkedinExport,
    ambiguousDate: dates.find((date) => isAmbiguous(date, order))?.slice(0, 80) ?? null,
  };
}

/**
 * Reads the people in a table, as JSON in batches, since many objects at once would block the thread that receives
 * them. Without a mapping, the columns are guessed, and without an order of dates, the column tells it. Null if the
 * text contains no table.
 */
export function readPeople(csv: string, mapping: Mapping | null, dateOrder: DateOrder | null) {
  const table = readTable(csv);
  if (table === null) return null;
  const chosen = mapping ?? table.guess;
  const dates = datesOf(table, chosen);
  const order = dateOrder ?? orderIn(table, dates);
  const people = table.rows.flatMap((row) => readRow(row, chosen, order) ?? []);
  const batches: string[] = [];
  for (let at = 0; at < people.length; at += batchSize)
    batches.push(JSON.stringify(people.slice(at, at + batchSize)));
  return {
    batches,
    skipped: table.rows.length - people.length,
    undated: dates.filter((date) => date.trim() !== '' && readDay(date, order) === null).length,
    isLinkedinExport: table.isLinkedinExport,
  };
}
