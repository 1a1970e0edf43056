import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { idempotencyKeys } from '../tables.ts';
import { AppError } from './app-error.ts';

interface RepeatableRequest {
  userId: string;
  key: string;
  /** What makes two requests the same one. */
  fingerprint: readonly (string | Uint8Array)[];
}
interface KeptAnswer {
  status: number;
  text: string;
}

export interface Idempotency {
  /** Runs `work` for the first request with this key and replays its answer to every later one. */
  once(request: RepeatableRequest, work: () => Promise<KeptAnswer>): Promise<KeptAnswer>;
  /** Forgets keys older than a day. */
  sweep(): Promise<void>;
}

/** A request whose process died may be tried again after this long. */
const abandonedAfterMs = 2 * 60_000;

export function createIdempotency(db: Db, clock: Clock): Idempotency {
  return {
    async once({ userId, key, fingerprint }, work) {
      const hash = createHash('sha256');
      for (const part of fingerprint) hash.update(part).update('\n');
      const requestHash = hash.digest('hex');
      const now = new Date(clock.now());
      const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash, createdAt: now })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: { createdAt: now },
          setWhere: sql`${idempotencyKeys.answer} IS NULL AND ${idempotencyKeys.requestHash} = ${requestHash}
            AND ${idempotencyKeys.createdAt} < ${new Date(now.getTime() - abandonedAfterMs).toISOString()}::timestamptz`,
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) {
        const [kept] = await db.select().from(idempotencyKeys).where(own);
        if (kept && kept.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
        if (!kept?.answer || kept.status === null) throw new AppError('request_in_progress');
        return { status: kept.status, text: kept.answer };
      }
      try {
        const answer = await work();
        await db.update(idempotencyKeys).set({ status: answer.status, answer: answer.text }).where(own);
        return answer;
      } catch (error) {
        // A refusal changed nothing, so the same key may be tried again.
        await db.delete(idempotencyKeys).where(own);
        throw error;
      }
    },
    async sweep() {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(clock.now() - 24 * 3_600_000)));
    },
  };
}
