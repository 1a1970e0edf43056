import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { eraseFrom, takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { ideaMailboxes, ideas, ideaSettings } from './tables.ts';

export type IdeaRow = typeof ideas.$inferSelect;
export type SettingsRow = Pick<typeof ideaSettings.$inferSelect, 'pillars' | 'feeds'>;

const live = (userId: string) => and(eq(ideas.userId, userId), isNull(ideas.deletedAt));

/** Serialises counting and adding a person's ideas. */
export async function lockIdeas(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'ideas', userId);
}

export async function countIdeas(connection: Connection, userId: string): Promise<number> {
  return connection.$count(ideas, live(userId));
}

export async function listIdeaRows(connection: Connection, userId: string): Promise<IdeaRow[]> {
  return connection.select().from(ideas).where(live(userId)).orderBy(desc(ideas.position), ideas.id);
}

/** All earlier ideas of a person, deleted ones included, newest first. */
export async function listTold(connection: Connection, userId: string, most: number) {
  return connection
    .select({ angle: ideas.angle, opening: ideas.opening })
    .from(ideas)
    .where(eq(ideas.userId, userId))
    .orderBy(desc(ideas.createdAt), ideas.id)
    .limit(most);
}

export async function lockIdea(tx: Tx, userId: string, id: string): Promise<IdeaRow | null> {
  const [row] = await tx
    .select()
    .from(ideas)
    .where(and(live(userId), eq(ideas.id, id)))
    .for('update');
  return row ?? null;
}

export async function lockDeleted(tx: Tx, userId: string, id: string): Promise<IdeaRow | null> {
  const [row] = await tx
    .select()
    .from(ideas)
    .where(and(eq(ideas.userId, userId), eq(ideas.id, id), isNotNull(ideas.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function insertIdeas(tx: Tx, rows: readonly IdeaRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(ideas).values([...rows]);
}

export async function updateIdea(tx: Tx, id: string, change: Partial<Omit<IdeaRow, 'id' | 'userId'>>) {
  await tx.update(ideas).set(change).where(eq(ideas.id, id));
}

export async function findSettings(connection: Connection, userId: string): Promise<SettingsRow> {
  const [row] = await connection
    .select({ pillars: ideaSettings.pillars, feeds: ideaSettings.feeds })
    .from(ideaSettings)
    .where(eq(ideaSettings.userId, userId));
  return row ?? { pillars: [], feeds: [] };
}

export async function saveSettings(
  connection: Connection,
  userId: string,
  settings: SettingsRow,
  updatedAt: Date,
): Promise<void> {
  await connection
    .insert(ideaSettings)
    .values({ userId, ...settings, updatedAt })
    .onConflictDoUpdate({ target: ideaSettings.userId, set: { ...settings, updatedAt } });
}

export async function listPlanned(connection: Connection, userId: string, from: Date): Promise<IdeaRow[]> {
  return connection
    .select()
    .from(ideas)
    .where(and(live(userId), isNotNull(ideas.postId), sql`${ideas.plannedFor} >= ${from}`))
    .orderBy(ideas.plannedFor);
}

export async function insertOnce(tx: Tx, row: IdeaRow): Promise<boolean> {
  const added = await tx.insert(ideas).values(row).onConflictDoNothing().returning({ id: ideas.id });
  return added.length > 0;
}

export async function findMailbox(connection: Connection, userId: string): Promise<string | null> {
  const [row] = await connection
    .select({ secret: ideaMailboxes.secret })
    .from(ideaMailboxes)
    .where(eq(ideaMailboxes.userId, userId));
  return row?.secret ?? null;
}

export async function findMailboxOwner(connection: Connection, secret: string): Promise<string | null> {
  const [row] = await connection
    .select({ userId: ideaMailboxes.userId })
    .from(ideaMailboxes)
    .where(eq(ideaMailboxes.secret, secret));
  return row?.userId ?? null;
}

export async function saveMailbox(connection: Connection, row: typeof ideaMailboxes.$inferSelect) {
  const { secret, createdAt } = row;
  await connection
    .insert(ideaMailboxes)
    .values(row)
    .onConflictDoUpdate({ target: ideaMailboxes.userId, set: { secret, createdAt } });
}

export async function deleteMailbox(connection: Connection, userId: string): Promise<void> {
  await connection.delete(ideaMailboxes).where(eq(ideaMailboxes.userId, userId));
}

export const eraseIdeas = eraseFrom(ideas, ideaMailboxes, ideaSettings);
