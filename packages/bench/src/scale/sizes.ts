import type pg from 'pg';

/** Bytes of all tables of the program, indexes included and jobs left out. */
export async function tableBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `SELECT sum(pg_total_relation_size(relid))::float8 AS bytes FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  );
  return rows[0]?.bytes ?? 0;
}

export interface TableSize {
  name: string;
  rows: number;
  bytesPerRow: number;
}

/** The largest tables after the load, with their indexes and what updates left. */
export async function largestTables(pool: pg.Pool, most: number): Promise<TableSize[]> {
  await pool.query('VACUUM ANALYZE');
  const { rows: tables } = await pool.query<{ name: string; bytes: number }>(
    `SELECT CASE schemaname WHEN 'public' THEN '' ELSE schemaname || '.' END || relname AS name,
            pg_total_relation_size(relid)::float8 AS bytes
     FROM pg_stat_user_tables ORDER BY bytes DESC LIMIT $1`,
    [most],
  );
  const sizes: TableSize[] = [];
  for (const { name, bytes } of tables) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name.split('.').map(quoted).join('.')}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) sizes.push({ name, rows: count, bytesPerRow: bytes / count });
  }
  return sizes;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
