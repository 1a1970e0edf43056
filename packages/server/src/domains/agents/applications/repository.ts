import { applicationDocument } from '@limelight/contracts';
import { and, desc, eq } from 'drizzle-orm';
import {
  eraseFrom,
  insertRow,
  listOwnRows,
  rowsAfter,
  type Connection,
  type Position,
} from '../../../platform/db/index.ts';
import { applications } from './tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;

const mine = (userId: string, id: string) => and(eq(applications.id, id), eq(applications.userId, userId));

export const insertApplication = insertRow(applications);

export async function findApplication(connection: Connection, userId: string, id: string) {
  const [row] = await connection.select().from(applications).where(mine(userId, id));
  // Parsing fills in fields that a stored document lacks.
  return row === undefined ? null : { ...row, document: applicationDocument.parse(row.document) };
}

export async function listApplications(
  connection: Connection,
  userId: string,
  { jobId, position, limit }: { jobId: string | undefined; position: Position | null; limit: number },
): Promise<ApplicationRow[]> {
  return connection
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        jobId === undefined ? undefined : eq(applications.jobId, jobId),
        rowsAfter(applications.createdAt, applications.id, position),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit);
}

/** Writes the document at its next version; null if it is at another version by now. */
export async function updateDocument(
  tx: Connection,
  userId: string,
  { id, version, document }: Pick<ApplicationRow, 'id' | 'version' | 'document'>,
  now: Date,
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .update(applications)
    .set({ document, version: version + 1, updatedAt: now })
    .where(and(mine(userId, id), eq(applications.version, version)))
    .returning();
  return row ?? null;
}

/** All of a person's, oldest first, for their download. */
export const listAllApplications = listOwnRows(applications, 'oldest first');

/** Whether it was there. */
export async function removeApplication(connection: Connection, userId: string, id: string) {
  const { rowCount } = await connection.delete(applications).where(mine(userId, id));
  return rowCount !== 0;
}

export const eraseApplications = eraseFrom(applications);
