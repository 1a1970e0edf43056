import { randomUUID } from 'node:crypto';
import {
  savedItemLimit,
  tagLimit,
  type changeManySaved,
  type changeSaved,
  type EndpointInput,
  type exportSaved,
  type renameFolder as renaming,
  type saveItem,
} from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import { writeCsv } from '../../../platform/csv.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { endItemSharing, moveItemSharing, recordItemEdit } from '../../teams/teams/index.ts';
import { findPlace, requireChange, type Place } from './folders.ts';
import { presentSaved } from './present.ts';
import {
  changeItem,
  countSaved,
  findByRef,
  findItem,
  insertItem,
  listFolderNames,
  listItems,
  lockItem,
  lockItems,
  lockSaved,
  renameFolderOf,
  setDeleted,
  type SavedRow,
} from './repository.ts';
import { folderId, markdownOf, rowsOf, withoutTags, withTags } from './rules.ts';

/** Records a change in a folder of somebody else's in its workspace. */
async function recordEdit(context: Context, tx: Tx, userId: string, { ownerId, id }: Place): Promise<void> {
  if (ownerId !== userId && id !== undefined) await recordItemEdit(context, tx, userId, 'saved-folder', id);
}

type NewItem = EndpointInput<typeof saveItem>['body'];

/** Saves an item, or returns the existing one. Refuses with `saved_limit`, and like `findPlace`. */
export async function keepItem(
  context: Context,
  userId: string,
  { sharedFolder, ...item }: NewItem,
): Promise<SavedRow> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const place = await findPlace(tx, userId, sharedFolder, 'edit');
    const { ownerId } = place;
    // In a folder of somebody else's the item must not be taken for one that the owner saved elsewhere.
    const refId = ownerId === userId ? item.refId : null;
    await lockSaved(tx, ownerId);
    const known = refId === null ? null : await findByRef(tx, ownerId, item.kind, refId);
    if (known !== null) return known;
    if ((await countSaved(tx, ownerId)) >= savedItemLimit) throw new AppError('saved_limit');
    const row: SavedRow = {
      ...item,
      id: randomUUID(),
      userId: ownerId,
      refId,
      title: item.title || firstLine(item.text, 120),
      folder: place.folder ?? item.folder,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await insertItem(tx, row);
    await recordEdit(context, tx, userId, place);
    return row;
  });
}

/**
 * Changes an item of the caller's, or one in a folder shared with them, which stays there. Refuses with `not_found`,
 * `team_role_missing` or `item_owner_only`.
 */
export async function editItem(
  context: Context,
  userId: string,
  id: string,
  { title, text, link, tags, folder, note }: EndpointInput<typeof changeSaved>['body'],
): Promise<SavedRow> {
  return context.database.db.transaction(async (tx) => {
    const found = await requireChange(tx, userId, await lockItem(tx, id));
    const isOther = found.userId !== userId;
    if (isOther && folder !== undefined && folder !== found.folder) throw new AppError('item_owner_only');
    const row = await changeItem(tx, found.userId, id, {
      ...(title === undefined || title === '' ? {} : { title }),
      ...(text === undefined ? {} : { text }),
      ...(link === undefined ? {} : { link }),
      ...(tags === undefined ? {} : { tags }),
      ...(folder === undefined ? {} : { folder }),
      ...(note === undefined ? {} : { note }),
      updatedAt: new Date(context.clock.now()),
    });
    if (row === null) throw new AppError('not_found');
    if (isOther)
      await recordItemEdit(context, tx, userId, 'saved-folder', folderId(found.userId, found.folder));
    return row;
  });
}

type BulkAction = EndpointInput<typeof changeManySaved>['body']['action'];

/**
 * Applies a change to several items and skips those that do not exist. Refuses with `saved_limit`, like `findPlace`,
 * and with `item_owner_only` if the items of a shared folder are to be moved out of it.
 */
