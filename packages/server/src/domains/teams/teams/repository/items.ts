import type { TeamItemKind, TeamRole } from '@limelight/contracts';
import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { teamActivity, teamItems, teamMembers, teams } from '../tables.ts';
import type { Page } from './posts.ts';

export type ItemRow = typeof teamItems.$inferSelect;

const isItem = (kind: TeamItemKind, itemId: string) =>
  and(eq(teamItems.kind, kind), eq(teamItems.itemId, itemId));
const ofKind = (kind: TeamItemKind | undefined) =>
  kind === undefined ? undefined : eq(teamItems.kind, kind);

export async function insertItem(tx: Tx, row: ItemRow): Promise<boolean> {
  const { rowCount } = await tx.insert(teamItems).values(row).onConflictDoNothing();
  return rowCount !== 0;
}

export async function findItem(connection: Connection, kind: TeamItemKind, itemId: string) {
  const [row] = await connection.select().from(teamItems).where(isItem(kind, itemId));
  return row ?? null;
}

export async function countItems(tx: Tx, teamId: string, kind: TeamItemKind): Promise<number> {
  return tx.$count(teamItems, and(eq(teamItems.teamId, teamId), ofKind(kind)));
}

export async function listItems(
  connection: Connection,
  teamId: string,
  { before, limit, kind }: Page & { kind: TeamItemKind | undefined },
): Promise<ItemRow[]> {
  const earlier = before === undefined ? undefined : lt(teamItems.id, before);
  return connection
    .select()
    .from(teamItems)
    .where(and(eq(teamItems.teamId, teamId), ofKind(kind), earlier))
    .orderBy(desc(teamItems.id))
    .limit(limit);
}

export async function listItemsOfOwner(connection: Connection, ownerId: string, kind?: TeamItemKind) {
  const rows = await connection
    .select({ item: teamItems, team: teams.name })
    .from(teamItems)
    .innerJoin(teams, eq(teams.id, teamItems.teamId))
    .where(and(eq(teamItems.ownerId, ownerId), ofKind(kind)))
    .orderBy(desc(teamItems.id));
  return rows.map(({ item, team }) => ({ ...item, team }));
}

/** What others share in the workspaces of a person, with the person's role there. */
export async function listItemsFor(connection: Connection, userId: string, kind: TeamItemKind) {
  const rows = await connection
    .select({ item: teamItems, team: teams.name, role: teamMembers.role })
    .from(teamItems)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, teamItems.teamId), eq(teamMembers.userId, userId)))
    .innerJoin(teams, eq(teams.id, teamItems.teamId))
    .where(and(ofKind(kind), ne(teamItems.ownerId, userId)))
    .orderBy(desc(teamItems.id));
  return rows.map(({ item, team, role }) => ({ ...item, team, role }));
}

/** The owner of a shared item and the person's role in its workspace. Null for strangers. */
export async function findItemAccess(
  connection: Connection,
  userId: string,
  kind: TeamItemKind,
  itemId: string,
): Promise<{ ownerId: string; role: TeamRole } | null> {
  const [row] = await connection
    .select({ ownerId: teamItems.ownerId, role: teamMembers.role })
    .from(teamItems)
    .innerJoin(teamMembers, and(eq(teamMembers.teamId, teamItems.teamId), eq(teamMembers.userId, userId)))
    .where(isItem(kind, itemId));
  return row ?? null;
}

export async function updateItemId(tx: Tx, kind: TeamItemKind, from: string, to: string): Promise<void> {
  await tx.update(teamItems).set({ itemId: to }).where(isItem(kind, from));
}

export async function deleteItem(tx: Tx, kind: TeamItemKind, itemId: string): Promise<void> {
  await tx.delete(teamItems).where(isItem(kind, itemId));
}

export async function deleteItemsIn(tx: Tx, teamId: string, ownerId: string): Promise<void> {
  await tx.delete(teamItems).where(and(eq(teamItems.teamId, teamId), eq(teamItems.ownerId, ownerId)));
}

// --- sweep

export async function listItemsAfter(connection: Connection, after: string | null, limit: number) {
  return connection
    .select()
    .from(teamItems)
    .where(after === null ? undefined : gt(teamItems.id, after))
    .orderBy(asc(teamItems.id))
    .limit(limit);
}

export async function deleteItemsById(connection: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await connection.delete(teamItems).where(inArray(teamItems.id, [...ids]));
}

// --- activity

/** Whether the person's edits of an item have been recorded since `since`. */
export async function hasRecordedEdit(
  tx: Tx,
  { userId, itemId, since }: { userId: string; itemId: string; since: Date },
): Promise<boolean> {
  const recorded = and(
    eq(teamActivity.userId, userId),
    eq(teamActivity.itemId, itemId),
    eq(teamActivity.act, 'item-edited'),
    gt(teamActivity.at, since),
  );
  return (await tx.$count(teamActivity, recorded)) > 0;
}

// --- personal data

export async function forgetItems(tx: Tx, userId: string): Promise<void> {
  await tx.delete(teamItems).where(eq(teamItems.ownerId, userId));
  // The id of a person's own voice is the id of the person.
  await tx.delete(teamActivity).where(eq(teamActivity.itemId, userId));
}
