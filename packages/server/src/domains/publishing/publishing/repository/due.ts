import type { PostHold } from '@limelight/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';

// Queries posts by what publishing needs. Only ids are read here, because the rows belong to the posts module.

interface PostId {
  id: string;
  userId: string;
}

async function readIds(connection: Connection, query: SQL): Promise<PostId[]> {
  const { rows } = await connection.execute<{ id: string; user_id: string }>(query);
  return rows.map((row) => ({ id: row.id, userId: row.user_id }));
}

/** A user's scheduled posts with this hold, in order of time. */
export async function listScheduledWithHold(connection: Connection, userId: string, hold: PostHold | null) {
  const ids = await readIds(
    connection,
    sql`SELECT id, user_id FROM posts
        WHERE user_id = ${userId} AND status = 'scheduled' AND deleted_at IS NULL AND hold IS NOT DISTINCT FROM ${hold}
        ORDER BY scheduled_at, id`,
  );
  return ids.map((row) => row.id);
}

export async function listScheduled(connection: Connection, userId: string): Promise<string[]> {
  const ids = await readIds(
    connection,
    sql`SELECT id, user_id FROM posts
        WHERE user_id = ${userId} AND status = 'scheduled' AND deleted_at IS NULL ORDER BY id`,
  );
  return ids.map((row) => row.id);
}

/** The number of a user's scheduled posts, including held ones, that the app is to publish at `from` or later. */
export async function countScheduledFrom(
  connection: Connection,
  userId: string,
  from: Date,
): Promise<number> {
  const { rows } = await connection.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM posts
        WHERE user_id = ${userId} AND status = 'scheduled' AND deleted_at IS NULL
          AND delivery = 'publish' AND scheduled_at >= ${from.toISOString()}::timestamptz`,
  );
  return rows[0]?.count ?? 0;
}

/** A user's posts without a hold that were due before `before`, in order of time. */
export async function listBacklog(connection: Connection, userId: string, before: Date): Promise<string[]> {
  const ids = await readIds(
    connection,
    sql`SELECT id, user_id FROM posts
        WHERE user_id = ${userId} AND status = 'scheduled' AND deleted_at IS NULL AND hold IS NULL
          AND delivery = 'publish' AND scheduled_at < ${before.toISOString()}::timestamptz
        ORDER BY scheduled_at, id`,
  );
  return ids.map((row) => row.id);
}

/** The time after `after` that the last of a user's delayed posts was given; null when none waits for one. */
export async function lastDelayedAt(
  connection: Connection,
  userId: string,
  after: Date,
): Promise<Date | null> {
  const { rows } = await connection.execute<{ ms: number | null }>(
    sql`SELECT extract(epoch FROM max(scheduled_at))::float8 * 1000 AS ms FROM posts
        WHERE user_id = ${userId} AND status = 'scheduled' AND deleted_at IS NULL AND hold IS NULL
          AND delivery = 'publish' AND scheduled_at > planned_at AND scheduled_at > ${after.toISOString()}::timestamptz`,
  );
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : new Date(ms);
}

/**
 * Posts that should be in progress but have no queued job: scheduled ones due before `dueBefore`, and those in
 * `publishing` since before it without an open attempt.
 */
export async function listLostPosts(
  connection: Connection,
  given: { jobName: string; dueBefore: Date; jobsBefore: Date; limit: number },
): Promise<PostId[]> {
  const before = given.dueBefore.toISOString();
  return readIds(
    connection,
    sql`SELECT p.id, p.user_id FROM posts p
        WHERE p.deleted_at IS NULL
          AND ((p.status = 'scheduled' AND p.hold IS NULL AND p.scheduled_at < ${before}::timestamptz)
            OR (p.status = 'publishing' AND p.updated_at < ${before}::timestamptz AND NOT EXISTS (
                 SELECT FROM publish_attempts a WHERE a.post_id = p.id AND a.finished_at IS NULL)))
          AND NOT EXISTS (
            SELECT FROM pgboss.job j
            WHERE j.name = ${given.jobName} AND j.state IN ('created', 'retry') AND j.data->>'postId' = p.id::text
              AND j.start_after < ${given.jobsBefore.toISOString()}::timestamptz)
        ORDER BY p.scheduled_at NULLS FIRST
        LIMIT ${given.limit}`,
  );
}

export async function listWaitingForOtherVersion(
  connection: Connection,
  apiVersion: string,
): Promise<string[]> {
  const { rows } = await connection.execute<{ user_id: string }>(
    sql`SELECT DISTINCT p.user_id FROM posts p
        WHERE p.status = 'scheduled' AND p.hold = 'operator' AND p.deleted_at IS NULL AND NOT EXISTS (
          SELECT FROM publish_attempts a WHERE a.post_id = p.id AND a.api_version = ${apiVersion})`,
  );
  return rows.map((row) => row.user_id);
}
