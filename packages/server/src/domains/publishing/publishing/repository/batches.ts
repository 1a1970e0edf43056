import { sql } from 'drizzle-orm';
import { rowReader, type Connection, type Tx } from '../../../../platform/db/index.ts';
import type { Attempt, NewAttempt } from './publishing.ts';
import { publishAttempts } from '../tables.ts';

// Reads and writes for several posts in one statement each.

const uuids = (ids: readonly string[]) => sql`${sql.param([...ids])}::uuid[]`;
const texts = (values: readonly (string | null)[]) => sql`${sql.param([...values])}::text[]`;
const integers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const instants = (values: readonly (Date | null)[]) =>
  sql`${sql.param(values.map((value) => value?.toISOString() ?? null))}::timestamptz[]`;
const attempts = rowReader(publishAttempts, [
  'id',
  'postId',
  'authorUrn',
  'leaseOwner',
  'leaseUntil',
  'createdAt',
  'consumedAt',
  'finishedAt',
  'outcome',
  'urn',
  'errorCode',
]);
export type PostAttempt = ReturnType<typeof attempts.read>;

/** What may keep posts from being published, by post, author or scope of a wait. */
export interface Hindrances {
  /** Open attempts by post. */
  open: ReadonlyMap<string, PostAttempt>;
  /** Posts whose files have to be uploaded first. */
  withFiles: ReadonlySet<string>;
  /** Pauses by their authors. */
  halts: ReadonlyMap<string, { scope: string }[]>;
  /** Waits requested by LinkedIn that last longer than `now`. */
  waits: ReadonlyMap<string, Date>;
}

export async function findHindrances(
  connection: Connection,
  asked: { postIds: readonly string[]; userIds: readonly string[]; scopes: readonly string[] },
  now: Date,
): Promise<Hindrances> {
  const { rows } = await connection.execute<{ kind: string; name: string; value: string | null }>(
    sql`SELECT 'post' AS kind, post_id::text AS name, NULL AS value FROM publish_attempts
          WHERE post_id = ANY(${uuids(asked.postIds)}) AND finished_at IS NULL
        UNION ALL
        SELECT DISTINCT 'file', post_id::text, NULL FROM post_media WHERE post_id = ANY(${uuids(asked.postIds)})
        UNION ALL
        SELECT 'user', user_id::text, scope FROM publish_halts WHERE user_id = ANY(${uuids(asked.userIds)})
        UNION ALL
        SELECT 'scope', scope, (extract(epoch FROM until) * 1000)::bigint::text FROM publish_pauses
          WHERE scope = ANY(${texts(asked.scopes)}) AND until > ${now.toISOString()}::timestamptz`,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const openIds = of('post').map(({ name }) => name);
  const open = openIds.length === 0 ? [] : await listAttemptsOf(connection, openIds);
  const halts = of('user').map(({ name, value }) => ({ userId: name, scope: value ?? '' }));
  return {
    open: new Map(open.filter(({ finishedAt }) => finishedAt === null).map((one) => [one.postId, one])),
    withFiles: new Set(of('file').map(({ name }) => name)),
    halts: Map.groupBy(halts, ({ userId }) => userId),
    waits: new Map(of('scope').map(({ name, value }) => [name, new Date(Number(value))])),
  };
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

/** All attempts of the posts, the newest first. */
export async function listAttemptsOf(
  connection: Connection,
  postIds: readonly string[],
): Promise<PostAttempt[]> {
  const { rows } = await connection.execute(
    sql`SELECT ${attempts.columns} FROM publish_attempts WHERE post_id = ANY(${uuids(postIds)}) ORDER BY id DESC`,
  );
  return rows.map(attempts.read);
}

export type Ending = Pick<Attempt, 'outcome' | 'urn' | 'errorCode' | 'errorMessage'>;

/**
 * Closes attempts and their leases with the outcomes that their owners know, even if they were considered lost in the
 * meantime. Returns the ids of those that were their owners', and not already closed with a certain outcome.
 */
export async function finishAttempts(
  tx: Tx,
  endings: readonly (Ending & { attemptId: string; owner: string })[],
  finishedAt: Date,
): Promise<Set<string>> {
  const at = sql`${finishedAt.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`UPDATE "publish_attempts" AS attempt
        SET outcome = ended.outcome, urn = ended.urn, error_code = ended.code, error_message = ended.message,
            finished_at = ${at}, lease_until = ${at}
        FROM unnest(
          ${uuids(endings.map(({ attemptId }) => attemptId))}, ${uuids(endings.map(({ owner }) => owner))},
          ${texts(endings.map(({ outcome }) => outcome))}, ${texts(endings.map(({ urn }) => urn))},
          ${texts(endings.map(({ errorCode }) => errorCode))}, ${texts(endings.map(({ errorMessage }) => errorMessage))}
        ) AS ended(id, owner, outcome, urn, code, message)
        WHERE attempt.id = ended.id AND attempt.lease_owner = ended.owner
          AND (attempt.finished_at IS NULL OR attempt.outcome = 'unknown')
        RETURNING attempt.id`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** LinkedIn's answers to creates. */
export async function insertCreates(
  tx: Tx,
  answers: readonly { attemptId: string; answer: string }[],
  at: Date,
): Promise<void> {
  if (answers.length === 0) return;
  await tx.execute(
    sql`INSERT INTO "publish_steps" (attempt_id, step, at, answer)
        SELECT id, 'create', ${at.toISOString()}::timestamptz, answer FROM unnest(
          ${uuids(answers.map(({ attemptId }) => attemptId))}, ${texts(answers.map(({ answer }) => answer))}
        ) AS answered(id, answer)`,
  );
}
