import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { joinTransactions, type Db, type Tx } from '../db/index.ts';
import { AppError } from './app-error.ts';
import { claimKey, findKey, forgetKey, keepAnswer, markCommitted, type Claim } from './repository.ts';

interface RepeatableRequest {
  userId: string;
  key: string;
  fingerprint: readonly (string | Uint8Array)[];
}
interface KeptAnswer {
  status: number;
  text: string;
}

export interface Idempotency {
  /**
   * Runs `work` for the first request with this key and returns its answer to later ones. Each transaction of
   * `work` also marks the key as committed. If the process dies before the answer is stored, a later request
   * repeats the work when nothing was committed, and is otherwise refused with `answer_lost`. Also refuses with
   * `request_in_progress` and `idempotency_key_reused`.
   */
  once(request: RepeatableRequest, work: () => Promise<KeptAnswer>): Promise<KeptAnswer>;
}

/** After this time, a request without an answer counts as lost with its process. */
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
        // Another request took over the key while this one was stalled, so this one must not do the work.
        if (open && !(await markCommitted(tx, claim))) throw new AppError('request_in_progress');
      };
      try {
        const answer = await joinTransactions(note, work);
        await keepAnswer(db, claim, answer);
        return answer;
      } catch (error) {
        // After a named refusal the key is released. Any other error may have occurred after a commit, in which
        // case the key is kept.
        await forgetKey(db, claim, !(error instanceof AppError));
        throw error;
      } finally {
        open = false;
      }
    },
  };
}
