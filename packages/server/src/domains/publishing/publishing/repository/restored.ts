import { sql } from 'drizzle-orm';
import type { Connection } from '../../../../platform/db/index.ts';
import type { Failure } from '../rules/sentences.ts';

// The statements name their columns, because the rows of a backup can have the columns of an earlier version.

/** Closes every open attempt, since it may have succeeded after the backup was made. */
export async function endAttemptsUnknown(connection: Connection, failure: Failure, now: Date): Promise<void> {
  await connection.execute(
    sql`UPDATE publish_attempts
        SET outcome = 'unknown', finished_at = ${now.toISOString()}::timestamptz, error_code = ${failure.code},
            error_message = ${failure.message}
        WHERE finished_at IS NULL`,
  );
}

/** Posts held for a reminder or by a pause are left alone: neither is published without its author. */
export async function settleRestoredPosts(
  connection: Connection,
  { due, sending }: { due: Failure; sending: Failure },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await connection.execute(
    sql`UPDATE posts SET status = 'unconfirmed', hold = NULL, failure_code = ${sending.code},
          failure_message = ${sending.message}, updated_at = ${at}::timestamptz
        WHERE status = 'publishing'`,
  );
  await connection.execute(
    sql`UPDATE posts SET hold = 'late', failure_code = ${due.code}, failure_message = ${due.message},
          updated_at = ${at}::timestamptz
        WHERE status = 'scheduled' AND delivery = 'publish' AND scheduled_at <= ${at}::timestamptz
          AND (hold IS NULL OR hold IN ('reconnect', 'operator'))`,
  );
  await connection.execute(
    sql`UPDATE posts SET comment_state = 'by-hand', comment_reason = 'unknown',
          comment_since = ${at}::timestamptz
        WHERE comment_state IN ('waiting', 'sending')`,
  );
}

/** Posts that wait for their author because of a restore. */
export async function listRestoredPosts(
  connection: Connection,
  due: string,
  sending: string,
): Promise<{ id: string; userId: string; text: string; code: string }[]> {
  const { rows } = await connection.execute<{ id: string; user_id: string; text: string; code: string }>(
    sql`SELECT id, user_id, text, failure_code AS code FROM posts
        WHERE status IN ('scheduled', 'unconfirmed') AND deleted_at IS NULL
          AND failure_code IN (${due}, ${sending})
        ORDER BY scheduled_at, id`,
  );
  return rows.map(({ user_id: userId, ...row }) => ({ ...row, userId }));
}
