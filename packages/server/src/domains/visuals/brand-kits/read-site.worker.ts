import { readMarkup } from '../../../platform/markup.ts';

export interface SiteMarks {
  name: string;
  /** Absolute addresses, best logo first. */
  logos: string[];
  /** The page's `theme-color`, or null unless it is a hexadecimal colour. */
  themeColor: string | null;
}

const manyLogos = 4;

function rankOf(rel: string, sizes: string): number {
  const size = Number.parseInt(sizes, 10);
  if (rel.includes('apple-touch-icon')) return Number.isFinite(size) ? size : 180;
  return Number.isFinite(size) ? size - 1 : 16;
}

/** Normalises `#rgb` and `#rrggbb` to lower-case `#rrggbb`, and returns null for anything else. */
function hexOf(color: string): string | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/iu.exec(color.trim()) ?? [];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  return short === undefined ? null : `#${[...short.toLowerCase()].map((digit) => digit + digit).join('')}`;
}

export function readSite(html: string, address: string): SiteMarks {
  const icons: { href: string; rank: number }[] = [];
  let name = '';
  let title = '';
  let inTitle = false;
  let themeColor: string | null = null;
  readMarkup(html, {
    onopentag(tag, attributes) {
      inTitle = tag === 'title' && title === '';
      if (tag === 'meta') {
        const key = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
        const content = attributes['content'] ?? '';
        if (key === 'og:site_name' || (key === 'application-name' && name === '')) name = content;
        if (key === 'theme-color') themeColor ??= hexOf(content);
      }
      const rel = (attributes['rel'] ?? '').toLowerCase();
      const href = attributes['href'] ?? '';
      if (tag === 'link' && rel.includes('icon') && URL.canParse(href, address))
        icons.push({ href: new URL(href, address).href, rank: rankOf(rel, attributes['sizes'] ?? '') });
    },
    ontext(text) {
      if (inTitle && title.length < 300) title += text;
    },
    onclosetag() {
      inTitle = false;
    },
  });
  const called = name.trim() === '' ? title : name;
  return {
    name: called.replaceAll(/\s+/gu, ' ').trim().slice(0, 60),
    themeColor,
    logos: icons
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, manyLogos)
      .map(({ href }) => href),
  };
}
