import { listRows, type Connection, type Tx } from '../../../platform/db/index.ts';
import { erasePosts } from './deleting/repository.ts';
import { listAllPostIds, listPostsById } from './repository.ts';

export async function exportPostsData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const posts = await listAllPostIds(connection, userId);
  return { posts: listRows(posts, listPostsById, ({ userId: _owner, ...post }) => post) };
}

export async function erasePostsData(tx: Tx, userId: string): Promise<void> {
  await erasePosts(tx, userId);
}
