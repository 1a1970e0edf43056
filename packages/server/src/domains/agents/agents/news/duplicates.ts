import { termsOf } from '../../../../platform/terms.ts';
import type { FeedStory, Story } from './story.ts';

/** Query parameters that track visitors and do not identify the page. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|ref|ref_src|cmpid|smid|ocid)$/i;

/** Normalises an address by removing the scheme, `www.`, tracking parameters, the fragment and a trailing slash. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const host = url.host.replace(/^www\./, '');
  return `${host}${url.pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`;
}

const dayMs = 86_400_000;
/**
 * Syndicated stories keep their title and can appear weeks apart. Titles that are merely similar must be closer in
 * time.
 */
const daysApart = { same: 14, alike: 4 } as const;
const sameShare = 0.7;
const fewestTerms = 4;

const apart = (a: string | null, b: string | null, days: number) =>
  a !== null && b !== null && Math.abs(Date.parse(a) - Date.parse(b)) > days * dayMs;

/** The Jaccard similarity of two sets of words: shared words divided by all distinct words. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

const keyOf = (item: FeedStory) =>
  item.url === null ? `${item.feedAddress}#${item.id}` : canonicalAddress(item.url);

/**
 * Merges duplicate stories: those with the same canonical address, and those with similar titles that were published
 * close together. Short titles are compared by address alone. The longest text is kept, and items keep the order of
 * their first appearance.
 */
export function mergeStories(items: readonly FeedStory[]): Story[] {
  const stories: { story: Story; terms: ReadonlySet<string> }[] = [];
  const byKey = new Map<string, number>();
  const byTerm = new Map<string, number[]>();
  for (const item of items) {
    const key = keyOf(item);
    const terms = new Set(termsOf(item.title));
    const known = byKey.get(key) ?? sameTitle(item, terms);
    const source = { title: item.feedTitle, url: item.url };
    if (known === undefined) {
      const { title, url, text, publishedAt, firstSeenAt, categories, language } = item;
      const index = stories.length;
      stories.push({
        story: {
          key,
          title,
          url,
          text,
          publishedAt,
          firstSeenAt,
          categories: [...categories],
          language,
          sources: [source],
        },
        terms,
      });
      byKey.set(key, index);
      for (const term of terms) {
        const places = byTerm.get(term);
        if (places === undefined) byTerm.set(term, [index]);
        else places.push(index);
      }
      continue;
    }
    byKey.set(key, known);
    const story = stories[known]?.story;
    if (story === undefined) continue;
    if (!story.sources.some(({ title, url }) => title === source.title && url === source.url))
      story.sources.push(source);
    if (item.text.length > story.text.length) story.text = item.text;
    story.url ??= item.url;
    story.publishedAt ??= item.publishedAt;
    story.firstSeenAt ??= item.firstSeenAt;
    story.categories = [...new Set([...story.categories, ...item.categories])];
  }
  return stories.map(({ story }) => story);

  /** Only stories that share one of the title's four rarest words are compared, which bounds the work. */
  function sameTitle(item: FeedStory, terms: ReadonlySet<string>): number | undefined {
    if (terms.size < fewestTerms) return undefined;
    const rarest = [...terms]
      .map((term) => byTerm.get(term) ?? [])
      .filter((indexes) => indexes.length > 0)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, 4);
    const candidates = new Set(rarest.flatMap((indexes) => indexes.slice(-40)));
    for (const index of candidates) {
      const other = stories[index];
      if (other === undefined || other.terms.size < fewestTerms) continue;
      const share = overlap(terms, other.terms);
      const days = share === 1 ? daysApart.same : daysApart.alike;
      if (share >= sameShare && !apart(item.publishedAt, other.story.publishedAt, days)) return index;
    }
    return undefined;
  }
}
