import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';

/**
 * A short text that differs after each insert, change or deletion among these rows of a table. PostgreSQL records in
 * `xmin` the transaction that wrote a row, so no write can forget to count.
 */
export async function markOf(connection: Connection, table: PgTable, where: SQL): Promise<string> {
  const { rows } = await connection.execute<{ mark: string }>(
    sql`SELECT count(*) || '-' || coalesce(sum(xmin::text::bigint), 0) AS mark FROM ${table} WHERE ${where}`,
  );
  return rows[0]?.mark ?? '';
}
