import { desc, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/index.ts';
import { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export async function insertAuditEntry(connection: Connection, entry: typeof auditEntries.$inferInsert) {
  await connection.insert(auditEntries).values(entry);
}

/** Newest first. A null `subject` lists the entries of all subjects. */
export async function listAuditEntries(
  connection: Connection,
  { subject, limit }: { subject: string | null; limit: number },
): Promise<AuditEntry[]> {
  return connection
    .select()
    .from(auditEntries)
    .where(subject === null ? undefined : eq(auditEntries.subject, subject))
    .orderBy(desc(auditEntries.seq))
    .limit(limit);
}
