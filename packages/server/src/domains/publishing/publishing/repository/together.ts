import { sql } from 'drizzle-orm';
import { rowReader, type Connection, type Tx } from '../../../../platform/db/index.ts';
import type { NewAttempt } from './publishing.ts';
import { publishAttempts } from '../tables.ts';

// Reads and writes for several posts in one statement each.

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;
const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
const integers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const instants = (values: readonly (Date | null)[]) =>
  sql`${sql.param(values.map((value) => value?.toISOString() ?? null))}::timestamptz[]`;
const told = rowReader(publishAttempts, [
  'id',
  'postId',
  'leaseOwner',
  'consumedAt',
  'finishedAt',
  'outcome',
]);
export type ToldAttempt = ReturnType<typeof told.read>;

/** Obstacles to publishing: an open attempt of a post, a pause by the user, a wait requested by LinkedIn. */
export interface Obstacles {
  postIds: ReadonlySet<string>;
  /** Posts whose files have to be uploaded first. */
  withFiles: ReadonlySet<string>;
  userIds: ReadonlySet<string>;
  scopes: ReadonlySet<string>;
}

export async function findObstacles(
  connection: Connection,
  asked: { postIds: readonly string[]; userIds: readonly string[]; scopes: readonly string[] },
  now: Date,
): Promise<Obstacles> {
  const { rows } = await connection.execute<{ kind: 'post' | 'file' | 'user' | 'scope'; name: string }>(
    sql`SELECT 'post' AS kind, post_id::text AS name FROM publish_attempts
          WHERE post_id = ANY(${uuids(asked.postIds)}) AND finished_at IS NULL
        UNION ALL
        SELECT DISTINCT 'file', post_id::text FROM post_media WHERE post_id = ANY(${uuids(asked.postIds)})
        UNION ALL
        SELECT 'user', user_id::text FROM publish_halts WHERE user_id = ANY(${uuids(asked.userIds)})
        UNION ALL
        SELECT 'scope', scope FROM publish_pauses
          WHERE scope = ANY(${texts(asked.scopes)}) AND until > ${now.toISOString()}::timestamptz`,
  );
  const named = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ name }) => name));
  return { postIds: named('post'), withFiles: named('file'), userIds: named('user'), scopes: named('scope') };
}

export async function insertAttempts(tx: Tx, attempts: readonly NewAttempt[]): Promise<void> {
  await tx.execute(
    sql`INSERT INTO "publish_attempts" (id, post_id, user_id, author_urn, api_version, payload_hash, payload_bytes,
          lease_owner, lease_until, created_at, consumed_at, outcome)
        SELECT *, CASE WHEN consumed_at IS NULL THEN 'intended' ELSE 'sending' END FROM unnest(
          ${uuids(attempts.map(({ id }) => id))}, ${uuids(attempts.map(({ postId }) => postId))},
          ${uuids(attempts.map(({ userId }) => userId))}, ${texts(attempts.map(({ authorUrn }) => authorUrn))},
          ${texts(attempts.map(({ apiVersion }) => apiVersion))},
          ${texts(attempts.map(({ payloadHash }) => payloadHash))},
          ${integers(attempts.map(({ payloadBytes }) => payloadBytes))},
          ${uuids(attempts.map(({ leaseOwner }) => leaseOwner))},
          ${instants(attempts.map(({ leaseUntil }) => leaseUntil))},
          ${instants(attempts.map(({ createdAt }) => createdAt))},
          ${instants(attempts.map(({ consumedAt }) => consumedAt))}
        ) AS made(id, post_id, user_id, author_urn, api_version, payload_hash, payload_bytes, lease_owner, lease_until,
          created_at, consumed_at)`,
  );
}

export interface Consumption {
  attemptId: string;
  owner: string;
  hash: string;
  bytes: number;
  now: Date;
  leaseUntil: Date;
}

/**
 * Consumes intents and returns which succeeded. Each can be consumed by exactly one caller, ever. This must be
 * committed to disk before a connection opens.
 */
export async function consumeAttempts(
  connection: Connection,
  asked: readonly Consumption[],
): Promise<Set<string>> {
  const { rows } = await connection.execute<{ id: string }>(
    sql`UPDATE "publish_attempts" AS attempt
        SET consumed_at = used.now, outcome = 'sending', payload_hash = used.hash, payload_bytes = used.bytes,
            lease_until = used.lease_until
        FROM unnest(
          ${uuids(asked.map(({ attemptId }) => attemptId))}, ${uuids(asked.map(({ owner }) => owner))},
          ${texts(asked.map(({ hash }) => hash))}, ${integers(asked.map(({ bytes }) => bytes))},
          ${instants(asked.map(({ now }) => now))},
          ${instants(asked.map(({ leaseUntil }) => leaseUntil))}
        ) AS used(id, owner, hash, bytes, now, lease_until)
        WHERE attempt.id = used.id AND attempt.lease_owner = used.owner
          AND attempt.consumed_at IS NULL AND attempt.finished_at IS NULL
        RETURNING attempt.id`,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function listAttemptsOf(
  connection: Connection,
  postIds: readonly string[],
): Promise<ToldAttempt[]> {
  const { rows } = await connection.execute(
    sql`SELECT ${told.columns} FROM publish_attempts WHERE post_id = ANY(${uuids(postIds)})`,
  );
  return rows.map(told.read);
}

export interface Taken {
  attemptId: string;
  owner: string;
  urn: string;
}

/** Closes open attempts that LinkedIn accepted, and returns those that still belonged to their owner. */
export async function finishTaken(tx: Tx, taken: readonly Taken[], finishedAt: Date): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`UPDATE "publish_attempts" AS attempt
        SET outcome = 'published', urn = taken.urn, error_code = NULL, error_message = NULL,
            finished_at = ${finishedAt.toISOString()}::timestamptz
        FROM unnest(
          ${uuids(taken.map(({ attemptId }) => attemptId))}, ${uuids(taken.map(({ owner }) => owner))},
          ${texts(taken.map(({ urn }) => urn))}
        ) AS taken(id, owner, urn)
        WHERE attempt.id = taken.id AND attempt.lease_owner = taken.owner
          AND attempt.consumed_at IS NOT NULL AND attempt.finished_at IS NULL
        RETURNING attempt.id`,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function insertCreates(
  tx: Tx,
  answers: readonly { attemptId: string; answer: string }[],
  at: Date,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO "publish_steps" (attempt_id, step, at, answer)
        SELECT id, 'create', ${at.toISOString()}::timestamptz, answer FROM unnest(
          ${uuids(answers.map(({ attemptId }) => attemptId))}, ${texts(answers.map(({ answer }) => answer))}
        ) AS answered(id, answer)`,
  );
}
