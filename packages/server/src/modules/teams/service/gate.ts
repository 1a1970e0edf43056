import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { fingerprintOf, type Fingerprinted } from '../../review-links/index.ts';
import { hasApproval, listGates } from '../repository/posts.ts';

type Sent = Fingerprinted & { id: string };

/** False if the post's workspace requires approval and its current content is not approved. */
export async function isApproved(connection: Connection, post: Sent): Promise<boolean> {
  const shareId = (await listGates(connection, [post.id])).get(post.id);
  return shareId === undefined || hasApproval(connection, shareId, fingerprintOf(post));
}

/** Refuses with `approval_required`. The post must be locked, so that the checked content is what is sent. */
export async function requireApproved(connection: Connection, post: Sent): Promise<void> {
  if (!(await isApproved(connection, post))) throw new AppError('approval_required');
}

export async function listGated(connection: Connection, postIds: readonly string[]): Promise<Set<string>> {
  return new Set((await listGates(connection, postIds)).keys());
}
