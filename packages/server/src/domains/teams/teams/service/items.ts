import { randomUUIDv7 } from 'node:crypto';
import {
  teamItemLimit,
  type EndpointData,
  type EndpointInput,
  type listOwnTeamItems,
  type listTeamItems,
  type TeamItem,
  type TeamItemKind,
  type TeamRole,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError, existing, pageOf } from '../../../../platform/http/index.ts';
import {
  countItems,
  deleteItem,
  deleteItemsById,
  findItem,
  insertItem,
  listItems,
  listItemsAfter,
  listItemsOfOwner,
  type ItemRow,
} from '../repository/items.ts';
import { mayUnshareItem, mayWithItem } from '../rules.ts';
import { limitWrites, nowOf, requireMember, requireRight } from './access.ts';
import { namesOf, recordNow } from './activity.ts';
import { titlesOf, type Describers } from './describe-items.ts';

const present = (
  row: ItemRow,
  {
    userId,
    role,
    title,
    names,
  }: { userId: string; role: TeamRole; title: string; names: ReadonlyMap<string, string> },
): TeamItem => {
  const { kind, itemId, ownerId, sharedAt } = row;
  const isOwner = ownerId === userId;
  return {
    kind,
    itemId,
    title,
    owner: { id: ownerId, name: names.get(ownerId) ?? 'A former member' },
    sharedAt: sharedAt.toISOString(),
    may: {
      use: isOwner || mayWithItem(role, 'use'),
      edit: isOwner || mayWithItem(role, 'edit'),
      unshare: mayUnshareItem({ role, isOwner }),
    },
  };
};

export async function listItemsOf(
  context: Context,
  describers: Describers,
  userId: string,
  teamId: string,
  { cursor, limit, kind }: EndpointInput<typeof listTeamItems>['query'],
): Promise<EndpointData<typeof listTeamItems>> {
  const { db } = context.database;
  const { member } = await requireMember(db, teamId, userId);
  const found = await listItems(db, teamId, { before: cursor, limit: limit + 1, kind });
  const { rows: page, nextCursor } = pageOf(found, limit, ({ id }) => id);
  const titles = await titlesOf(db, describers, page);
  const names = await namesOf(
    db,
    page.map(({ ownerId }) => ownerId),
  );
  return {
    items: page.flatMap((row) => {
      const title = titles.get(row.id);
      return title === undefined ? [] : [present(row, { userId, role: member.role, title, names })];
    }),
    nextCursor,
  };
}

export async function listOwnItems(
  context: Context,
  userId: string,
  kind: TeamItemKind | undefined,
): Promise<EndpointData<typeof listOwnTeamItems>> {
  const rows = await listItemsOfOwner(context.database.db, userId, kind);
  return { items: rows.map(({ kind: of, itemId, teamId, team }) => ({ kind: of, itemId, teamId, team })) };
}

/** Refuses with `not_found` for things of other people, `team_item_elsewhere` and `team_items_full`. */
export async function shareItem(
  context: Context,
  describers: Describers,
  userId: string,
  teamId: string,
  { kind, itemId }: { kind: TeamItemKind; itemId: string },
): Promise<TeamItem> {
  await limitWrites(context, userId);
  return context.database.db.transaction(async (tx) => {
    const { member } = await requireRight(tx, teamId, userId, 'share');
    const row = { id: randomUUIDv7(), teamId, kind, itemId, ownerId: userId, sharedAt: nowOf(context) };
    const title = (await titlesOf(tx, describers, [row])).get(row.id);
    if (title === undefined) throw new AppError('not_found');
    const earlier = await findItem(tx, kind, itemId);
    if (earlier === null && (await countItems(tx, teamId, kind)) >= teamItemLimit)
      throw new AppError('team_items_full');
    if (await insertItem(tx, row))
      await recordNow(context, tx, { teamId, userId, act: 'item-shared', item: { kind, itemId } });
    const stored = await findItem(tx, kind, itemId);
    if (stored?.teamId !== teamId) throw new AppError('team_item_elsewhere');
    const names = await namesOf(tx, [userId]);
    return present(stored, { userId, role: member.role, title, names });
  });
}

export async function unshareItem(
  context: Context,
  userId: string,
  { kind, itemId }: { kind: TeamItemKind; itemId: string },
): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const seen = existing(await findItem(tx, kind, itemId));
    const { member } = await requireRight(tx, seen.teamId, userId, null);
    // Another request can have ended the sharing while this one waited for the workspace.
    const row = await findItem(tx, kind, itemId);
    if (row?.id !== seen.id) throw new AppError('not_found');
    const { teamId, ownerId } = row;
    if (!mayUnshareItem({ role: member.role, isOwner: ownerId === userId }))
      throw new AppError('team_role_missing');
    await deleteItem(tx, kind, itemId);
    await recordNow(context, tx, { teamId, userId, act: 'item-unshared', item: { kind, itemId } });
  });
}

const sweptAtOnce = 500;

/** Ends the sharing of items that no longer exist. */
export async function dropLostItems(connection: Connection, describers: Describers): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const rows: ItemRow[] = await listItemsAfter(connection, after, sweptAtOnce);
    const titles = await titlesOf(connection, describers, rows);
    const lost = rows.filter(({ id, kind }) => describers.has(kind) && !titles.has(id));
    await deleteItemsById(
      connection,
      lost.map(({ id }) => id),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < sweptAtOnce) return;
    after = last.id;
  }
}
