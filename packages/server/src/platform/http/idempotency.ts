import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { AppError } from './app-error.ts';
import { claimKey, findKey, forgetKey, forgetKeysBefore, keepAnswer } from './repository.ts';

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
      const now = clock.now();
      const claim = {
        key,
        requestHash,
        now: new Date(now),
        abandonedSince: new Date(now - abandonedAfterMs),
      };
      if (!(await claimKey(db, userId, claim))) {
        const kept = await findKey(db, userId, key);
        if (kept && kept.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
        if (!kept?.answer || kept.status === null) throw new AppError('request_in_progress');
        return { status: kept.status, text: kept.answer };
      }
      const answer = await work().catch(async (error: unknown) => {
        // A refusal changed nothing, so the same key may be tried again.
        await forgetKey(db, userId, key);
        throw error;
      });
      await keepAnswer(db, userId, key, answer);
      return answer;
    },
    sweep: () => forgetKeysBefore(db, new Date(clock.now() - 24 * 3_600_000)),
  };
}
