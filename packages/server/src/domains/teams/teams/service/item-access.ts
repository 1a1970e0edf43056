import type { ItemSharing, TeamItemKind } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import {
  deleteItem,
  findItem,
  findItemAccess,
  hasRecordedEdit,
  listItemsFor,
  listItemsOfOwner,
  updateItemId,
} from '../repository/items.ts';
import { mayWithItem, type ItemNeed } from '../rules.ts';
import { namesOf, recordNow } from './activity.ts';

export interface SharedItem extends ItemSharing {
  itemId: string;
}

/** What others share with a person in any workspace, the newest first. */
export async function listSharedItems(
  connection: Connection,
  userId: string,
  kind: TeamItemKind,
): Promise<SharedItem[]> {
  const rows = await listItemsFor(connection, userId, kind);
  const names = await namesOf(
    connection,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map(({ itemId, ownerId, teamId, team, role }) => ({
    itemId,
    ownerId,
    teamId,
    team,
    owner: names.get(ownerId) ?? 'A former member',
    mayUse: mayWithItem(role, 'use'),
    mayEdit: mayWithItem(role, 'edit'),
  }));
}

/** Which of a person's own items are shared, and where. */
export async function listOwnSharing(
  connection: Connection,
  userId: string,
  kind: TeamItemKind,
): Promise<{ itemId: string; teamId: string; team: string }[]> {
  const rows = await listItemsOfOwner(connection, userId, kind);
  return rows.map(({ itemId, teamId, team }) => ({ itemId, teamId, team }));
}

/**
 * The id of the person whose item this is: somebody else's for an item shared with the caller, otherwise the caller's
 * own, so that a repository keyed by person and id finds what the caller may have and nothing else. Refuses with
 * `team_role_missing` if the caller's role is too low. Call it in the transaction of a write, and again in a run that
 * starts later.
 */
export async function findOwnerOf(
  connection: Connection,
  userId: string,
  kind: TeamItemKind,
  itemId: string,
  need: ItemNeed,
): Promise<string> {
  const found = await findItemAccess(connection, userId, kind, itemId);
  if (found === null || found.ownerId === userId) return userId;
  if (!mayWithItem(found.role, need)) throw new AppError('team_role_missing');
  return found.ownerId;
}

/** Refuses with `item_owner_only` if the item is somebody else's that is shared with the person. */
export async function requireOwner(
  connection: Connection,
  userId: string,
  kind: TeamItemKind,
  itemId: string,
): Promise<void> {
  const found = await findItemAccess(connection, userId, kind, itemId);
  if (found !== null && found.ownerId !== userId) throw new AppError('item_owner_only');
}

/** Ends the sharing of an item that is deleted, in the transaction that deletes it. */
export async function endItemSharing(tx: Tx, kind: TeamItemKind, itemId: string): Promise<void> {
  await deleteItem(tx, kind, itemId);
}

/** Keeps an item shared whose id changes. If something is already shared by the new id, that stays. */
export async function moveItemSharing(tx: Tx, kind: TeamItemKind, from: string, to: string): Promise<void> {
  if ((await findItem(tx, kind, to)) === null) await updateItemId(tx, kind, from, to);
  else await deleteItem(tx, kind, from);
}

const sameEditMs = 3_600_000;

/** Records that a person changed a shared item, once for several changes in an hour. */
export async function recordItemEdit(
  context: Context,
  tx: Tx,
  userId: string,
  kind: TeamItemKind,
  itemId: string,
): Promise<void> {
  const row = await findItem(tx, kind, itemId);
  if (row === null) return;
  const since = new Date(context.clock.now() - sameEditMs);
  if (await hasRecordedEdit(tx, { userId, itemId, since })) return;
  await recordNow(context, tx, { teamId: row.teamId, userId, act: 'item-edited', item: { kind, itemId } });
}
