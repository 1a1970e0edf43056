import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { copilotProposals } from '../tables.ts';

export type ProposalRow = typeof copilotProposals.$inferSelect;
type Status = ProposalRow['status'];

/** A repeated step proposes the same again, which changes nothing. */
export async function insertProposal(
  connection: Connection,
  row: Omit<ProposalRow, 'outcome' | 'decidedAt' | 'status'>,
): Promise<void> {
  await connection
    .insert(copilotProposals)
    .values({ ...row, status: 'open' })
    .onConflictDoNothing();
}

export async function listProposals(connection: Connection, userId: string, turnIds: readonly string[]) {
  if (turnIds.length === 0) return [];
  return connection
    .select()
    .from(copilotProposals)
    .where(and(eq(copilotProposals.userId, userId), inArray(copilotProposals.turnId, [...turnIds])))
    .orderBy(asc(copilotProposals.createdAt), asc(copilotProposals.position));
}

export async function listProposalsById(connection: Connection, userId: string, ids: readonly string[]) {
  return connection
    .select()
    .from(copilotProposals)
    .where(and(eq(copilotProposals.userId, userId), inArray(copilotProposals.id, [...ids])));
}

/** The inputs of the calls of a tool that wait for the person. */
export async function listOpenInputs(connection: Connection, userId: string, tool: string) {
  const { input, status, tool: name, userId: owner } = copilotProposals;
  const rows = await connection
    .select({ input })
    .from(copilotProposals)
    .where(and(eq(owner, userId), eq(name, tool), eq(status, 'open')));
  return rows.map((row) => row.input);
}

/** The number of open proposals of each conversation that has some. */
export async function countOpenProposals(
  connection: Connection,
  conversationIds: readonly string[],
): Promise<Map<string, number>> {
  if (conversationIds.length === 0) return new Map();
  const { conversationId, status } = copilotProposals;
  const rows = await connection
    .select({ conversationId, count: sql<number>`count(*)::int` })
    .from(copilotProposals)
    .where(and(inArray(conversationId, [...conversationIds]), eq(status, 'open')))
    .groupBy(conversationId);
  return new Map(rows.map((row) => [row.conversationId, row.count]));
}

/** Locks a person's proposals, in the order of their ids. */
export async function lockProposals(tx: Tx, userId: string, ids: readonly string[]): Promise<ProposalRow[]> {
  return tx
    .select()
    .from(copilotProposals)
    .where(and(eq(copilotProposals.userId, userId), inArray(copilotProposals.id, [...ids])))
    .orderBy(asc(copilotProposals.id))
    .for('update');
}

/** Moves proposals on, each only from the status it is in. Returns the ids of those that were in it. */
export async function moveProposals(
  connection: Connection,
  ids: readonly string[],
  from: Status,
  change: Partial<Pick<ProposalRow, 'status' | 'outcome' | 'path' | 'decidedAt'>>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .update(copilotProposals)
    .set(change)
    .where(and(inArray(copilotProposals.id, [...ids]), eq(copilotProposals.status, from)))
    .returning({ id: copilotProposals.id });
  return rows.map(({ id }) => id);
}
