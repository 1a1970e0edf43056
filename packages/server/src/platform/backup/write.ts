import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../db/index.ts';
import type { Storage } from '../storage.ts';
import { BackupError, Checksum, newHeader, type filePart, type Kind } from './format.ts';
import { listJobColumns, listMigrations, listTables, quoted } from './tables.ts';
import type { z } from 'zod';

const rowsPerLine = 200;
const bytesPerLine = 3_000_000;

export interface Backup {
  rows: number;
  jobs: number;
  files: number;
}

/** Reads rows as PostgreSQL's JSON, a few hundred at a time. */
async function* readRows(client: pg.PoolClient, query: string): AsyncGenerator<string[], void> {
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsPerLine} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('CLOSE backup_rows');
}

async function* contentOf(
  client: pg.PoolClient,
  storage: Storage,
  now: Date,
  sum: Backup,
): AsyncGenerator<[Kind, string, string], void> {
  yield ['backup', '', JSON.stringify(newHeader(now, await listMigrations(client)))];
  for (const table of (await listTables(client)).keys()) {
    for await (const rows of readRows(client, `SELECT to_jsonb(t)::text AS row FROM ${quoted(table)} t`)) {
      sum.rows += rows.length;
      yield ['rows', table, `[${rows.join(',')}]`];
    }
  }
  if ((await listJobColumns(client)).length > 0) {
    // A job that was running has lost its worker after a restore, so it is retried.
    const waiting = `SELECT (to_jsonb(j) || '{"state":"retry"}')::text AS row FROM pgboss.job j WHERE state = 'active'
      UNION ALL SELECT to_jsonb(j)::text FROM pgboss.job j WHERE state < 'active'`;
    for await (const jobs of readRows(client, waiting)) {
      sum.jobs += jobs.length;
      yield ['jobs', '', `[${jobs.join(',')}]`];
    }
  }
  for await (const { key, contentType } of storage.list()) {
    const bytes = await storage.get(key);
    // The file was deleted in the meantime, together with its row.
    if (bytes === null) continue;
    sum.files += 1;
    for (let at = 0; at === 0 || at < bytes.length; at += bytesPerLine) {
      const isLast = at + bytesPerLine >= bytes.length;
      const part: z.infer<typeof filePart> = { key, contentType, isLast };
      const piece = Buffer.from(bytes.subarray(at, at + bytesPerLine)).toString('base64');
      yield ['file', JSON.stringify(part), piece];
    }
  }
}

const exists = async (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Makes the names in a folder survive a power cut, where the system can. */
async function makeNamesDurable(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes a new file with all rows from one snapshot, the waiting jobs and all files. The program can keep running.
 * It has its name only once it is whole; until then, and after an interruption, it is called `….part`. Throws
 * `BackupError` when the file already exists or cannot be written.
 */
export async function writeBackup(
  { database, storage, now }: { database: Database; storage: Storage; now: Date },
  path: string,
): Promise<Backup> {
  if (await exists(path)) throw new BackupError(`${path} could not be written: it already exists.`);
  const part = `${path}.part`;
  const sum: Backup = { rows: 0, jobs: 0, files: 0 };
  const checksum = new Checksum();
  const client = await database.pool.connect();
  const lines = async function* () {
    for await (const [kind, of, content] of contentOf(client, storage, now, sum)) {
      const line = `${kind}\t${of}\t${content}`;
      checksum.add(line);
      yield `${line}\n`;
    }
    yield `end\t${checksum.finish()}\n`;
  };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await rm(part, { force: true });
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(part, path);
    await makeNamesDurable(dirname(path));
    return sum;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof Error && 'syscall' in error)
      throw new BackupError(`${path} could not be written: ${error.message}.`);
    throw error;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}
