import { listRows, type Connection, type Tx } from '../../platform/db/index.ts';
import { eraseMedia, listMedia } from './media/repository.ts';
import { eraseUploads } from './media/uploads/repository.ts';
import { erasePosts } from './deleting/repository.ts';
import { listAllPostIds, listPostsById } from './repository.ts';

/** Everything a person wrote or uploaded: posts with the bin, and pictures. */
export async function exportPostsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const posts = await listAllPostIds(connection, userId);
  const pictures = await listMedia(connection, userId);
  return {
    posts: listRows(posts, listPostsById, ({ userId: _owner, ...post }) => post),
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

/** Takes away posts and pictures. The pictures' files go with the next sweep. */
export async function erasePostsData(tx: Tx, userId: string): Promise<void> {
  await erasePosts(tx, userId);
  await eraseMedia(tx, userId);
  await eraseUploads(tx, userId);
}
