import { getTableColumns, type Table } from 'drizzle-orm';

/**
 * Reads rows of `SELECT *` that came by `execute`, as a query of the builder would give them. For statements that come by
 * the thousand: building one of many columns costs more than running it.
 */
export function rowReader<T extends Table>(table: T): (row: Record<string, unknown>) => T['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table));
  return (row) => {
    const read: Record<string, unknown> = {};
    for (const [key, column] of columns) {
      const value = row[column.name];
      read[key] = value === null || value === undefined ? null : column.mapFromDriverValue(value);
    }
    return read as T['$inferSelect'];
  };
}
