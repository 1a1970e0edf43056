import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { findPost, type PostWithMedia } from '../../../posts/posts/index.ts';
import { fingerprintOf } from '../../review-links/index.ts';
import { findBinding, insertApproval, insertShare, listApprovals } from '../repository/posts.ts';
import { findTeam } from '../repository/teams.ts';
import { nowOf } from './access.ts';

/** The fingerprint with the stored bytes in place of the files, because the files of a copy have ids of their own. */
const contentOf = (post: PostWithMedia): string =>
  fingerprintOf({
    ...post,
    media: post.media.map(({ id, fileId, altText }) => ({ id: fileId ?? id, altText })),
  });

/**
 * Binds a copy to the workspace that has to approve its original, so that copying does not bypass the approval. The
 * approvals of the original apply to a copy with the same content.
 */
export async function inheritApproval(
  context: Context,
  tx: Tx,
  originalId: string,
  copy: PostWithMedia,
): Promise<void> {
  const binding = await findBinding(tx, originalId);
  if (binding?.authorId !== copy.userId) return;
  const team = await findTeam(tx, binding.teamId);
  if (team?.requiresApproval !== true) return;
  const now = nowOf(context);
  const share = {
    id: randomUUIDv7(),
    teamId: team.id,
    postId: copy.id,
    authorId: copy.userId,
    stage: 'draft' as const,
  };
  const ended = { sharedAt: now, unsharedAt: now, scheduledBy: null, scheduledFor: null };
  if (!(await insertShare(tx, { ...share, ...ended }))) return;
  const original = await findPost(tx, copy.userId, originalId);
  if (original === null || contentOf(original) !== contentOf(copy)) return;
  const fingerprint = fingerprintOf(copy);
  const approved = fingerprintOf(original);
  for (const { userId, fingerprint: given, createdAt } of await listApprovals(tx, [binding.id]))
    if (given === approved)
      await insertApproval(tx, { id: randomUUID(), shareId: share.id, userId, fingerprint, createdAt });
}
