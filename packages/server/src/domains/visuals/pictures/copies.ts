import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { copyMedia, listOwnMedia } from '../../posts/media/index.ts';
import { listCopyIds, listOwnPictureIds, listPicturesById } from './repository/pictures.ts';
import { addToLibrary } from './service.ts';

/**
 * Copies pictures from one person's library to another's. A picture that was copied before is not copied again, and
 * those that are not in the first library are left out. Returns the ids of the copies by original. Refuses with
 * `picture_limit`.
 */
export async function copyPictures(
  context: Context,
  tx: Tx,
  { from, to }: { from: string; to: string },
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listPicturesById(tx, from, ids);
  const copies = await listCopyIds(
    tx,
    to,
    rows.map(({ id }) => id),
  );
  const missing = rows.filter(({ id }) => !copies.has(id));
  const files = await listOwnMedia(
    tx,
    from,
    missing.map(({ id }) => id),
  );
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const createdAt = new Date(context.clock.now());
  for (const { id, altText, origin } of missing) {
    const file = fileOf.get(id);
    if (file === undefined) continue;
    const [copy] = await copyMedia(tx, to, [{ ...file, altText }], createdAt);
    if (copy === undefined) continue;
    const added = { id: copy.mediaId, altText, origin, graphic: null, fromId: id, createdAt };
    await addToLibrary(tx, to, added);
    copies.set(id, copy.mediaId);
  }
  return copies;
}

/** The pictures among `ids` in one person's library that were copied from another's, where the originals still are. */
export async function listCopied(
  connection: Connection,
  { from, to }: { from: string; to: string },
  ids: readonly string[],
): Promise<string[]> {
  const rows = await listPicturesById(connection, to, ids);
  const originals = await listOwnPictureIds(
    connection,
    from,
    rows.flatMap(({ fromId }) => fromId ?? []),
  );
  const known = new Set(originals);
  return rows.flatMap(({ id, fromId }) => (fromId !== null && known.has(fromId) ? [id] : []));
}
