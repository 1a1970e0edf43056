import { briefSettings, type BriefSettings } from '@limelight/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { deleteOwnRow, eraseFrom, takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { lastBriefs, ownTemplates } from './tables.ts';

export type OwnTemplateRow = typeof ownTemplates.$inferSelect;

/** Rows from before a setting existed get its default. */
const readable = (row: OwnTemplateRow): OwnTemplateRow => ({
  ...row,
  settings: briefSettings.parse(row.settings),
});

export async function listOwn(connection: Connection, userId: string): Promise<OwnTemplateRow[]> {
  const rows = await connection
    .select()
    .from(ownTemplates)
    .where(eq(ownTemplates.userId, userId))
    .orderBy(asc(ownTemplates.nameKey));
  return rows.map(readable);
}

/** False when the user has `limit` templates. A taken name surfaces as a unique violation, which the caller handles. */
export async function insertOwn(tx: Tx, row: OwnTemplateRow, limit: number): Promise<boolean> {
  await takeLock(tx, 'own_templates', row.userId);
  if ((await tx.$count(ownTemplates, eq(ownTemplates.userId, row.userId))) >= limit) return false;
  await tx.insert(ownTemplates).values(row);
  return true;
}

export async function updateOwn(
  connection: Connection,
  userId: string,
  id: string,
  change: Partial<Pick<OwnTemplateRow, 'name' | 'nameKey' | 'settings'>> & { updatedAt: Date },
): Promise<OwnTemplateRow | null> {
  const [row] = await connection
    .update(ownTemplates)
    .set(change)
    .where(and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId)))
    .returning();
  return row === undefined ? null : readable(row);
}

export const deleteOwn = deleteOwnRow(ownTemplates);

export async function findLastBrief(connection: Connection, userId: string): Promise<BriefSettings | null> {
  const [row] = await connection.select().from(lastBriefs).where(eq(lastBriefs.userId, userId));
  return row === undefined ? null : briefSettings.parse(row.settings);
}

export async function saveLastBrief(
  connection: Connection,
  userId: string,
  settings: BriefSettings,
  now: Date,
): Promise<void> {
  await connection
    .insert(lastBriefs)
    .values({ userId, settings, updatedAt: now })
    .onConflictDoUpdate({ target: lastBriefs.userId, set: { settings, updatedAt: now } });
}

export const deleteTemplateRows = eraseFrom(ownTemplates, lastBriefs);
