import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import type { Tx } from './connection.ts';

const rowsAtOnce = 2_000;

/** Values as one JSON parameter; what PostgreSQL cannot keep in a text is left out or replaced. */
export const jsonParameter = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'string' ? one.toWellFormed().replaceAll('\u0000', '') : one,
  );

/**
 * Stores thousands of complete rows; those that are there already are passed over. All values of a piece are one parameter:
 * building a statement with one for each would take longer than running it.
 */
export async function insertManyRows<T extends Table>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const type = sql.identifier(getTableName(table));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const piece = rows
      .slice(at, at + rowsAtOnce)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, row[key] ?? null])),
      );
    await tx.execute(sql`
      INSERT INTO ${type} (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::${type}, ${jsonParameter(piece)}::json)
      ON CONFLICT DO NOTHING`);
  }
}
