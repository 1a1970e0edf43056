import type { CreateResult, RateLimit } from '../../../../integrations/linkedin/index.ts';
import type { AttemptOutcome } from '../tables.ts';
import { failureOf, rejectionOf, type Failure } from './sentences.ts';
import type { Timing } from './timing.ts';

export type Decision = {
  attempt: Exclude<AttemptOutcome, 'intended' | 'sending'>;
} & (
  | { post: 'published'; urn: string | null }
  | { post: 'failed' | 'unconfirmed'; failure: Failure }
  /** Back to `scheduled`: with a hold it waits for a decision, otherwise it is published at `at`. */
  | {
      post: 'scheduled';
      at: Date | 'unchanged';
      hold: null | 'late' | 'reconnect' | 'operator';
      failure: Failure | null;
      pause?: Pause;
    }
);

/** LinkedIn requested a pause that affects more than this post. */
export interface Pause {
  scope: 'member' | 'application';
  until: Date;
}

export interface Situation {
  nowMs: number;
  timing: Timing;
  /** True when an earlier attempt of this post may have been published. */
  maybePublished: boolean;
  /** An earlier attempt that turned out to be published during this one. */
  publishedBefore: { urn: string | null } | null;
  /** The number of earlier attempts of this post that had no effect and were to be retried. */
  retries: number;
  /**
   * The start of the first of them after the last wait that LinkedIn specified, or of this attempt if it is the first.
   */
  triedSinceMs: number;
  tokenAgeMs: number;
  urnIsOfAnotherPost: boolean;
  /** From 0 to 1, so that many posts do not all retry at the same time. */
  spread: number;
}

const dayMs = 86_400_000;

function backOff({ timing, retries }: Situation): number {
  return Math.min(timing.retryFirstMs * 2 ** Math.min(retries, 20), timing.retryMaxMs);
}

/**
 * The time to retry after a 429: `Retry-After` if present, the next day (UTC) for a daily quota, otherwise an
 * increasing wait.
 */
export function waitUntil(limit: RateLimit, situation: Situation): Date {
  const { nowMs, spread } = situation;
  if (limit.retryAfterSeconds !== null) return new Date(nowMs + limit.retryAfterSeconds * 1000);
  if (limit.window === 'day') {
    const nextDay = (Math.floor(nowMs / dayMs) + 1) * dayMs;
    return new Date(nextDay + Math.round(spread * 10 * 60_000));
  }
  if (limit.window === 'second') return new Date(nowMs + 2000);
  return new Date(nowMs + Math.max(60_000, backOff(situation)));
}

/** Retries later. Once that has gone on for longer than a post may be late, the post waits for a decision. */
function again(situation: Situation, failure: Failure): Decision {
  if (situation.nowMs - situation.triedSinceMs > situation.timing.lateLimitMs) {
    return {
      attempt: 'failed',
      post: 'scheduled',
      at: 'unchanged',
      hold: 'late',
      failure: failureOf('late'),
    };
  }
  return {
    attempt: 'failed',
    post: 'scheduled',
    at: new Date(situation.nowMs + backOff(situation)),
    hold: null,
    failure,
  };
}

/**
 * Handles a final refusal. While an earlier attempt may have succeeded, the post stays unconfirmed, because `failed`
 * means that it was not published.
 */
function refuse(situation: Situation, failure: Failure): Decision {
  return situation.maybePublished
    ? { attempt: 'failed', post: 'unconfirmed', failure: failureOf('still_unconfirmed') }
    : { attempt: 'failed', post: 'failed', failure };
}

/** For some seconds after being issued, valid tokens are answered with 401. */
const freshTokenMs = 60_000;

function decide(result: CreateResult<{ urn: string | null }>, situation: Situation): Decision {
  switch (result.kind) {
    case 'success':
      return { attempt: 'published', post: 'published', urn: result.value.urn };
    case 'unknown_outcome':
      return { attempt: 'unknown', post: 'unconfirmed', failure: failureOf('unconfirmed') };
    case 'duplicate':
      // A duplicate after an attempt with an unknown outcome names the post that attempt created.
      if (situation.maybePublished && !situation.urnIsOfAnotherPost) {
        return { attempt: 'published', post: 'published', urn: result.urn };
      }
      return refuse(situation, failureOf('duplicate_post'));
    case 'unauthorised':
      if (situation.tokenAgeMs < freshTokenMs) return again(situation, failureOf('unavailable'));
      return {
        attempt: 'failed',
        post: 'scheduled',
        at: 'unchanged',
        hold: 'reconnect',
        failure: failureOf('reconnect'),
      };
    case 'rate_limited': {
      const until = waitUntil(result.limit, situation);
      const scope = result.limit.scope === 'application' ? 'application' : 'member';
      return {
        attempt: 'failed',
        post: 'scheduled',
        at: until,
        hold: null,
        failure: failureOf('rate_limited'),
        pause: { scope, until },
      };
    }
    case 'version_gone':
      return {
        attempt: 'failed',
        post: 'scheduled',
        at: 'unchanged',
        hold: 'operator',
        failure: failureOf('operator'),
      };
    case 'not_sent':
      return { attempt: 'abandoned', post: 'scheduled', at: 'unchanged', hold: null, failure: null };
    case 'unavailable':
      return again(situation, failureOf('unavailable'));
    case 'rejected':
      // LinkedIn is still processing the picture. The post is accepted once that is done.
      if (result.code === 'MEDIA_ASSET_WAITING_UPLOAD') return again(situation, failureOf('unavailable'));
      return refuse(situation, rejectionOf(result));
  }
}

/** A post that is known to be published stays so, whatever the outcome of a later attempt. */
export function decideOutcome(result: CreateResult<{ urn: string | null }>, situation: Situation): Decision {
  const decision = decide(result, situation);
  const { publishedBefore } = situation;
  if (publishedBefore === null || decision.post === 'published') return decision;
  return { attempt: decision.attempt, post: 'published', urn: publishedBefore.urn };
}
