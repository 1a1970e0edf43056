import type { CreateResult } from '../../../integrations/linkedin/index.ts';

/** What becomes of a first comment after one try. `rest` asks for the other form of the call. */
export type CommentDecision =
  | { kind: 'posted' }
  | { kind: 'rest' }
  | { kind: 'again'; waitMs: number }
  | { kind: 'by-hand'; reason: 'not-permitted' | 'refused' | 'unknown' };

const triesAtMost = 5;
const firstWaitMs = 5000;
const throttleMs = 65_000;

/**
 * A comment may be sent again only where it is certain that it is not there: a thread that is not ready yet (404, 400), a
 * throttle, a call that never left. `tried` counts the tries so far, this one included.
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
      // A thread is not there for some seconds after its post. What else is wrong with a comment stays wrong.
      if (result.status === 404 || (result.status === 400 && result.code === 'NOT_FOUND'))
        return again(firstWaitMs * tried);
      return { kind: 'by-hand', reason: 'refused' };
  }
}

/** From the post to the first try of its comment: before that the thread is often not there. */
export const commentDelayMs = 4000;
