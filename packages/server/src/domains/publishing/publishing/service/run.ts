import { emptyTrace, type CreateResult } from '../../../../integrations/linkedin/index.ts';
import { gather, turns } from '../../../../platform/gather.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import { consumeAttempts, type Consumption } from '../repository/batches.ts';
import { spaceBacklog } from './backlog.ts';
import type { PublishingDeps } from './deps.ts';
import { bytesOf, prepare, type Asked, type Preparation } from './prepare.ts';
import type { Begun, Prepared } from './prepared.ts';
import { recordOutcome, recordOutcomes, type Told } from './record.ts';
import { uploadFiles } from './upload.ts';

/**
 * The most posts prepared or consumed by one transaction. It takes those that are there at the same time and waits for
 * no others.
 */
const together = { limit: 50, waitMs: 0 };
/**
 * Answers arrive one by one. Those of the same moment are recorded in one transaction, without waiting once every call
 * is answered. A process that dies in between leaves its posts `unconfirmed`, like one that dies before its answer.
 */
const answers = { limit: 50, waitMs: 100 };
/** The most posts of a process whose files are uploaded at once, because each may hold a whole file in memory. */
const uploadsAtOnce = 10;

type Outcome = CreateResult<{ urn: string | null }>;
type Consume = (asked: Consumption) => Promise<boolean>;

/**
 * Sends the bytes of a consumed intent. A process that was suspended for too long since then (a stopped machine,
 * swapping) finds its time over and sends nothing.
 */
async function sendInTime(
  deps: PublishingDeps,
  prepared: Prepared,
  bytes: Uint8Array,
  begun: Begun,
): Promise<Outcome> {
  const { context, linkedin, timing } = deps;
  const inTime = () =>
    deps.monotonicMs() - begun.monotonicMs <= timing.sendWithinMs &&
    Math.abs(context.clock.now() - begun.nowMs) <= timing.sendWithinMs;
  if (!inTime()) return { kind: 'not_sent', trace: emptyTrace('linkedin.post.create') };
  return linkedin.createPost(prepared.connection.accessToken, bytes, inTime);
}

/** Consumes the intent, then sends once. Null when the intent belonged to another run. */
async function sendOnce(
  deps: PublishingDeps,
  consume: Consume,
  prepared: Prepared,
  bytes: Uint8Array,
): Promise<Outcome | null> {
  const { context, timing } = deps;
  const nowMs = context.clock.now();
  const monotonicMs = deps.monotonicMs();
  let consumed: boolean;
  try {
    consumed = await consume({
      attemptId: prepared.attemptId,
      owner: prepared.owner,
      hash: sha256(bytes),
      bytes: bytes.byteLength,
      now: new Date(nowMs),
      leaseUntil: new Date(nowMs + timing.sendLeaseMs),
    });
  } catch (error) {
    // It may have been consumed, but it is certain that nothing was sent.
    context.log.warn({ err: error, attemptId: prepared.attemptId }, 'intent could not be consumed');
    return { kind: 'not_sent', trace: emptyTrace('linkedin.post.create') };
  }
  if (!consumed) return null;
  return sendInTime(deps, prepared, bytes, { nowMs, monotonicMs });
}

/**
 * Publishes a post if it is due and no other run is working on it: intent, uploads, consume, one create, outcome. Can
 * be called any number of times by any number of processes. `startedFor` is the time its job was scheduled for.
 */
export type Publish = (postId: string, startedFor?: Date | null) => Promise<void>;

/**
 * Creates the publisher of a process. Each post takes the same steps on its own, but the database work of posts
 * published at the same time is batched, because one commit per post and step would be most of the work. The guarantees
 * depend on the order within one post: its intent is on disk before its files are sent, and is consumed on disk before
 * the connection for its create opens. A post without files has nothing to do between the two, so they are one write.
 */
export function createPublisher(deps: PublishingDeps): Publish {
  const { db } = deps.context.database;
  const prepareOne = gather(together, async (asked: readonly Asked[]) =>
    prepare(deps, asked, { wait: false }),
  );
  /** Waits for a post that somebody else is at, and keeps no other waiting. */
  const prepareAlone = async (asked: Asked): Promise<Preparation> => {
    const [preparation] = await prepare(deps, [asked], { wait: true });
    return preparation ?? { kind: 'nothing' };
  };
  const consume = gather(together, async (asked: readonly Consumption[]) => {
    const consumed = await consumeAttempts(db, asked);
    return asked.map(({ attemptId }) => consumed.has(attemptId));
  });
  let calling = 0;
  const recordOne = gather({ ...answers, isAll: () => calling === 0 }, async (told: readonly Told[]) =>
    recordOutcomes(deps, told),
  );
  const upload = turns(uploadsAtOnce);

  const begin = async (postId: string, startedFor: Date | null): Promise<Prepared | null> => {
    const asked = { postId, startedFor };
    let preparation = await prepareOne(asked);
    if (preparation.kind === 'again') preparation = await prepareAlone(asked);
    if (preparation.kind === 'backlog') {
      await spaceBacklog(deps.context, preparation.userId);
      preparation = await prepareAlone(asked);
    }
    return preparation.kind === 'ready' ? preparation.prepared : null;
  };
  const called = async <T>(call: () => Promise<T>): Promise<T> => {
    calling += 1;
    try {
      return await call();
    } finally {
      calling -= 1;
    }
  };
  const record = async (prepared: Prepared, result: Outcome): Promise<void> => {
    if (!(await recordOne({ prepared, result }))) await recordOutcome(deps, prepared, result);
  };

  return async (postId, startedFor = null) => {
    const prepared = await begin(postId, startedFor);
    if (prepared === null) return;
    const { ready } = prepared;
    if (ready !== null) {
      await record(prepared, await called(async () => sendInTime(deps, prepared, ready.bytes, ready)));
      return;
    }
    const uploads =
      prepared.post.media.length === 0
        ? ({ kind: 'ready', files: [] } as const)
        : await upload(async () => uploadFiles(deps, prepared));
    if (uploads.kind === 'lost') return;
    if (uploads.kind === 'failed') {
      await recordOutcome(deps, prepared, uploads.failure);
      return;
    }
    const bytes = bytesOf(deps, prepared, uploads.files);
    const result = await called(async () => sendOnce(deps, consume, prepared, bytes));
    if (result !== null) await record(prepared, result);
  };
}
