import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { publishNotices } from '../tables.ts';

export type NoticeRow = typeof publishNotices.$inferSelect;

/** An existing notice stays unchanged, because its job was delivered again. */
export async function insertNotice(tx: Tx, row: Pick<NoticeRow, 'id' | 'userId' | 'postId' | 'kind' | 'at'>) {
  await tx.insert(publishNotices).values(row).onConflictDoNothing();
}

/** The notices of this email that were not sent yet, oldest first. */
export async function listOfMail(connection: Connection, mailId: string): Promise<NoticeRow[]> {
  return connection
    .select()
    .from(publishNotices)
    .where(and(eq(publishNotices.mailId, mailId), isNull(publishNotices.sentAt)))
    .orderBy(asc(publishNotices.at), asc(publishNotices.id));
}

/** The time the last email to this user was started, or null. */
export async function lastMailAt(connection: Connection, userId: string): Promise<Date | null> {
  const [row] = await connection
    .select({ at: publishNotices.mailedAt })
    .from(publishNotices)
    .where(and(eq(publishNotices.userId, userId), isNotNull(publishNotices.mailedAt)))
    .orderBy(desc(publishNotices.mailedAt))
    .limit(1);
  return row?.at ?? null;
}

/** Assigns all unassigned notices to this email. False when there are none. */
export async function takeNotices(tx: Tx, userId: string, mailId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(publishNotices)
    .set({ mailId, mailedAt: now })
    .where(and(eq(publishNotices.userId, userId), isNull(publishNotices.mailId)))
    .returning({ id: publishNotices.id });
  return taken.length > 0;
}

export async function hasUntaken(connection: Connection, userId: string): Promise<boolean> {
  const rows = await connection
    .select({ id: publishNotices.id })
    .from(publishNotices)
    .where(and(eq(publishNotices.userId, userId), isNull(publishNotices.mailId)))
    .limit(1);
  return rows.length > 0;
}

export async function markSent(connection: Connection, ids: readonly string[], now: Date): Promise<void> {
  await connection
    .update(publishNotices)
    .set({ sentAt: now })
    .where(inArray(publishNotices.id, [...ids]));
}

export const eraseNotices = eraseFrom(publishNotices);

export async function listNotices(connection: Connection, userId: string): Promise<NoticeRow[]> {
  return connection
    .select()
    .from(publishNotices)
    .where(eq(publishNotices.userId, userId))
    .orderBy(asc(publishNotices.at));
}
