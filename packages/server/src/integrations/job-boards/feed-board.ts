import { AppError } from '../../platform/http/index.ts';
import { noVersion, type Feed, type FeedItem, type Feeds } from '../feeds/index.ts';
import { adLimit } from './parse-list.ts';
import { oneLine } from './text.ts';
import { BoardError, type BoardFault, type BoardRead, type JobAd, type ReadMark } from './types.ts';

/**
 * The owner for the limits on threads. A feed's openings are shared by everybody who follows it, so no single person
 * is charged.
 */
const owner = 'job-boards';

const faults: ReadonlyMap<string, BoardFault> = new Map([
  ['feed_missing', 'unknown'],
  ['feed_closed', 'unknown'],
  ['page_not_allowed', 'unknown'],
  ['feed_unreadable', 'unreadable'],
  ['feed_cut_off', 'unreadable'],
  ['feed_empty', 'unreadable'],
  ['page_too_large', 'too-large'],
  ['feed_silent', 'down'],
  ['writer_queue_full', 'busy'],
]);

const waitOf = (details: unknown): number | null =>
  typeof details === 'object' &&
  details !== null &&
  'retryAfterSeconds' in details &&
  typeof details.retryAfterSeconds === 'number'
    ? details.retryAfterSeconds
    : null;

function toJobAd(feed: Feed, item: FeedItem): JobAd | null {
  const title = oneLine(item.title);
  // Boards of many companies name the company as author. A company's own feed is titled with its name.
  const company = oneLine(item.author ?? feed.title, 120);
  if (item.url === null || title === '' || company === '') return null;
  return {
    board: 'feed',
    externalId: item.id,
    url: item.url,
    title,
    company,
    places: [],
    workplace: null,
    employment: null,
    levels: [],
    department: item.categories[0] ?? null,
    text: item.text,
    pay: null,
    publishedAt: item.publishedAt === null ? null : new Date(item.publishedAt),
    updatedAt: null,
  };
}

/** Reads the openings in a feed. Only stated fields are read; nothing is guessed from sentences. */
export async function readFeedBoard(
  feeds: Pick<Feeds, 'read'>,
  address: string,
  mark: ReadMark | null,
  signal?: AbortSignal,
): Promise<BoardRead | null> {
  try {
    const call = { owner, ...(signal === undefined ? {} : { signal }) };
    const reading = await feeds.read(address, mark ?? noVersion, call);
    if (reading.state === 'unchanged') return null;
    const { feed, etag, lastModified } = reading;
    const ads = feed.items.slice(0, adLimit).flatMap((item) => toJobAd(feed, item) ?? []);
    return { ads, name: feed.title, skipped: feed.total - ads.length, mark: { etag, lastModified } };
  } catch (error) {
    signal?.throwIfAborted();
    const fault = error instanceof AppError ? faults.get(error.code) : undefined;
    if (fault === undefined || !(error instanceof AppError)) throw error;
    throw new BoardError(fault, waitOf(error.details));
  }
}

/**
 * Whether there is a feed at an address. Fails with the errors of feeds, except that another kind of page returns
 * false.
 */
export async function isFeed(feeds: Pick<Feeds, 'read'>, address: string): Promise<boolean> {
  try {
    return (await feeds.read(address, noVersion, { owner })).state === 'read';
  } catch (error) {
    if (error instanceof AppError && faults.get(error.code) === 'unreadable') return false;
    throw error;
  }
}
