import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { PostRow } from '../../posts/index.ts';
import { emitEvents } from '../../webhooks/index.ts';

type Owned = Pick<PostRow, 'id' | 'userId'>;

/** Tells webhooks that posts are out. */
export async function emitPublished(
  context: Context,
  tx: Tx,
  posts: readonly (Owned & { permalink: string | null })[],
): Promise<void> {
  await emitEvents(
    context,
    tx,
    posts.map(({ id, userId, permalink }) => ({
      userId,
      type: 'post.published',
      data: { postId: id, status: 'published', permalink },
    })),
  );
}

/** Tells webhooks that a post is not out, or may be. */
export async function emitTrouble(
  context: Context,
  tx: Tx,
  { id, userId }: Owned,
  status: 'failed' | 'unconfirmed',
  code: string | null,
): Promise<void> {
  await emitEvents(context, tx, [
    { userId, type: `post.${status}`, data: { postId: id, status, errorCode: code } },
  ]);
}
