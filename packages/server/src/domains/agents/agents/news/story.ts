import type { FeedItem } from '../../../../integrations/feeds/index.ts';

export interface FeedStory extends FeedItem {
  feedTitle: string;
  feedAddress: string;
  /** The language the feed declares, or null if it declares none. */
  language: string | null;
}

/** A story with all the sources that report it. The first source is the one to read and link to. */
export interface Story {
  /** The canonical address, or the publisher's id if the item has no address. Stable across runs. */
  key: string;
  title: string;
  url: string | null;
  text: string;
  publishedAt: string | null;
  /** When a story without a date was first seen, at the latest. */
  firstSeenAt?: string | undefined;
  categories: string[];
  language: string | null;
  sources: { title: string; url: string | null }[];
}
