import { asc, inArray } from 'drizzle-orm';
import { eraseFrom, listOwnIds, type Connection } from '../../../../platform/db/index.ts';
import { copilotConversations, copilotProposals, copilotTurns } from '../tables.ts';

export const listConversationIds = listOwnIds(copilotConversations);

/** Conversations with their turns and proposals. The words of a turn are in its run. */
export async function readConversations(connection: Connection, ids: string[]) {
  const [conversations, turns, proposals] = [
    await connection.select().from(copilotConversations).where(inArray(copilotConversations.id, ids)),
    await connection
      .select()
      .from(copilotTurns)
      .where(inArray(copilotTurns.conversationId, ids))
      .orderBy(asc(copilotTurns.createdAt)),
    await connection
      .select()
      .from(copilotProposals)
      .where(inArray(copilotProposals.conversationId, ids))
      .orderBy(asc(copilotProposals.createdAt)),
  ];
  return conversations.map((row) => ({
    ...row,
    turns: turns.filter(({ conversationId }) => conversationId === row.id),
    proposals: proposals.filter(({ conversationId }) => conversationId === row.id),
  }));
}

export const eraseConversations = eraseFrom(copilotConversations);
