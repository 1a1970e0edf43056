import type { ChatOutcome } from '@limelight/contracts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  eraseFrom,
  listOwnIds,
  listRowsById,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { chatExchanges } from '../chats/tables.ts';

export type ExchangeRow = typeof chatExchanges.$inferSelect;

const own = (userId: string, postId: string) =>
  and(eq(chatExchanges.userId, userId), eq(chatExchanges.postId, postId));

/** The latest exchanges of a post, in chronological order. */
export async function listExchanges(connection: Connection, userId: string, postId: string, limit: number) {
  const rows = await connection
    .select()
    .from(chatExchanges)
    .where(own(userId, postId))
    .orderBy(desc(chatExchanges.createdAt), desc(chatExchanges.id))
    .limit(limit);
  return rows.toReversed();
}

/** Stores an exchange and deletes the oldest ones of the post beyond `limit`. */
export async function insertExchange(tx: Tx, row: ExchangeRow, limit: number): Promise<void> {
  await tx.insert(chatExchanges).values(row);
  const rows = await tx
    .select({ id: chatExchanges.id })
    .from(chatExchanges)
    .where(own(row.userId, row.postId))
    .orderBy(desc(chatExchanges.createdAt), desc(chatExchanges.id))
    .offset(limit);
  const old = rows.map(({ id }) => id);
  if (old.length > 0) await tx.delete(chatExchanges).where(inArray(chatExchanges.id, old));
}

export async function setOutcome(tx: Tx, userId: string, postId: string, id: string, outcome: ChatOutcome) {
  const { rowCount } = await tx
    .update(chatExchanges)
    .set({ outcome })
    .where(and(own(userId, postId), eq(chatExchanges.id, id)));
  return rowCount !== 0;
}

export async function removeChat(tx: Tx, userId: string, postId: string): Promise<void> {
  await tx.delete(chatExchanges).where(own(userId, postId));
}

/** Called when posts are deleted permanently. */
export async function removeChatsOf(tx: Tx, postIds: readonly string[]): Promise<void> {
  if (postIds.length > 0) await tx.delete(chatExchanges).where(inArray(chatExchanges.postId, [...postIds]));
}

export const listExchangeIds = listOwnIds(chatExchanges);

export const listExchangesById = listRowsById(chatExchanges);

export const eraseExchanges = eraseFrom(chatExchanges);
