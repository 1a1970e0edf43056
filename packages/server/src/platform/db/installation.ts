import { eq } from 'drizzle-orm';
import { installation } from '../tables.ts';
import type { Db } from './connection.ts';

/** Returns the mode this database was created in, which the first start records. */
export async function installationMode(
  db: Db,
  mode: 'demo' | 'production',
  now: number,
): Promise<'demo' | 'production'> {
  await db
    .insert(installation)
    .values({ id: 1, mode, createdAt: new Date(now) })
    .onConflictDoNothing();
  const [row] = await db.select({ mode: installation.mode }).from(installation).where(eq(installation.id, 1));
  return row?.mode ?? mode;
}
