import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../module.ts';
import { eraseFrom, takeLock, type Connection, type Tx } from '../../../platform/db/index.ts';
import { reviewApprovals, reviewChanges, reviewComments, reviewLinkPosts, reviewLinks } from './tables.ts';

export type LinkRow = typeof reviewLinks.$inferSelect;
export type CommentRow = typeof reviewComments.$inferSelect;
export type ApprovalRow = typeof reviewApprovals.$inferSelect;
export type ChangeRow = typeof reviewChanges.$inferSelect;

export interface Said {
  posts: { linkId: string; postId: string; position: number }[];
  comments: CommentRow[];
  approvals: ApprovalRow[];
  changes: ChangeRow[];
}

const live = (now: Date) => and(isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now));

/** False when the user has `most` open links. */
export async function insertLink(
  tx: Tx,
  link: Omit<LinkRow, 'revokedAt' | 'openedAt'>,
  postIds: readonly string[],
  most: number,
): Promise<boolean> {
  await takeLock(tx, 'review-links', link.userId);
  const open = and(eq(reviewLinks.userId, link.userId), live(link.createdAt));
  if ((await tx.$count(reviewLinks, open)) >= most) return false;
  await tx.insert(reviewLinks).values(link);
  await tx
    .insert(reviewLinkPosts)
    .values(postIds.map((postId, position) => ({ linkId: link.id, postId, position })));
  return true;
}

export async function findLink(connection: Connection, secretHash: string, now: Date) {
  const [row] = await connection
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.secretHash, secretHash), live(now)));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockLink(tx: Tx, id: string, now: Date): Promise<LinkRow | null> {
  const [row] = await tx
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.id, id), live(now)))
    .for('update');
  return row ?? null;
}

export async function noteOpened(connection: Connection, id: string, now: Date): Promise<void> {
  await connection.update(reviewLinks).set({ openedAt: now }).where(eq(reviewLinks.id, id));
}

/** A user's open links, newest first, optionally only those of one post. */
export async function listLinks(
  connection: Connection,
  userId: string,
  { now, postId }: { now: Date; postId?: string | undefined },
): Promise<LinkRow[]> {
  const named =
    postId === undefined
      ? undefined
      : sql`${reviewLinks.id} IN (SELECT ${reviewLinkPosts.linkId} FROM ${reviewLinkPosts} WHERE ${reviewLinkPosts.postId} = ${postId})`;
  return connection
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.userId, userId), live(now), named))
    .orderBy(desc(reviewLinks.createdAt), reviewLinks.id)
    .limit(200);
}

export async function listSaid(connection: Connection, linkIds: readonly string[]): Promise<Said> {
  if (linkIds.length === 0) return { posts: [], comments: [], approvals: [], changes: [] };
  const ids = [...linkIds];
  const [posts, comments, approvals, changes] = await Promise.all([
    connection
      .select()
      .from(reviewLinkPosts)
      .where(inArray(reviewLinkPosts.linkId, ids))
      .orderBy(asc(reviewLinkPosts.position)),
    connection
      .select()
      .from(reviewComments)
      .where(inArray(reviewComments.linkId, ids))
      .orderBy(asc(reviewComments.createdAt), reviewComments.id),
    connection
      .select()
      .from(reviewApprovals)
      .where(inArray(reviewApprovals.linkId, ids))
      .orderBy(asc(reviewApprovals.createdAt)),
    connection
      .select()
      .from(reviewChanges)
      .where(inArray(reviewChanges.linkId, ids))
      .orderBy(asc(reviewChanges.createdAt), reviewChanges.id),
  ]);
  return { posts, comments, approvals, changes };
}

/** The number of comments, approvals and requests for changes of a link, which must be locked. */
export async function countMarks(tx: Tx, linkId: string): Promise<number> {
  const comments = await tx.$count(reviewComments, eq(reviewComments.linkId, linkId));
  const approvals = await tx.$count(reviewApprovals, eq(reviewApprovals.linkId, linkId));
  return comments + approvals + (await tx.$count(reviewChanges, eq(reviewChanges.linkId, linkId)));
}

/** Stored once, however often it is sent. False if it was there before. */
export async function insertComment(tx: Tx, comment: CommentRow): Promise<boolean> {
  const { rowCount } = await tx.insert(reviewComments).values(comment).onConflictDoNothing();
  return rowCount !== 0;
}

/** False if it was there before. */
export async function insertApproval(tx: Tx, approval: ApprovalRow): Promise<boolean> {
  const { rowCount } = await tx.insert(reviewApprovals).values(approval).onConflictDoNothing();
  return rowCount !== 0;
}

/** Ends every approval of the post by the same reviewer. False if the request was there before. */
export async function insertChange(tx: Tx, change: ChangeRow): Promise<boolean> {
  const rows = await tx
    .insert(reviewChanges)
    .values(change)
    .onConflictDoNothing()
    .returning({ postId: reviewChanges.postId });
  if (rows.length === 0) return false;
  const { linkId, postId, name } = reviewApprovals;
  await tx
    .delete(reviewApprovals)
    .where(and(eq(linkId, change.linkId), eq(postId, change.postId), eq(name, change.name)));
  return true;
}

/** False when there is no such open link. */
export async function revokeLink(connection: Connection, userId: string, id: string, now: Date) {
  const { rowCount } = await connection
    .update(reviewLinks)
    .set({ revokedAt: now })
    .where(and(eq(reviewLinks.id, id), eq(reviewLinks.userId, userId), isNull(reviewLinks.revokedAt)));
  return rowCount !== 0;
}

export const exportReviewLinksData: PersonalData['export'] = async (connection, userId) => {
  const links = await connection.select().from(reviewLinks).where(eq(reviewLinks.userId, userId));
  const { posts, comments, approvals, changes } = await listSaid(
    connection,
    links.map(({ id }) => id),
  );
  return {
    reviewLinks: links.map(
      ({ userId: _owner, secretHash: _secret, passwordHash: _password, ...link }) => link,
    ),
    reviewLinkPosts: posts,
    reviewComments: comments,
    reviewApprovals: approvals,
    reviewChanges: changes,
  };
};

export const eraseReviewLinksData = eraseFrom(reviewLinks);
