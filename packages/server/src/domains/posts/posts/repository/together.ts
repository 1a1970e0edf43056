import type { PostStatus } from '@limelight/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { rowReader, type Tx } from '../../../../platform/db/index.ts';
import { keepPublished } from './origins.ts';
import type { PostFacts } from './posts.ts';
import { posts } from '../tables.ts';
import { mayMove } from '../transitions.ts';

// Handles several posts per statement, for bulk work on thousands of posts.

const due = rowReader(posts, [
  'id',
  'userId',
  'status',
  'hold',
  'delivery',
  'text',
  'visibility',
  'attachment',
  'firstComment',
  'scheduledAt',
  'plannedAt',
  'queueId',
  'updatedAt',
]);
export type DuePost = ReturnType<typeof due.read>;

/**
 * The given posts that are not in the bin, locked until the transaction ends. Without `wait` those that others have
 * locked are missing, so a busy post does not delay the others, and two of these calls cannot deadlock.
 */
export async function lockPosts(
  tx: Tx,
  postIds: readonly string[],
  { wait }: { wait: boolean },
): Promise<DuePost[]> {
  const { rows } = await tx.execute(
    sql`SELECT ${due.columns} FROM posts WHERE id = ANY(${sql.param([...postIds])}::uuid[]) AND deleted_at IS NULL
        ORDER BY id FOR UPDATE ${wait ? sql.empty() : sql`SKIP LOCKED`}`,
  );
  return rows.map(due.read);
}

export interface PostsMove {
  postIds: readonly string[];
  from: readonly PostStatus[];
  to: PostStatus;
  set?: PostFacts;
  now: number;
}

function refuseUnknown(from: readonly PostStatus[], to: PostStatus): void {
  for (const status of from)
    if (!mayMove(status, to)) throw new Error(`A post never goes from ${status} to ${to}.`);
}

/**
 * `movePost` for several posts, which must be locked and checked. Throws when one is in none of the `from` statuses.
 */
export async function movePosts(tx: Tx, { postIds, from, to, set = {}, now }: PostsMove): Promise<void> {
  if (postIds.length === 0) return;
  refuseUnknown(from, to);
  const moved = await tx
    .update(posts)
    .set({ ...set, status: to, updatedAt: new Date(now) })
    .where(
      and(
        sql`${posts.id} = ANY(${sql.param([...postIds])}::uuid[])`,
        sql`${posts.status} = ANY(${sql.param([...from])}::text[])`,
      ),
    );
  if (moved.rowCount !== postIds.length) throw new Error('A locked post has changed.');
}

export interface Outcome {
  postId: string;
  urn: string | null;
  permalink: string | null;
}

/** Moves posts that LinkedIn accepted from `publishing` to `published`, each with its own LinkedIn id, and keeps
 * their texts. */
export async function movePublished(tx: Tx, outcomes: readonly Outcome[], set: PostFacts, now: number) {
  refuseUnknown(['publishing'], 'published');
  const columns = (read: (outcome: Outcome) => string | null) => sql.param(outcomes.map(read));
  const moved = await tx
    .update(posts)
    .set({
      ...set,
      status: 'published',
      updatedAt: new Date(now),
      urn: sql`taken.urn`,
      permalink: sql`taken.permalink`,
    })
    .from(
      sql`unnest(${columns(({ postId }) => postId)}::uuid[], ${columns(({ urn }) => urn)}::text[], ${columns(
        ({ permalink }) => permalink,
      )}::text[]) AS taken(id, urn, permalink)`,
    )
    .where(and(sql`${posts.id} = taken.id`, eq(posts.status, 'publishing')));
  if (moved.rowCount !== outcomes.length) throw new Error('A locked post has changed.');
  await keepPublished(
    tx,
    outcomes.map(({ postId }) => postId),
    new Date(now),
  );
}
