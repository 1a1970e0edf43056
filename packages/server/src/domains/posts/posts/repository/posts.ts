import type { Attachment, PostStatus, TextOrigin } from '@limelight/contracts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  likePattern,
  listOwnIds,
  rowReader,
  sent,
  together,
  type Connection,
  type Tx,
} from '../../../../platform/db/index.ts';
import { listMediaOf, type CarriedMedia } from '../../media/index.ts';
import type { PostCursor } from '../rules.ts';
import { keepPublished } from './origins.ts';
import { posts } from '../tables.ts';
import { mayMove } from '../transitions.ts';

export type PostRow = typeof posts.$inferSelect;
export type NewPost = Pick<PostRow, 'id' | 'text' | 'visibility' | 'brief' | 'engine'> &
  Partial<Pick<PostRow, 'attachment' | 'firstComment' | 'ownWords' | 'runId'>>;

const whole = rowReader(posts);

export interface PostWithMedia extends PostRow {
  media: CarriedMedia[];
}

const own = (userId: string, postId: string) =>
  and(eq(posts.id, postId), eq(posts.userId, userId), isNull(posts.deletedAt));

/** False when a post with this id already exists. */
export async function insertPost(tx: Connection, userId: string, post: NewPost, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(posts)
    .values({ ...post, userId, status: 'draft', version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return rowCount !== 0;
}

export async function withMedia<R extends { id: string }>(
  connection: Connection,
  rows: readonly R[],
): Promise<(R & { media: CarriedMedia[] })[]> {
  const byPost = await listMediaOf(
    connection,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, media: byPost.get(row.id) ?? [] }));
}

export async function findPost(connection: Connection, userId: string, postId: string) {
  return oneOf(connection, postId, sql`${own(userId, postId)}`);
}

async function oneOf(connection: Connection, postId: string, found: SQL): Promise<PostWithMedia | null> {
  const statement = connection.execute(sql`SELECT ${whole.columns} FROM posts WHERE ${found}`);
  const [{ rows }, files] = await together([sent(statement), listMediaOf(connection, [postId])]);
  const [row] = rows.map(whole.read);
  return row === undefined ? null : { ...row, media: files.get(postId) ?? [] };
}

/**
 * A post that is not in the bin, locked until the transaction ends. Without `userId` it may belong to anybody, for
 * jobs.
 */
export async function lockPost(tx: Tx, postId: string, userId?: string): Promise<PostWithMedia | null> {
  const where =
    userId === undefined ? and(eq(posts.id, postId), isNull(posts.deletedAt)) : own(userId, postId);
  return oneOf(tx, postId, sql`${where} FOR UPDATE`);
}

/** Locks a user's post, whether in the bin or not. */
export async function lockAnyPost(tx: Tx, userId: string, postId: string): Promise<PostRow | null> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.userId, userId)))
    .for('update');
  return row ?? null;
}

interface PostKind {
  status?: PostStatus | undefined;
  /** Lists the bin instead of everything else. */
  deleted?: boolean;
}

export interface PostFilter extends PostKind {
  search?: string | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  after: PostCursor | null;
  limit: number;
}

/**
 * The column a list is sorted by: when posts were deleted or are planned, otherwise when they were published or created.
 */
function sortMoment({ status, deleted = false }: PostKind): { column: SQL<Date>; ascending: boolean } {
  if (deleted) return { column: sql<Date>`${posts.deletedAt}`, ascending: false };
  if (status === 'scheduled') return { column: sql<Date>`${posts.scheduledAt}`, ascending: true };
  return { column: sql<Date>`coalesce(${posts.publishedAt}, ${posts.createdAt})`, ascending: false };
}

export function sortMomentOf(post: PostRow, { status, deleted = false }: PostKind): number {
  if (deleted) return post.deletedAt?.getTime() ?? 0;
  if (status === 'scheduled') return post.scheduledAt?.getTime() ?? 0;
  return (post.publishedAt ?? post.createdAt).getTime();
}

/** Everything of a post that a search looks through. */
const searched = sql<string>`concat_ws(
  e'\n', ${posts.text}, ${posts.brief} ->> 'idea', ${posts.folder}, array_to_string(${posts.tags}, e'\n')
)`;

export async function listPosts(connection: Connection, userId: string, filter: PostFilter) {
  const { column, ascending } = sortMoment(filter);
  const conditions: (SQL | undefined)[] = [
    eq(posts.userId, userId),
    filter.deleted === true ? isNotNull(posts.deletedAt) : isNull(posts.deletedAt),
  ];
  if (filter.status !== undefined) conditions.push(eq(posts.status, filter.status));
  if (filter.status === 'scheduled') conditions.push(isNotNull(posts.scheduledAt));
  for (const word of filter.search?.split(/\s+/).filter(Boolean) ?? [])
    conditions.push(ilike(searched, likePattern(word)));
  if (filter.folder !== undefined) conditions.push(eq(posts.folder, filter.folder));
  if (filter.tag !== undefined)
    conditions.push(sql`lower(${filter.tag}) in (select lower(tag) from unnest(${posts.tags}) tag)`);
  const moment = sql`coalesce(${posts.publishedAt}, ${posts.scheduledAt})`;
  if (filter.from !== undefined) conditions.push(sql`${moment} >= ${filter.from.toISOString()}::timestamptz`);
  if (filter.to !== undefined) conditions.push(sql`${moment} < ${filter.to.toISOString()}::timestamptz`);
  if (filter.after !== null) {
    const place = sql`(${new Date(filter.after.at).toISOString()}::timestamptz, ${filter.after.id}::uuid)`;
    conditions.push(
      ascending ? sql`(${column}, ${posts.id}) > ${place}` : sql`(${column}, ${posts.id}) < ${place}`,
    );
  }
  const rows = await connection
    .select()
    .from(posts)
    .where(and(...conditions))
    .orderBy(...(ascending ? [asc(column), asc(posts.id)] : [desc(column), desc(posts.id)]))
    .limit(filter.limit);
  return withMedia(connection, rows);
}