export async function changeMany(
  context: Context,
  callerId: string,
  { ids, action, sharedFolder }: EndpointInput<typeof changeManySaved>['body'],
): Promise<number> {
  return context.database.db.transaction(async (tx) => {
    const place = await findPlace(tx, callerId, sharedFolder, 'edit');
    if (place.ownerId !== callerId && action.kind === 'move') throw new AppError('item_owner_only');
    const changed = await changeIn(context, tx, place, ids, action);
    if (changed > 0) await recordEdit(context, tx, callerId, place);
    return changed;
  });
}

/** Deletes an item, which can be restored for a day. Refuses with `not_found` or `team_role_missing`. */
export async function deleteItem(context: Context, callerId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const { userId: ownerId, folder } = await requireChange(tx, callerId, await findItem(tx, id));
    const place = ownerId === callerId ? { ownerId } : { ownerId, folder, id: folderId(ownerId, folder) };
    if ((await changeIn(context, tx, place, [id], { kind: 'delete' })) === 0) throw new AppError('not_found');
    await recordEdit(context, tx, callerId, place);
  });
}

async function changeIn(
  context: Context,
  tx: Tx,
  { ownerId: userId, folder }: Place,
  ids: readonly string[],
  action: BulkAction,
): Promise<number> {
  const updatedAt = new Date(context.clock.now());
  await lockSaved(tx, userId);
  const rows = await lockItems(tx, userId, ids, { deleted: action.kind === 'restore', folder });
  switch (action.kind) {
    case 'add-tags':
    case 'remove-tags':
      for (const { id, tags } of rows) {
        const next =
          action.kind === 'add-tags' ? withTags(tags, action.tags, tagLimit) : withoutTags(tags, action.tags);
        await changeItem(tx, userId, id, { tags: next, updatedAt });
      }
      break;
    case 'move':
      for (const { id } of rows) await changeItem(tx, userId, id, { folder: action.folder, updatedAt });
      break;
    case 'delete':
      await setDeleted(
        tx,
        userId,
        rows.map(({ id }) => id),
        updatedAt,
      );
      break;
    case 'restore': {
      if ((await countSaved(tx, userId)) + rows.length > savedItemLimit) throw new AppError('saved_limit');
      // If the same thing was saved again in the meantime, that item stays.
      for (const { id, kind, refId } of rows)
        if (refId === null || (await findByRef(tx, userId, kind, refId)) === null)
          await setDeleted(tx, userId, [id], null);
      break;
    }
  }
  return rows.length;
}

/** Renames a folder, which stays shared under its new name unless it is merged with another. */
export async function renameFolder(
  context: Context,
  userId: string,
  { from, to }: EndpointInput<typeof renaming>['body'],
): Promise<number> {
  if (from === '' || from === to) return 0;
  return context.database.db.transaction(async (tx) => {
    await lockSaved(tx, userId);
    const merges = to === '' || (await listFolderNames(tx, userId)).includes(to);
    const changed = await renameFolderOf(tx, userId, from, to, new Date(context.clock.now()));
    const id = folderId(userId, from);
    if (merges) await endItemSharing(tx, 'saved-folder', id);
    else await moveItemSharing(tx, 'saved-folder', id, folderId(userId, to));
    return changed;
  });
}

const mostExported = 5000;

/** Exports the matching items as a file, oldest first. */
export async function exportItems(
  context: Context,
  userId: string,
  { format, sharedFolder, ...filter }: EndpointInput<typeof exportSaved>['body'],
): Promise<{ fileName: string; mediaType: string; content: string }> {
  const page = { sort: 'oldest', offset: 0, limit: mostExported } as const;
  const { db } = context.database;
  const { ownerId, folder } = await findPlace(db, userId, sharedFolder, 'use');
  const wanted = folder === undefined ? filter : { ...filter, folder };
  const { rows } = await listItems(db, ownerId, wanted, page);
  const items = rows.map(presentSaved);
  switch (format) {
    case 'csv':
      return { fileName: 'saved-items.csv', mediaType: 'text/csv', content: writeCsv(rowsOf(items)) };
    case 'json':
      return {
        fileName: 'saved-items.json',
        mediaType: 'application/json',
        content: `${JSON.stringify(items, null, 2)}\n`,
      };
    case 'markdown':
      return { fileName: 'saved-items.md', mediaType: 'text/markdown', content: markdownOf(items) };
  }
}
