import { Parser } from 'htmlparser2';

const feedTypes: ReadonlySet<string> = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/json',
]);

/** Where sites keep their feed without saying so. */
const usualPaths = ['/feed', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml', '/feed.json'];

/** The feeds that a page names in its head, in its order, as absolute addresses. Feeds of comments come last. */
export function namedFeeds(html: string, address: string): string[] {
  const found: { href: string; comments: boolean }[] = [];
  let base = address;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href = '', title = '' }) {
      if (name === 'base' && URL.canParse(href, address)) base = new URL(href, address).href;
      if (name !== 'link' || !rel.toLowerCase().split(/\s+/).includes('alternate')) return;
      if (!feedTypes.has(type.trim().toLowerCase()) || !URL.canParse(href, base)) return;
      const url = new URL(href, base);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
      // WordPress offers the comments of a page beside its posts.
      found.push({ href: url.href, comments: /\/comments\//.test(url.pathname) || /comment/i.test(title) });
    },
  });
  parser.write(html);
  parser.end();
  const sorted = found.toSorted((a, b) => Number(a.comments) - Number(b.comments));
  return [...new Set(sorted.map(({ href }) => href))].slice(0, 5);
}

/** Addresses to try on a site that names no feed. */
export function likelyFeeds(address: string): string[] {
  return usualPaths.map((path) => new URL(path, address).href);
}
