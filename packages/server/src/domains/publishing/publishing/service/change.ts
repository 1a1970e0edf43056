import type { Context } from '../../../../context.ts';
import type { LinkedinFailure } from '../../../../integrations/linkedin/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import {
  connectionChangedJob,
  connectionForPublishing,
  markReconnectNeeded,
} from '../../../accounts/linkedin-account/index.ts';
import {
  failChange,
  findPublished,
  finishChange,
  listOpenChanges,
  lockPost,
  currentPost,
  requireClaimsConfirmed,
  requirePublishable,
  wantChange,
  type PostRow,
  type PostWithMedia,
} from '../../../posts/posts/index.ts';
import { requireApproved } from '../../../teams/teams/index.ts';
import { changeJob } from '../jobs.ts';
import { insertStep } from '../repository/publishing.ts';
import { answerOf } from '../rules/answer.ts';
import { failureOf, rejectionOf } from '../rules/sentences.ts';
import { requireConnection } from './commands.ts';
import { publishedAttempt } from './comment.ts';
import type { PublishingDeps } from './deps.ts';

const triesAtMost = 6;
const firstWaitMs = 10_000;
const silentMs = 10 * 60_000;

function requireChangeable(post: PostWithMedia): void {
  if (post.status !== 'published' || post.removedAt !== null) throw new AppError('post_not_published');
  // Only the ids that LinkedIn returns on publishing identify a post in its API. The one in a copied link does not.
  if (post.urn === null || post.urn.startsWith('urn:li:activity:')) throw new AppError('post_id_unknown');
  if (post.changeKind !== null && post.changeFailure === null) throw new AppError('post_change_running');
}

async function enqueueChange(context: Context, tx: Tx, postId: string, tried = 0, waitMs = 0): Promise<void> {
  const startAfter = new Date(context.clock.now() + waitMs);
  await context.queue.enqueue(tx, changeJob, { postId, tried }, { startAfter });
}

async function want(
  context: Context,
  userId: string,
  postId: string,
  change: { kind: 'edit'; text: string; version: number } | { kind: 'delete' },
): Promise<PostWithMedia> {
  if (context.linkedin === null) throw new AppError('linkedin_not_configured');
  return context.database.db.transaction(async (tx) => {
    const post = existing(await lockPost(tx, postId, userId));
    requireChangeable(post);
    if (change.kind === 'edit') {
      if (post.attachment?.kind === 'poll') throw new AppError('post_poll_fixed');
      if (post.version !== change.version)
        throw new AppError('version_conflict', { current: currentPost(context, post) });
      // Nothing but the text can be changed, so nothing else can be put right.
      requirePublishable({ text: change.text, attachment: null, firstComment: '', media: [] });
      await requireClaimsConfirmed(tx, userId, { ...post, text: change.text });
      await requireApproved(tx, { ...post, text: change.text });
    }
    await requireConnection(context, tx, userId);
    await wantChange(tx, postId, change, new Date(context.clock.now()));
    await enqueueChange(context, tx, postId);
    return (await lockPost(tx, postId, userId)) ?? post;
  });
}

export async function editPublishedPost(
  context: Context,
  userId: string,
  postId: string,
  given: { text: string; version: number },
): Promise<PostWithMedia> {
  return want(context, userId, postId, { kind: 'edit', ...given });
}

export async function removePublishedPost(
  context: Context,
  userId: string,
  postId: string,
): Promise<PostWithMedia> {
  return want(context, userId, postId, { kind: 'delete' });
}

function judge(failure: LinkedinFailure, tried: number): { again: true } | { words: string } {
  switch (failure.kind) {
    case 'unauthorised':
      return { words: failureOf('reconnect').message };
    case 'version_gone':
      return { words: failureOf('version_gone_change').message };
    case 'rate_limited':
    case 'unavailable':
    case 'not_sent':
      return tried + 1 < triesAtMost ? { again: true } : { words: failureOf('change_unavailable').message };
    case 'rejected':
      if (failure.status === 404) return { words: failureOf('post_gone').message };
      return { words: rejectionOf(failure).message };
    case 'duplicate':
      return { words: failureOf('duplicate_post').message };
  }
}

async function recordFailure(
  deps: PublishingDeps,
  post: PostRow,
  failure: LinkedinFailure,
  revision: number,
  tried: number,
): Promise<void> {
  const { context } = deps;
  const nowMs = context.clock.now();
  const verdict = judge(failure, tried);
  await context.database.db.transaction(async (tx) => {
    if ('again' in verdict) {
      await enqueueChange(context, tx, post.id, tried + 1, firstWaitMs * 2 ** tried);
      return;
    }
    await failChange(tx, post, verdict.words, new Date(nowMs));
    if (failure.kind !== 'unauthorised') return;
    await markReconnectNeeded(tx, { userId: post.userId, revision, reason: failure.code }, nowMs);
    await context.queue.enqueue(tx, connectionChangedJob, { userId: post.userId });
  });
}

/** Makes the author's change to a published post. Can be repeated safely. */
export async function runChange(deps: PublishingDeps, postId: string, tried: number): Promise<void> {
  const { context, linkedin } = deps;
  const { db } = context.database;
  const post = await findPublished(db, postId);
  if (post === null || post.urn === null || post.changeKind === null || post.changeFailure !== null) return;
  const connection = await connectionForPublishing(context, db, post.userId);
  if (connection.kind !== 'ready') {
    await failChange(db, post, failureOf('reconnect').message, new Date(context.clock.now()));
    return;
  }
  const result =
    post.changeKind === 'edit'
      ? await linkedin.updateText(connection.accessToken, post.urn, post.changeText ?? '')
      : await linkedin.deletePost(connection.accessToken, post.urn);
  context.log.info(
    { postId, change: post.changeKind, result: result.kind, trace: result.trace },
    'change of a published post',
  );
  const attemptId = await publishedAttempt(deps, post);
  const at = new Date(context.clock.now());
  if (attemptId !== null) {
    const step = { attemptId, step: post.changeKind, at, mediaId: null, assetUrn: null };
    await insertStep(db, { ...step, answer: answerOf(result) });
  }
  if (result.kind === 'success') await finishChange(db, post, at);
  else await recordFailure(deps, post, result, connection.revision, tried);
}

export async function sweepChanges(context: Context, limit: number): Promise<void> {
  const { db } = context.database;
  const before = new Date(context.clock.now() - silentMs);
  for (const id of await listOpenChanges(db, before, limit))
    await db.transaction(async (tx) => enqueueChange(context, tx, id));
}
