import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { idempotencyKeys } from '../tables.ts';

type Kept = typeof idempotencyKeys.$inferSelect;

const ownKey = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** True for the first request with this key, and for a repetition of one that was abandoned before `abandonedSince`. */
export async function claimKey(
  db: Db,
  userId: string,
  {
    key,
    requestHash,
    now,
    abandonedSince,
  }: { key: string; requestHash: string; now: Date; abandonedSince: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { createdAt: now },
      setWhere: sql`${idempotencyKeys.answer} IS NULL AND ${idempotencyKeys.requestHash} = ${requestHash}
        AND ${idempotencyKeys.createdAt} < ${abandonedSince.toISOString()}::timestamptz`,
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function findKey(db: Db, userId: string, key: string): Promise<Kept | null> {
  const [kept] = await db.select().from(idempotencyKeys).where(ownKey(userId, key));
  return kept ?? null;
}

export async function keepAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: { status: number; text: string },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: answer.status, answer: answer.text })
    .where(ownKey(userId, key));
}

export async function forgetKey(db: Db, userId: string, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(ownKey(userId, key));
}

export async function forgetKeysBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
