/** The supported formats. RSS 0.9x counts as `rss`, RSS 1.0 as `rdf`. */
export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json';

export interface FeedItem {
  /** The publisher's id of the item, or else its address or title. Unique within a feed. */
  id: string;
  /** An absolute http(s) address; null when the feed has none. */
  url: string | null;
  title: string;
  /** The item's content as plain text, at most `itemTextLimit` characters. */
  text: string;
  /** ISO 8601 in UTC; null when missing or unreadable. */
  publishedAt: string | null;
  /** Of an item without a date: the last moment it can be from, such as when it was first seen. ISO 8601 in UTC. */
  firstSeenAt?: string | undefined;
  author: string | null;
  categories: string[];
  /** The addresses of a podcast episode's transcripts, the best format first. */
  transcripts?: string[];
}

export interface Feed {
  format: FeedFormat;
  title: string;
  siteUrl: string | null;
  language: string | null;
  total: number;
  /** True when the document ends in the middle. Its complete items are read. */
  isCutOff?: true;
  /**
   * The newest `feedItemLimit` items, newest first. Items without a date keep their position relative to older
   * ones.
   */
  items: FeedItem[];
}

export const feedItemLimit = 500;
export const itemTextLimit = 8_000;
export const itemTitleLimit = 300;
