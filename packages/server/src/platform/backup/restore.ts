import type pg from 'pg';
import { connectionOn, currentHashes, migrate, type Connection, type Database } from '../db/index.ts';
import type { Storage } from '../storage.ts';
import { BackupError, filePart, header, parseJson, readLines, type Header } from './format.ts';
import { listJobColumns, listMigrations, listTables, quoted } from './tables.ts';
import type { Backup } from './write.ts';

interface Target {
  database: Database;
  storage: Storage;
  startQueue: () => Promise<void>;
  /**
   * Runs in the transaction that loads the rows, which still have the columns they had when the backup was made. It
   * settles what may have happened outside since then.
   */
  settle: (connection: Connection) => Promise<void>;
}

/** Reads the whole backup before anything is written, so that a damaged one is refused here. */
async function check(path: string): Promise<Header> {
  let found: Header | null = null;
  for await (const { kind, content } of readLines(path)) {
    if (found !== null) continue;
    const read = kind === 'backup' ? header.safeParse(parseJson(content)) : null;
    if (read?.success !== true) throw new BackupError('This program cannot read this backup.');
    found = read.data;
  }
  if (found === null) throw new BackupError('This backup is empty.');
  return found;
}

/** Migrates the database to the state of the backup. Refuses a database that is in use. */
async function prepare({ database }: Target, { migrations }: Header): Promise<void> {
  const client = await database.pool.connect();
  try {
    const applied = await listMigrations(client);
    if (applied.length === 0) {
      await migrate(database, migrations).catch((error: unknown) => {
        throw new BackupError(error instanceof Error ? error.message : String(error));
      });
      return;
    }
    const { rowCount } = await client.query('SELECT FROM users LIMIT 1');
    if (rowCount !== 0)
      throw new BackupError('This database already has accounts. Restore into an empty one.');
    if (currentHashes(applied).symmetricDifference(currentHashes(migrations)).size > 0)
      throw new BackupError(
        'This backup is from another version of the program. Restore it into a database that the program has never used.',
      );
  } finally {
    client.release();
  }
}

const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ');

async function insertRows(client: pg.PoolClient, table: string, columns: readonly string[], rows: string) {
  const { rowCount } = await client.query(
    `INSERT INTO ${table} (${columnList(columns)}) OVERRIDING SYSTEM VALUE
     SELECT ${columnList(columns)} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
    [rows],
  );
  return rowCount ?? 0;
}

/** Continues the identity sequences after their highest value. */
async function advanceSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { table, column } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), max(${quoted(column)})) FROM ${quoted(table)}
       HAVING max(${quoted(column)}) IS NOT NULL`,
      [quoted(table), column],
    );
}

/** Loads all rows or none. Foreign keys are checked at the end, since tables refer to one another. */
async function loadTables(client: pg.PoolClient, path: string, settle: Target['settle']): Promise<number> {
  const tables = await listTables(client);
  const { rows: references } = await client.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS rule
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  let count = 0;
  await client.query('BEGIN');
  try {
    for (const { table, name } of references)
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
    await client.query(`TRUNCATE ${[...tables.keys()].map(quoted).join(', ')}`);
    for await (const { kind, of, content } of readLines(path)) {
      if (kind !== 'rows') continue;
      const columns = tables.get(of);
      if (columns === undefined) throw new BackupError(`The backup has an unknown table ${of}.`);
      count += await insertRows(client, quoted(of), columns, content);
    }
    await advanceSequences(client);
    for (const { table, name, rule } of references)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${rule}`);
    await settle(connectionOn(client));
    await client.query('COMMIT');
    return count;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Returns the connection before anything else needs one, since there may be only two. */
async function onClient<T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function loadJobs(client: pg.PoolClient, path: string): Promise<number> {
  const columns = await listJobColumns(client);
  let count = 0;
  for await (const { kind, content } of readLines(path))
    if (kind === 'jobs') count += await insertRows(client, 'pgboss.job', columns, content);
  return count;
}

async function loadFiles(storage: Storage, path: string): Promise<number> {
  let count = 0;
  let parts: Buffer[] = [];
  for await (const { kind, of, content } of readLines(path)) {
    if (kind !== 'file') continue;
    const { key, contentType, isLast } = filePart.parse(parseJson(of));
    parts.push(Buffer.from(content, 'base64'));
    if (!isLast) continue;
    await storage.put(key, Buffer.concat(parts), contentType);
    parts = [];
    count += 1;
  }
  return count;
}

/**
 * Restores a backup into an empty database and its storage. The whole backup is read and its checksum verified
 * before anything is written. Files are restored first, so that no row refers to a missing file. What may have happened
 * outside since the backup is settled together with the rows. Throws `BackupError`.
 */
export async function restoreBackup(target: Target, path: string): Promise<Backup> {
  const { database, storage } = target;
  await prepare(target, await check(path));
  const files = await loadFiles(storage, path);
  const rows = await onClient(database, async (client) => loadTables(client, path, target.settle));
  await migrate(database);
  await target.startQueue();
  return { rows, files, jobs: await onClient(database, async (client) => loadJobs(client, path)) };
}
