import type { CreateResult, RateLimit } from '../../../integrations/linkedin/index.ts';
import type { AttemptOutcome } from '../tables.ts';
import { failureOf, rejectionOf, type Failure } from './sentences.ts';
import type { Timing } from './timing.ts';

/** What becomes of the attempt and of its post. */
export type Decision = {
  attempt: Exclude<AttemptOutcome, 'intended' | 'sending'>;
} & (
  | { post: 'published'; urn: string | null }
  | { post: 'failed' | 'unconfirmed'; failure: Failure }
  /** Back to `scheduled`; with a hold it waits for a word, else it goes out at `at`. */
  | {
      post: 'scheduled';
      at: Date | 'unchanged';
      hold: null | 'late' | 'reconnect' | 'operator';
      failure: Failure | null;
      pause?: Pause;
    }
);

/** LinkedIn asked for a pause that holds for more than this post. */
export interface Pause {
  scope: 'member' | 'application';
  until: Date;
}

export interface Situation {
  nowMs: number;
  timing: Timing;
  /** An earlier attempt of this post may have been published. */
  maybePublished: boolean;
  /** An earlier attempt of this post turned out to be published while this one was under way. */
  publishedBefore: { urn: string | null } | null;
  /** Attempts of this post so far that ended without effect and were to be tried again, this one not counted. */
  retries: number;
  /** When the first of them began after the last wait that LinkedIn named; this one's start if it is the first. */
  triedSinceMs: number;
  /** The token was issued this long ago. */
  tokenAgeMs: number;
  /** Whether the URN that a duplicate names belongs to another post of this person. */
  urnIsOfAnotherPost: boolean;
  /** 0 to 1, so that many posts do not all return in one moment. */
  spread: number;
}

const dayMs = 86_400_000;

function backOff({ timing, retries }: Situation): number {
  return Math.min(timing.retryFirstMs * 2 ** Math.min(retries, 20), timing.retryMaxMs);
}

/** When to come back after 429: `Retry-After` if it is told, the next day (UTC) for a day's quota, else a growing wait. */
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

/** Tries again later; once that has gone on for longer than a post may be late, it waits for a word. */
function again(situation: Situation, failure: Failure, attempt: 'failed' | 'abandoned' = 'failed'): Decision {
  if (situation.nowMs - situation.triedSinceMs > situation.timing.lateLimitMs) {
    return { attempt, post: 'scheduled', at: 'unchanged', hold: 'late', failure: failureOf('late') };
  }
  return {
    attempt,
    post: 'scheduled',
    at: new Date(situation.nowMs + backOff(situation)),
    hold: null,
    failure,
  };
}

/** A final refusal. While an earlier try may have gone through, the post stays unconfirmed: `failed` says it is not there. */
function refuse(situation: Situation, failure: Failure): Decision {
  return situation.maybePublished
    ? { attempt: 'failed', post: 'unconfirmed', failure: failureOf('still_unconfirmed') }
    : { attempt: 'failed', post: 'failed', failure };
}

/** Tokens answer 401 for some seconds after their issue although they are good. */
const freshTokenMs = 60_000;

function decide(result: CreateResult<{ urn: string | null }>, situation: Situation): Decision {
  switch (result.kind) {
    case 'success':
      return { attempt: 'published', post: 'published', urn: result.value.urn };
    case 'unknown_outcome':
      return { attempt: 'unknown', post: 'unconfirmed', failure: failureOf('unconfirmed') };
    case 'duplicate':
      // A duplicate after an attempt without outcome names the post which that attempt made.
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
      // The picture is still being processed at LinkedIn; the post is taken once that is done.
      if (result.code === 'MEDIA_ASSET_WAITING_UPLOAD') return again(situation, failureOf('unavailable'));
      return refuse(situation, rejectionOf(result));
  }
}

/** A post that is known to be out stays so, whatever became of a later attempt. */
export function decideOutcome(result: CreateResult<{ urn: string | null }>, situation: Situation): Decision {
  const decision = decide(result, situation);
  const { publishedBefore } = situation;
  if (publishedBefore === null || decision.post === 'published') return decision;
  return { attempt: decision.attempt, post: 'published', urn: publishedBefore.urn };
}
