import { randomUUID } from 'node:crypto';
import type { PostHold } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { movePost, type PostRow } from '../../posts/index.ts';
import { noticeJob, runJob, type NoticeKind } from '../jobs.ts';
import type { Failure } from '../rules/sentences.ts';

/** Everything that a new start clears. */
export const cleared = { hold: null, failureCode: null, failureMessage: null } as const;

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

export async function enqueueNotice(
  context: Context,
  tx: Tx,
  post: Pick<PostRow, 'id' | 'userId'>,
  kind: NoticeKind,
): Promise<void> {
  if (!context.mailer.configured) return;
  await context.queue.enqueue(tx, noticeJob, {
    noticeId: randomUUID(),
    postId: post.id,
    userId: post.userId,
    kind,
  });
}

/** Keeps a post scheduled, but it goes out only after a word or a new connection; the person is told. */
export async function holdPost(
  context: Context,
  tx: Tx,
  post: Pick<PostRow, 'id' | 'userId' | 'status' | 'scheduledAt'>,
  hold: PostHold,
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
  await enqueueNotice(context, tx, post, hold);
}

/** Gives a scheduled post a time to go out at, and a job for it. */
export async function planPost(
  context: Context,
  tx: Tx,
  post: Pick<PostRow, 'id' | 'status'>,
  at: Date,
  failure: Failure | null,
): Promise<void> {
  await movePost(tx, {
    postId: post.id,
    from: [post.status],
    to: 'scheduled',
    set: { hold: null, scheduledAt: at, ...failureFacts(failure) },
    now: context.clock.now(),
  });
  await enqueueRun(context, tx, post.id, at);
}
