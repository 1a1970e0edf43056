/** Formats that are read. RSS 0.9x counts as `rss`, RSS 1.0 as `rdf`. */
export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json';

export interface FeedItem {
  /** The publisher's name for the item, else its address, else its title. Unique within a feed. */
  id: string;
  /** Absolute and http(s); null where the feed names none. */
  url: string | null;
  title: string;
  /** Plain text of what the feed holds of the item, at most `itemTextLimit` characters. */
  text: string;
  /** ISO 8601 in UTC; null where there is none that can be read. */
  publishedAt: string | null;
  author: string | null;
  categories: string[];
}

export interface Feed {
  format: FeedFormat;
  title: string;
  siteUrl: string | null;
  language: string | null;
  /** How many items the feed held. */
  total: number;
  /** The newest `feedItemLimit` of them, newest first; items without a date keep their place before older ones. */
  items: FeedItem[];
}

export const feedItemLimit = 500;
export const itemTextLimit = 8_000;
export const itemTitleLimit = 300;
