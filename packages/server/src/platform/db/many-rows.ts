import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm';
import type { Tx } from './connection.ts';
import { jsonParameter } from './json-parameter.ts';

const rowsAtOnce = 2_000;

/**
 * Inserts thousands of complete rows and skips existing ones. Each batch is a single parameter, because building a
 * statement with one parameter per value takes longer than running it.
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
