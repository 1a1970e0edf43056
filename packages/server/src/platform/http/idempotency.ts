import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { joinTransactions, type Db, type Tx } from '../db/index.ts';
import { AppError } from './app-error.ts';
import {
  claimKey,
  findKey,
  forgetKey,
  forgetKeysBefore,
  keepAnswer,
  markCommitted,
  type Claim,
} from './repository.ts';

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
  /**
   * Runs `work` for the first request with this key and replays its answer to every later one. Each transaction of
   * `work` also notes on the key that something was committed; so, when its answer is lost with its process, a later
   * request does the work where nothing was, and is refused with `answer_lost` where something was. Refuses with
   * `request_in_progress` and `idempotency_key_reused` too.
   */
  once(request: RepeatableRequest, work: () => Promise<KeptAnswer>): Promise<KeptAnswer>;
  /** Forgets keys older than a day. */
  sweep(): Promise<void>;
}

/** A request that has not been answered for this long is taken to have died with its process. */
const abandonedAfterMs = 2 * 60_000;

export function createIdempotency(db: Db, clock: Clock): Idempotency {
  return {
    async once({ userId, key, fingerprint }, work) {
      const hash = createHash('sha256');
      for (const part of fingerprint) hash.update(part).update('\n');
      const requestHash = hash.digest('hex');
      const now = clock.now();
      const claim: Claim = { userId, key, at: new Date(now) };
      const abandonedSince = new Date(now - abandonedAfterMs);
      if (!(await claimKey(db, claim, { requestHash, abandonedSince }))) {
        const kept = await findKey(db, userId, key);
        if (kept && kept.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
        if (kept?.answer && kept.status !== null) return { status: kept.status, text: kept.answer };
        const lost = kept?.committed === true && kept.createdAt < abandonedSince;
        throw new AppError(lost ? 'answer_lost' : 'request_in_progress');
      }
      let open = true;
      const note = async (tx: Tx) => {
        // Overtaken while it stood still: the other request does the work, so this one must not.
        if (open && !(await markCommitted(tx, claim))) throw new AppError('request_in_progress');
      };
      try {
        const answer = await joinTransactions(note, work);
        await keepAnswer(db, claim, answer);
        return answer;
      } catch (error) {
        // A refusal by name is the work's own last word. Anything else may have come after something was committed.
        await forgetKey(db, claim, !(error instanceof AppError));
        throw error;
      } finally {
        open = false;
      }
    },
    sweep: () => forgetKeysBefore(db, new Date(clock.now() - 24 * 3_600_000)),
  };
}
