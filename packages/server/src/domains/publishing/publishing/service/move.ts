import { randomUUID } from 'node:crypto';
import type { PostHold } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { firstWords, markSettled, notify, notifyAll } from '../../../accounts/notifications/index.ts';
import { movePost, type PostRow } from '../../../posts/posts/index.ts';
import { lateNoticeJob, noticeJob, runJob, type NoticeKind } from '../jobs.ts';
import { isLate, isTooLate, planOf } from '../rules/due.ts';
import { noticeEvent, noticeTitles } from '../rules/notice.ts';
import { failureOf, type Failure } from '../rules/sentences.ts';
import { timingOf } from '../rules/timing.ts';
import { postPath } from './mail-body.ts';

export const cleared = { hold: null, failureCode: null, failureMessage: null } as const;
export const unplanned = {
  scheduledAt: null,
  plannedAt: null,
  timeZone: null,
  queueId: null,
  delivery: 'publish',
} as const;

export function failureFacts(failure: Failure | null): {
  failureCode: string | null;
  failureMessage: string | null;
} {
  return { failureCode: failure?.code ?? null, failureMessage: failure?.message ?? null };
}

export async function enqueueRun(context: Context, tx: Tx, postId: string, at?: Date): Promise<void> {
  if (at === undefined) await context.queue.enqueue(tx, runJob, { postId });
  else await context.queue.enqueue(tx, runJob, { postId, at: at.toISOString() }, { startAfter: at });
}

type NoticedPost = Pick<PostRow, 'id' | 'userId' | 'text'>;

export async function enqueueNotice(
  context: Context,
  tx: Tx,
  post: NoticedPost,
  kind: NoticeKind,
  failure: Failure,
): Promise<void> {
  await notify(context, tx, {
    userId: post.userId,
    kind: noticeEvent(kind),
    key: `${kind}:${post.id}:${context.clock.now()}`,
    title: noticeTitles[kind],
    detail: failure.message,
    about: firstWords(post.text),
    path: postPath(post.id),
    mail: 'own',
  });
  if (!context.mailer.configured) return;
  await context.queue.enqueue(tx, noticeJob, {
    noticeId: randomUUID(),
    postId: post.id,
    userId: post.userId,
    kind,
  });
}

/** What was asked about these posts is done. */
export async function settleNotices(
  context: Context,
  tx: Tx,
  posts: readonly Pick<PostRow, 'id' | 'userId'>[],
): Promise<void> {
  const userIds = [...new Set(posts.map(({ userId }) => userId))];
  const paths = posts.map(({ id }) => postPath(id));
  await markSettled(context, tx, userIds, paths);
}

export async function notifyPublished(context: Context, tx: Tx, posts: readonly NoticedPost[]) {
  await settleNotices(context, tx, posts);
  await notifyAll(
    context,
    tx,
    posts.map(({ id, userId, text }) => ({
      userId,
      kind: 'published',
      key: `published:${id}`,
      title: 'Your post is on LinkedIn',
      about: firstWords(text),
      path: postPath(id),
    })),
  );
}

/** Delays within this time are combined in one email. */
const gatherLateMs = 60_000;

/** Notifies the user of a delay in the app and in browsers. The email covers several posts. */
export async function notifyDelay(
  context: Context,
  tx: Tx,
  post: NoticedPost & { plannedAt: Date | null },
  failure: Failure | null,
): Promise<void> {
  await notify(context, tx, {
    userId: post.userId,
    kind: 'failed',
    key: `delayed:${post.id}:${post.plannedAt?.getTime() ?? ''}`,
    title: 'A scheduled post will be published late',
    detail: (failure ?? failureOf('delayed')).message,
    about: firstWords(post.text),
    path: postPath(post.id),
    mail: 'own',
  });
}

export async function enqueueLateNotice(context: Context, tx: Tx, userId: string): Promise<void> {
  if (!context.mailer.configured) return;
  const startAfter = new Date(context.clock.now() + gatherLateMs);
  await context.queue.enqueue(tx, lateNoticeJob, { noticeId: randomUUID(), userId }, { startAfter });
}

/** Keeps a post scheduled but held until a decision or a new connection, and notifies the user. */
export async function holdPost(
  context: Context,
  tx: Tx,
  post: NoticedPost & Pick<PostRow, 'status' | 'scheduledAt'>,
  hold: Exclude<PostHold, 'paused'>,
  failure: Failure,
): Promise<void> {
  const now = context.clock.now();
  await movePost(tx, {
    postId: post.id,
    from: [post.status],
    to: 'scheduled',
    set: { hold, scheduledAt: post.scheduledAt ?? new Date(now), ...failureFacts(failure) },
    now,
  });
  await enqueueNotice(context, tx, post, hold, failure);
}

interface Putting {
  at: Date;
  failure: Failure | null;
  /** True when LinkedIn specified the wait. One longer than a post may be late becomes the new plan. */
  longWait?: boolean;
}

/** Gives a post another publishing time and queues its job. Notifies the user if that makes it late. */
export async function planPost(
  context: Context,
  tx: Tx,
  post: NoticedPost & Pick<PostRow, 'status' | 'scheduledAt' | 'plannedAt'>,
  { at, failure, longWait = false }: Putting,
): Promise<void> {
  const now = context.clock.now();
  const times = { scheduledAt: post.scheduledAt ?? new Date(now), plannedAt: post.plannedAt };
  const timing = timingOf(context.config);
  const renewed = longWait && isTooLate(times, at, timing);
  const becomesLate = isLate(times, at, timing) && !isLate(times, times.scheduledAt, timing);
  const delayed = renewed || becomesLate;
  const tell = delayed && context.mailer.configured;
  await movePost(tx, {
    postId: post.id,
    from: [post.status],
    to: 'scheduled',
    set: {
      hold: null,
      scheduledAt: at,
      plannedAt: renewed ? at : planOf(times),
      ...(tell ? { lateUntold: true } : {}),
      ...failureFacts(failure),
    },
    now,
  });
  await enqueueRun(context, tx, post.id, at);
  if (delayed) await notifyDelay(context, tx, { ...post, plannedAt: planOf(times) }, failure);
  if (tell) await enqueueLateNotice(context, tx, post.userId);
}
