import type { PostStatus } from '@limelight/contracts';
import type { CreateResult, Trace } from '../../../../integrations/linkedin/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { connectionChangedJob, markReconnectNeeded } from '../../../accounts/linkedin-account/index.ts';
import {
  commentFacts,
  lockPost,
  movePost,
  type PostFacts,
  type PostRow,
} from '../../../posts/posts/index.ts';
import {
  abandonUnsent,
  finishOwnAttempt,
  insertStep,
  isUrnOfAnotherPost,
  listAttempts,
  savePause,
  type Attempt,
  type Ending,
} from '../repository/publishing.ts';
import { answerOf } from '../rules/answer.ts';
import { decideOutcome, type Decision, type Situation } from '../rules/outcome.ts';
import { enqueueComment } from './comment.ts';
import type { PublishingDeps } from './deps.ts';
import { emitPublished, emitTrouble } from './events.ts';
import { cleared, enqueueNotice, failureFacts, holdPost, notifyPublished, planPost } from './move.ts';
import type { Prepared } from './prepare.ts';

type Result = CreateResult<{ urn: string | null }>;

const createOperation = 'linkedin.post.create';

const retryCodes: ReadonlySet<string | null> = new Set(['unavailable', 'rate_limited', 'not_sent']);

/** The attempts right before this one that had no effect and were to be retried. */
function precedingRetries(attempts: readonly Attempt[], attemptId: string): Attempt[] {
  const earlier = attempts.filter((attempt) => attempt.id !== attemptId && attempt.finishedAt !== null);
  const end = earlier.findIndex((attempt) => !retryCodes.has(attempt.errorCode));
  return end === -1 ? earlier : earlier.slice(0, end);
}

/** The retries since LinkedIn last specified a wait, during which nothing is tried. Newest first. */
function triedSinceWait(retries: readonly Attempt[]): readonly Attempt[] {
  const wait = retries.findIndex(({ errorCode }) => errorCode === 'rate_limited');
  return wait === -1 ? retries : retries.slice(0, wait);
}

/** A value from 0 to 1 derived from the id, so that a post always gets the same one. */
function spreadOf(postId: string): number {
  return Number.parseInt(postId.replaceAll('-', '').slice(-6), 16) / 0xffffff;
}

async function situationOf(
  deps: PublishingDeps,
  tx: Tx,
  prepared: Prepared,
  result: Result,
  attempts: readonly Attempt[],
): Promise<Situation> {
  const { post, connection, attemptId } = prepared;
  const retries = precedingRetries(attempts, attemptId);
  const nowMs = deps.context.clock.now();
  const urn = result.kind === 'duplicate' ? result.urn : null;
  const others = attempts.filter((attempt) => attempt.id !== attemptId);
  return {
    nowMs,
    timing: deps.timing,
    maybePublished: others.some((attempt) => attempt.outcome === 'unknown'),
    publishedBefore: others.find((attempt) => attempt.outcome === 'published') ?? null,
    retries: retries.length,
    triedSinceMs: triedSinceWait(retries).at(-1)?.createdAt.getTime() ?? prepared.startedAtMs,
    tokenAgeMs: nowMs - connection.issuedAt.getTime(),
    urnIsOfAnotherPost: urn !== null && (await isUrnOfAnotherPost(tx, post.userId, post.id, urn)),
    spread: spreadOf(post.id),
  };
}

function endingOf(decision: Decision, result: Result, now: Date): Ending {
  const failure = decision.post === 'published' ? null : decision.failure;
  const code = result.kind === 'not_sent' ? 'not_sent' : (failure?.code ?? null);
  return {
    outcome: decision.attempt,
    urn: decision.post === 'published' ? decision.urn : null,
    errorCode: code,
    errorMessage: failure?.message ?? null,
    finishedAt: now,
  };
}

/** Moves a post with a late outcome through intermediate statuses, so that each step is an allowed transition. */
async function bringToPublishing(tx: Tx, post: PostRow, now: number): Promise<boolean> {
  const reachable: readonly PostStatus[] = ['scheduled', 'failed', 'unconfirmed'];
  if (post.status === 'publishing') return true;
  if (!reachable.includes(post.status)) return false;
  return (await movePost(tx, { postId: post.id, from: [post.status], to: 'publishing', now })) !== null;
}

