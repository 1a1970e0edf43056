import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { connectionStanding, getConnection } from '../../../accounts/linkedin-account/index.ts';
import { lockPost, movePost, type PostRow } from '../../../posts/posts/index.ts';
import { lastDelayedAt, listBacklog, listScheduledWithHold } from '../repository/due.ts';
import { lastAttemptAt, lockPerson } from '../repository/publishing.ts';
import { dueness, isLate, isTooLate, planOf, spaceOut } from '../rules/due.ts';
import { failureOf } from '../rules/sentences.ts';
import { timingOf } from '../rules/timing.ts';
import {
  cleared,
  enqueueLateNotice,
  enqueueNotice,
  enqueueRun,
  failureFacts,
  holdPost,
  notifyDelay,
} from './move.ts';

async function lockScheduled(
  tx: Tx,
  postIds: readonly string[],
): Promise<(PostRow & { scheduledAt: Date })[]> {
  const locked: (PostRow & { scheduledAt: Date })[] = [];
  for (const postId of postIds) {
    const post = await lockPost(tx, postId);
    if (post?.status === 'scheduled' && post.scheduledAt !== null)
      locked.push({ ...post, scheduledAt: post.scheduledAt });
  }
  return locked;
}

/**
 * Reschedules a user's posts by the rule for late ones: future posts stay as planned, late ones are published now with
 * a gap between them and after those delayed before, and too-late ones wait for a decision. The user must be locked.
 */
async function placePosts(context: Context, tx: Tx, userId: string, postIds: readonly string[]) {
  const timing = timingOf(context.config);
  const nowMs = context.clock.now();
  const posts = await lockScheduled(tx, postIds);
  const late: typeof posts = [];
  for (const post of posts) {
    // A reminder is never too late and needs no gap.
    if (post.delivery === 'remind') {
      await movePost(tx, { postId: post.id, from: ['scheduled'], to: 'scheduled', set: cleared, now: nowMs });
      await enqueueRun(context, tx, post.id, post.scheduledAt);
      continue;
    }
    const standing = dueness(post, new Date(nowMs), timing);
    if (standing === 'too-late') await holdPost(context, tx, post, 'late', failureOf('late'));
    else if (standing === 'early') {
      await movePost(tx, { postId: post.id, from: ['scheduled'], to: 'scheduled', set: cleared, now: nowMs });
      await enqueueRun(context, tx, post.id, post.scheduledAt);
    } else late.push(post);
  }
  const last =
    (await lastDelayedAt(tx, userId, new Date(nowMs))) ??
    (await lastAttemptAt(tx, userId, new Date(nowMs - timing.backlogGapMs)));
  const times = spaceOut(late.length, nowMs, last?.getTime() ?? null, timing.backlogGapMs);
  let taken = 0;
  let told = false;
  for (const post of late) {
    const at = times[taken] ?? new Date(nowMs);
    if (isTooLate(post, at, timing)) {
      await holdPost(context, tx, post, 'late', failureOf('late'));
      continue;
    }
    taken += 1;
    const tell = context.mailer.configured && isLate(post, at, timing);
    told ||= tell;
    await movePost(tx, {
      postId: post.id,
      from: ['scheduled'],
      to: 'scheduled',
      set: {
        hold: null,
        scheduledAt: at,
        plannedAt: planOf(post),
        ...(tell ? { lateUntold: true } : {}),
        ...failureFacts(failureOf('delayed')),
      },
      now: nowMs,
    });
    if (isLate(post, at, timing)) await notifyDelay(context, tx, { ...post, plannedAt: planOf(post) }, null);
    await enqueueRun(context, tx, post.id, at);
  }
  if (told) await enqueueLateNotice(context, tx, userId);
}

/** Reschedules all of a user's late posts after downtime, with a gap between them. */
export async function spaceBacklog(context: Context, userId: string): Promise<void> {
  const before = new Date(context.clock.now() - timingOf(context.config).onTimeMs);
  await context.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await placePosts(context, tx, userId, await listBacklog(tx, userId, before));
  });
}

export async function releaseOperatorHolds(context: Context, userId: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await placePosts(context, tx, userId, await listScheduledWithHold(tx, userId, 'operator'));
  });
}

/**
 * Aligns holds with the connection: without one that can publish, scheduled posts are held, and with one, posts held
 * for that reason are released. Can be repeated at any time.
 */
export async function followConnection(context: Context, userId: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const standing = connectionStanding(await getConnection(tx, userId), context.clock.now());
    if (standing === 'ready') {
      await placePosts(context, tx, userId, await listScheduledWithHold(tx, userId, 'reconnect'));
      return;
    }
    const all = await lockScheduled(tx, await listScheduledWithHold(tx, userId, null));
    const waiting = all.filter(({ delivery }) => delivery === 'publish');
    const code = standing === 'none' ? 'not_connected' : standing === 'no-scope' ? 'no_scope' : 'reconnect';
    const [first] = waiting;
    for (const post of waiting) {
      await movePost(tx, {
        postId: post.id,
        from: ['scheduled'],
        to: 'scheduled',
        set: { hold: 'reconnect', ...failureFacts(failureOf(code)) },
        now: context.clock.now(),
      });
    }
    // One email for all of them. Users who disconnected themselves need none.
    if (first !== undefined && standing !== 'none')
      await enqueueNotice(context, tx, first, 'reconnect', failureOf(code));
  });
}
