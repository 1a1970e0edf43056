import { companyKey } from '../../../library/people/index.ts';

/** The usual path names of pages about a company's people, openings and news. The list is closed. */
const telling: ReadonlySet<string> = new Set([
  'about',
  'about-us',
  'team',
  'our-team',
  'people',
  'leadership',
  'company',
  'careers',
  'jobs',
  'news',
  'press',
  'blog',
]);

const mostLinks = 4;

export function tellingLinks(html: string, base: string): string[] {
  const found = new Set<string>();
  const home = new URL(base);
  for (const [, href = ''] of html
    .slice(0, 500_000)
    .matchAll(/<a\s[^>]{0,300}?href=["']([^"'\s>]{1,500})["']/gi)) {
    if (found.size >= mostLinks) break;
    if (!URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    const parts = url.pathname.toLowerCase().split('/').filter(Boolean);
    const last = (parts.at(-1) ?? '').replace(/\.html?$/, '');
    if (url.host !== home.host || parts.length > 2 || !telling.has(last)) continue;
    url.hash = '';
    url.search = '';
    if (url.href !== home.href) found.add(url.href);
  }
  return [...found];
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';

/**
 * Whether a page belongs to a person's company: it is on the company's website or, if none is on record, the name of
 * the site matches the company's.
 */
export function isOfCompany(
  address: string,
  { website, companyKey: key }: { website: string | null; companyKey: string },
): boolean {
  if (website !== null && hostOf(website) !== '') return hostOf(website) === hostOf(address);
  return key !== '' && companyOfSite(address) === key;
}

function companyOfSite(address: string): string {
  const labels = new URL(address).hostname.replace(/^www\./, '').split('.');
  const short = labels.at(-2) ?? labels[0] ?? '';
  // In co.uk and com.au, the name is the part before.
  const label = short.length <= 3 && labels.length > 2 ? (labels.at(-3) ?? short) : short;
  return companyKey(label.replaceAll('-', ' '));
}