async function applyDecision(deps: PublishingDeps, tx: Tx, post: PostRow, decision: Decision): Promise<void> {
  const { context, linkedin } = deps;
  const now = context.clock.now();
  const move = async (to: PostStatus, set: PostFacts) =>
    movePost(tx, { postId: post.id, from: ['publishing'], to, set, now });
  switch (decision.post) {
    case 'published': {
      const permalink = decision.urn === null ? null : linkedin.permalink(decision.urn);
      const comment = commentFacts(post, decision.urn, new Date(now));
      await move('published', {
        ...cleared,
        ...comment,
        publishedAt: new Date(now),
        urn: decision.urn,
        permalink,
      });
      if (comment.commentState === 'waiting') await enqueueComment(context, tx, post.id);
      await notifyPublished(context, tx, [post]);
      await emitPublished(context, tx, [{ ...post, permalink }]);
      return;
    }
    case 'failed':
    case 'unconfirmed':
      await move(decision.post, { hold: null, ...failureFacts(decision.failure) });
      await enqueueNotice(context, tx, post, decision.post, decision.failure);
      await emitTrouble(context, tx, post, decision.post, decision.failure.code);
      return;
    case 'scheduled': {
      const at = decision.at === 'unchanged' ? (post.scheduledAt ?? new Date(now)) : decision.at;
      const publishing = { ...post, status: 'publishing', scheduledAt: at } as const;
      if (decision.hold !== null && decision.failure !== null) {
        await holdPost(context, tx, publishing, decision.hold, decision.failure);
        return;
      }
      const longWait = decision.pause !== undefined;
      await planPost(
        context,
        tx,
        { ...post, status: 'publishing' },
        { at, failure: decision.failure, longWait },
      );
      if (decision.pause) {
        await savePause(
          tx,
          decision.pause.scope === 'member' ? `member:${post.userId}` : 'application',
          decision.pause.until,
        );
      }
    }
  }
}

/**
 * True when the decision still applies to the post, as it does for the current attempt. An attempt that was considered
 * lost still applies if it brings certainty and nothing newer has superseded it.
 */
function maySpeak(post: PostRow, others: readonly Attempt[], wasOpen: boolean, decision: Decision): boolean {
  if (wasOpen) return post.status === 'publishing';
  if (decision.post === 'published')
    return !others.some((other) => other.finishedAt === null && other.consumedAt !== null);
  if (decision.post === 'unconfirmed' || post.status !== 'unconfirmed') return false;
  return !others.some((other) => other.outcome === 'unknown' || other.finishedAt === null);
}

async function record(deps: PublishingDeps, prepared: Prepared, result: Result): Promise<Decision | null> {
  const { context } = deps;
  return context.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, prepared.post.id);
    const attempts = await listAttempts(tx, prepared.post.id, prepared.post.userId);
    const before = attempts.find(({ id }) => id === prepared.attemptId);
    if (before === undefined) return null;
    const decision = decideOutcome(result, await situationOf(deps, tx, prepared, result, attempts));
    const now = new Date(context.clock.now());
    const attempt = await finishOwnAttempt(
      tx,
      prepared.attemptId,
      prepared.owner,
      endingOf(decision, result, now),
    );
    if (attempt === null) return null;
    if (result.trace.operation === createOperation) {
      await insertStep(tx, {
        attemptId: attempt.id,
        step: 'create',
        at: now,
        answer: answerOf(result),
        mediaId: null,
        assetUrn: null,
      });
    }
    if (result.kind === 'unauthorised' && decision.post === 'scheduled' && decision.hold === 'reconnect') {
      const refused = { userId: attempt.userId, revision: prepared.connection.revision, reason: result.code };
      await markReconnectNeeded(tx, refused, now.getTime());
      await context.queue.enqueue(tx, connectionChangedJob, { userId: attempt.userId });
    }
    const others = attempts.filter((other) => other.id !== attempt.id);
    const wasOpen = before.finishedAt === null;
    if (post === null || !maySpeak(post, others, wasOpen, decision)) return decision;
    // A newer intent is obsolete, because this earlier one turned out to be published.
    if (!wasOpen)
      await abandonUnsent(tx, post.id, {
        outcome: 'abandoned',
        urn: null,
        errorCode: 'published_before',
        errorMessage: null,
        finishedAt: now,
      });
    if (await bringToPublishing(tx, post, now.getTime())) await applyDecision(deps, tx, post, decision);
    return decision;
  });
}

/** Records the outcome of an attempt in the log and the metrics. `becomes` is null when it belonged to another run. */
export function tellOutcome(
  deps: PublishingDeps,
  prepared: Prepared,
  result: Result,
  becomes: PostStatus | null,
): void {
  deps.context.metrics.publish(becomes ?? 'not_ours');
  const { attemptId, post } = prepared;
  const trace: Trace = result.trace;
  const line = {
    postId: post.id,
    attemptId,
    result: result.kind,
    answer: answerOf(result),
    becomes: becomes ?? 'not ours',
    trace,
  };
  if (result.kind === 'success') deps.context.log.info(line, 'published');
  else deps.context.log.warn(line, 'publishing did not end in a post');
}

/**
 * Records the end of an attempt and the new state of its post. LinkedIn's answer must not get lost while the database
 * restarts, so this is retried for some minutes. After that the sweep treats the outcome as unknown.
 */
export async function recordOutcome(deps: PublishingDeps, prepared: Prepared, result: Result): Promise<void> {
  for (const waitMs of [...deps.timing.recordWaitsMs, null]) {
    try {
      const decision = await record(deps, prepared, result);
      tellOutcome(deps, prepared, result, decision?.post ?? null);
      return;
    } catch (error) {
      if (waitMs === null) throw error;
      deps.context.log.error(
        { err: error, attemptId: prepared.attemptId, result: result.kind },
        'outcome not written yet',
      );
      await deps.pause(waitMs);
    }
  }
}
