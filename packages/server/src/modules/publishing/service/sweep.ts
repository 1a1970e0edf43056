import type { Context } from '../../../context.ts';
import { lockPost, movePost } from '../../posts/index.ts';
import { listLostPosts, listWaitingForOtherVersion } from '../due/repository.ts';
import { runJob } from '../jobs.ts';
import { deletePausesBefore, finishLostAttempt, listExpiredAttempts } from '../repository.ts';
import { failureOf } from '../rules/sentences.ts';
import { timingOf } from '../rules/timing.ts';
import { releaseOperatorHolds } from './backlog.ts';
import { sweepChanges } from './change.ts';
import { sweepComments } from './comment.ts';
import { enqueueNotice, enqueueRun, failureFacts } from './move.ts';

/** What one round looks at; more is left to the next minute. */
const roundLimit = 1000;

/** A consumed attempt whose process is gone: whether it was sent is unknown, so it is never sent again. */
async function giveUpLost(context: Context, attempt: { id: string; postId: string }): Promise<void> {
  const now = context.clock.now();
  const failure = failureOf('unconfirmed');
  await context.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, attempt.postId);
    const finishedAt = new Date(now);
    const ending = {
      outcome: 'unknown',
      urn: null,
      errorCode: failure.code,
      errorMessage: failure.message,
      finishedAt,
    } as const;
    if (!(await finishLostAttempt(tx, attempt.id, ending, finishedAt)) || post?.status !== 'publishing')
      return;
    await movePost(tx, {
      postId: post.id,
      from: ['publishing'],
      to: 'unconfirmed',
      set: failureFacts(failure),
      now,
    });
    await enqueueNotice(context, tx, post, 'unconfirmed');
    context.metrics.publish('lost');
    context.log.warn(
      { postId: post.id, attemptId: attempt.id },
      'attempt lost with its process: unconfirmed',
    );
  });
}

async function enqueueAll(context: Context, posts: readonly { id: string }[]): Promise<void> {
  if (posts.length === 0) return;
  await context.database.db.transaction(async (tx) => {
    for (const { id } of posts) await enqueueRun(context, tx, id);
  });
}

/**
 * Looks after what lost processes, lost jobs and changes of the configuration left behind. Sends nothing itself; may run
 * at any time, in any number of processes.
 */
export async function sweepPublishing(context: Context): Promise<void> {
  const { database, clock, linkedin } = context;
  const timing = timingOf(context.config);
  const nowMs = clock.now();
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
  await deletePausesBefore(database.db, new Date(nowMs));
}
