import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { eraseMedia, listMedia } from './repository/media.ts';
import { eraseUploads } from './repository/uploads.ts';

export const exportMediaData: PersonalData['export'] = async (connection, userId) => {
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
};

/** The next sweep removes the files. */
export async function eraseMediaData(tx: Tx, userId: string): Promise<void> {
  await eraseMedia(tx, userId);
  await eraseUploads(tx, userId);
}
