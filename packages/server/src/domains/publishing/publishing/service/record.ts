import type { PostStatus } from '@limelight/contracts';
import type { CreateResult, Trace } from '../../../../integrations/linkedin/index.ts';
import { together, type Tx } from '../../../../platform/db/index.ts';
import { connectionChangedJob, markReconnectNeeded } from '../../../accounts/linkedin-account/index.ts';
import {
  commentFacts,
  lockPosts,
  movePost,
  movePublished,
  type DuePost,
} from '../../../posts/posts/index.ts';
import {
  finishAttempts,
  insertCreates,
  listAttemptsOf,
  type Ending,
  type PostAttempt,
} from '../repository/batches.ts';
import { abandonUnsent, isUrnOfAnotherPost, savePause } from '../repository/publishing.ts';
import { answerOf } from '../rules/answer.ts';
import { decideOutcome, type Decision, type Situation } from '../rules/outcome.ts';
import { enqueueComment } from './comment.ts';
import type { PublishingDeps } from './deps.ts';
import { emitPublished, emitTrouble } from './events.ts';
import { cleared, enqueueNotice, failureFacts, holdPost, notifyPublished, planPost } from './move.ts';
import type { Prepared } from './prepared.ts';

type Result = CreateResult<{ urn: string | null }>;

export interface Told {
  prepared: Prepared;
  result: Result;
}

const createOperation = 'linkedin.post.create';

const retryCodes: ReadonlySet<string | null> = new Set(['unavailable', 'rate_limited', 'not_sent']);

/** The attempts right before this one that had no effect and were to be retried. */
function precedingRetries(attempts: readonly PostAttempt[], attemptId: string): PostAttempt[] {
  const earlier = attempts.filter((attempt) => attempt.id !== attemptId && attempt.finishedAt !== null);
  const end = earlier.findIndex((attempt) => !retryCodes.has(attempt.errorCode));
  return end === -1 ? earlier : earlier.slice(0, end);
}

