import { randomUUID } from 'node:crypto';
import {
  savedItemLimit,
  tagLimit,
  type changeManySaved,
  type changeSaved,
  type EndpointInput,
  type exportSaved,
  type saveItem,
} from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../context.ts';
import { writeCsv } from '../../platform/csv.ts';
import { AppError } from '../../platform/http/index.ts';
import { presentSaved } from './present.ts';
import {
  changeItem,
  countSaved,
  findByRef,
  forgetDeleted,
  insertItem,
  listItems,
  lockItems,
  lockSaved,
  setDeleted,
  type SavedRow,
} from './repository.ts';
import { markdownOf, rowsOf, undoMs, withoutTags, withTags } from './rules.ts';

type NewItem = EndpointInput<typeof saveItem>['body'];

/** Saves an item, or returns the existing one. Refuses with `saved_limit`. */
export async function keepItem(context: Context, userId: string, item: NewItem): Promise<SavedRow> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockSaved(tx, userId);
    await forgetDeleted(tx, userId, new Date(now.getTime() - undoMs));
    const known = item.refId === null ? null : await findByRef(tx, userId, item.kind, item.refId);
    if (known !== null) return known;
    if ((await countSaved(tx, userId)) >= savedItemLimit) throw new AppError('saved_limit');
    const row: SavedRow = {
      ...item,
      id: randomUUID(),
      userId,
      title: item.title || firstLine(item.text, 120),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await insertItem(tx, row);
    return row;
  });
}

/** Refuses with `not_found`. */
export async function editItem(
  context: Context,
  userId: string,
  id: string,
  { title, text, link, tags, folder, note }: EndpointInput<typeof changeSaved>['body'],
): Promise<SavedRow> {
  const row = await context.database.db.transaction(async (tx) =>
    changeItem(tx, userId, id, {
      ...(title === undefined || title === '' ? {} : { title }),
      ...(text === undefined ? {} : { text }),
      ...(link === undefined ? {} : { link }),
      ...(tags === undefined ? {} : { tags }),
      ...(folder === undefined ? {} : { folder }),
      ...(note === undefined ? {} : { note }),
      updatedAt: new Date(context.clock.now()),
    }),
  );
  if (row === null) throw new AppError('not_found');
  return row;
}

type BulkAction = EndpointInput<typeof changeManySaved>['body']['action'];

/** Applies a change to several items and skips those that do not exist. Refuses with `saved_limit`. */
export async function changeMany(
  context: Context,
  userId: string,
  ids: readonly string[],
  action: BulkAction,
): Promise<number> {
  const updatedAt = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockSaved(tx, userId);
    const rows = await lockItems(tx, userId, ids, action.kind === 'restore');
    switch (action.kind) {
      case 'add-tags':
      case 'remove-tags':
        for (const { id, tags } of rows) {
          const next =
            action.kind === 'add-tags'
              ? withTags(tags, action.tags, tagLimit)
              : withoutTags(tags, action.tags);
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
  });
}

const mostExported = 5000;

/** Exports the matching items as a file, oldest first. */
export async function exportItems(
  context: Context,
  userId: string,
  { format, ...filter }: EndpointInput<typeof exportSaved>['body'],
): Promise<{ fileName: string; mediaType: string; content: string }> {
  const page = { sort: 'oldest', offset: 0, limit: mostExported } as const;
  const { rows } = await listItems(context.database.db, userId, filter, page);
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
