import type { EndpointData, listSaved } from '@limelight/contracts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findOwnerOf, listSharedItems, type ItemDescriber } from '../../teams/teams/index.ts';
import { countFolder, listFolderNames, listFolders, type SavedRow } from './repository.ts';
import { folderId } from './rules.ts';

type Need = Parameters<typeof findOwnerOf>[4];

/** Whose items a request is about. With `folder`, it is about nothing but that folder. */
export interface Place {
  ownerId: string;
  folder?: string;
  /** Set where `folder` is. */
  id?: string;
}

/** Folders that still have items, or had some until yesterday, by id. */
export async function listFolderTitles(
  connection: Connection,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map(
    (await listFolderNames(connection, ownerId)).map((name) => [folderId(ownerId, name), name]),
  );
  return new Map([...names].filter(([id]) => ids.includes(id)));
}

/** Folders as items that can be shared with a workspace. */
export const savedFolderItems: ItemDescriber = { kind: 'saved-folder', describe: listFolderTitles };

/** The caller's own items, or a folder shared with them. Refuses with `not_found` or `team_role_missing`. */
export async function findPlace(
  connection: Connection,
  userId: string,
  sharedFolder: string | undefined,
  need: Need,
): Promise<Place> {
  if (sharedFolder === undefined) return { ownerId: userId };
  const ownerId = await findOwnerOf(connection, userId, 'saved-folder', sharedFolder, need);
  const folder = (await listFolderTitles(connection, ownerId, [sharedFolder])).get(sharedFolder);
  if (folder === undefined) throw new AppError('not_found');
  return { ownerId, folder, id: sharedFolder };
}

/** Returns an item of the caller's, or in a folder they may edit. Refuses with `not_found` or `team_role_missing`. */
export async function requireChange(
  connection: Connection,
  userId: string,
  row: SavedRow | null,
): Promise<SavedRow> {
  if (row === null) throw new AppError('not_found');
  if (row.userId === userId) return row;
  const id = folderId(row.userId, row.folder);
  const ownerId =
    row.folder === '' ? userId : await findOwnerOf(connection, userId, 'saved-folder', id, 'edit');
  if (ownerId !== row.userId) throw new AppError('not_found');
  return row;
}

type Folders = Pick<EndpointData<typeof listSaved>, 'folders' | 'sharedFolders'>;

/** A person's own folders and those shared with them. */
export async function readFolders(connection: Connection, userId: string): Promise<Folders> {
  const own = await listFolders(connection, userId);
  const sharedFolders: Folders['sharedFolders'] = [];
  for (const { itemId: id, ...sharing } of await listSharedItems(connection, userId, 'saved-folder')) {
    const name = (await listFolderTitles(connection, sharing.ownerId, [id])).get(id);
    if (name === undefined) continue;
    sharedFolders.push({ id, name, count: await countFolder(connection, sharing.ownerId, name), sharing });
  }
  return {
    folders: own.map(({ name, count }) => ({ id: folderId(userId, name), name, count })),
    sharedFolders,
  };
}
