import type { PostStatus } from '@limelight/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { rowReader, type RowReader, type Tx } from '../../../platform/db/index.ts';
import type { PostFacts } from '../repository.ts';
import { posts } from '../tables.ts';
import { mayMove } from '../transitions.ts';

// Several posts by one statement each, for work that comes by the thousand.

const whole = rowReader(posts, [
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
  'updatedAt',
]);
/** What going out asks of a post. */
export type FreePost = ReturnType<typeof whole.read>;

const standing = rowReader(posts, ['id', 'status', 'firstComment']);
export type FreeStanding = ReturnType<typeof standing.read>;

async function lockFree<R>(
  tx: Tx,
  postIds: readonly string[],
  { columns, read }: RowReader<R>,
): Promise<R[]> {
  const { rows } = await tx.execute(
    sql`SELECT ${columns} FROM posts WHERE id = ANY(${sql.param([...postIds])}::uuid[]) AND deleted_at IS NULL
        ORDER BY id FOR UPDATE SKIP LOCKED`,
  );
  return rows.map(read);
}

/**
 * Those of the posts that are not in the bin and that nobody else holds, locked until the transaction ends. It waits for
 * nobody, so that one post which somebody is at does not keep the others, and two of these cannot block each other.
 */
export async function lockFreePosts(tx: Tx, postIds: readonly string[]): Promise<FreePost[]> {
  return lockFree(tx, postIds, whole);
}

/** The same, for who only wants to know where they stand. */
export async function lockFreeStandings(tx: Tx, postIds: readonly string[]): Promise<FreeStanding[]> {
  return lockFree(tx, postIds, standing);
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

/** `movePost` for several. Throws when one of them is in none of the `from` statuses: they were locked and looked at. */
export async function movePosts(tx: Tx, { postIds, from, to, set = {}, now }: PostsMove): Promise<void> {
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
  urn: string;
  permalink: string;
}

/** Moves posts that LinkedIn has taken from `publishing` to `published`, each under its own name there. */
export async function movePublished(
  tx: Tx,
  outcomes: readonly Outcome[],
  set: PostFacts,
  now: number,
): Promise<void> {
  refuseUnknown(['publishing'], 'published');
  const columns = (read: (outcome: Outcome) => string) => sql.param(outcomes.map(read));
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
}
