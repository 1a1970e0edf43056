import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { eraseFrom, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { creditAccounts, creditEntries, creditLots, creditReservations, creditSpenders } from '../tables.ts';

export type SpenderRow = typeof creditSpenders.$inferSelect;

const spenderOf = (accountId: string, userId: string) =>
  and(eq(creditSpenders.accountId, accountId), eq(creditSpenders.userId, userId));

// --- who may spend

export async function saveSpender(
  tx: Tx,
  { accountId, userId, monthlyLimit }: Omit<SpenderRow, 'chosen'>,
): Promise<void> {
  await tx
    .insert(creditSpenders)
    .values({ accountId, userId, monthlyLimit })
    .onConflictDoUpdate({
      target: [creditSpenders.accountId, creditSpenders.userId],
      set: { monthlyLimit },
    });
}

export async function deleteSpender(tx: Tx, accountId: string, userId: string): Promise<SpenderRow | null> {
  const [gone] = await tx.delete(creditSpenders).where(spenderOf(accountId, userId)).returning();
  return gone ?? null;
}

export async function deleteSpendersOf(tx: Tx, accountId: string): Promise<SpenderRow[]> {
  return tx.delete(creditSpenders).where(eq(creditSpenders.accountId, accountId)).returning();
}

export const deleteSpendingOf = eraseFrom(creditSpenders);

export async function listSpenders(connection: Connection, accountId: string): Promise<SpenderRow[]> {
  return connection.select().from(creditSpenders).where(eq(creditSpenders.accountId, accountId));
}

export async function listSpendingOf(connection: Connection, userId: string): Promise<SpenderRow[]> {
  return connection
    .select()
    .from(creditSpenders)
    .where(eq(creditSpenders.userId, userId))
    .orderBy(asc(creditSpenders.accountId));
}

export async function findChosen(connection: Connection, userId: string): Promise<SpenderRow | null> {
  const [row] = await connection
    .select()
    .from(creditSpenders)
    .where(and(eq(creditSpenders.userId, userId), eq(creditSpenders.chosen, true)));
  return row ?? null;
}

/** Like `findChosen`. The permission cannot change or end until the transaction does. */
export async function lockChosen(tx: Tx, userId: string): Promise<SpenderRow | null> {
  const [row] = await tx
    .select()
    .from(creditSpenders)
    .where(and(eq(creditSpenders.userId, userId), eq(creditSpenders.chosen, true)))
    .for('update');
  return row ?? null;
}

/** Returns false when the person may not spend from the account. Null chooses the person's own credits. */
export async function markChosen(tx: Tx, userId: string, accountId: string | null): Promise<boolean> {
  await tx
    .update(creditSpenders)
    .set({ chosen: false })
    .where(and(eq(creditSpenders.userId, userId), eq(creditSpenders.chosen, true)));
  if (accountId === null) return true;
  const marked = await tx
    .update(creditSpenders)
    .set({ chosen: true })
    .where(spenderOf(accountId, userId))
    .returning({ userId: creditSpenders.userId });
  return marked.length > 0;
}

// --- what was spent and given

const charged = sql<number>`coalesce(sum(coalesce(${creditReservations.used}, ${creditReservations.amount})), 0)::int`;

/** Credits of an account that one member has used or reserved since. */
export async function sumSpentBy(
  connection: Connection,
  { accountId, userId, since }: { accountId: string; userId: string; since: Date },
): Promise<number> {
  const [row] = await connection
    .select({ spent: charged })
    .from(creditReservations)
    .where(
      and(
        eq(creditReservations.actorId, userId),
        eq(creditReservations.userId, accountId),
        gte(creditReservations.createdAt, since),
      ),
    );
  return row?.spent ?? 0;
}

/** What an account paid for since, by member and label. */
export async function listSpent(connection: Connection, accountId: string, since: Date) {
  const rows = await connection
    .select({ userId: creditReservations.actorId, label: creditReservations.label, amount: charged })
    .from(creditReservations)
    .where(
      and(
        eq(creditReservations.userId, accountId),
        isNotNull(creditReservations.actorId),
        gte(creditReservations.createdAt, since),
      ),
    )
    .groupBy(creditReservations.actorId, creditReservations.label);
  return rows.filter(({ amount }) => amount > 0);
}

export async function listGiven(connection: Connection, accountId: string) {
  return connection
    .select({ userId: creditLots.giverId, amount: sql<number>`sum(${creditLots.amount})::int` })
    .from(creditLots)
    .where(and(eq(creditLots.userId, accountId), isNotNull(creditLots.giverId)))
    .groupBy(creditLots.giverId)
    .orderBy(desc(sql`sum(${creditLots.amount})`));
}

/** The lots that one gift created. `sourcePrefix` must consist of our own ids. */
export async function listGiftLots(tx: Tx, giverId: string, sourcePrefix: string) {
  return tx
    .select({ accountId: creditLots.userId, amount: creditLots.amount })
    .from(creditLots)
    .where(and(eq(creditLots.giverId, giverId), sql`starts_with(${creditLots.source}, ${sourcePrefix})`));
}

/** The members behind entries: who spent a reservation, and who gave a lot. */
export async function listActors(
  connection: Connection,
  { reservationIds, lotIds }: { reservationIds: readonly string[]; lotIds: readonly string[] },
): Promise<Map<string, string>> {
  const spent = await connection
    .select({ id: creditReservations.id, userId: creditReservations.actorId })
    .from(creditReservations)
    .where(inArray(creditReservations.id, [...reservationIds]));
  const given = await connection
    .select({ id: creditLots.id, userId: creditLots.giverId })
    .from(creditLots)
    .where(inArray(creditLots.id, [...lotIds]));
  return new Map([...spent, ...given].flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId]])));
}

