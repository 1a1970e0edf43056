import type { Post } from '@limelight/contracts';

const reasons: Record<NonNullable<NonNullable<Post['comment']>['reason']>, string> = {
  'not-permitted': 'LinkedIn doesn’t allow this connection to comment.',
  refused: 'LinkedIn did not accept the comment.',
  unknown: 'LinkedIn did not answer, so the comment may or may not be there. Check first.',
  'no-id': 'LinkedIn did not tell us where the post is.',
  late: 'The comment could not be sent in time.',
};

/** The state of the first comment in a sentence, or null when there is none. */
export function commentWords(comment: Post['comment']): string | null {
  switch (comment?.state) {
    case undefined:
      return null;
    case 'waiting':
      return 'The first comment will be added in a moment.';
    case 'posted':
      return 'The first comment is below it.';
    case 'by-hand':
      return reasons[comment?.reason ?? 'refused'];
  }
}

/**
 * The actions available on a published post. Polls on LinkedIn cannot be edited, and its API does not find posts by
 * their `urn:li:activity` id.
 */
export function changeable(post: Post): { edit: boolean; remove: boolean } {
  const known = post.permalink !== null && !post.permalink.includes('urn:li:activity:');
  const idle = post.change === null || post.change.failure !== null;
  const remove = post.status === 'published' && post.removedAt === null && known && idle;
  return { edit: remove && post.attachment?.kind !== 'poll', remove };
}

/** True when the post may change on its own, so that the page polls. */
export function isMoving(post: Pick<Post, 'status' | 'comment' | 'change'> | null): boolean {
  if (post === null) return false;
  const changing = post.change !== null && post.change.failure === null;
  return post.status === 'publishing' || post.comment?.state === 'waiting' || changing;
}
