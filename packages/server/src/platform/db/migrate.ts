import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './connection.ts';
import { currentHashes } from './history.ts';
import { prepareAlone } from './locks.ts';

/** Walks up the tree, since the folder is next to both `src` and `dist`. */
function migrationsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  }
  throw new Error('The migrations folder is missing from this installation.');
}

/**
 * Applies all pending migrations, with only one process at a time doing so. Each migration runs once in its own
 * transaction, and an unknown one is refused. `upTo` restricts it to what a backup with these hashes has run.
 */
export async function migrate(database: Database, upTo?: Iterable<string>): Promise<{ applied: number }> {
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const only = upTo && currentHashes(upTo);
  const unknown = [...(only ?? [])].some((hash) => files.every((file) => file.hash !== hash));
  if (unknown) throw new Error('The backup is newer than this program.');
  return prepareAlone(database, async (client) => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (hash text PRIMARY KEY, created_at bigint NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ hash: string }>('SELECT hash FROM schema_migrations');
    const known = currentHashes(rows.map((row) => row.hash));
    const own = new Set(files.map((file) => file.hash));
    for (const hash of known) {
      if (!own.has(hash))
        throw new Error('The database is newer than this program, or one of its migrations was changed.');
    }
    let applied = 0;
    for (const file of files) {
      if (known.has(file.hash) || only?.has(file.hash) === false) continue;
      await client.query('BEGIN');
      try {
        for (const statement of file.sql) await client.query(statement);
        await client.query('INSERT INTO schema_migrations (hash, created_at) VALUES ($1, $2)', [
          file.hash,
          file.folderMillis,
        ]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
      applied += 1;
    }
    return { applied };
  });
}

export async function isMigrated(database: Database): Promise<boolean> {
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const { rows } = await database.pool.query<{ hash: string }>('SELECT hash FROM schema_migrations');
  const known = currentHashes(rows.map((row) => row.hash));
  return files.every((file) => known.has(file.hash));
}
