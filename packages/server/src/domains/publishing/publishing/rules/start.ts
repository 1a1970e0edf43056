import type { PostHold } from '@limelight/contracts';
import { dueness, isTooLate } from './due.ts';
import { failureOf, type Failure, type PublishingCode } from './sentences.ts';
import type { Timing } from './timing.ts';

export interface StartingPost {
  status: string;
  hold: PostHold | null;
  delivery: 'publish' | 'remind';
  scheduledAt: Date | null;
  plannedAt: Date | null;
  updatedAt: Date;
}

/** What is known of a locked post when its time has come. */
export interface Circumstances {
  open: { consumedAt: Date | null; leaseUntil: Date; createdAt: Date; authorUrn: string } | null;
  /** Its author's pause. */
  halt: Failure | null;
  /** What holds it back whatever was checked when it was scheduled. */
  obstacle: 'open_gap' | 'approval_required' | 'consent_withdrawn' | null;
  connection: { kind: 'ready'; personUrn: string } | { kind: 'none' | 'reconnect' | 'no-scope' };
  /** The time until which LinkedIn wants no calls for its author. */
  waitUntil: Date | null;
}

/** With `abandoned`, an intent that was not consumed ends with this code. */
export type Start = { abandoned?: string } & (
  | { to: 'nothing' }
  /** Late, so the user's late posts have to be spaced first. */
  | { to: 'backlog' }
  | { to: 'halt'; failure: Failure }
  | { to: 'hold'; hold: Exclude<PostHold, 'paused'>; failure: Failure }
  | { to: 'plan'; at: Date; failure: Failure }
  | { to: 'open' }
  | { to: 'take-over' }
);

const nothing: Start = { to: 'nothing' };

const hold = (of: Exclude<PostHold, 'paused'>, code: PublishingCode, abandoned?: string): Start => ({
  to: 'hold',
  hold: of,
  failure: failureOf(code),
  ...(abandoned === undefined ? {} : { abandoned }),
});

const connectionCodes = { none: 'not_connected', 'no-scope': 'no_scope', reconnect: 'reconnect' } as const;

/** True for an intent that another run carries out. */
const isTaken = (open: Circumstances['open'], now: Date) =>
  open !== null && (open.consumedAt !== null || open.leaseUntil > now);

/** Why a post does not go on to its connection, or null. */
function stoppedBy(post: StartingPost, at: Circumstances, now: Date, timing: Timing): Start | null {
  const { plannedAt } = post;
  if (post.status === 'scheduled') {
    if (post.hold !== null || post.scheduledAt === null) return nothing;
    const standing = dueness({ scheduledAt: post.scheduledAt, plannedAt }, now, timing);
    if (standing === 'early') return nothing;
    if (at.halt !== null) return { to: 'halt', failure: at.halt };
    if (at.obstacle !== null) return hold('late', at.obstacle);
    if (post.delivery === 'remind') return hold('remind', 'remind');
    if (standing === 'too-late') return hold('late', 'late');
    return standing === 'due' ? null : { to: 'backlog' };
  }
  if (post.status !== 'publishing' || isTaken(at.open, now)) return nothing;
  // Publishing was started, but no worker ran until the post was too late.
  if (isTooLate({ scheduledAt: at.open?.createdAt ?? post.updatedAt, plannedAt }, now, timing))
    return hold('late', 'late', 'late');
  return at.obstacle === null ? null : hold('late', at.obstacle, at.obstacle);
}

/** Decides whether a locked post is published now, and what happens to it otherwise. */
export function decideStart(post: StartingPost, at: Circumstances, now: Date, timing: Timing): Start {
  const stopped = stoppedBy(post, at, now, timing);
  if (stopped !== null) return stopped;
  if (at.connection.kind !== 'ready')
    return hold('reconnect', connectionCodes[at.connection.kind], 'reconnect');
  if (at.waitUntil !== null)
    return { to: 'plan', at: at.waitUntil, failure: failureOf('rate_limited'), abandoned: 'rate_limited' };
  if (isTaken(at.open, now)) return nothing;
  if (at.open === null) return { to: 'open' };
  // An intent of another author cannot be carried out, because the picture would belong to somebody else.
  return at.open.authorUrn === at.connection.personUrn
    ? { to: 'take-over' }
    : { to: 'open', abandoned: 'other_author' };
}
