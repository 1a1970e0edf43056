import type { Page } from 'playwright-core';

/** The content of a prerendered page for programs that do not run scripts. */
export interface PrintedPage {
  path: string;
  lang: string | null;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  headings: string[];
  robots: string | null;
  picture: string | null;
  pictureAlt: string | null;
  ids: string[];
  doubledIds: string[];
  /** Links within the site as written, including the hash. */
  links: string[];
  assets: string[];
  externalWithoutRel: string[];
  picturesWithoutAlt: string[];
  structured: string[];
  /** True when it loads the app. */
  hasProgram: boolean;
  /** True when a script of its own makes a request on loading. */
  asks: boolean;
}

/** Parses HTML with the browser's own parser, without executing or loading any of it. */
export function readPrinted(page: Page, path: string, html: string): Promise<PrintedPage> {
  return page.evaluate(
    ([at, text]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const all = (selector: string) => Array.from(parsed.querySelectorAll(selector));
      const values = (selector: string, name: string) =>
        all(selector).map((element) => element.getAttribute(name) ?? '');
      const hrefs = values('a[href]', 'href');
      const isOurs = (address: string) => /^[/#?]/.test(address) && !address.startsWith('//');
      const ids = values('[id]', 'id');
      return {
        path: at,
        lang: parsed.documentElement.getAttribute('lang'),
        titles: all('head title').map((title) => title.textContent ?? ''),
        descriptions: values('meta[name="description"]', 'content'),
        canonicals: values('link[rel="canonical"]', 'href'),
        headings: all('h1').map((heading) => heading.textContent ?? ''),
        robots: values('meta[name="robots"]', 'content')[0] ?? null,
        picture: values('meta[property="og:image"]', 'content')[0] ?? null,
        pictureAlt: values('meta[property="og:image:alt"]', 'content')[0] ?? null,
        ids,
        doubledIds: ids.filter((id, index) => ids.indexOf(id) !== index),
        links: [...hrefs, ...values('form[action]', 'action')].filter(isOurs),
        assets: [
          ...values('script[src], img[src], source[src]', 'src'),
          ...values('link[href]:not([rel="canonical"])', 'href'),
        ].filter(isOurs),
        externalWithoutRel: all('a[href]')
          .filter((link) => /^https?:/.test(link.getAttribute('href') ?? ''))
          .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
          .map((link) => link.getAttribute('href') ?? ''),
        picturesWithoutAlt: all('img:not([alt])').map((picture) => picture.outerHTML),
        hasProgram: all('script[type="module"]').length > 0,
        asks: all('script[src*="/live-pricing-"]').length > 0,
        structured: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      };
    },
    [path, html] as const,
  );
}

/** Runs `work` on every item, `width` at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** The path of a link without query and hash. */
export const pathOf = (link: string, from: string) => new URL(link, `http://site${from}`).pathname;

/** Visits every page reachable from `starts` through links within the site, except for the dashboard. */
export async function crawl(
  reader: Page,
  base: string,
  starts: readonly string[],
): Promise<Map<string, PrintedPage>> {
  const found = new Map<string, PrintedPage>();
  const seen = new Set(starts);
  let next = [...starts];
  while (next.length > 0) {
    const here = next;
    next = [];
    await inParallel(here, 8, async (path) => {
      const response = await fetch(base + path);
      const html = await response.text();
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
      if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return;
      const page = await readPrinted(reader, path, html);
      found.set(path, page);
      for (const link of page.links.map((one) => pathOf(one, path)))
        if (!seen.has(link) && !link.startsWith('/dashboard')) {
          seen.add(link);
          next.push(link);
        }
    });
  }
  return found;
}
