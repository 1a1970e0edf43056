import { parseFeed } from 'feedsmith';
import { readInstant } from '../instant.ts';
import {
  feedItemLimit,
  itemTextLimit,
  itemTitleLimit,
  type Feed,
  type FeedFormat,
  type FeedItem,
} from './feed.ts';
import { lineOf, textOfHtml } from './plain-text.ts';

type Parsed = ReturnType<typeof parseFeed>;

/** An item before its addresses, dates and markup are normalised. */
interface RawItem {
  id: string | undefined;
  link: string | undefined;
  base: string | undefined;
  title: string | undefined;
  /** The longest available text, as HTML or plain text. */
  body: string | undefined;
  date: unknown;
  author: string | undefined;
  categories: readonly (string | undefined)[];
}

interface RawFeed {
  format: FeedFormat;
  title: string | undefined;
  link: string | undefined;
  base: string | undefined;
  language: string | undefined;
  items: readonly RawItem[];
}

const longest = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.reduce((best, text) => ((text?.length ?? 0) > (best?.length ?? 0) ? text : best), undefined);

type Link = { href?: string; rel?: string };
const alternate = (links: readonly Link[] | undefined) =>
  (links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links?.[0])?.href;

function rawOf(parsed: Parsed): RawFeed {
  switch (parsed.format) {
    case 'rss': {
      const { feed } = parsed;
      const items = (feed.items ?? []).map((item) => ({
        id: item.guid?.value,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        base: item.xml?.base ?? feed.xml?.base,
        title: item.title ?? item.media?.title?.value,
        body: longest(item.content?.encoded, item.description, item.itunes?.summary),
        date: item.pubDate ?? item.dc?.dates?.[0],
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name ?? item.itunes?.author,
        categories: (item.categories ?? []).map(({ name }) => name),
      }));
      const { title, link, language } = feed;
      return { format: 'rss', title, link, base: feed.xml?.base, language, items };
    }
    case 'atom': {
      const { feed } = parsed;
      const items = (feed.entries ?? []).map((entry) => ({
        id: entry.id,
        link: alternate(entry.links),
        base: entry.xml?.base ?? feed.xml?.base,
        title: entry.title?.value,
        body: longest(entry.content?.value, entry.summary?.value),
        date: entry.published ?? entry.updated,
        author: entry.authors?.[0]?.name ?? feed.authors?.[0]?.name,
        categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
      }));
      const link = feed.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href;
      const base = feed.xml?.base;
      return { format: 'atom', title: feed.title?.value, link, base, language: feed.xml?.lang, items };
    }
    case 'rdf': {
      const { feed } = parsed;
      const items = (feed.items ?? []).map((item) => ({
        id: item.rdf?.about ?? item.link,
        link: item.link,
        base: item.xml?.base,
        title: item.title,
        body: longest(item.content?.encoded, item.description, item.dc?.descriptions?.[0]),
        date: item.dc?.dates?.[0],
        author: item.dc?.creators?.[0],
        categories: item.dc?.subjects ?? [],
      }));
      return {
        format: 'rdf',
        title: feed.title,
        link: feed.link,
        base: feed.xml?.base,
        language: feed.dc?.languages?.[0],
        items,
      };
    }
    case 'json': {
      const { feed } = parsed;
      const items = (feed.items ?? []).map((item) => ({
        id: item.id === undefined ? undefined : String(item.id),
        link: item.url ?? item.external_url,
        base: undefined,
        title: item.title,
        body: longest(item.content_html, item.content_text, item.summary),
        date: item.date_published ?? item.date_modified,
        author: item.authors?.[0]?.name ?? feed.authors?.[0]?.name,
        categories: item.tags ?? [],
      }));
      const { title, home_page_url: link, language } = feed;
      return { format: 'json', title, link, base: undefined, language, items };
    }
  }
}

/** Returns an absolute http(s) address, or null for anything else, such as `javascript:`. */
function addressOf(link: string | undefined, bases: readonly (string | undefined)[]): string | null {
  if (link === undefined || link.trim() === '' || link.trim().startsWith('#')) return null;
  const base = bases.reduceRight<string | undefined>(
    (outer, inner) =>
      inner !== undefined && URL.canParse(inner, outer) ? new URL(inner, outer).href : outer,
    undefined,
  );
  const url = URL.canParse(link.trim(), base) ? new URL(link.trim(), base) : null;
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.href.length <= 2_000
    ? url.href
    : null;
}

function itemOf(raw: RawItem, feedAddress: string, siteUrl: string | null): FeedItem | null {
  const url = addressOf(raw.link, [raw.base, siteUrl ?? undefined, feedAddress]);
  const text = textOfHtml(raw.body ?? '', itemTextLimit);
  const title = lineOf(raw.title ?? '', itemTitleLimit) || lineOf(text.split('\n', 1)[0] ?? '', 120);
  if (title === '') return null;
  return {
    id: (raw.id?.trim() || url || title).slice(0, 500),
    url,
    title,
    text,
    publishedAt: readInstant(raw.date),
    author: lineOf(raw.author ?? '', 120) || null,
    categories: raw.categories
      .map((name) => lineOf(name ?? '', 60))
      .filter((name) => name !== '')
      .slice(0, 12),
  };
}

/**
 * Sorts by date, newest first. An item without a date counts as new as the one below it, since publishers put new
 * items on top.
 */
function newestFirst(items: readonly RawItem[]): RawItem[] {
  const dated: { raw: RawItem; at: string }[] = [];
  let below = '';
  for (const raw of items.toReversed()) {
    const at = readInstant(raw.date) ?? below;
    if (readInstant(raw.date) !== null) below = at;
    dated.push({ raw, at });
  }
  return dated
    .toReversed()
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ raw }) => raw);
}

/**
 * Parses a feed of any supported format. Throws for anything else, such as a web page or malformed XML. Relative
 * links are resolved against `address`, the feed's own address.
 */
export function readFeed(text: string, address: string): Feed {
  // Leading white space and control characters are frequent but not valid XML.
  const raw = rawOf(parseFeed(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').trimStart()));
  const siteUrl = addressOf(raw.link, [raw.base, address]);
  const known = new Set<string>();
  const items: FeedItem[] = [];
  for (const one of newestFirst(raw.items)) {
    if (items.length === feedItemLimit) break;
    const item = itemOf(one, raw.base ?? address, siteUrl);
    if (item === null) continue;
    // Publishers reuse ids. An item that differs in both id and address is a different item.
    const id = known.has(item.id) ? (item.url ?? item.title) : item.id;
    if (known.has(id)) continue;
    known.add(id);
    items.push({ ...item, id });
  }
  return {
    format: raw.format,
    title: lineOf(raw.title ?? '', itemTitleLimit) || new URL(address).hostname,
    siteUrl,
    language: raw.language?.trim().slice(0, 35) || null,
    total: raw.items.length,
    items,
  };
}
