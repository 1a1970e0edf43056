import type { EndpointInput, importPeople } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { guessMapping, readRow, readTable, type Mapping } from '../rules/read-table.ts';
import { keepPeople } from './keep-people.ts';

const samples = 3;

/** Refuses with `people_unreadable`. */
export function previewTable(csv: string) {
  const table = readTable(csv);
  if (table === null) throw new AppError('people_unreadable');
  const mapping = guessMapping(table.headers);
  return {
    columns: table.headers.map((header, column) => ({
      column,
      header,
      sample: table.rows.slice(0, samples).map((row) => (row[column] ?? '').slice(0, 80)),
      field: mapping.get(column) ?? null,
    })),
    rows: table.rows.length,
    isLinkedinExport: table.isLinkedinExport,
  };
}

/** Imports the people in a CSV file. Refuses with `people_unreadable` or `people_limit`. */
export async function importTable(
  context: Context,
  userId: string,
  { csv, label, kind, mapping, legalBasis }: EndpointInput<typeof importPeople>['body'],
) {
  const table = readTable(csv);
  if (table === null) throw new AppError('people_unreadable');
  const chosen: Mapping =
    mapping === undefined
      ? guessMapping(table.headers)
      : new Map(Object.entries(mapping).map(([column, field]) => [Number(column), field]));
  const given = table.rows.flatMap((row) => readRow(row, chosen) ?? []);
  if (given.length === 0) throw new AppError('people_unreadable');
  const now = new Date(context.clock.now());
  const origin = table.isLinkedinExport ? 'linkedin-export' : 'file';
  const kept = await context.database.db.transaction((tx) =>
    keepPeople(tx, userId, given, { kind, origin, label, legalBasis, now }),
  );
  const { added, merged, optedOut } = kept;
  return { added, merged, optedOut, skipped: table.rows.length - given.length };
}
