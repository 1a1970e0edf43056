import { getTableColumns, sql, type SQL, type Table } from 'drizzle-orm';

/**
 * Reads rows that came by `execute`, as a query of the builder would give them. For statements that come by the thousand:
 * building one of many columns costs more than running it.
 */
export interface RowReader<R> {
  /** What to select: these columns of the table, by their bare names. */
  columns: SQL;
  read: (row: Record<string, unknown>) => R;
}

export function rowReader<T extends Table, K extends keyof T['$inferSelect'] & string>(
  table: T,
  keys: readonly K[],
): RowReader<Pick<T['$inferSelect'], K>> {
  const all = new Map(Object.entries(getTableColumns(table)));
  const chosen = keys.map((key) => {
    const column = all.get(key);
    if (column === undefined) throw new Error(`There is no column for ${key}.`);
    return [key, column] as const;
  });
  return {
    columns: sql.join(
      chosen.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    ),
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