/** What workspaces paid for a person's work, for the download of their data. */
export async function listPaidByOthers(connection: Connection, userId: string) {
  const { kind, amount, label, createdAt, seq } = creditEntries;
  return connection
    .select({ kind, amount, label, at: createdAt })
    .from(creditEntries)
    .innerJoin(creditReservations, eq(creditReservations.id, creditEntries.reservationId))
    .where(eq(creditReservations.actorId, userId))
    .orderBy(desc(seq));
}

// --- deleted workspaces and people

export async function closeAccount(
  tx: Tx,
  userId: string,
  { now, heirId }: { now: Date; heirId: string | null },
): Promise<void> {
  await tx.update(creditAccounts).set({ closedAt: now, heirId }).where(eq(creditAccounts.userId, userId));
}

export async function findHeir(tx: Connection, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ heirId: creditAccounts.heirId })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, accountId));
  return row?.heirId ?? null;
}

export async function listGivers(tx: Connection, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ giverId: creditLots.giverId })
    .from(creditLots)
    .where(and(eq(creditLots.userId, accountId), isNotNull(creditLots.giverId)));
  return rows.flatMap(({ giverId }) => giverId ?? []);
}

/** Those of the accounts that are still open. */
export async function listOpenAccounts(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(and(inArray(creditAccounts.userId, [...ids]), isNull(creditAccounts.closedAt)));
  return new Set(rows.map(({ userId }) => userId));
}

/** The lots that members gave, spent ones too. */
export async function listGivenLots(tx: Tx, accountId: string) {
  const { id, giverId, amount, remaining, expiresAt } = creditLots;
  const rows = await tx
    .select({ id, giverId, amount, remaining, expiresAt })
    .from(creditLots)
    .where(and(eq(creditLots.userId, accountId), isNotNull(giverId)));
  return rows.flatMap((row) => (row.giverId === null ? [] : [{ ...row, giverId: row.giverId }]));
}

/** Deleted workspaces that have credits again, because work that had reserved them ended. */
export async function listClosedWithCredits(connection: Connection, limit: number): Promise<string[]> {
  const rows = await connection
    .selectDistinct({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .innerJoin(creditLots, eq(creditLots.userId, creditAccounts.userId))
    .where(and(isNotNull(creditAccounts.heirId), gt(creditLots.remaining, 0)))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}