/** The retries since LinkedIn last specified a wait, during which nothing is tried. Newest first. */
function triedSinceWait(retries: readonly PostAttempt[]): readonly PostAttempt[] {
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
  { prepared, result }: Told,
  attempts: readonly PostAttempt[],
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

function endingOf(decision: Decision, result: Result): Ending {
  const failure = decision.post === 'published' ? null : decision.failure;
  const code = result.kind === 'not_sent' ? 'not_sent' : (failure?.code ?? null);
  return {
    outcome: decision.attempt,
    urn: decision.post === 'published' ? decision.urn : null,
    errorCode: code,
    errorMessage: failure?.message ?? null,
  };
}

/** Moves a post with a late outcome through intermediate statuses, so that each step is an allowed transition. */
async function bringToPublishing(tx: Tx, post: DuePost, now: number): Promise<boolean> {
  const reachable: readonly PostStatus[] = ['scheduled', 'failed', 'unconfirmed'];
  if (post.status === 'publishing') return true;
  if (!reachable.includes(post.status)) return false;
  return (await movePost(tx, { postId: post.id, from: [post.status], to: 'publishing', now })) !== null;
}

type Published = Extract<Decision, { post: 'published' }>;

/** What follows for posts that are on LinkedIn. */
async function applyPublished(
  { context, linkedin }: PublishingDeps,
  tx: Tx,
  published: readonly { post: DuePost; decision: Published }[],
): Promise<void> {
  if (published.length === 0) return;
  const now = context.clock.now();
  const outcomes = published.map(({ post, decision: { urn } }) => ({
    post,
    postId: post.id,
    urn,
    permalink: urn === null ? null : linkedin.permalink(urn),
    comment: commentFacts(post, urn, new Date(now)),
  }));
  const posts = published.map(({ post }) => post);
  await notifyPublished(context, tx, posts);
  for (const group of Map.groupBy(outcomes, ({ comment }) => comment.commentState).values())
    await movePublished(tx, group, { ...cleared, ...group[0]?.comment, publishedAt: new Date(now) }, now);
  for (const { postId, comment } of outcomes)
    if (comment.commentState === 'waiting') await enqueueComment(context, tx, postId);
  await emitPublished(
    context,
    tx,
    outcomes.map(({ post, permalink }) => ({ ...post, permalink })),
  );
}

/** What follows for a post that is not, or may not be, on LinkedIn. */
async function applyOther(
  { context }: PublishingDeps,
  tx: Tx,
  found: DuePost,
  decision: Exclude<Decision, Published>,
): Promise<void> {
  const now = context.clock.now();
  const post = { ...found, status: 'publishing' } as const;
  if (decision.post !== 'scheduled') {
    const { post: to, failure } = decision;
    const set = { hold: null, ...failureFacts(failure) };
    await movePost(tx, { postId: post.id, from: ['publishing'], to, set, now });
    await enqueueNotice(context, tx, post, to, failure);
    await emitTrouble(context, tx, post, to, failure.code);
    return;
  }
  const { hold, failure, pause } = decision;
  const at = decision.at === 'unchanged' ? (post.scheduledAt ?? new Date(now)) : decision.at;
  if (hold !== null && failure !== null) {
    await holdPost(context, tx, { ...post, scheduledAt: at }, hold, failure);
    return;
  }
  await planPost(context, tx, post, { at, failure, longWait: pause !== undefined });
  if (pause === undefined) return;
  const scope = pause.scope === 'member' ? `member:${post.userId}` : 'application';
  await savePause(tx, scope, pause.until);
}

/**
 * True when the decision still applies to the post, as it does for the current attempt. An attempt that was considered
 * lost still applies if it brings certainty and nothing newer has superseded it.
 */
function maySpeak(
  post: DuePost,
  others: readonly PostAttempt[],
  wasOpen: boolean,
  decision: Decision,
): boolean {
  if (wasOpen) return post.status === 'publishing';
  if (decision.post === 'published')
    return !others.some((other) => other.finishedAt === null && other.consumedAt !== null);
  if (decision.post === 'unconfirmed' || post.status !== 'unconfirmed') return false;
  return !others.some((other) => other.outcome === 'unknown' || other.finishedAt === null);
}

interface Decided extends Told {
  post: DuePost | null;
  before: PostAttempt;
  others: readonly PostAttempt[];
  decision: Decision;
}

async function decideAll(
  deps: PublishingDeps,
  tx: Tx,
  told: readonly Told[],
  wait: boolean,
): Promise<Decided[]> {
  const postIds = told.map(({ prepared }) => prepared.post.id);
  const [posts, attempts] = await together([lockPosts(tx, postIds, { wait }), listAttemptsOf(tx, postIds)]);
  const locked = new Map(posts.map((post) => [post.id, post]));
  const byPost = Map.groupBy(attempts, ({ postId }) => postId);
  const decided: Decided[] = [];
  for (const one of told) {
    const { post: sent, attemptId } = one.prepared;
    const post = locked.get(sent.id) ?? null;
    const own = byPost.get(sent.id) ?? [];
    const before = own.find(({ id }) => id === attemptId);
    if (before === undefined || (post === null && !wait)) continue;
    const decision = decideOutcome(one.result, await situationOf(deps, tx, one, own));
    decided.push({ ...one, post, before, others: own.filter((other) => other !== before), decision });
  }
  return decided;
}

/** Notes that LinkedIn refuses a connection's token. */
async function noteRefusal(
  { context }: PublishingDeps,
  tx: Tx,
  { prepared, result, decision }: Decided,
): Promise<void> {
  if (result.kind !== 'unauthorised' || decision.post !== 'scheduled' || decision.hold !== 'reconnect')
    return;
  const { userId } = prepared.post;
  const refused = { userId, revision: prepared.connection.revision, reason: result.code };
  await markReconnectNeeded(tx, refused, context.clock.now());
  await context.queue.enqueue(tx, connectionChangedJob, { userId });
}

/** Moves the posts about which an attempt still decides. */
async function applyAll(deps: PublishingDeps, tx: Tx, decided: readonly Decided[], now: Date): Promise<void> {
  const published: { post: DuePost; decision: Published }[] = [];
  for (const one of decided) {
    await noteRefusal(deps, tx, one);
    const { post, others, decision } = one;
    const wasOpen = one.before.finishedAt === null;
    if (post === null || !maySpeak(post, others, wasOpen, decision)) continue;
    // A newer intent is obsolete, because this earlier one turned out to be published.
    if (!wasOpen) {
      const ending = { urn: null, errorCode: 'published_before', errorMessage: null, finishedAt: now };
      await abandonUnsent(tx, post.id, { outcome: 'abandoned', ...ending });
    }
    if (!(await bringToPublishing(tx, post, now.getTime()))) continue;
    if (decision.post === 'published') published.push({ post, decision });
    else await applyOther(deps, tx, post, decision);
  }
  await applyPublished(deps, tx, published);
}

/**
 * Records the ends of attempts and the new states of their posts, in one transaction. Returns what was decided of each:
 * null for an attempt that belonged to another run. Without `wait`, posts that somebody else has locked are missing.
 */
async function record(
  deps: PublishingDeps,
  told: readonly Told[],
  wait: boolean,
): Promise<Map<string, Decision | null>> {
  return deps.context.database.db.transaction(async (tx) => {
    const decided = await decideAll(deps, tx, told, wait);
    const now = new Date(deps.context.clock.now());
    const endings = decided.map(({ prepared: { attemptId, owner }, decision, result }) => ({
      attemptId,
      owner,
      ...endingOf(decision, result),
    }));
    const finished = endings.length === 0 ? new Set() : await finishAttempts(tx, endings, now);
    const own = decided.filter(({ before }) => finished.has(before.id));
    await insertCreates(
      tx,
      own
        .filter(({ result }) => result.trace.operation === createOperation)
        .map(({ before, result }) => ({ attemptId: before.id, answer: answerOf(result) })),
      now,
    );
    await applyAll(deps, tx, own, now);
    return new Map(
      decided.map(({ before, decision }) => [before.id, finished.has(before.id) ? decision : null]),
    );
  });
}

/** Records the outcome of an attempt in the log and the metrics. `becomes` is null when it belonged to another run. */
function tellOutcome(deps: PublishingDeps, { prepared, result }: Told, becomes: PostStatus | null): void {
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
 * `record` for answers that arrived at the same moment. Returns for each whether it was recorded; the others are left
 * to `recordOutcome`.
 */
export async function recordOutcomes(deps: PublishingDeps, told: readonly Told[]): Promise<boolean[]> {
  try {
    const recorded = await record(deps, told, false);
    return told.map((one) => {
      const decision = recorded.get(one.prepared.attemptId);
      if (decision === undefined) return false;
      tellOutcome(deps, one, decision?.post ?? null);
      return true;
    });
  } catch (error) {
    deps.context.log.warn({ err: error, count: told.length }, 'outcomes are written one by one');
    return told.map(() => false);
  }
}

/**
 * Records the end of an attempt and the new state of its post. LinkedIn's answer must not get lost while the database
 * restarts, so this is retried for some minutes. After that the sweep treats the outcome as unknown.
 */
export async function recordOutcome(deps: PublishingDeps, prepared: Prepared, result: Result): Promise<void> {
  for (const waitMs of [...deps.timing.recordWaitsMs, null]) {
    try {
      const recorded = await record(deps, [{ prepared, result }], true);
      tellOutcome(deps, { prepared, result }, recorded.get(prepared.attemptId)?.post ?? null);
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
