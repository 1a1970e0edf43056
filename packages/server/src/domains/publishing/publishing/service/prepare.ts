import { randomUUIDv7 } from 'node:crypto';
import type { AttachedAsset } from '../../../../integrations/linkedin/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import {
  connectionForPublishing,
  type PublishingConnection,
} from '../../../accounts/linkedin-account/index.ts';
import { lockPost, movePost, openGapOf, type PostWithMedia } from '../../../posts/posts/index.ts';
import { findTeamObstacle } from '../../../teams/teams/index.ts';
import {
  abandonUnsent,
  findOpenAttempt,
  findPause,
  insertAttempt,
  takeOverAttempt,
  type NewAttempt,
} from '../repository/publishing.ts';
import { contentOf } from '../rules/content.ts';
import { dueness, isTooLate } from '../rules/due.ts';
import { failureOf } from '../rules/sentences.ts';
import type { PublishingDeps } from './deps.ts';
import { holdIfHalted } from './halt.ts';
import { failureFacts, holdPost, planPost } from './move.ts';

export type ReadyConnection = Extract<PublishingConnection, { kind: 'ready' }>;

/** The part of a post that is sent, and that its outcome depends on. */
export type SentPost = Pick<
  PostWithMedia,
  'id' | 'userId' | 'status' | 'text' | 'visibility' | 'attachment' | 'firstComment' | 'media'
>;

/** The time an intent was consumed, by the wall clock and by the monotonic clock. */
export interface Begun {
  nowMs: number;
  monotonicMs: number;
}

/** An intent that only this run may carry out. */
export interface Prepared {
  attemptId: string;
  owner: string;
  post: SentPost;
  connection: ReadyConnection;
  startedAtMs: number;
  /** Set for a post without files: its intent was consumed when it was written. */
  ready: (Begun & { bytes: Uint8Array }) | null;
}

/** `nothing`: not due, missing, or another run's. `backlog`: late, so the user's late posts have to be spaced first. */
export type Preparation =
  | { kind: 'ready'; prepared: Prepared }
  | { kind: 'nothing' }
  | { kind: 'backlog'; userId: string };

const nothing: Preparation = { kind: 'nothing' };

export function bytesOf(
  deps: PublishingDeps,
  { post, connection }: Pick<Prepared, 'post' | 'connection'>,
  files: readonly AttachedAsset[],
): Uint8Array {
  return deps.linkedin.postBytes({
    authorUrn: connection.personUrn,
    text: post.text,
    visibility: post.visibility,
    content: contentOf(post.attachment, files),
  });
}

async function holdForConnection(
  deps: PublishingDeps,
  tx: Tx,
  post: PostWithMedia,
  kind: 'none' | 'reconnect' | 'no-scope',
): Promise<void> {
  const now = new Date(deps.context.clock.now());
  await abandonUnsent(tx, post.id, {
    outcome: 'abandoned',
    urn: null,
    errorCode: 'reconnect',
    errorMessage: null,
    finishedAt: now,
  });
  const code = kind === 'none' ? 'not_connected' : kind === 'no-scope' ? 'no_scope' : 'reconnect';
  await holdPost(deps.context, tx, post, 'reconnect', failureOf(code));
}

/**
 * A new intent and its row. With `ready` it is consumed on writing, for a post without files, because nothing happens
 * between its intent and its create.
 */
export function newAttempt(
  deps: PublishingDeps,
  post: SentPost,
  connection: ReadyConnection,
  ready: boolean,
): { attempt: NewAttempt; prepared: Prepared } {
  const { context, linkedin, timing } = deps;
  const nowMs = context.clock.now();
  const owner = context.presence.newOwner();
  const attemptId = randomUUIDv7();
  const placeholders = post.media.map(({ id, altText }) => ({ urn: id, altText }));
  const bytes = bytesOf(deps, { post, connection }, placeholders);
  const attempt = {
    id: attemptId,
    postId: post.id,
    userId: post.userId,
    authorUrn: connection.personUrn,
    apiVersion: linkedin.version,
    payloadHash: sha256(bytes),
    payloadBytes: bytes.byteLength,
    leaseOwner: owner,
    leaseUntil: new Date(nowMs + (ready ? timing.sendLeaseMs : timing.prepareLeaseMs)),
    createdAt: new Date(nowMs),
    consumedAt: ready ? new Date(nowMs) : null,
  };
  const prepared = { attemptId, owner, post, connection, startedAtMs: nowMs };
  return {
    attempt,
    prepared: { ...prepared, ready: ready ? { nowMs, monotonicMs: deps.monotonicMs(), bytes } : null },
  };
}

async function openAttempt(
  deps: PublishingDeps,
  tx: Tx,
  post: PostWithMedia,
  connection: ReadyConnection,
): Promise<Prepared> {
  const { attempt, prepared } = newAttempt(deps, post, connection, false);
  await insertAttempt(tx, attempt);
  if (post.status === 'scheduled') {
    await movePost(tx, {
      postId: post.id,
      from: ['scheduled'],
      to: 'publishing',
      set: failureFacts(null),
      now: prepared.startedAtMs,
    });
  }
  return prepared;
}

