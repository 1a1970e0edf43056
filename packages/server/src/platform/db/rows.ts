import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';

/**
 * Parses rows returned by `execute` as the query builder would. For frequent statements, since building one with
 * many columns costs more than running it.
 */
export interface RowReader<R> {
  /** The select list, with unqualified column names. */
  columns: SQL;
  read: (row: Record<string, unknown>) => R;
}

/** Without `keys` for whole rows. */
export function rowReader<T extends Table, K extends keyof T['$inferSelect'] & string>(
  table: T,
  keys?: readonly K[],
): RowReader<Pick<T['$inferSelect'], K>> {
  const all = new Map(Object.entries(getTableColumns(table)));
  const chosen = (keys ?? [...all.keys()]).map((key) => {
    const column = all.get(key);
    if (column === undefined) throw new Error(`There is no column for ${key}.`);
    return [key, column] as const;
  });
  return {
    columns: sql.raw(chosen.map(([, column]) => `"${column.name}"`).join(', ')),
    read: (row) => {
      const read: Record<string, unknown> = {};
      for (const [key, column] of chosen) {
        const value = row[column.name];
        read[key] = value === null || value === undefined ? null : column.mapFromDriverValue(value);
      }
      return read as T['$inferSelect'];
    },
  };
}
