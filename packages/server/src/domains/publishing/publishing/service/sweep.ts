import type { Context } from '../../../../context.ts';
import { listGone } from '../../../../platform/db/index.ts';
import { lockPost, movePost } from '../../../posts/posts/index.ts';
import { listLostPosts, listWaitingForOtherVersion } from '../repository/due.ts';
import { runJob, sweepJob } from '../jobs.ts';
import {
  endLeases,
  finishLostAttempt,
  listExpiredAttempts,
  listOpenAttempts,
} from '../repository/publishing.ts';
import { failureOf } from '../rules/sentences.ts';
import { timingOf } from '../rules/timing.ts';
import { releaseOperatorHolds } from './backlog.ts';
import { sweepChanges } from './change.ts';
import { sweepComments } from './comment.ts';
import { emitTrouble } from './events.ts';
import { enqueueNotice, enqueueRun, failureFacts } from './move.ts';

/** The limit of one round. The next minute's round handles the rest. */
const roundLimit = 1000;

/** A consumed attempt whose process is gone may or may not have been sent, so it is never sent again. */
async function giveUpLost(
  context: Context,
  attempt: { id: string; postId: string },
  leaseOver = true,
): Promise<void> {
  const now = context.clock.now();
  const failure = failureOf('unconfirmed');
  const lost = await context.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, attempt.postId);
    const finishedAt = new Date(now);
    const ending = {
      outcome: 'unknown',
      urn: null,
      errorCode: failure.code,
      errorMessage: failure.message,
      finishedAt,
    } as const;
    const given = await finishLostAttempt(tx, attempt.id, ending, leaseOver ? finishedAt : null);
    if (!given || post?.status !== 'publishing') return null;
    await movePost(tx, {
      postId: post.id,
      from: ['publishing'],
      to: 'unconfirmed',
      set: failureFacts(failure),
      now,
    });
    await enqueueNotice(context, tx, post, 'unconfirmed', failure);
    await emitTrouble(context, tx, post, 'unconfirmed', failure.code);
    return post;
  });
  if (lost === null) return;
  context.metrics.publish('lost');
  context.log.warn({ postId: lost.id, attemptId: attempt.id }, 'attempt lost with its process: unconfirmed');
}

/**
 * Handles attempts of dead processes before their leases expire: what was not sent continues, and for what may have
 * been sent the author is notified. If such a process is alive after all, the outcome it records still counts.
 */
async function settleOrphans(context: Context, nowMs: number): Promise<void> {
  const { db } = context.database;
  const before = new Date(nowMs - timingOf(context.config).orphanedMs);
  const open = await listOpenAttempts(db, before, roundLimit);
  const gone = await listGone(
    db,
    open.map(({ leaseOwner }) => leaseOwner),
  );
  const orphans = open.filter(({ leaseOwner }) => gone.has(leaseOwner));
  for (const attempt of orphans)
    if (attempt.consumedAt !== null && attempt.consumedAt < before) await giveUpLost(context, attempt, false);
  const unsent = orphans.filter(({ consumedAt }) => consumedAt === null).map(({ id }) => id);
  if (unsent.length > 0) await endLeases(db, unsent, new Date(nowMs));
}

/** Besides every minute, a process sweeps these seconds after its start for what its predecessor left. */
const looksAfterStart = [2, 35] as const;

export async function sweepAfterStart(context: Context): Promise<void> {
  const nowMs = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    for (const seconds of looksAfterStart)
      await context.queue.enqueue(tx, sweepJob, {}, { startAfter: new Date(nowMs + seconds * 1000) });
  });
}

async function enqueueAll(context: Context, posts: readonly { id: string }[]): Promise<void> {
  if (posts.length === 0) return;
  await context.database.db.transaction(async (tx) => {
    for (const { id } of posts) await enqueueRun(context, tx, id);
  });
}

/**
 * Repairs what lost processes, lost jobs and configuration changes left behind. Publishes nothing itself. Can run at
 * any time in any number of processes.
 */
export async function sweepPublishing(context: Context): Promise<void> {
  const { database, clock, linkedin } = context;
  const timing = timingOf(context.config);
  const nowMs = clock.now();
  await settleOrphans(context, nowMs);
  const expired = await listExpiredAttempts(database.db, new Date(nowMs), roundLimit);
  for (const attempt of expired) if (attempt.consumedAt !== null) await giveUpLost(context, attempt);
  if (linkedin === null) return;
  await enqueueAll(
    context,
    expired.filter((attempt) => attempt.consumedAt === null).map(({ postId }) => ({ id: postId })),
  );
  const dueBefore = new Date(nowMs - timing.overdueMs);
  const lost = await listLostPosts(database.db, {
    jobName: runJob.name,
    dueBefore,
    jobsBefore: new Date(nowMs + timing.overdueMs),
    limit: roundLimit,
  });
  if (lost.length > 0) context.log.warn({ count: lost.length }, 'due posts without a job: enqueued');
  await enqueueAll(context, lost);
  for (const userId of await listWaitingForOtherVersion(database.db, linkedin.version))
    await releaseOperatorHolds(context, userId);
  await sweepComments(context, timing, roundLimit);
  await sweepChanges(context, roundLimit);
}
