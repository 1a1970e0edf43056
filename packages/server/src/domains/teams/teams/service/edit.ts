import type { TeamPost } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { editPostIn } from '../../../posts/posts/index.ts';
import { editRefusal } from '../rules.ts';
import { refuseIf, type SharedPost } from './access.ts';
import { recordNow } from './activity.ts';
import { onBehalfOfAuthor } from './for-author.ts';
import { withShared } from './shared-posts.ts';

/** Refuses an outdated version. The details of the conflict are left out, because they belong to the author. */
export function requireSeen({ post }: SharedPost, version: number): void {
  if (post.version !== version) throw new AppError('version_conflict');
}

/** Saves the text of a shared post like any other edit. Returns false if it was already the same. */
export async function putText(
  context: Context,
  tx: Tx,
  shared: SharedPost,
  { text, version }: { text: string; version: number },
): Promise<boolean> {
  const { share, member, standing, post } = shared;
  refuseIf(editRefusal(standing));
  if (post.text !== text) requireSeen(shared, version);
  const { already } = await onBehalfOfAuthor(shared, async () =>
    editPostIn(context, tx, {
      userId: share.authorId,
      postId: share.postId,
      changes: { version, text },
      reach: { scheduled: true },
      made: member.userId === share.authorId ? null : { by: 'teammate' },
    }),
  );
  return !already;
}

export async function editText(
  context: Context,
  userId: string,
  postId: string,
  given: { text: string; version: number },
): Promise<TeamPost> {
  return withShared(context, userId, postId, async (tx, shared) => {
    if (await putText(context, tx, shared, given))
      await recordNow(context, tx, { teamId: shared.team.id, userId, act: 'edited', postId });
  });
}
