import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { rowsAfter, type Connection, type Position, type Tx } from '../../../platform/db/index.ts';
import { ticketFiles, ticketMessages, tickets } from './tables.ts';

export type TicketRow = typeof tickets.$inferSelect;
export type MessageRow = typeof ticketMessages.$inferSelect;
export type FileRow = typeof ticketFiles.$inferSelect;

export async function insertTicket(tx: Tx, row: Omit<TicketRow, 'number'>): Promise<TicketRow> {
  const [made] = await tx.insert(tickets).values(row).returning();
  if (made === undefined) throw new Error('no ticket was made');
  return made;
}

export async function findTicket(connection: Connection, userId: string, id: string) {
  const own = and(eq(tickets.id, id), eq(tickets.userId, userId));
  const [row] = await connection.select().from(tickets).where(own);
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockTicket(tx: Tx, userId: string, id: string): Promise<TicketRow | null> {
  const own = and(eq(tickets.id, id), eq(tickets.userId, userId));
  const [row] = await tx.select().from(tickets).where(own).for('update');
  return row ?? null;
}

/** Finds any user's ticket, for the team and for emails whose address proves the permission. */
export async function findTicketByNumber(connection: Connection, number: number): Promise<TicketRow | null> {
  const [row] = await connection.select().from(tickets).where(eq(tickets.number, number));
  return row ?? null;
}

export async function lockTicketByNumber(tx: Tx, number: number): Promise<TicketRow | null> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.number, number)).for('update');
  return row ?? null;
}

export async function findTicketOfMessage(connection: Connection, messageId: string) {
  const [row] = await connection
    .select({ ticket: tickets, message: ticketMessages })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(eq(ticketMessages.id, messageId));
  return row ?? null;
}

/** The latest first. */
export async function listTickets(
  connection: Connection,
  userId: string,
  after: Position | null,
  limit: number,
): Promise<TicketRow[]> {
  return connection
    .select()
    .from(tickets)
    .where(and(eq(tickets.userId, userId), rowsAfter(tickets.updatedAt, tickets.id, after)))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(limit);
}

/** For the team: the longest waiting first. */
export async function listTeamTickets(
  connection: Connection,
  { all, limit }: { all: boolean; limit: number },
): Promise<TicketRow[]> {
  return connection
    .select()
    .from(tickets)
    .where(all ? undefined : eq(tickets.state, 'open'))
    .orderBy(asc(tickets.updatedAt))
    .limit(limit);
}

export async function countUnread(connection: Connection, userId: string): Promise<number> {
  return connection.$count(tickets, and(eq(tickets.userId, userId), eq(tickets.unread, true)));
}

export async function updateTicket(
  tx: Tx,
  id: string,
  set: Partial<Pick<TicketRow, 'state' | 'unread' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(tickets).set(set).where(eq(tickets.id, id));
}

/** False when this email already has a message. */
export async function insertMessage(tx: Tx, row: Omit<MessageRow, 'seq'>): Promise<boolean> {
  const made = await tx
    .insert(ticketMessages)
    .values(row)
    .onConflictDoNothing({ target: [ticketMessages.ticketId, ticketMessages.mailKey] })
    .returning({ id: ticketMessages.id });
  return made.length > 0;
}

export async function hasMail(connection: Connection, ticketId: string, mailKey: string): Promise<boolean> {
  const same = and(eq(ticketMessages.ticketId, ticketId), eq(ticketMessages.mailKey, mailKey));
  return (await connection.select({ id: ticketMessages.id }).from(ticketMessages).where(same)).length > 0;
}

export async function countMessages(connection: Connection, ticketId: string): Promise<number> {
  return connection.$count(ticketMessages, eq(ticketMessages.ticketId, ticketId));
}

/** The oldest first. */
export async function listMessages(connection: Connection, ticketIds: readonly string[]) {
  if (ticketIds.length === 0) return [];
  return connection
    .select()
    .from(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...ticketIds]))
    .orderBy(asc(ticketMessages.seq));
}

export async function insertFile(connection: Connection, row: FileRow): Promise<void> {
  await connection.insert(ticketFiles).values(row);
}

/** A file regardless of its owner, because its address was signed for somebody with access. */
export async function findFile(connection: Connection, id: string): Promise<FileRow | null> {
  const [row] = await connection
    .select()
    .from(ticketFiles)
    .where(and(eq(ticketFiles.id, id), eq(ticketFiles.removed, false)));
  return row ?? null;
}

/** Attaches the owner's unattached files to a message. Returns how many could be attached. */
export async function attachFiles(tx: Tx, userId: string | null, ids: readonly string[], messageId: string) {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(ticketFiles)
    .set({ messageId })
    .where(
      and(
        inArray(ticketFiles.id, [...ids]),
        userId === null ? isNull(ticketFiles.userId) : eq(ticketFiles.userId, userId),
        isNull(ticketFiles.messageId),
        eq(ticketFiles.removed, false),
      ),
    )
    .returning({ id: ticketFiles.id });
  return rows.length;
}

export async function listFiles(connection: Connection, messageIds: readonly string[]): Promise<FileRow[]> {
  if (messageIds.length === 0) return [];
  return connection
    .select()
    .from(ticketFiles)
    .where(and(inArray(ticketFiles.messageId, [...messageIds]), eq(ticketFiles.removed, false)))
    .orderBy(asc(ticketFiles.createdAt), asc(ticketFiles.id));
}

export async function listLooseFiles(connection: Connection, userId: string): Promise<FileRow[]> {
  return connection
    .select()
    .from(ticketFiles)
    .where(
      and(eq(ticketFiles.userId, userId), isNull(ticketFiles.messageId), eq(ticketFiles.removed, false)),
    );
}

export async function markFilesRemoved(connection: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await connection
    .update(ticketFiles)
    .set({ removed: true, userId: null, messageId: null, name: '' })
    .where(inArray(ticketFiles.id, [...ids]));
}

/** Files that nothing refers to: removed ones, and those uploaded before `before` without a message. */
export async function listSweepable(connection: Connection, before: Date, limit: number): Promise<string[]> {
  const rows = await connection
    .select({ id: ticketFiles.id })
    .from(ticketFiles)
    .where(
      or(
        eq(ticketFiles.removed, true),
        and(isNull(ticketFiles.messageId), lt(ticketFiles.createdAt, before)),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteFile(connection: Connection, id: string): Promise<void> {
  await connection.delete(ticketFiles).where(eq(ticketFiles.id, id));
}

export async function deleteTickets(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const messages = await tx
    .delete(ticketMessages)
    .where(inArray(ticketMessages.ticketId, [...ids]))
    .returning({ id: ticketMessages.id });
  const files = await listFiles(
    tx,
    messages.map(({ id }) => id),
  );
  await markFilesRemoved(
    tx,
    files.map(({ id }) => id),
  );
  await tx.delete(tickets).where(inArray(tickets.id, [...ids]));
}

export async function listOwnTickets(connection: Connection, userId: string): Promise<TicketRow[]> {
  return connection.select().from(tickets).where(eq(tickets.userId, userId)).orderBy(asc(tickets.number));
}

/** Conversations with visitors without activity since `before`. */
export async function listForgettable(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isNull(tickets.userId), lt(tickets.updatedAt, before)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
