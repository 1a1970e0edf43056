import type { LinkedinConnection, Post } from '@limelight/contracts';
import { postCharacterLimit } from '@limelight/contracts/catalog';
import { findGaps } from '@limelight/post-text';

/** What keeps a post from being sent. */
export type Blocked = 'empty' | 'too-long' | 'gap' | 'unfinished';

/** Why nothing can be sent or planned now, and what to do. */
export const blockedWords: Readonly<Record<Blocked | 'writing', string>> = {
  empty: 'Write something first.',
  'too-long': 'LinkedIn takes 3,000 characters at most. Shorten the post.',
  gap: 'Fill the open gap first.',
  writing: 'Still writing.',
  unfinished: 'Finish the attachment first; the editor says what is missing.',
};

/** What stands where a post is sent from. */
export type PublishStep =
  | { kind: 'loading' }
  /** This server cannot reach LinkedIn at all. */
  | { kind: 'not-configured' }
  | { kind: 'connect'; why: 'never' | 'ended' | 'no-right' }
  | { kind: 'ready'; blocked: Blocked | null }
  /** `blocked`: what is on the page cannot go out, so it is not what is saved. */
  | { kind: 'scheduled'; hold: Post['hold']; blocked: Blocked | null }
  | { kind: 'publishing' }
  | { kind: 'published' }
  | { kind: 'failed' }
  | { kind: 'unconfirmed' };

/** A post that LinkedIn has, is given, or may have. */
type Locked = 'publishing' | 'published' | 'unconfirmed';

/** Why the writer leaves the text of such a post alone. */
export const lockedWords: Readonly<Record<Locked, string>> = {
  publishing: 'A post that is being published can’t be rewritten.',
  published: 'Published posts can’t be rewritten.',
  unconfirmed: 'This post may be published. Confirm that first.',
};

/** Whether the text can no longer be changed. */
export function isLocked(status: Post['status'] | null): status is Locked {
  return status === 'publishing' || status === 'published' || status === 'unconfirmed';
}

/** Why the connection cannot post now, or null when it can. */
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
  blocked: Blocked | null,
  now: number,
): PublishStep {
  switch (post?.status) {
    case 'publishing':
    case 'published':
    case 'unconfirmed':
      return { kind: post.status };
    case 'scheduled':
      return { kind: 'scheduled', hold: post.hold, blocked };
    case 'failed':
      return { kind: 'failed' };
    case 'draft':
    case undefined:
      break;
  }
  if (!connection) return { kind: 'loading' };
  if (!connection.configured) return { kind: 'not-configured' };
  const why = connectReason(connection, now);
  if (why) return { kind: 'connect', why };
  return { kind: 'ready', blocked };
}

/** What keeps a text from being sent; `unfinished` where what goes with it is not complete. */
export function whyBlocked(text: string, unfinished = false): Blocked | null {
  if (text.trim() === '') return 'empty';
  if (text.length > postCharacterLimit) return 'too-long';
  if (findGaps(text).length > 0) return 'gap';
  return unfinished ? 'unfinished' : null;
}
