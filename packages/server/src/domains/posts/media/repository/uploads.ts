import { and, asc, eq, lt } from 'drizzle-orm';
import { findOwnRow, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { mediaUploads } from '../tables.ts';

export type UploadRow = typeof mediaUploads.$inferSelect;

export async function insertUpload(connection: Connection, row: UploadRow): Promise<void> {
  await connection.insert(mediaUploads).values(row);
}

export const findUpload = findOwnRow(mediaUploads);

/** Counts the part at `index` as received. Does nothing if it is already counted. */
export async function advanceUpload(connection: Connection, id: string, index: number, now: Date) {
  await connection
    .update(mediaUploads)
    .set({ parts: index + 1, touchedAt: now })
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.parts, index)));
}

/** Returns true only to the caller that deleted it. */
export async function deleteUpload(connection: Connection, id: string): Promise<boolean> {
  const gone = await connection
    .delete(mediaUploads)
    .where(eq(mediaUploads.id, id))
    .returning({ id: mediaUploads.id });
  return gone.length === 1;
}

export async function listStaleUploads(connection: Connection, before: Date, limit: number) {
  const rows = await connection
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .where(lt(mediaUploads.touchedAt, before))
    .orderBy(asc(mediaUploads.touchedAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Marks a person's uploads as expired. The sweep removes their parts. */
export async function eraseUploads(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(mediaUploads)
    .set({ touchedAt: new Date(0), name: '' })
    .where(eq(mediaUploads.userId, userId));
}
