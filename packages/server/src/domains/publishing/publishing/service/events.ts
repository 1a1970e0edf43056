import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { PostRow } from '../../../posts/posts/index.ts';
import { emitEvents } from '../../../accounts/webhooks/index.ts';

type Owned = Pick<PostRow, 'id' | 'userId'>;

/** Notifies webhooks about published posts. */
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

/** Notifies webhooks about a post that was not published or may not have been. */
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
