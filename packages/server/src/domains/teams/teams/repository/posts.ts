import type { TeamAct } from '@limelight/contracts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../../module.ts';
import { deleteRow, sent, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { teamActivity, teamApprovals, teamComments, teamPosts, teams } from '../tables.ts';

export type ShareRow = typeof teamPosts.$inferSelect;
export type ApprovalRow = typeof teamApprovals.$inferSelect;
export type CommentRow = typeof teamComments.$inferSelect;
export type ActivityRow = typeof teamActivity.$inferSelect;

export interface Page {
  before: string | undefined;
  limit: number;
}

// --- shares

export async function insertShare(tx: Tx, share: ShareRow): Promise<boolean> {
  const { rowCount } = await tx.insert(teamPosts).values(share).onConflictDoNothing();
  return rowCount !== 0;
}

const isShared = isNull(teamPosts.unsharedAt);

export async function findShare(connection: Connection, postId: string): Promise<ShareRow | null> {
  const [row] = await connection
    .select()
    .from(teamPosts)
    .where(and(eq(teamPosts.postId, postId), isShared));
  return row ?? null;
}

/** Locks the share of a post. Whoever locks both locks the share first. */
export async function lockShare(tx: Tx, postId: string): Promise<ShareRow | null> {
  const [row] = await tx
    .select()
    .from(teamPosts)
    .where(and(eq(teamPosts.postId, postId), isShared))
    .for('update');
  return row ?? null;
}

/** The share of a post, also one that was ended but whose workspace still has to approve the post. */
export async function findBinding(connection: Connection, postId: string): Promise<ShareRow | null> {
  const [row] = await connection.select().from(teamPosts).where(eq(teamPosts.postId, postId));
  return row ?? null;
}

export async function lockBinding(tx: Tx, postId: string, authorId?: string): Promise<ShareRow | null> {
  const own = authorId === undefined ? undefined : eq(teamPosts.authorId, authorId);
  const [row] = await tx
    .select()
    .from(teamPosts)
    .where(and(eq(teamPosts.postId, postId), own))
    .for('update');
  return row ?? null;
}

/** An author's shares, also ended ones, whose workspaces have to approve their posts. */
export async function listBindings(connection: Connection, authorId: string): Promise<ShareRow[]> {
  const rows = await connection
    .select({ share: teamPosts })
    .from(teamPosts)
    .innerJoin(teams, eq(teams.id, teamPosts.teamId))
    .where(and(eq(teamPosts.authorId, authorId), eq(teams.requiresApproval, true)))
    .orderBy(desc(teamPosts.id));
  return rows.map(({ share }) => share);
}

/** The ended shares of a workspace that still has to approve their posts. */
export async function listHeldShares(
  connection: Connection,
  teamId: string,
  { before, limit }: Page,
): Promise<(ShareRow & { unsharedAt: Date })[]> {
  const rows = await connection
    .select()
    .from(teamPosts)
    .where(
      and(
        eq(teamPosts.teamId, teamId),
        isNotNull(teamPosts.unsharedAt),
        before === undefined ? undefined : lt(teamPosts.id, before),
      ),
    )
    .orderBy(desc(teamPosts.id))
    .limit(limit);
  return rows.flatMap(({ unsharedAt, ...row }) => (unsharedAt === null ? [] : { ...row, unsharedAt }));
}

export async function deleteHeldShares(tx: Tx, teamId: string): Promise<void> {
  await tx.delete(teamPosts).where(and(eq(teamPosts.teamId, teamId), isNotNull(teamPosts.unsharedAt)));
}

export async function listShares(
  connection: Connection,
  teamId: string,
  { before, limit }: Page,
): Promise<ShareRow[]> {
  return connection
    .select()
    .from(teamPosts)
    .where(
      and(
        eq(teamPosts.teamId, teamId),
        isShared,
        before === undefined ? undefined : lt(teamPosts.id, before),
      ),
    )
    .orderBy(desc(teamPosts.id))
    .limit(limit);
}

export async function listSharesOfAuthor(
  connection: Connection,
  authorId: string,
  postIds?: readonly string[],
): Promise<(ShareRow & { team: string })[]> {
  const wanted = postIds === undefined ? undefined : inArray(teamPosts.postId, [...postIds]);
  const rows = await connection
    .select({ share: teamPosts, team: teams.name })
    .from(teamPosts)
    .innerJoin(teams, eq(teams.id, teamPosts.teamId))
    .where(and(eq(teamPosts.authorId, authorId), wanted))
    .orderBy(desc(teamPosts.id));
  return rows.map(({ share, team }) => ({ ...share, team }));
}

/** Locks the shares of a workspace, or only those of one author, including the ended ones. */
export async function lockSharesIn(tx: Tx, teamId: string, authorId?: string): Promise<ShareRow[]> {
  const own = authorId === undefined ? undefined : eq(teamPosts.authorId, authorId);
  return tx
    .select()
    .from(teamPosts)
    .where(and(eq(teamPosts.teamId, teamId), own))
    .orderBy(asc(teamPosts.id))
    .for('update');
}

export async function updateShare(
  tx: Tx,
  id: string,
  set: Partial<Pick<ShareRow, 'stage' | 'sharedAt' | 'scheduledBy' | 'scheduledFor' | 'unsharedAt'>>,
): Promise<void> {
  await tx.update(teamPosts).set(set).where(eq(teamPosts.id, id));
}

export const deleteShare = deleteRow(teamPosts);

/** Records that the author plans the post themselves, if somebody else had scheduled it. */
export async function forgetPlanner(tx: Tx, authorId: string, postId: string): Promise<void> {
  const shared = and(eq(teamPosts.postId, postId), eq(teamPosts.authorId, authorId));
  await sent(
    tx
      .update(teamPosts)
      .set({ scheduledBy: null, scheduledFor: null })
      .where(and(shared, isNotNull(teamPosts.scheduledFor))),
  );
}

/** Deletes shares of posts that no longer exist, with their comments and approvals. */
export async function dropLostShares(connection: Connection, limit: number): Promise<void> {
  await connection.execute(
    sql`DELETE FROM team_posts WHERE id IN (
          SELECT s.id FROM team_posts s
          WHERE NOT EXISTS (SELECT FROM posts p WHERE p.id = s.post_id) LIMIT ${limit})`,
  );
}

// --- approvals

/**
 * Those of the posts that need a check before they are published: of the author's consent, or of an approval, since
 * their author has posts that a workspace must approve and they may equal one.
 */
export async function listGated(
  connection: Connection,
  posts: readonly { id: string; userId: string }[],
): Promise<Set<string>> {
  if (posts.length === 0) return new Set();
  const { postId, authorId } = teamPosts;
  const planned = and(
    inArray(
      postId,
      posts.map(({ id }) => id),
    ),
    isNotNull(teamPosts.scheduledFor),
  );
  const bound = and(
    inArray(
      authorId,
      posts.map(({ userId }) => userId),
    ),
    eq(teams.requiresApproval, true),
  );
  const rows = await connection
    .selectDistinct({ postId, authorId, requires: teams.requiresApproval })
    .from(teamPosts)
    .innerJoin(teams, eq(teams.id, teamPosts.teamId))
    .where(or(planned, bound));
  const authors = new Set(rows.flatMap((row) => (row.requires ? [row.authorId] : [])));
  const ids = new Set(rows.map((row) => row.postId));
  return new Set(posts.flatMap(({ id, userId }) => (authors.has(userId) || ids.has(id) ? [id] : [])));
}

export async function insertApproval(tx: Tx, approval: ApprovalRow): Promise<boolean> {
  const { rowCount } = await tx.insert(teamApprovals).values(approval).onConflictDoNothing();
  return rowCount !== 0;
}

export async function deleteApprovals(tx: Tx, shareId: string): Promise<void> {
  await tx.delete(teamApprovals).where(eq(teamApprovals.shareId, shareId));
}

export async function listApprovals(connection: Connection, shareIds: readonly string[]) {
  if (shareIds.length === 0) return [];
  return connection
    .select()
    .from(teamApprovals)
    .where(inArray(teamApprovals.shareId, [...shareIds]))
    .orderBy(asc(teamApprovals.createdAt), teamApprovals.id);
}

// --- comments

export async function countComments(tx: Tx, shareId: string): Promise<number> {
  return tx.$count(teamComments, eq(teamComments.shareId, shareId));
}

export async function insertComment(tx: Tx, comment: CommentRow): Promise<boolean> {
  const { rowCount } = await tx.insert(teamComments).values(comment).onConflictDoNothing();
  return rowCount !== 0;
}

export async function listComments(connection: Connection, shareId: string): Promise<CommentRow[]> {
  return connection
    .select()
    .from(teamComments)
    .where(eq(teamComments.shareId, shareId))
    .orderBy(asc(teamComments.createdAt), teamComments.id);
}

export async function countOpen(
  connection: Connection,
  shareIds: readonly string[],
): Promise<Map<string, number>> {
  if (shareIds.length === 0) return new Map();
  const rows = await connection
    .select({ shareId: teamComments.shareId, open: sql<number>`count(*)::int` })
    .from(teamComments)
    .where(
      and(
        inArray(teamComments.shareId, [...shareIds]),
        isNull(teamComments.parentId),
        isNull(teamComments.resolvedAt),
      ),
    )
    .groupBy(teamComments.shareId);
  return new Map(rows.map(({ shareId, open }) => [shareId, open]));
}

export async function findComment(tx: Tx, shareId: string, id: string): Promise<CommentRow | null> {
  const [row] = await tx
    .select()
    .from(teamComments)
    .where(and(eq(teamComments.id, id), eq(teamComments.shareId, shareId)));
  return row ?? null;
}

export async function updateComment(
  tx: Tx,
  id: string,
  set: Partial<
    Pick<
      CommentRow,
      'text' | 'replacement' | 'userId' | 'mentions' | 'decision' | 'resolvedBy' | 'resolvedAt'
    >
  >,
): Promise<void> {
  await tx.update(teamComments).set(set).where(eq(teamComments.id, id));
}

export async function hasReplies(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(teamComments, eq(teamComments.parentId, id))) > 0;
}