/** Saves a new text and increments the version. Returns the changed row. The post must be locked. */
export async function changePost(
  tx: Tx,
  userId: string,
  postId: string,
  set: {
    text?: string | undefined;
    visibility?: 'PUBLIC' | 'CONNECTIONS' | undefined;
    attachment?: Attachment | null | undefined;
    firstComment?: string | undefined;
    origin?: Partial<TextOrigin & Pick<PostRow, 'runId'>> | undefined;
  },
  now: Date,
): Promise<PostRow> {
  const [row] = await tx
    .update(posts)
    .set({
      ...(set.text === undefined ? {} : { text: set.text }),
      ...(set.visibility === undefined ? {} : { visibility: set.visibility }),
      ...(set.attachment === undefined ? {} : { attachment: set.attachment }),
      ...(set.firstComment === undefined ? {} : { firstComment: set.firstComment }),
      ...set.origin,
      version: sql`${posts.version} + 1`,
      updatedAt: now,
    })
    .where(own(userId, postId))
    .returning();
  if (row === undefined) throw new Error(`Post ${postId} was not locked.`);
  return row;
}

/** The columns that may change together with a status. */
export type PostFacts = Partial<
  Pick<
    PostRow,
    | 'hold'
    | 'delivery'
    | 'scheduledAt'
    | 'plannedAt'
    | 'lateUntold'
    | 'timeZone'
    | 'queueId'
    | 'publishedAt'
    | 'urn'
    | 'permalink'
    | 'failureCode'
    | 'failureMessage'
    | 'deletedAt'
    | 'commentState'
    | 'commentReason'
    | 'commentSince'
  >
>;

export interface PostMove {
  postId: string;
  /** The expected current statuses. The table of transitions must allow the move from each of them. */
  from: readonly PostStatus[];
  to: PostStatus;
  set?: PostFacts;
  now: number;
}

/**
 * The only place that changes a post's status. Keeps the text of one that is published. Null when the post is no longer in one of the `from` statuses. Throws
 * when the table of transitions does not contain the move, which is a bug.
 */
export async function movePost(
  tx: Tx,
  { postId, from, to, set = {}, now }: PostMove,
): Promise<PostRow | null> {
  for (const status of from) {
    if (!mayMove(status, to)) throw new Error(`A post never goes from ${status} to ${to}.`);
  }
  const [row] = await tx
    .update(posts)
    .set({ ...set, status: to, updatedAt: new Date(now) })
    .where(and(eq(posts.id, postId), inArray(posts.status, [...from])))
    .returning(getTableColumns(posts));
  if (row !== undefined && to === 'published') await keepPublished(tx, [postId], new Date(now));
  return row ?? null;
}

export async function setDeleted(tx: Tx, userId: string, postId: string, deletedAt: Date | null, now: Date) {
  await tx
    .update(posts)
    .set({ deletedAt, updatedAt: now })
    .where(and(eq(posts.id, postId), eq(posts.userId, userId)));
}

export async function countPosts(connection: Connection, userId: string, status: PostStatus) {
  const [row] = await connection
    .select({ count: sql<number>`count(*)::int` })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.status, status), isNull(posts.deletedAt)));
  return row?.count ?? 0;
}

/** The number of a user's unpublished posts, without the bin, counted up to `limit`. */
export async function countUnpublished(connection: Connection, userId: string, limit: number) {
  const unpublished = connection
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.userId, userId), ne(posts.status, 'published'), isNull(posts.deletedAt)))
    .limit(limit)
    .as('unpublished');
  const [row] = await connection.select({ count: sql<number>`count(*)::int` }).from(unpublished);
  return row?.count ?? 0;
}

/** The texts of a user's posts, newest first. */
export async function listRecentTexts(connection: Connection, userId: string, limit: number) {
  const rows = await connection
    .select({ text: posts.text })
    .from(posts)
    .where(and(eq(posts.userId, userId), isNull(posts.deletedAt)))
    .orderBy(desc(posts.createdAt))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/** Posts published before an instant that contain the search text, newest first. An empty search finds all. */
export async function searchPublished(
  connection: Connection,
  userId: string,
  { words, before, limit }: { words: string; before: Date; limit: number },
): Promise<Pick<PostRow, 'id' | 'text' | 'urn' | 'publishedAt'>[]> {
  const holds = words.trim() === '' ? undefined : ilike(posts.text, likePattern(words.trim()));
  return connection
    .select({ id: posts.id, text: posts.text, urn: posts.urn, publishedAt: posts.publishedAt })
    .from(posts)
    .where(
      and(
        eq(posts.userId, userId),
        eq(posts.status, 'published'),
        isNull(posts.deletedAt),
        lt(posts.publishedAt, before),
        holds,
      ),
    )
    .orderBy(desc(posts.publishedAt))
    .limit(limit);
}

export const listAllPostIds = listOwnIds(posts);

export async function listPostsById(connection: Connection, ids: string[]): Promise<PostWithMedia[]> {
  return withMedia(connection, await connection.select().from(posts).where(inArray(posts.id, ids)));
}
