import type { CreateResult } from '../../../../integrations/linkedin/index.ts';

/** The decision after an attempt to send a first comment. `rest` asks for the other form of the call. */
export type CommentDecision =
  | { kind: 'posted' }
  | { kind: 'rest' }
  | { kind: 'again'; waitMs: number }
  | { kind: 'by-hand'; reason: 'not-permitted' | 'refused' | 'unknown' };

const triesAtMost = 5;
const firstWaitMs = 5000;
const throttleMs = 65_000;

/**
 * A comment is only sent again when it certainly does not exist: the thread is not ready yet (404, 400), a rate limit,
 * or a call that was never sent. `tried` counts the attempts so far, including this one.
 */
export function decideComment(
  result: CreateResult<{ urn: string | null }>,
  form: 'v2' | 'rest',
  tried: number,
): CommentDecision {
  const again = (waitMs: number): CommentDecision =>
    tried < triesAtMost ? { kind: 'again', waitMs } : { kind: 'by-hand', reason: 'refused' };
  switch (result.kind) {
    case 'success':
      return { kind: 'posted' };
    case 'unknown_outcome':
      return { kind: 'by-hand', reason: 'unknown' };
    case 'duplicate':
      return { kind: 'posted' };
    case 'rate_limited':
      return again((result.limit.retryAfterSeconds ?? 0) * 1000 || throttleMs);
    case 'unavailable':
    case 'not_sent':
      return again(firstWaitMs * tried);
    case 'unauthorised':
      return { kind: 'by-hand', reason: 'refused' };
    case 'version_gone':
      return form === 'v2' ? { kind: 'rest' } : { kind: 'by-hand', reason: 'not-permitted' };
    case 'rejected':
      if (result.status === 403)
        return form === 'v2' ? { kind: 'rest' } : { kind: 'by-hand', reason: 'not-permitted' };
      // The thread only exists some seconds after its post. Any other error of a comment is permanent.
      if (result.status === 404 || (result.status === 400 && result.code === 'NOT_FOUND'))
        return again(firstWaitMs * tried);
      return { kind: 'by-hand', reason: 'refused' };
  }
}

/** The delay between the post and the first attempt to comment, because the thread often does not exist sooner. */
export const commentDelayMs = 4000;
