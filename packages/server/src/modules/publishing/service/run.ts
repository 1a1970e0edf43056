import { emptyTrace, type CreateResult } from '../../../integrations/linkedin/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { consumeAttempt } from '../repository.ts';
import { spaceBacklog } from './backlog.ts';
import type { PublishingDeps } from './deps.ts';
import { bytesOf, prepare, type Prepared } from './prepare.ts';
import { recordOutcome } from './record.ts';
import { uploadFiles } from './upload.ts';

/**
 * Uses the intent up, then sends once. Null when the intent was another run's. From the moment of consuming, a process
 * that sleeps too long (a stopped machine, a swap) finds its time over when it wakes and sends nothing.
 */
async function sendOnce(
  deps: PublishingDeps,
  prepared: Prepared,
  bytes: Uint8Array,
): Promise<CreateResult<{ urn: string | null }> | null> {
  const { context, linkedin, timing } = deps;
  const nowMs = context.clock.now();
  const begunMs = deps.monotonicMs();
  let consumed: boolean;
  try {
    consumed = await consumeAttempt(context.database.db, prepared.attemptId, prepared.owner, {
      hash: sha256(bytes),
      bytes: bytes.byteLength,
      now: new Date(nowMs),
      leaseUntil: new Date(nowMs + timing.sendLeaseMs),
    });
  } catch (error) {
    // It may or may not be consumed, but it is certain that nothing was sent.
    context.log.warn({ err: error, attemptId: prepared.attemptId }, 'intent could not be consumed');
    return { kind: 'not_sent', trace: emptyTrace('linkedin.post.create') };
  }
  if (!consumed) return null;
  const inTime = () =>
    deps.monotonicMs() - begunMs <= timing.sendWithinMs &&
    Math.abs(context.clock.now() - nowMs) <= timing.sendWithinMs;
  if (!inTime()) return { kind: 'not_sent', trace: emptyTrace('linkedin.post.create') };
  return linkedin.createPost(prepared.connection.accessToken, bytes, inTime);
}

/**
 * Publishes a post if it is due and no other run works on it: intent, uploads, consume, one create, outcome. May be called
 * any number of times, by any number of processes. `startedFor` is the time its job waited for.
 */
export async function runPublish(
  deps: PublishingDeps,
  postId: string,
  startedFor: Date | null = null,
): Promise<void> {
  let preparation = await prepare(deps, postId, startedFor);
  if (preparation.kind === 'backlog') {
    await spaceBacklog(deps.context, preparation.userId);
    preparation = await prepare(deps, postId, startedFor);
  }
  if (preparation.kind !== 'ready') return;
  const { prepared } = preparation;
  const uploads = await uploadFiles(deps, prepared);
  if (uploads.kind === 'lost') return;
  if (uploads.kind === 'failed') {
    await recordOutcome(deps, prepared, uploads.failure);
    return;
  }
  const result = await sendOnce(deps, prepared, bytesOf(deps, prepared, uploads.files));
  if (result !== null) await recordOutcome(deps, prepared, result);
}
