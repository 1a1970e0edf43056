import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { EmbeddedPostgresError, systemErrorCode, unlessAbsent } from './errors.ts';
import { isAlive, startMark } from './process-identity.ts';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  started: z.string().optional(),
  directory: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/**
 * Locks the data directory for this program. The lock is a file that names its holder. It is void once the holder
 * has exited, so nothing needs cleaning up after a crash. Fails with `already_running` while another program holds
 * it. Returns a function that releases the lock.
 */
export async function acquireLock(file: string, directory: string): Promise<() => Promise<void>> {
  const started = await startMark(process.pid);
  const own: Holder = { pid: process.pid, ...(started === undefined ? {} : { started }), directory };
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    for (;;) {
      try {
        await link(draft, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if (systemErrorCode(error) !== 'EEXIST') throw error;
      }
      await clearStale(file, directory);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function clearStale(file: string, directory: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder && (await holds(holder, directory))) throw alreadyRunning(holder, file);
  // Two programs can find the same stale lock. Renaming it first shows which of them was faster.
  const aside = `${file}.stale.${process.pid}`;
  const moved = await unlessAbsent(rename(file, aside).then(() => true));
  if (!moved) return;
  const taken = await readHolder(aside);
  if (taken && (await holds(taken, directory))) {
    await link(aside, file).catch(() => undefined);
    await rm(aside, { force: true });
    throw alreadyRunning(taken, file);
  }
  await rm(aside, { force: true });
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await unlessAbsent(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function holds(holder: Holder, directory: string): Promise<boolean> {
  if (holder.directory !== directory || !isAlive(holder.pid)) return false;
  return holder.started === undefined || holder.started === (await startMark(holder.pid));
}

function alreadyRunning(holder: Holder, file: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'already_running',
    `Limelight is already running from this directory (process ${holder.pid}). Stop it first, or give this one a ` +
      `database of its own with DATABASE_URL. If that process is another program, delete ${file}.`,
  );
}
