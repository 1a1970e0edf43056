import { getTableColumns, sql, type Column, type SQL, type Table } from 'drizzle-orm';

/**
 * Parses rows returned by `execute` as the query builder would. For frequent statements, since building one with
 * many columns costs more than running it.
 */
export interface RowReader<R> {
  /** The select list, with unqualified column names. */
  columns: SQL;
  read: (row: Record<string, unknown>) => R;
}

function readerOf<R>(chosen: readonly (readonly [key: string, column: Column])[]): RowReader<R> {
  return {
    columns: sql.raw(chosen.map(([, column]) => `"${column.name}"`).join(', ')),
    read: (row) => {
      const read: Record<string, unknown> = {};
      for (const [key, column] of chosen) {
        const value = row[column.name];
        read[key] = value === null || value === undefined ? null : column.mapFromDriverValue(value);
      }
      return read as R;
    },
  };
}

export function rowReader<T extends Table, K extends keyof T['$inferSelect'] & string>(
  table: T,
  keys: readonly K[],
): RowReader<Pick<T['$inferSelect'], K>> {
  const all = new Map(Object.entries(getTableColumns(table)));
  return readerOf(
    keys.map((key) => {
      const column = all.get(key);
      if (column === undefined) throw new Error(`There is no column for ${key}.`);
      return [key, column] as const;
    }),
  );
}

/** The same for whole rows. */
export const wholeRows = <T extends Table>(table: T): RowReader<T['$inferSelect']> =>
  readerOf(Object.entries(getTableColumns(table)));