async function takeOver(
  deps: PublishingDeps,
  tx: Tx,
  post: PostWithMedia,
  connection: ReadyConnection,
): Promise<Prepared | null> {
  const open = await findOpenAttempt(tx, post.id);
  if (open === null) return openAttempt(deps, tx, post, connection);
  const nowMs = deps.context.clock.now();
  // An intent of another author cannot be carried out, because the picture would belong to somebody else.
  if (
    open.authorUrn !== connection.personUrn &&
    open.consumedAt === null &&
    open.leaseUntil.getTime() < nowMs
  ) {
    const ending = { urn: null, errorCode: 'other_author', errorMessage: null, finishedAt: new Date(nowMs) };
    await abandonUnsent(tx, post.id, { outcome: 'abandoned', ...ending });
    return openAttempt(deps, tx, post, connection);
  }
  const owner = deps.context.presence.newOwner();
  const until = new Date(nowMs + deps.timing.prepareLeaseMs);
  const taken = await takeOverAttempt(tx, open.id, { owner, until }, new Date(nowMs));
  return taken ? { attemptId: open.id, owner, post, connection, startedAtMs: nowMs, ready: null } : null;
}

/**
 * The current time: this machine's clock, unless the database's clock, which started the job, is ahead of it by no more
 * than the allowed difference.
 */
export function timeOf(nowMs: number, startedFor: Date | null, clockSkewMs: number): Date {
  const toldMs = startedFor?.getTime() ?? nowMs;
  return new Date(toldMs > nowMs && toldMs - nowMs <= clockSkewMs ? toldMs : nowMs);
}

/** What holds a post back when its time has come, whatever was checked when it was scheduled. */
const findObstacle = async (tx: Tx, post: PostWithMedia) =>
  openGapOf(post) === null ? findTeamObstacle(tx, post) : ('open_gap' as const);

/** Locks the post, decides whether it is published now, and writes the intent. Sends nothing. */
export async function prepare(
  deps: PublishingDeps,
  postId: string,
  startedFor: Date | null,
): Promise<Preparation> {
  const { context, timing } = deps;
  return context.database.db.transaction(async (tx): Promise<Preparation> => {
    const post = await lockPost(tx, postId);
    if (post === null || (post.status !== 'scheduled' && post.status !== 'publishing')) return nothing;
    const now = timeOf(context.clock.now(), startedFor, timing.clockSkewMs);
    if (post.status === 'scheduled') {
      if (post.hold !== null || post.scheduledAt === null) return nothing;
      const times = { scheduledAt: post.scheduledAt, plannedAt: post.plannedAt };
      const standing = dueness(times, now, timing);
      if (standing === 'early' || (await holdIfHalted(context, tx, post))) return nothing;
      const obstacle = await findObstacle(tx, post);
      if (obstacle !== null) {
        await holdPost(context, tx, post, 'late', failureOf(obstacle));
        return nothing;
      }
      if (post.delivery === 'remind') {
        await holdPost(context, tx, post, 'remind', failureOf('remind'));
        return nothing;
      }
      if (standing === 'too-late') {
        await holdPost(context, tx, post, 'late', failureOf('late'));
        return nothing;
      }
      if (standing !== 'due') return { kind: 'backlog', userId: post.userId };
    } else {
      const open = await findOpenAttempt(tx, postId);
      if (open !== null && (open.consumedAt !== null || open.leaseUntil > now)) return nothing;
      // Publishing was started, but no worker ran until the post was too late.
      const times = { scheduledAt: open?.createdAt ?? post.updatedAt, plannedAt: post.plannedAt };
      if (isTooLate(times, now, timing)) {
        const ending = { urn: null, errorCode: 'late', errorMessage: null, finishedAt: now };
        await abandonUnsent(tx, postId, { outcome: 'abandoned', ...ending });
        await holdPost(context, tx, post, 'late', failureOf('late'));
        return nothing;
      }
      const obstacle = await findObstacle(tx, post);
      if (obstacle !== null) {
        const ending = { urn: null, errorCode: obstacle, errorMessage: null, finishedAt: now };
        await abandonUnsent(tx, postId, { outcome: 'abandoned', ...ending });
        await holdPost(context, tx, post, 'late', failureOf(obstacle));
        return nothing;
      }
    }
    const connection = await connectionForPublishing(context, tx, post.userId);
    if (connection.kind !== 'ready') {
      await holdForConnection(deps, tx, post, connection.kind);
      return nothing;
    }
    const pause = await findPause(tx, [`member:${post.userId}`, 'application'], now);
    if (pause !== null) {
      const ending = { urn: null, errorCode: 'rate_limited', errorMessage: null, finishedAt: now };
      await abandonUnsent(tx, postId, { outcome: 'abandoned', ...ending });
      await planPost(context, tx, post, { at: pause, failure: failureOf('rate_limited'), longWait: true });
      return nothing;
    }
    const prepared =
      post.status === 'scheduled'
        ? await openAttempt(deps, tx, post, connection)
        : await takeOver(deps, tx, post, connection);
    return prepared === null ? nothing : { kind: 'ready', prepared };
  });
}
