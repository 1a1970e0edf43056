import { errorCatalogue } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import {
  deadAfterFailures,
  nextAttemptAt,
  noVersion,
  type Feed,
} from '../../../../integrations/feeds/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { findCopy, keepCopy, type FeedCopyRow } from '../repository/copies.ts';

/** A copy younger than this is used without a new request. */
const freshMs = 10 * 60_000;
const storedItems = 200;
const storedText = 4_000;

export interface FeedCopy {
  feed: Feed | null;
  /** Why the source cannot be read. Null while the failure may be temporary and there is a copy to go on with. */
  problem: string | null;
}

/** A story cannot be from later than this. */
const aheadMs = 86_400_000;

/**
 * The part of a feed that is stored. Items without a possible date get the moment when they were first seen: that of
 * the last copy, or now.
 */
function copyOf(feed: Feed, before: FeedCopyRow, now: number): Feed {
  const seen = new Map(
    before.feed?.items.map((item) => [item.id, item.firstSeenAt ?? before.fetchedAt?.toISOString()]),
  );
  const items = feed.items.slice(0, storedItems).map((item) => {
    const stored = { ...item, text: item.text.slice(0, storedText) };
    if (item.publishedAt !== null && Date.parse(item.publishedAt) <= now + aheadMs) return stored;
    const known = [item.firstSeenAt, seen.get(item.id), new Date(now).toISOString()];
    const [firstSeenAt = ''] = known.filter((at) => at !== undefined).toSorted();
    return { ...stored, publishedAt: null, firstSeenAt };
  });
  return { ...feed, items };
}

function retryAfter(details: unknown): number | null {
  return typeof details === 'object' &&
    details !== null &&
    'retryAfterSeconds' in details &&
    typeof details.retryAfterSeconds === 'number'
    ? details.retryAfterSeconds
    : null;
}

/**
 * Reads a feed through the copy that all accounts share. A copy older than ten minutes is requested again. While the
 * source fails, requests become rarer and the last copy is returned.
 */
export async function readCopy(
  context: Context,
  address: string,
  { owner, signal }: { owner: string; signal: AbortSignal },
): Promise<FeedCopy> {
  const { database, clock, feeds } = context;
  const now = clock.now();
  const known = await findCopy(database.db, address);
  const fresh = known?.fetchedAt != null && now - known.fetchedAt.getTime() < freshMs;
  if (known !== null && (fresh || known.nextAttemptAt.getTime() > now))
    return { feed: known.feed ?? null, problem: known.problem };
  const base: FeedCopyRow = known ?? {
    address,
    movedTo: null,
    ...noVersion,
    feed: null,
    failures: 0,
    problem: null,
    fetchedAt: null,
    nextAttemptAt: new Date(now),
  };
  const good = { failures: 0, problem: null, fetchedAt: new Date(now), nextAttemptAt: new Date(now) };
  try {
    const version = base.feed === null ? noVersion : { etag: base.etag, lastModified: base.lastModified };
    const reading = await feeds.read(base.movedTo ?? address, version, { owner, signal });
    if (reading.state === 'unchanged') {
      await keepCopy(database.db, { ...base, ...good });
      return { feed: base.feed ?? null, problem: null };
    }
    const { feed, etag, lastModified, movedTo } = reading;
    const kept = copyOf(feed, base, now);
    await keepCopy(database.db, {
      ...base,
      ...good,
      feed: kept,
      etag,
      lastModified,
      movedTo: movedTo ?? base.movedTo,
    });
    return { feed: kept, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failures = base.failures + 1;
    const lasting = error.code !== 'feed_silent' && error.code !== 'writer_queue_full';
    const isTold = lasting || failures >= deadAfterFailures || base.feed == null;
    const problem = isTold ? errorCatalogue[error.code].message : null;
    const next = new Date(nextAttemptAt(now, failures, retryAfter(error.details)));
    await keepCopy(database.db, { ...base, failures, problem, nextAttemptAt: next });
    return { feed: base.feed ?? null, problem };
  }
}
