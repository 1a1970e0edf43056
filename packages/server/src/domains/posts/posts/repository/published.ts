import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import type { PostRow } from './posts.ts';
import { posts } from '../tables.ts';

export type CommentOutcome = Pick<PostRow, 'commentState' | 'commentReason'>;

/** The comment columns set when a post is published, so that its first comment follows. Empty when it has none. */
export function commentFacts(
  post: Pick<PostRow, 'firstComment'>,
  urn: string | null,
  now: Date,
): Partial<Pick<PostRow, 'commentState' | 'commentReason' | 'commentSince'>> {
  if (post.firstComment.trim() === '') return {};
  return urn === null
    ? { commentState: 'by-hand', commentReason: 'no-id', commentSince: now }
    : { commentState: 'waiting', commentReason: null, commentSince: now };
}

/** Claims the only attempt to send the comment. Exactly one caller gets the post, all others null. */
export async function takeComment(connection: Connection, postId: string, now: Date) {
  const [row] = await connection
    .update(posts)
    .set({ commentState: 'sending', commentSince: now })
    .where(and(eq(posts.id, postId), eq(posts.commentState, 'waiting')))
    .returning();
  return row ?? null;
}

/** False when the comment is no longer in one of these states. */
export async function settleComment(
  connection: Connection,
  postId: string,
  from: readonly ('waiting' | 'sending')[],
  outcome: CommentOutcome,
  now: Date,
): Promise<boolean> {
  const settled = await connection
    .update(posts)
    .set({ ...outcome, commentSince: now, updatedAt: now })
    .where(and(eq(posts.id, postId), inArray(posts.commentState, [...from])))
    .returning({ id: posts.id });
  return settled.length === 1;
}

/** Comments without any progress since `before`. */
export async function listOpenComments(connection: Connection, before: Date, limit: number) {
  return connection
    .select({ id: posts.id, commentState: posts.commentState, publishedAt: posts.publishedAt })
    .from(posts)
    .where(and(inArray(posts.commentState, ['waiting', 'sending']), lt(posts.commentSince, before)))
    .limit(limit);
}

/** Records the change that the author wants for a published post. The post must be locked. */
export async function wantChange(
  tx: Tx,
  postId: string,
  change: { kind: 'edit'; text: string } | { kind: 'delete' },
  now: Date,
): Promise<void> {
  await tx
    .update(posts)
    .set({
      changeKind: change.kind,
      changeText: change.kind === 'edit' ? change.text : null,
      changeFailure: null,
      updatedAt: now,
    })
    .where(eq(posts.id, postId));
}

/** Records that LinkedIn made the change. Does nothing when the author wants something else by now. */
export async function finishChange(
  connection: Connection,
  post: Pick<PostRow, 'id' | 'changeKind' | 'changeText'>,
  now: Date,
): Promise<void> {
  const done =
    post.changeKind === 'edit'
      ? { text: post.changeText ?? '', version: sql`${posts.version} + 1` }
      : { removedAt: now, permalink: null };
  await connection
    .update(posts)
    .set({ ...done, changeKind: null, changeText: null, changeFailure: null, updatedAt: now })
    .where(sameChange(post));
}

/** Records that LinkedIn refused the change, which needs a decision by the author. */
export async function failChange(
  connection: Connection,
  post: Pick<PostRow, 'id' | 'changeKind' | 'changeText'>,
  failure: string,
  now: Date,
): Promise<void> {
  await connection.update(posts).set({ changeFailure: failure, updatedAt: now }).where(sameChange(post));
}

function sameChange({ id, changeKind, changeText }: Pick<PostRow, 'id' | 'changeKind' | 'changeText'>) {
  return and(
    eq(posts.id, id),
    changeKind === null ? isNull(posts.changeKind) : eq(posts.changeKind, changeKind),
    changeText === null ? isNull(posts.changeText) : eq(posts.changeText, changeText),
    isNull(posts.changeFailure),
  );
}

/** Changes requested before `before` that are still pending. */
export async function listOpenChanges(connection: Connection, before: Date, limit: number) {
  const rows = await connection
    .select({ id: posts.id })
    .from(posts)
    .where(and(isNotNull(posts.changeKind), isNull(posts.changeFailure), lt(posts.updatedAt, before)))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** A post regardless of its owner, for jobs. */
export async function findPublished(connection: Connection, postId: string): Promise<PostRow | null> {
  const [row] = await connection
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.status, 'published'), isNull(posts.deletedAt)));
  return row ?? null;
}
