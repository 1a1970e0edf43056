import { ParseError, parseFeed } from 'feedsmith';
import { latestInstant, orderOf, readInstant, type DateOrder } from '../../platform/dates/index.ts';
import { completePart } from './cut-off.ts';
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
  /** The dates it gives, the most fitting first. */
  dates: readonly unknown[];
  author: string | undefined;
  categories: readonly (string | undefined)[];
  /** The transcripts of a podcast's episode. */
  transcripts?: readonly { url?: string; type?: string }[];
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
/** The address of the page itself. Some publishers write a link without an address before it. */
function alternate(links: readonly Link[] | undefined): string | undefined {
  const written = links?.filter(({ href }) => href !== undefined && href.trim() !== '');
  return (written?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? written?.[0])?.href;
}

function rawOf(parsed: Parsed): RawFeed {
  switch (parsed.format) {
    case 'rss': {
      const { feed } = parsed;
      const items = (feed.items ?? []).map((item) => ({
        id: item.guid?.value,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        base: item.xml?.base ?? feed.xml?.base,
        title: item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value,
        body: longest(item.content?.encoded, item.description, item.itunes?.summary),
        dates: [item.pubDate, item.dc?.dates?.[0], item.atom?.published, item.atom?.updated],
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name ?? item.itunes?.author,
        categories: (item.categories ?? []).map(({ name }) => name),
        transcripts: item.podcast?.transcripts ?? [],
      }));
      const { title = feed.dc?.titles?.[0], link, language = feed.dc?.languages?.[0] } = feed;
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
        dates: [entry.published, entry.updated, entry.dc?.dates?.[0]],
        author: entry.authors?.[0]?.name ?? feed.authors?.[0]?.name,
        categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
      }));
      const link = alternate(feed.links?.filter(({ rel }) => rel === undefined || rel === 'alternate'));
      const base = feed.xml?.base;
      return { format: 'atom', title: feed.title?.value, link, base, language: feed.xml?.lang, items };
    }
    case 'rdf': {
      const { feed } = parsed;
      const items = (feed.items ?? []).map((item) => ({
        id: item.rdf?.about ?? item.link,
        link: item.link,
        base: item.xml?.base,
        title: item.title ?? item.dc?.titles?.[0],
        body: longest(item.content?.encoded, item.description, item.dc?.descriptions?.[0]),
        dates: [item.dc?.dates?.[0], item.atom?.published, item.atom?.updated],
        author: item.dc?.creators?.[0],
        categories: item.dc?.subjects ?? [],
      }));
      return {
        format: 'rdf',
        title: feed.title ?? feed.dc?.titles?.[0],
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
        dates: [item.date_published, item.date_modified],
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

const instantOf = ({ dates }: RawItem, order: DateOrder | null): string | null =>
  dates.map((date) => readInstant(date, order)).find((date) => date !== null) ?? null;

function itemOf(
  raw: RawItem,
  order: DateOrder | null,
  feedAddress: string,
  siteUrl: string | null,
): FeedItem | null {
  const url = addressOf(raw.link, [raw.base, siteUrl ?? undefined, feedAddress]);
  const text = textOfHtml(raw.body ?? '', itemTextLimit);
  const title = lineOf(raw.title ?? '', itemTitleLimit) || lineOf(text.split('\n', 1)[0] ?? '', 120);
  if (title === '') return null;
  const publishedAt = instantOf(raw, order);
  const firstSeenAt =
    publishedAt === null ? raw.dates.map(latestInstant).find((date) => date !== null) : undefined;
  return {
    id: (raw.id?.trim() || url || title).slice(0, 500),
    url,
    title,
    text,
    publishedAt,
    firstSeenAt,
    author: lineOf(raw.author ?? '', 120) || null,
    categories: raw.categories
      .map((name) => lineOf(name ?? '', 60))
      .filter((name) => name !== '')
      .slice(0, 12),
    ...transcriptsOf(raw.transcripts ?? [], [raw.base, feedAddress]),
  };
}

/** From the formats that name speakers and times to those that do not. */
const transcriptTypes = [/vtt/, /json/, /srt|subrip/, /./];

function transcriptsOf(
  given: NonNullable<RawItem['transcripts']>,
  bases: readonly (string | undefined)[],
): Pick<FeedItem, 'transcripts'> {
  const rank = (type = '') => transcriptTypes.findIndex((one) => one.test(type || 'unknown'));
  const transcripts = given
    .toSorted((a, b) => rank(a.type) - rank(b.type))
    .flatMap(({ url }) => addressOf(url, bases) ?? [])
    .slice(0, 4);
  return transcripts.length === 0 ? {} : { transcripts };
}

/**
 * Sorts by date, newest first. An item without a date counts as new as the one below it, since publishers put new
 * items on top.
 */
function newestFirst(items: readonly RawItem[], order: DateOrder | null): RawItem[] {
  const dated: { raw: RawItem; at: string }[] = [];
  let below = '';
  for (const raw of items.toReversed()) {
    const at = instantOf(raw, order) ?? below;
    below = at;
    dated.push({ raw, at });
  }
  return dated
    .toReversed()
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ raw }) => raw);
}

/** What is wrong with a document that is a feed, or null for one that is none. */
export type FeedFault = 'cut-off' | 'empty' | null;

export class UnreadableFeed extends Error {
  readonly fault: FeedFault;
  constructor(fault: FeedFault, cause: unknown) {
    super(fault ?? 'no feed', { cause });
    this.fault = fault;
  }
}

function parsedOf(text: string): { parsed: Parsed; isCutOff: boolean } {
  const { isCutOff, complete } = completePart(text);
  try {
    return { parsed: parseFeed(complete ?? text), isCutOff: complete !== null };
  } catch (error) {
    throw new UnreadableFeed(isCutOff ? 'cut-off' : error instanceof ParseError ? 'empty' : null, error);
  }
}

/**
 * Parses a feed of any supported format. Throws `UnreadableFeed` for anything else, such as a web page. Relative links
 * are resolved against `address`, the feed's own address.
 */
export function readFeed(text: string, address: string): Feed {
  // Leading white space and control characters are frequent but not valid XML.
  const cleaned = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').trimStart();
  const { parsed, isCutOff } = parsedOf(cleaned);
  const raw = rawOf(parsed);
  const siteUrl = addressOf(raw.link, [raw.base, address]);
  const order = orderOf(raw.items.flatMap(({ dates }) => dates));
  const known = new Set<string>();
  const items: FeedItem[] = [];
  for (const one of newestFirst(raw.items, order)) {
    if (items.length === feedItemLimit) break;
    const item = itemOf(one, order, raw.base ?? address, siteUrl);
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
    ...(isCutOff ? { isCutOff } : {}),
    items,
  };
}
