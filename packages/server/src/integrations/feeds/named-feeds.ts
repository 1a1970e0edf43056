import { readMarkup } from '../../platform/markup.ts';

const feedTypes: ReadonlySet<string> = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/json',
]);

/** The feeds linked in a page's head, in order, as absolute addresses. Comment feeds come last. */
export function namedFeeds(html: string, address: string): string[] {
  const found: { href: string; comments: boolean }[] = [];
  let base = address;
  readMarkup(html, {
    onopentag(name, { rel = '', type = '', href = '', title = '' }) {
      if (name === 'base' && URL.canParse(href, address)) base = new URL(href, address).href;
      if (name !== 'link' || !rel.toLowerCase().split(/\s+/).includes('alternate')) return;
      if (!feedTypes.has(type.trim().toLowerCase()) || !URL.canParse(href, base)) return;
      const url = new URL(href, base);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
      // WordPress links to a feed of comments next to that of posts.
      found.push({ href: url.href, comments: /\/comments\//.test(url.pathname) || /comment/i.test(title) });
    },
  });
  const sorted = found.toSorted((a, b) => Number(a.comments) - Number(b.comments));
  return [...new Set(sorted.map(({ href }) => href))].slice(0, 5);
}
