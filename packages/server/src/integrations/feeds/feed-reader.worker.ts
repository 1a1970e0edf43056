import { decodeFeed } from './charset.ts';
import type { Feed } from './feed.ts';
import { namedFeeds } from './named-feeds.ts';
import { readFeed, UnreadableFeed, type FeedFault } from './read-feed.ts';
import { readOpml } from './read-opml.ts';
import type { Subscription } from './write-opml.ts';

export { robotsAllow } from './robots.ts';

/** Returns what is wrong with a feed that cannot be read. For anything other than a feed, that is null. */
export function read(
  bytes: Uint8Array,
  contentType: string,
  address: string,
): { feed: Feed; fault?: undefined } | { feed: null; fault: FeedFault } {
  try {
    return { feed: readFeed(decodeFeed(bytes, contentType), address) };
  } catch (error) {
    return { feed: null, fault: error instanceof UnreadableFeed ? error.fault : null };
  }
}

export const readNames = (page: Uint8Array, address: string): string[] =>
  namedFeeds(new TextDecoder().decode(page), address);

/** Returns null for anything other than OPML. */
export function readSubscriptions(text: string): Subscription[] | null {
  try {
    return readOpml(text);
  } catch {
    return null;
  }
}
