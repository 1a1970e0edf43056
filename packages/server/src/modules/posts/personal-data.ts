import { listRows, type Connection, type Tx } from '../../platform/db/index.ts';
import { eraseGenerations, listGenerationIds, listGenerationsById } from './generation/repository.ts';
import { eraseMedia, listMedia } from './media/repository.ts';
import { eraseUploads } from './media/uploads/repository.ts';
import { eraseRepairs, listRepairs } from './repair/repository.ts';
import { erasePosts } from './deleting/repository.ts';
import { listAllPostIds, listPostsById } from './repository.ts';

/** Everything a person wrote, uploaded or had written: posts with the bin, pictures, generations with their texts, and what was offered to mend them. */
export async function exportPostsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const posts = await listAllPostIds(connection, userId);
  const pictures = await listMedia(connection, userId);
  const generations = await listGenerationIds(connection, userId);
  const repairs = await listRepairs(connection, userId);
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
    generations: listRows(
      generations,
      listGenerationsById,
      ({ id, status, brief, texts, charged, createdAt, finishedAt }) => ({
        id,
        status,
        brief,
        texts,
        charged,
        createdAt,
        finishedAt,
      }),
    ),
    repairs: repairs.map(({ userId: _owner, ...repair }) => repair),
  };
}

/** Takes away posts, pictures, generations and offers to mend them. The pictures' files go with the next sweep. */
export async function erasePostsData(tx: Tx, userId: string): Promise<void> {
  await erasePosts(tx, userId);
  await eraseMedia(tx, userId);
  await eraseUploads(tx, userId);
  await eraseRepairs(tx, userId);
  await eraseGenerations(tx, userId);
}
