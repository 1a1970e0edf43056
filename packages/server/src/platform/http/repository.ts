import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/index.ts';
import { idempotencyKeys } from '../tables.ts';

type Kept = typeof idempotencyKeys.$inferSelect;

export interface Claim {
  userId: string;
  key: string;
  at: Date;
}

const ownKey = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
/** Matches the key only while no later request has taken it over. */
const held = ({ userId, key, at }: Claim) => and(ownKey(userId, key), eq(idempotencyKeys.createdAt, at));

/**
 * Returns true for the first request with this key, and for a repetition of one that was abandoned before
 * `abandonedSince` without a commit.
 */
export async function claimKey(
  db: Db,
  { userId, key, at }: Claim,
  { requestHash, abandonedSince }: { requestHash: string; abandonedSince: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash, createdAt: at })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { createdAt: at },
      setWhere: sql`${idempotencyKeys.answer} IS NULL AND NOT ${idempotencyKeys.committed}
        AND ${idempotencyKeys.requestHash} = ${requestHash}
        AND ${idempotencyKeys.createdAt} < ${abandonedSince.toISOString()}::timestamptz`,
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function findKey(db: Db, userId: string, key: string): Promise<Kept | null> {
  const [kept] = await db.select().from(idempotencyKeys).where(ownKey(userId, key));
  return kept ?? null;
}

/**
 * Marks the key as committed, in the same transaction as the work. Returns false when a later request has taken it
 * over. Work that deletes the key itself, along with the account, does not count as taken over.
 */
export async function markCommitted(tx: Tx, { userId, key, at }: Claim): Promise<boolean> {
  const marked = await tx
    .update(idempotencyKeys)
    .set({ committed: true })
    .where(ownKey(userId, key))
    .returning({ createdAt: idempotencyKeys.createdAt });
  return marked.every(({ createdAt }) => createdAt.getTime() === at.getTime());
}

export async function keepAnswer(
  db: Db,
  claim: Claim,
  answer: { status: number; text: string },
): Promise<void> {
  await db.update(idempotencyKeys).set({ status: answer.status, answer: answer.text }).where(held(claim));
}

/** Releases the key. With `unlessCommitted`, only while none of the work is committed. */
export async function forgetKey(db: Db, claim: Claim, unlessCommitted: boolean): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(held(claim), unlessCommitted ? eq(idempotencyKeys.committed, false) : undefined));
}
