import type { CreateResult } from '../../../../integrations/linkedin/index.ts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { connectionForPublishing, noteComments } from '../../../accounts/linkedin-account/index.ts';
import { settleComment, takeComment, listOpenComments, type PostRow } from '../../../posts/posts/index.ts';
import { commentJob } from '../jobs.ts';
import { commentDelayMs, decideComment, type CommentDecision } from '../rules/comment.ts';
import { insertStep, listAttempts, listSteps } from '../repository/publishing.ts';
import type { Timing } from '../rules/timing.ts';
import { answerOf } from '../rules/answer.ts';
import type { PublishingDeps } from './deps.ts';

/** Queues the comment in the transaction that publishes the post, with a delay of a few seconds. */
export async function enqueueComment(context: Context, tx: Tx, postId: string, waitMs = commentDelayMs) {
  const startAfter = new Date(context.clock.now() + waitMs);
  await context.queue.enqueue(tx, commentJob, { postId }, { startAfter });
}

/** The attempt that published the post. Later steps are added to its receipt. */
export async function publishedAttempt(deps: PublishingDeps, post: PostRow): Promise<string | null> {
  const attempts = await listAttempts(deps.context.database.db, post.id, post.userId);
  return (attempts.find(({ outcome }) => outcome === 'published') ?? attempts[0])?.id ?? null;
}

async function settle(
  deps: PublishingDeps,
  post: PostRow,
  decision: Exclude<CommentDecision, { kind: 'rest' }>,
): Promise<void> {
  const { context } = deps;
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    if (decision.kind === 'again') {
      await settleComment(tx, post.id, ['sending'], { commentState: 'waiting', commentReason: null }, now);
      await enqueueComment(context, tx, post.id, decision.waitMs);
      return;
    }
    const reason = decision.kind === 'posted' ? null : decision.reason;
    const outcome = { commentState: decision.kind, commentReason: reason };
    await settleComment(tx, post.id, ['sending'], outcome, now);
    if (decision.kind === 'posted') await noteComments(tx, post.userId, 'works', now);
    if (reason === 'not-permitted') await noteComments(tx, post.userId, 'refused', now);
  });
}

/**
 * Sends the first comment of a published post at most once: if it may have arrived, it is left to the user. A
 * connection that LinkedIn does not allow to comment is not tried again.
 */
export async function runComment(deps: PublishingDeps, postId: string): Promise<void> {
  const { context, linkedin } = deps;
  const { db } = context.database;
  const post = await takeComment(db, postId, new Date(context.clock.now()));
  if (post === null) return;
  const connection = await connectionForPublishing(context, db, post.userId);
  if (post.urn === null || connection.kind !== 'ready' || connection.comments === 'refused') {
    const barred = connection.kind === 'ready' && connection.comments === 'refused';
    await settle(deps, post, { kind: 'by-hand', reason: barred ? 'not-permitted' : 'refused' });
    return;
  }
  const attemptId = await publishedAttempt(deps, post);
  const steps = attemptId === null ? [] : await listSteps(db, [attemptId]);
  const tried = steps.filter(({ step }) => step === 'comment').length + 1;
  const comment = { postUrn: post.urn, actorUrn: connection.personUrn, text: post.firstComment };
  const send = async (form: 'v2' | 'rest'): Promise<CreateResult<{ urn: string | null }>> => {
    const result = await linkedin.comment(connection.accessToken, comment, form);
    context.log.info({ postId, result: result.kind, trace: result.trace }, 'first comment');
    if (attemptId !== null) {
      const at = new Date(context.clock.now());
      const step = { attemptId, step: 'comment', at, mediaId: null, assetUrn: null } as const;
      await insertStep(db, { ...step, answer: answerOf(result) });
    }
    return result;
  };
  let decision = decideComment(await send('v2'), 'v2', tried);
  if (decision.kind === 'rest') decision = decideComment(await send('rest'), 'rest', tried);
  await settle(
    deps,
    post,
    decision.kind === 'rest' ? { kind: 'by-hand', reason: 'not-permitted' } : decision,
  );
}

/**
 * Handles comments whose process or job was lost. One that may have been sent is left to the user, and one that was not
 * is sent.
 */
export async function sweepComments(
  context: Context,
  { commentSilentMs, lateLimitMs }: Timing,
  limit: number,
): Promise<void> {
  const { db } = context.database;
  const nowMs = context.clock.now();
  const now = new Date(nowMs);
  for (const { id, commentState, publishedAt } of await listOpenComments(
    db,
    new Date(nowMs - commentSilentMs),
    limit,
  )) {
    const late = publishedAt !== null && nowMs - publishedAt.getTime() > lateLimitMs;
    if (commentState === 'sending')
      await settleComment(db, id, ['sending'], { commentState: 'by-hand', commentReason: 'unknown' }, now);
    else if (late)
      await settleComment(db, id, ['waiting'], { commentState: 'by-hand', commentReason: 'late' }, now);
    else await db.transaction(async (tx) => enqueueComment(context, tx, id, 0));
  }
}
