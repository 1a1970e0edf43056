import { brand } from '@limelight/contracts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/index.ts';
import { ThreadFault, threadFile, type Threads } from '../../platform/threads/index.ts';
import type { FeedVersion, WebFeed, WebPages } from '../web-pages/index.ts';
import { likelyFeeds, namedFeeds } from './discover.ts';
import type { Feed } from './feed.ts';
import type * as Reader from './feed-reader.worker.ts';
import { HostQueue } from './hosts.ts';
import { everythingAllowed, readRobots, type RobotsRules } from './robots.ts';

export { deadAfterFailures, nextAttemptAt } from './back-off.ts';
export { feedItemLimit, itemTextLimit, type Feed, type FeedFormat, type FeedItem } from './feed.ts';
export { readOpml, writeOpml, type Subscription } from './opml.ts';

export type FeedReading =
  | { state: 'unchanged' }
  | ({ state: 'read'; feed: Feed; finalUrl: string; movedTo: string | null } & FeedVersion);

export interface FoundFeed {
  address: string;
  title: string;
  items: number;
}

export interface FeedCall {
  owner: string;
  signal?: AbortSignal;
}

export interface Feeds {
  /**
   * Reads the feed at an address, or returns `unchanged` since that version. Throws AppError: `page_not_allowed`,
   * `page_too_large`, `feed_unreadable`, `feed_missing` (404, 410), `feed_closed` (robots.txt, 401, 403),
   * `feed_silent` (everything else; `details` may contain `retryAfterSeconds`). Throws the signal's reason once it
   * is aborted.
   */
  read(address: string, version: FeedVersion, call: FeedCall): Promise<FeedReading>;
  /**
   * Finds the feeds of a site, or the one at the address itself. Refuses like `read`, with `feed_unreadable` when
   * there is none.
   */
  find(address: string, call: FeedCall): Promise<FoundFeed[]>;
  /**
   * Runs work that reads an address: one task per host at a time, and only if robots.txt allows it (`feed_closed`).
   */
  politely<T>(address: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export const noVersion: FeedVersion = { etag: null, lastModified: null };

const reader = threadFile<typeof Reader>(import.meta.url, 'feed-reader');
const robotsKeptMs = 6 * 3_600_000;
const robotsKept = 2_000;
const feedsPerSite = 3;

function statusOf(details: unknown): number | null {
  return typeof details === 'object' &&
    details !== null &&
    'status' in details &&
    typeof details.status === 'number'
    ? details.status
    : null;
}

function feedFault(error: AppError): AppError {
  if (error.code === 'page_wrong_type') return new AppError('feed_unreadable');
  if (error.code !== 'page_not_reachable') return error;
  const status = statusOf(error.details);
  if (status === 404 || status === 410) return new AppError('feed_missing', error.details);
  if (status === 401 || status === 403) return new AppError('feed_closed', error.details);
  return new AppError('feed_silent', error.details);
}

async function named<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError && !(error instanceof ThreadFault) ? feedFault(error) : error;
  }
}

interface FeedsParts {
  webPages: WebPages;
  threads: Threads;
  clock: Clock;
}

/** Reads feeds considerately: with conditional requests, one per host at a time, and only if robots.txt allows it. */
export function createFeeds({ webPages, threads, clock }: FeedsParts): Feeds {
  const hosts = new HostQueue();
  const robots = new Map<string, { rules: RobotsRules; until: number }>();

  async function fetchRobots(origin: string, signal?: AbortSignal): Promise<RobotsRules> {
    const address = new URL('/robots.txt', origin).href;
    try {
      const found = await webPages.fetchArticle(address, signal);
      return 'html' in found ? readRobots(found.html, address, brand.name) : everythingAllowed;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const status = statusOf(error.details);
      // When a server fails to deliver its rules, the read is retried later. A site without rules allows
      // everything.
      if (error.code === 'page_not_reachable' && (status === null || status >= 500)) throw error;
      return everythingAllowed;
    }
  }

  async function mayRead(address: string, signal?: AbortSignal): Promise<boolean> {
    const { origin } = new URL(address);
    const known = robots.get(origin);
    if (known !== undefined && known.until > clock.now()) return known.rules.allows(address);
    const rules = await fetchRobots(origin, signal);
    if (robots.size >= robotsKept) robots.clear();
    robots.set(origin, { rules, until: clock.now() + robotsKeptMs });
    return rules.allows(address);
  }

  async function politely<T>(address: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (!URL.canParse(address)) throw new AppError('page_not_allowed');
    return hosts.run(address, async () => {
      signal?.throwIfAborted();
      if (!(await mayRead(address, signal))) throw new AppError('feed_closed');
      return work();
    });
  }

  const parse = (found: Extract<WebFeed, { state: 'read' }>, { owner, signal }: FeedCall) =>
    threads.texts.call(reader, 'read', [found.bytes, found.contentType, found.finalUrl], {
      owner,
      ...(signal === undefined ? {} : { signal }),
    });

  /** `feed` is null when the content is not a feed. */
  async function fetchFeed(address: string, version: FeedVersion, call: FeedCall) {
    const found = await named(
      politely(address, () => webPages.fetchFeed(address, version, call.signal), call.signal),
    );
    if (found.state === 'unchanged') return found;
    try {
      return { ...found, feed: await parse(found, call) };
    } catch (error) {
      // A feed that exceeds the time or memory limit counts as unreadable.
      if (error instanceof ThreadFault && (error.kind === 'too-slow' || error.kind === 'crashed'))
        return { ...found, feed: null };
      throw error;
    }
  }

  async function tryFeed(address: string, call: FeedCall): Promise<FoundFeed | null> {
    try {
      const found = await fetchFeed(address, noVersion, call);
      if (found.state === 'unchanged' || found.feed === null) return null;
      return { address: found.finalUrl, title: found.feed.title, items: found.feed.total };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  return {
    politely,
    async read(address, version, call) {
      const found = await fetchFeed(address, version, call);
      if (found.state === 'unchanged') return found;
      const { feed, finalUrl, movedTo, etag, lastModified } = found;
      if (feed === null) throw new AppError('feed_unreadable');
      return { state: 'read', feed, finalUrl, movedTo, etag, lastModified };
    },
    async find(address, call) {
      const found = await fetchFeed(address, noVersion, call);
      if (found.state === 'unchanged') throw new AppError('feed_unreadable');
      if (found.feed !== null)
        return [{ address: found.finalUrl, title: found.feed.title, items: found.feed.total }];
      const html = new TextDecoder().decode(found.bytes);
      const told = namedFeeds(html, found.finalUrl);
      const feeds = new Map<string, FoundFeed>();
      for (const candidate of told.length > 0 ? told : likelyFeeds(found.finalUrl)) {
        const feed = await tryFeed(candidate, call);
        if (feed !== null) feeds.set(feed.address, feed);
        if (feeds.size === feedsPerSite || (told.length === 0 && feeds.size === 1)) break;
      }
      if (feeds.size === 0) throw new AppError('feed_unreadable');
      return [...feeds.values()];
    },
  };
}
