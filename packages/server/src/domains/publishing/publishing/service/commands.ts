import {
  linkedinTokenMessages,
  type EndpointInput,
  type PostDelivery,
  type resolvePost,
  type schedulePost,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { together, type Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import {
  connectionStanding,
  getConnection,
  type LinkedinConnectionRow,
} from '../../../accounts/linkedin-account/index.ts';
import {
  commentFacts,
  isLocked,
  lockPost,
  movePost,
  currentPost,
  requireClaimsConfirmed,
  requirePublishable,
  type PostWithMedia,
} from '../../../posts/posts/index.ts';
import { forgetPlanner, requireApproved } from '../../../teams/teams/index.ts';
import { listScheduled } from '../repository/due.ts';
import { listHalts } from '../repository/halts.ts';
import { listAttempts, lockPerson } from '../repository/publishing.ts';
import { haltFailure } from '../rules/halt.ts';
import { resolveTime } from '../rules/time.ts';
import { requireUrn } from './by-hand.ts';
import { enqueueComment } from './comment.ts';
import { emitPublished } from './events.ts';
import { cleared, enqueueRun, failureFacts, settleNotices, unplanned } from './move.ts';
import { connectionErrors, hasRoom } from './obstacles.ts';

type Scheduled = { post: PostWithMedia; message: string | null };

/** A time that passed while the request was in transit is still accepted. */
const pastGraceMs = 60_000;
const farthestMs = 10 * 365 * 86_400_000;

function requireLinkedin(context: Context): void {
  if (context.linkedin === null) throw new AppError('linkedin_not_configured');
}

async function requirePost(tx: Tx, userId: string, postId: string): Promise<PostWithMedia> {
  const post = existing(await lockPost(tx, postId, userId));
  return post;
}

export async function requireConnection(context: Context, tx: Tx, userId: string): Promise<void> {
  const standing = connectionStanding(await getConnection(tx, userId), context.clock.now());
  if (standing !== 'ready') throw new AppError(connectionErrors[standing]);
}

function requireSendable(post: PostWithMedia): void {
  if (isLocked(post.status)) throw new AppError('post_locked');
  requirePublishable(post);
}

/** A post whose author plans it. Workspaces lock a share before its post, so that comes first here as well. */
async function lockToPlan(tx: Tx, userId: string, postId: string): Promise<PostWithMedia> {
  const [, post] = await together([forgetPlanner(tx, userId, postId), requirePost(tx, userId, postId)]);
  return post;
}

/** Refuses with `version_conflict` and the current post when it is not the version that the user decided on. */
function requireVersion(context: Context, post: PostWithMedia, version: number | undefined): void {
  if (version !== undefined && post.version !== version)
    throw new AppError('version_conflict', { current: currentPost(context, post) });
}

/**
 * Starts publishing at once inside the caller's transaction, which also queues the job. With `version`, only that
 * version.
 */
export async function publishNowIn(
  context: Context,
  tx: Tx,
  userId: string,
  postId: string,
  version?: number,
): Promise<PostWithMedia> {
  requireLinkedin(context);
  const post = await lockToPlan(tx, userId, postId);
  requireVersion(context, post, version);
  requireSendable(post);
  await together([
    requireClaimsConfirmed(tx, userId, post),
    requireApproved(tx, post),
    requireConnection(context, tx, userId),
  ]);
  const set = { ...cleared, ...unplanned };
  const now = context.clock.now();
  const [moved] = await together([
    movePost(tx, { postId, from: [post.status], to: 'publishing', set, now }),
    enqueueRun(context, tx, postId),
  ]);
  return { ...post, ...moved };
}

export async function publishNow(context: Context, userId: string, postId: string): Promise<PostWithMedia> {
  return context.database.db.transaction(async (tx) => publishNowIn(context, tx, userId, postId));
}

/** Resolves the user's local time to an instant and a note about it. */
function requireTime(
  context: Context,
  { at, timeZone }: EndpointInput<typeof schedulePost>['body'],
): { at: Date; note: string | null } {
  const resolved = resolveTime(at, timeZone);
  switch (resolved.kind) {
    case 'invalid':
      throw new AppError('invalid_input', [{ path: 'at', message: 'Choose a day and a time.' }]);
    case 'missing':
      throw new AppError('schedule_time_missing', { earlier: resolved.earlier, later: resolved.later });
    case 'instant':
      if (resolved.at.getTime() < context.clock.now() - pastGraceMs) throw new AppError('schedule_in_past');
      if (resolved.at.getTime() > context.clock.now() + farthestMs) {
        throw new AppError('invalid_input', [
          { path: 'at', message: 'Choose a time within the next ten years.' },
        ]);
      }
      return resolved;
  }
}

/** The warning about a connection that will expire before then. */
function tokenWarning(row: LinkedinConnectionRow | null, at: Date, nowMs: number): string | null {
  if (row === null) return null;
  const standing = connectionStanding(row, nowMs);
  if (standing === 'reconnect') return linkedinTokenMessages.expired;
  return row.expiresAt <= at ? linkedinTokenMessages.beforeSchedule : null;
}

interface Plan {
  at: Date;
  timeZone: string;
  /** The queue of the slot, or null for a time chosen manually. */
  queueId: string | null;
  note: string | null;
  /** Unchanged if left out. */
  delivery?: PostDelivery | undefined;
}

/** Schedules a post inside the caller's transaction, which must have locked the user (`lockPerson`). */
export async function scheduleIn(
  context: Context,
  tx: Tx,
  userId: string,
  postId: string,
  plan: Plan,
): Promise<Scheduled> {
  const post = await lockToPlan(tx, userId, postId);
  requireSendable(post);
  return scheduleLocked(context, tx, post, plan);
}

async function scheduleLocked(
  context: Context,
  tx: Tx,
  post: PostWithMedia,
  { at, timeZone, queueId, note, ...wish }: Plan,
): Promise<Scheduled> {
  const { id: postId, userId } = post;
  const nowMs = context.clock.now();
  const delivery = wish.delivery ?? post.delivery;
  const [, , connection, halts, isRoom] = await together([
    requireClaimsConfirmed(tx, userId, post),
    requireApproved(tx, post),
    getConnection(tx, userId),
    listHalts(tx, userId),
    post.status === 'scheduled' || hasRoom(tx, userId, nowMs),
  ]);
  if (delivery === 'publish') {
    requireLinkedin(context);
    if (connection === null) throw new AppError('linkedin_not_connected');
  }
  if (!isRoom) throw new AppError('schedule_limit');
  const halted = haltFailure(halts, queueId);
  const set = {
    ...(halted === null ? cleared : { hold: 'paused' as const, ...failureFacts(halted) }),
    scheduledAt: at,
    plannedAt: at,
    timeZone,
    queueId,
    delivery,
  };
  const [moved] = await together([
    movePost(tx, { postId, from: [post.status], to: 'scheduled', set, now: nowMs }),
    enqueueRun(context, tx, postId, at),
  ]);
  const warning = delivery === 'publish' ? tokenWarning(connection, at, nowMs) : null;
  const message = [halted?.message ?? null, warning, note].filter((part) => part !== null).join(' ');
  return { post: { ...post, ...moved }, message: message === '' ? null : message };
}

type Wish = EndpointInput<typeof schedulePost>['body'];

/**
 * Schedules or moves a post to a user's local time inside the caller's transaction. With `version`, only that version.
 */
export async function scheduleWishIn(
  context: Context,
  tx: Tx,
  userId: string,
  postId: string,
  { version, ...wish }: Wish & { version?: number },
): Promise<Scheduled> {
  const [, post] = await together([lockPerson(tx, userId), lockToPlan(tx, userId, postId)]);
  requireVersion(context, post, version);
  requireSendable(post);
  const { at, note } = requireTime(context, wish);
  const { timeZone, delivery } = wish;
  return scheduleLocked(context, tx, post, { at, note, timeZone, queueId: null, delivery });
}

/** Schedules or moves a post. A LinkedIn token that expires before that time is allowed and mentioned in `message`. */
export async function schedule(
  context: Context,
  userId: string,
  postId: string,
  wish: Wish,
): Promise<Scheduled> {
  return context.database.db.transaction(async (tx) => scheduleWishIn(context, tx, userId, postId, wish));
}

export async function unschedule(context: Context, userId: string, postId: string): Promise<PostWithMedia> {
  return context.database.db.transaction(async (tx) => unscheduleIn(context, tx, userId, postId));
}

/** The same inside the caller's transaction. */
export async function unscheduleIn(
  context: Context,
  tx: Tx,
  userId: string,
  postId: string,
): Promise<PostWithMedia> {
  const post = await requirePost(tx, userId, postId);
  if (isLocked(post.status)) throw new AppError('post_locked');
  if (post.status !== 'scheduled') throw new AppError('post_not_scheduled');
  const set = { ...cleared, ...unplanned };
  const now = context.clock.now();
  const moved = await movePost(tx, { postId, from: ['scheduled'], to: 'draft', set, now });
  return { ...post, ...moved };
}

/** Turns all of a user's scheduled posts back into drafts, inside the caller's transaction. */
export async function unscheduleAll(context: Context, tx: Tx, userId: string): Promise<void> {
  const set = { ...cleared, ...unplanned };
  const now = context.clock.now();
  await lockPerson(tx, userId);
  for (const postId of await listScheduled(tx, userId)) {
    const post = await lockPost(tx, postId, userId);
    if (post?.status === 'scheduled')
      await movePost(tx, { postId, from: ['scheduled'], to: 'draft', set, now });
  }
}

/** Applies the user's answer about a post with an unknown outcome. */
export async function resolve(
  context: Context,
  userId: string,
  postId: string,
  word: EndpointInput<typeof resolvePost>['body'],
): Promise<PostWithMedia> {
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    const post = await lockToPlan(tx, userId, postId);
    if (post.status !== 'unconfirmed') throw new AppError('post_not_unconfirmed');
    if (word.answer === 'publish-again') {
      requireLinkedin(context);
      await requireClaimsConfirmed(tx, userId, post);
      await requireApproved(tx, post);
      await requireConnection(context, tx, userId);
      const moved = await movePost(tx, {
        postId,
        from: ['unconfirmed'],
        to: 'publishing',
        set: { ...cleared, ...unplanned },
        now,
      });
      // A process considered dead may still be sending, so the job waits until its time is over.
      const attempts = await listAttempts(tx, postId, userId);
      const busyUntil = Math.max(0, ...attempts.map(({ leaseUntil }) => leaseUntil.getTime()));
      await enqueueRun(context, tx, postId, busyUntil > now ? new Date(busyUntil) : undefined);
      return { ...post, ...moved };
    }
    const urn = requireUrn(word.link);
    const [last] = await listAttempts(tx, postId, userId);
    const permalink = urn === null ? null : (context.linkedin?.permalink(urn) ?? null);
    const publishedAt = last?.consumedAt ?? new Date(now);
    const comment = commentFacts(post, urn, new Date(now));
    const set = { ...cleared, ...comment, urn, permalink, publishedAt };
    const moved = await movePost(tx, { postId, from: ['unconfirmed'], to: 'published', set, now });
    if (comment.commentState === 'waiting') await enqueueComment(context, tx, postId);
    const done = { ...post, ...moved };
    await settleNotices(context, tx, [done]);
    await emitPublished(context, tx, [done]);
    return done;
  });
}
