import type { LinkedinConnection, Post } from '@limelight/contracts';
import { postCharacterLimit } from '@limelight/contracts/catalog';
import { firstGap } from '@limelight/post-text';

export type Blocked = 'empty' | 'too-long' | 'gap' | 'unfinished';

export const blockedWords: Readonly<Record<Exclude<Blocked, 'unfinished'> | 'writing' | 'proposed', string>> =
  {
    empty: 'Write something first.',
    'too-long': 'This post is longer than LinkedIn allows. Shorten it to 3,000 characters.',
    gap: 'Fill in the highlighted gap to publish.',
    writing: 'Still writing.',
    proposed: 'Accept or reject the changes in the text first.',
  };

type PublishStep =
  | { kind: 'loading' }
  | { kind: 'not-configured' }
  | { kind: 'connect'; why: 'never' | 'ended' | 'no-right' }
  | { kind: 'ready' }
  | { kind: 'scheduled' }
  | { kind: 'publishing' }
  | { kind: 'published' }
  | { kind: 'failed' }
  | { kind: 'unconfirmed' };

/** The states in which LinkedIn has the post, is receiving it, or may have it. */
type Locked = 'publishing' | 'published' | 'unconfirmed';

/** The reason the writer does not change such a post. */
export const lockedWords: Readonly<Record<Locked, string>> = {
  publishing: 'A post that is being published can’t be rewritten.',
  published: 'Published posts can’t be rewritten.',
  unconfirmed: 'This post may be published. Confirm that first.',
};

export function isLocked(status: Post['status'] | null): status is Locked {
  return status === 'publishing' || status === 'published' || status === 'unconfirmed';
}

/** The reason the connection cannot publish now, or null when it can. */
export function connectReason(
  connection: LinkedinConnection,
  now: number,
): 'never' | 'ended' | 'no-right' | null {
  if (connection.status === 'none') return 'never';
  if (connection.status === 'reconnect') return 'ended';
  if (connection.expiresAt !== null && Date.parse(connection.expiresAt) <= now) return 'ended';
  return connection.canPost ? null : 'no-right';
}

export function publishStep(
  post: Post | null,
  connection: LinkedinConnection | undefined,
  now: number,
): PublishStep {
  switch (post?.status) {
    case 'publishing':
    case 'published':
    case 'unconfirmed':
    case 'scheduled':
    case 'failed':
      return { kind: post.status };
    case 'draft':
    case undefined:
      break;
  }
  if (!connection) return { kind: 'loading' };
  if (!connection.configured) return { kind: 'not-configured' };
  const why = connectReason(connection, now);
  if (why) return { kind: 'connect', why };
  return { kind: 'ready' };
}

/**
 * The reason a post cannot be published. `unfinished` means that an attachment is incomplete, and `others` are its words
 * besides the text.
 */
export function whyBlocked(text: string, unfinished = false, others: readonly string[] = []): Blocked | null {
  if (text.trim() === '') return 'empty';
  if (text.length > postCharacterLimit) return 'too-long';
  if (firstGap([text, ...others]) !== null) return 'gap';
  return unfinished ? 'unfinished' : null;
}
