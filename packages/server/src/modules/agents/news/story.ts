import type { FeedItem } from '../../../integrations/feeds/index.ts';

/** An item of a feed, with where it came from. */
export interface FeedStory extends FeedItem {
  feedTitle: string;
  feedAddress: string;
  /** Of the feed; null where it does not say. */
  language: string | null;
}

/** Stories of several sources that tell the same. The first source is the one to read and to link to. */
export interface Story {
  /** The canonical address, else the publisher's name of the item. Stable across runs. */
  key: string;
  title: string;
  url: string | null;
  text: string;
  publishedAt: string | null;
  categories: string[];
  language: string | null;
  sources: { title: string; url: string | null }[];
}
