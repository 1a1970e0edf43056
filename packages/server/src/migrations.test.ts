import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { isMigrated, migrate, openDatabase, type Database } from './platform/db/index.ts';
import { createLog } from './platform/log.ts';

const migrations = readMigrationFiles({
  migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
});
const hashes = migrations.map(({ hash }) => hash);

/** 0015 as it stood in the commits from 932ed850 on. */
const edited = readFileSync(new URL('testing/fixtures/0015_edited.sql', import.meta.url), 'utf8');

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('databaseUrl'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const name = `migrated_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, 2, createLog('silent'));
  try {
    return await work(database);
  } finally {
    await database.close();
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** Every object of the schema in a line each. */
async function objectsOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ object: string }>(`
    SELECT concat_ws(' ', 'column', table_name, column_name, data_type, udt_name, is_nullable, column_default,
      is_identity, generation_expression) AS object FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', 'relation', relkind, relname, relpersistence, reloptions::text) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a'
    UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'type', typname, typtype) FROM pg_type WHERE typnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', 'extension', extname) FROM pg_extension
    ORDER BY 1`);
  return rows.map(({ object }) => object);
}

async function runEdited({ pool }: Database): Promise<void> {
  for (const statement of edited.split('--> statement-breakpoint')) await pool.query(statement);
  const hash = createHash('sha256').update(edited).digest('hex');
  await pool.query('INSERT INTO schema_migrations (hash, created_at) VALUES ($1, 1795698235263)', [hash]);
}

const histories = [
  { name: 'b1bbe274', released: 7 },
  { name: 'the commit before 932ed850', released: 16 },
  { name: 'd57565b3', released: 15, prepare: runEdited },
];

it.each(histories)('makes of a database of $name what a fresh one has', async ({ released, prepare }) => {
  const fresh = await withDatabase(async (database) => {
    expect(await migrate(database)).toEqual({ applied: hashes.length });
    return objectsOf(database);
  });
  expect(fresh.length).toBeGreaterThan(1000);
  await withDatabase(async (database) => {
    await migrate(database, hashes.slice(0, released));
    await prepare?.(database);
    await database.pool.query(
      "INSERT INTO users (id, name, email, created_at) VALUES (gen_random_uuid(), 'Ada', 'ada@example.com', now())",
    );
    await migrate(database);
    expect(await objectsOf(database)).toEqual(fresh);
    expect((await database.pool.query('SELECT name FROM users')).rows).toEqual([{ name: 'Ada' }]);
    expect(await migrate(database)).toEqual({ applied: 0 });
    expect(await isMigrated(database)).toBe(true);
  });
});
