import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { fingerprintOf, type Fingerprinted } from '../../review-links/index.ts';
import { hasApproval, listGates } from '../repository/posts.ts';

type Sent = Fingerprinted & { id: string };

/** False where the workspace that a post is shared with requires approval, and the post as it is has none. */
export async function isApproved(connection: Connection, post: Sent): Promise<boolean> {
  const shareId = (await listGates(connection, [post.id])).get(post.id);
  return shareId === undefined || hasApproval(connection, shareId, fingerprintOf(post));
}

/** Refuses with `approval_required` such a post. It must be locked, so that what is looked at is what goes out. */
export async function requireApproved(connection: Connection, post: Sent): Promise<void> {
  if (!(await isApproved(connection, post))) throw new AppError('approval_required');
}

/** Those of the posts that go out only when they are approved, whether they are or not. */
export async function listGated(connection: Connection, postIds: readonly string[]): Promise<Set<string>> {
  return new Set((await listGates(connection, postIds)).keys());
}
