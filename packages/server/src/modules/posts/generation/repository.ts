import type { Brief } from '@limelight/contracts';
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { generations, type GenerationStatus, type KeptText } from '../tables.ts';

export type GenerationRow = typeof generations.$inferSelect;

export interface NewGeneration {
  id: string;
  reservationId: string;
  idempotencyKey: string | null;
  requestHash: string;
  brief: Brief;
  sourceIds: readonly string[];
  variants: number;
  promptVersion: string | null;
}

/**
 * Records a generation that begins. False when the person has `limit` of them running already; whoever calls holds the
 * person's credit account, so nobody else begins in between.
 */
export async function insertGeneration(
  tx: Tx,
  userId: string,
  given: NewGeneration,
  now: Date,
  limit: number,
): Promise<boolean> {
  const { id, reservationId, idempotencyKey, requestHash, brief, sourceIds, variants, promptVersion } = given;
  const at = now.toISOString();
  const { rows } = await tx.execute(sql`
    INSERT INTO ${generations} (id, user_id, status, reservation_id, idempotency_key, request_hash, brief, source_ids, variants,
      prompt_version, texts, missing, created_at, heartbeat_at)
    SELECT ${id}::uuid, ${userId}::uuid, 'running', ${reservationId}::uuid, ${idempotencyKey}::text, ${requestHash},
      ${JSON.stringify(brief)}::jsonb, ${JSON.stringify(sourceIds)}::jsonb, ${variants}::int, ${promptVersion}::text, '[]'::jsonb, '[]'::jsonb,
      ${at}::timestamptz, ${at}::timestamptz
    WHERE (SELECT count(*) FROM ${generations} WHERE user_id = ${userId} AND status = 'running') < ${limit}
    RETURNING id`);
  return rows.length > 0;
}

export async function findGeneration(
  connection: Connection,
  userId: string,
  id: string,
): Promise<GenerationRow | null> {
  const [row] = await connection
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)));
  return row ?? null;
}

export async function findGenerationByKey(
  connection: Connection,
  userId: string,
  idempotencyKey: string,
): Promise<GenerationRow | null> {
  const [row] = await connection
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey)));
  return row ?? null;
}

/** A generation that still runs, locked until the transaction ends; null when it ended, or was erased. */
export async function lockRunning(tx: Tx, id: string): Promise<GenerationRow | null> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.status, 'running')))
    .for('update');
  return row ?? null;
}

/** So much of a post says where it is from; a shorter text, such as one that was stopped at once, only where it is all of it. */
const tellingCharacters = 40;

/** The generation of whose texts a post of this person begins with the longest, of several the latest. */
export async function findGenerationOf(
  connection: Connection,
  userId: string,
  text: string,
): Promise<{ id: string; variant: number; texts: number; postId: string | null } | null> {
  const { rows } = await connection.execute<{
    id: string;
    variant: number;
    texts: number;
    postId: string | null;
  }>(sql`
    SELECT ${generations.id} AS id, (kept->>'variant')::int AS variant,
      jsonb_array_length(${generations.texts}) AS texts, ${generations.postId} AS "postId"
    FROM ${generations}, jsonb_array_elements(${generations.texts}) AS kept
    WHERE ${generations.userId} = ${userId} AND ${generations.status} = 'done'
      AND kept->>'text' <> '' AND starts_with(${text}::text, kept->>'text')
      AND (length(kept->>'text') >= ${tellingCharacters} OR kept->>'text' = ${text})
    ORDER BY length(kept->>'text') DESC, ${generations.createdAt} DESC, variant
    LIMIT 1`);
  return rows[0] ?? null;
}

export interface GenerationEnd {
  status: Exclude<GenerationStatus, 'running'>;
  texts: KeptText[];
  missing: string[];
  charged: number;
  errorCode: string | null;
  errorReason: string | null;
  postId: string | null;
}

export async function endGeneration(tx: Tx, id: string, end: GenerationEnd, now: Date): Promise<void> {
  await tx
    .update(generations)
    .set({ ...end, finishedAt: now })
    .where(eq(generations.id, id));
}

/** Asks whoever writes it to stop. False when there is no such generation of this person. */
export async function requestCancel(
  connection: Connection,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await connection
    .update(generations)
    .set({
      cancelRequestedAt: sql`coalesce(${generations.cancelRequestedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Asks whoever writes it to stop one of its texts. False when there is no such generation of this person. */
export async function requestStop(
  connection: Connection,
  userId: string,
  id: string,
  variant: number,
): Promise<boolean> {
  const { stopsRequested } = generations;
  const rows = await connection
    .update(generations)
    .set({
      stopsRequested: sql`CASE WHEN ${stopsRequested} @> ${variant}::text::jsonb THEN ${stopsRequested}
        ELSE ${stopsRequested} || ${variant}::text::jsonb END`,
    })
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Which of these were told to stop: `all` of it, or the texts with these numbers. */
export async function listStopsRequested(
  connection: Connection,
  ids: readonly string[],
): Promise<{ id: string; all: boolean; variants: number[] }[]> {
  const { id, cancelRequestedAt, stopsRequested } = generations;
  const rows = await connection
    .select({ id, cancelRequestedAt, stopsRequested })
    .from(generations)
    .where(
      and(
        inArray(id, [...ids]),
        or(isNotNull(cancelRequestedAt), sql`jsonb_array_length(${stopsRequested}) > 0`),
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    all: row.cancelRequestedAt !== null,
    variants: row.stopsRequested,
  }));
}

export async function touchGenerations(
  connection: Connection,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await connection
    .update(generations)
    .set({ heartbeatAt: now })
    .where(and(inArray(generations.id, [...ids]), eq(generations.status, 'running')));
}

/** Generations whose process has not been heard of since `before`. */
export async function listSilent(connection: Connection, before: Date, limit: number): Promise<string[]> {
  const rows = await connection
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.status, 'running'), lt(generations.heartbeatAt, before)))
    .orderBy(asc(generations.heartbeatAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteFinishedBefore(connection: Connection, before: Date): Promise<void> {
  await connection.delete(generations).where(lt(generations.finishedAt, before));
}

export async function listGenerationIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.userId, userId))
    .orderBy(asc(generations.createdAt), asc(generations.id));
  return rows.map(({ id }) => id);
}

export async function listGenerationsById(connection: Connection, ids: string[]): Promise<GenerationRow[]> {
  return connection.select().from(generations).where(inArray(generations.id, ids));
}

/** Takes a person's generations away; one that runs ends without keeping anything. */
export async function eraseGenerations(tx: Tx, userId: string): Promise<void> {
  await tx.delete(generations).where(eq(generations.userId, userId));
}