export const deleteComment = deleteRow(teamComments);

// --- activity

export async function insertActivity(tx: Tx, row: ActivityRow & { act: TeamAct }): Promise<void> {
  await tx.insert(teamActivity).values(row);
}

export async function listActivity(
  connection: Connection,
  teamId: string,
  { before, limit }: Page,
): Promise<ActivityRow[]> {
  return connection
    .select()
    .from(teamActivity)
    .where(
      and(eq(teamActivity.teamId, teamId), before === undefined ? undefined : lt(teamActivity.id, before)),
    )
    .orderBy(desc(teamActivity.id))
    .limit(limit);
}

// --- personal data

export const exportSaid: PersonalData['export'] = async (connection, userId) => {
  const comments = await connection.select().from(teamComments).where(eq(teamComments.userId, userId));
  const approvals = await connection.select().from(teamApprovals).where(eq(teamApprovals.userId, userId));
  const activity = await connection.select().from(teamActivity).where(eq(teamActivity.userId, userId));
  const about = await connection.select().from(teamActivity).where(eq(teamActivity.whomId, userId));
  const shares = await listSharesOfAuthor(connection, userId);
  return {
    teamComments: comments.map(({ text, quote, replacement, decision, createdAt }) => ({
      text,
      quote,
      replacement,
      decision,
      createdAt,
    })),
    teamApprovals: approvals.map(({ fingerprint, createdAt }) => ({ fingerprint, createdAt })),
    teamActivity: activity.map(({ act, postId, itemKind, itemId, detail, at }) => ({
      act,
      postId,
      itemKind,
      itemId,
      detail,
      at,
    })),
    teamActivityAboutYou: about.map(({ act, detail, at }) => ({ act, detail, at })),
    sharedPosts: shares.map(({ postId, team, stage, sharedAt, unsharedAt }) => ({
      postId,
      team,
      stage,
      sharedAt,
      unsharedAt,
    })),
  };
};

/** Anonymises comments and approvals that others rely on, and deletes the rest. */
export async function forgetSaid(tx: Tx, userId: string): Promise<void> {
  await tx.delete(teamPosts).where(eq(teamPosts.authorId, userId));
  await tx.update(teamPosts).set({ scheduledBy: null }).where(eq(teamPosts.scheduledBy, userId));
  await tx.update(teamApprovals).set({ userId: null }).where(eq(teamApprovals.userId, userId));
  const own = eq(teamComments.userId, userId);
  await tx.delete(teamComments).where(and(own, isNotNull(teamComments.parentId)));
  await tx.update(teamComments).set({ userId: null, text: '', replacement: null, mentions: [] }).where(own);
  await tx.update(teamComments).set({ resolvedBy: null }).where(eq(teamComments.resolvedBy, userId));
  await tx
    .update(teamComments)
    .set({ mentions: sql`array_remove(${teamComments.mentions}, ${userId}::uuid)` })
    .where(sql`${userId}::uuid = ANY(${teamComments.mentions})`);
  await tx.update(teamActivity).set({ userId: null }).where(eq(teamActivity.userId, userId));
  await tx.update(teamActivity).set({ whomId: null }).where(eq(teamActivity.whomId, userId));
}
