import type pg from 'pg';

/** Written by the migrations themselves. */
const ownTables = new Set(['schema_migrations']);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function listTables(client: pg.PoolClient): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT c.table_name AS table, c.column_name AS column
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
     ORDER BY c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows)
    if (!ownTables.has(table)) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** The writable columns of the queue's jobs; empty while there is no queue. */
export async function listJobColumns(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `SELECT column_name AS column FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  return rows.map(({ column }) => column);
}

export async function listMigrations(client: pg.PoolClient): Promise<string[]> {
  const { rows: found } = await client.query<{ made: string | null }>(
    `SELECT to_regclass('public.schema_migrations')::text AS made`,
  );
  if (found[0]?.made === null) return [];
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM schema_migrations ORDER BY created_at',
  );
  return rows.map(({ hash }) => hash);
}
