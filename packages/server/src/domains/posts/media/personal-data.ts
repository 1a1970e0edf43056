import type { Connection, Tx } from '../../../platform/db/index.ts';
import { eraseMedia, listMedia } from './repository/media.ts';
import { eraseUploads } from './repository/uploads.ts';

export async function exportMediaData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const pictures = await listMedia(connection, userId);
  return {
    pictures: pictures.map(({ id, mime, name, bytes, parts, fileId, pages, width, height, createdAt }) => ({
      id,
      mime,
      name,
      bytes,
      parts,
      fileId,
      pages,
      width,
      height,
      createdAt,
    })),
  };
}

/** The next sweep removes the files. */
export async function eraseMediaData(tx: Tx, userId: string): Promise<void> {
  await eraseMedia(tx, userId);
  await eraseUploads(tx, userId);
}
