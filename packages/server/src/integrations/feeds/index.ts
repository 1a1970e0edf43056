import { brand } from '@limelight/contracts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/index.ts';
import { ThreadFault, threadFile, unlessUnreadable, type Threads } from '../../platform/threads/index.ts';
import { orAborted, type FeedVersion, type WebPages } from '../web-pages/index.ts';
import type { Feed } from './feed.ts';
import type * as Reader from './feed-reader.worker.ts';
import { HostQueue } from './hosts.ts';
import type { Robots } from './robots.ts';
import type { Subscription } from './write-opml.ts';

export { deadAfterFailures, nextAttemptAt } from './back-off.ts';
export type { Feed, FeedItem } from './feed.ts';
export { writeOpml, type Subscription } from './write-opml.ts';

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
   * `page_too_large`, `feed_unreadable`, `feed_cut_off`, `feed_empty`, `feed_missing` (404, 410), `feed_closed` (robots.txt, 401, 403),
   * `feed_silent` (everything else; `details` may contain `retryAfterSeconds`). Throws the signal's reason once it
   * is aborted.
   */
  read(address: string, version: FeedVersion, call: FeedCall): Promise<FeedReading>;
  /**
   * Finds the feeds of a site, or the one at the address itself. Refuses like `read`, with `feed_unreadable` when
   * there is none, and with `feed_silent` when the site does not answer within ten seconds.
   */
  find(address: string, call: FeedCall): Promise<FoundFeed[]>;
  /** The feeds in an OPML file. Refuses with `opml_unreadable`. */
  readOpml(text: string, call: FeedCall): Promise<Subscription[]>;
  /**
   * Runs work that reads an address: one task per host at a time, and only if robots.txt allows it (`feed_closed`).
   */
  politely<T>(address: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export const noVersion: FeedVersion = { etag: null, lastModified: null };

const reader = threadFile<typeof Reader>(import.meta.url, 'feed-reader');
const robotsKeptMs = 6 * 3_600_000;
const robotsKept = 2_000;
const robotsLength = 500_000;
const feedsPerSite = 3;
/** Common feed paths of sites that do not link to their feed. */
const usualPaths = ['/feed', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml', '/feed.json'];

const faults = { 'cut-off': 'feed_cut_off', empty: 'feed_empty' } as const;

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
  /** How long the search for the feeds of a site may take. */
  findMs?: number;
}

/** Reads feeds considerately: with conditional requests, one per host at a time, and only if robots.txt allows it. */
export function createFeeds({ webPages, threads, clock, findMs = 9_000 }: FeedsParts): Feeds {
  const hosts = new HostQueue();
  const robots = new Map<string, { rules: Robots | null; until: number }>();

  /** Null when the site has no rules. */
  async function fetchRobots(origin: string, signal?: AbortSignal): Promise<Robots | null> {
    const address = new URL('/robots.txt', origin).href;
    try {
      const found = await webPages.fetchArticle(address, signal);
      return 'html' in found ? { text: found.html.slice(0, robotsLength), address } : null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const status = statusOf(error.details);
      // When a server fails to deliver its rules, the read is retried later. A site without rules allows
      // everything.
      if (error.code === 'page_not_reachable' && (status === null || status >= 500)) throw error;
      return null;
    }
  }

  async function mayRead(address: string, signal?: AbortSignal): Promise<boolean> {
    const { origin } = new URL(address);
    let known = robots.get(origin);
    if (known === undefined || known.until <= clock.now()) {
      known = { rules: await fetchRobots(origin, signal), until: clock.now() + robotsKeptMs };
      if (robots.size >= robotsKept) robots.clear();
      robots.set(origin, known);
    }
    if (known.rules === null) return true;
    const asked = threads.texts.call(reader, 'robotsAllow', [known.rules, address, brand.name], {
      owner: origin,
      ...(signal === undefined ? {} : { signal }),
    });
    return unlessUnreadable(asked, false);
  }

  async function politely<T>(address: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (!URL.canParse(address)) throw new AppError('page_not_allowed');
    const done = hosts.run(address, async () => {
      signal?.throwIfAborted();
      if (!(await mayRead(address, signal))) throw new AppError('feed_closed');
      return work();
    });
    return signal === undefined ? done : orAborted(done, signal);
  }

  /** `feed` is null when the content is not a feed, or when nothing in it can be read, for which there is a `fault`. */
  async function fetchFeed(address: string, version: FeedVersion, call: FeedCall) {
    const found = await named(
      politely(address, () => webPages.fetchFeed(address, version, call.signal), call.signal),
    );
    if (found.state === 'unchanged') return found;
    const { bytes, contentType, finalUrl } = found;
    const feed = threads.texts.call(reader, 'read', [bytes, contentType, finalUrl], call);
    return { ...found, ...(await unlessUnreadable(feed, { feed: null, fault: null })) };
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

  /** Adds to `feeds` what it finds, so that a search that ends early has a result too. */
  async function search(address: string, feeds: Map<string, FoundFeed>, call: FeedCall): Promise<void> {
    const found = await fetchFeed(address, noVersion, call);
    if (found.state === 'unchanged') throw new AppError('feed_unreadable');
    const { bytes, finalUrl, feed: itself, fault } = found;
    if (itself === null && fault !== null) throw new AppError(faults[fault]);
    if (itself !== null) {
      feeds.set(finalUrl, { address: finalUrl, title: itself.title, items: itself.total });
      return;
    }
    const named = await unlessUnreadable(
      threads.texts.call(reader, 'readNames', [bytes, finalUrl], call),
      [],
    );
    const usual = usualPaths.map((path) => new URL(path, finalUrl).href);
    for (const candidate of named.length > 0 ? named : usual) {
      const feed = await tryFeed(candidate, call);
      if (feed !== null) feeds.set(feed.address, feed);
      if (feeds.size === feedsPerSite || (named.length === 0 && feeds.size === 1)) break;
    }
  }

  return {
    politely,
    async readOpml(text, call) {
      const feeds = await unlessUnreadable(
        threads.texts.call(reader, 'readSubscriptions', [text], call),
        null,
      );
      if (feeds === null) throw new AppError('opml_unreadable');
      return feeds;
    },
    async read(address, version, call) {
      const found = await fetchFeed(address, version, call);
      if (found.state === 'unchanged') return found;
      const { feed, finalUrl, movedTo, etag, lastModified } = found;
      if (feed === null) throw new AppError(found.fault === null ? 'feed_unreadable' : faults[found.fault]);
      return { state: 'read', feed, finalUrl, movedTo, etag, lastModified };
    },
    async find(address, { owner, signal }) {
      const late = AbortSignal.timeout(findMs);
      const feeds = new Map<string, FoundFeed>();
      try {
        const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
        await search(address, feeds, { owner, signal: ends });
      } catch (error) {
        if (!late.aborted || error !== late.reason) throw error;
        if (feeds.size === 0) throw new AppError('feed_silent');
      }
      if (feeds.size === 0) throw new AppError('feed_unreadable');
      return [...feeds.values()];
    },
  };
}
