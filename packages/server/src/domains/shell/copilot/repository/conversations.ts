import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  deleteOwnRow,
  findOwnRow,
  jsonParameter,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../../platform/db/index.ts';
import { copilotConversations, copilotTurns } from '../tables.ts';

export type ConversationRow = typeof copilotConversations.$inferSelect;
export type TurnRow = typeof copilotTurns.$inferSelect;

export const findConversation = findOwnRow(copilotConversations);

export async function listConversations(
  connection: Connection,
  userId: string,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ConversationRow[]> {
  const { updatedAt, id } = copilotConversations;
  return connection
    .select()
    .from(copilotConversations)
    .where(and(eq(copilotConversations.userId, userId), rowsAfter(updatedAt, id, after)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}

/** Makes the conversation unless it is there, and locks it. Null when it is another person's. */
export async function openConversation(tx: Tx, row: ConversationRow): Promise<ConversationRow | null> {
  await tx.insert(copilotConversations).values(row).onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(copilotConversations)
    .where(and(eq(copilotConversations.id, row.id), eq(copilotConversations.userId, row.userId)))
    .for('update');
  return found ?? null;
}

export async function touchConversation(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(copilotConversations).set({ updatedAt: now }).where(eq(copilotConversations.id, id));
}

export const deleteConversation = deleteOwnRow(copilotConversations);

export async function insertTurn(tx: Tx, row: Omit<TurnRow, 'added' | 'listens'>): Promise<void> {
  await tx.insert(copilotTurns).values(row);
}

export const findTurn = findOwnRow(copilotTurns);

/** The latest turns of a conversation, oldest first. */
export async function listTurns(connection: Connection, conversationId: string, limit: number) {
  const rows = await connection
    .select()
    .from(copilotTurns)
    .where(eq(copilotTurns.conversationId, conversationId))
    .orderBy(desc(copilotTurns.createdAt), desc(copilotTurns.id))
    .limit(limit);
  return rows.toReversed();
}

/** The id of the newest turn of each conversation. */
export async function listNewestTurns(
  connection: Connection,
  conversationIds: readonly string[],
): Promise<Map<string, string>> {
  if (conversationIds.length === 0) return new Map();
  const { id, conversationId, createdAt } = copilotTurns;
  const rows = await connection
    .selectDistinctOn([conversationId], { id, conversationId })
    .from(copilotTurns)
    .where(inArray(conversationId, [...conversationIds]))
    .orderBy(asc(conversationId), desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.conversationId, row.id]));
}

export async function listTurnIds(connection: Connection, conversationId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: copilotTurns.id })
    .from(copilotTurns)
    .where(eq(copilotTurns.conversationId, conversationId));
  return rows.map(({ id }) => id);
}

/** Keeps what the person added, in the order in which it came. False when the turn does not listen any more. */
export async function addToTurn(tx: Tx, id: string, words: string): Promise<boolean> {
  const { added, listens } = copilotTurns;
  const kept = await tx
    .update(copilotTurns)
    .set({ added: sql`${added} || ${jsonParameter([words])}::jsonb` })
    .where(and(eq(copilotTurns.id, id), listens))
    .returning({ id: copilotTurns.id });
  return kept.length > 0;
}

/** Lets a turn take no more words. False, with nothing changed, when there are more than the `heard` ones. */
export async function stopListening(connection: Connection, id: string, heard: number): Promise<boolean> {
  const closed = await connection
    .update(copilotTurns)
    .set({ listens: false })
    .where(and(eq(copilotTurns.id, id), sql`jsonb_array_length(${copilotTurns.added}) <= ${heard}`))
    .returning({ id: copilotTurns.id });
  return closed.length > 0;
}

export async function listAdded(connection: Connection, id: string): Promise<string[]> {
  const [row] = await connection
    .select({ added: copilotTurns.added })
    .from(copilotTurns)
    .where(eq(copilotTurns.id, id));
  return row?.added ?? [];
}
