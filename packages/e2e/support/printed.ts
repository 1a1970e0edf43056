export interface PrintedLink {
  to: string;
  words: string;
  newTab: boolean;
  rel: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The visible text of HTML: without tags, comments, scripts and double spaces. */
export function printedWords(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/g, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Every link in order. Text for screen readers is included. */
export function linksOf(html: string): PrintedLink[] {
  return Array.from(html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g), ([, tag = '', inside = '']) => ({
    to: attribute(tag, 'href'),
    words: printedWords(inside),
    newTab: attribute(tag, 'target') === '_blank',
    rel: attribute(tag, 'rel'),
  }));
}

/** The texts of the headings of a level, in order. */
export const headingsOf = (html: string, level: 1 | 2 | 3): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'g')),
    ([, inside = '']) => printedWords(inside),
  );

/** The first element that starts with `start`, up to its end tag. Throws when there is none. */
export function part(html: string, start: RegExp, tag: string): string {
  const begin = start.exec(html);
  if (!begin) throw new Error(`${start} is not printed.`);
  const end = html.indexOf(`</${tag}>`, begin.index);
  return html.slice(begin.index, end === -1 ? undefined : end);
}

/** The content below the second-level heading `title`, up to the next one. */
export function under(html: string, title: string): string {
  const parts = html.split(/(?=<h2\b)/);
  const found = parts.find((one) => headingsOf(one, 2)[0] === title);
  if (found === undefined)
    throw new Error(`No part is called ${title}; there are ${headingsOf(html, 2).join(', ')}.`);
  return found;
}

export const count = (html: string, pattern: RegExp): number => Array.from(html.matchAll(pattern)).length;

export interface PrintedSite {
  html: (path: string) => string;
  /** The content between the navigation and the footer. */
  main: (path: string) => string;
}

/** Fetches prerendered pages. Throws when one is not answered with 200. */
export async function readSite(base: string, paths: readonly string[]): Promise<PrintedSite> {
  const printed = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(base + path);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
    printed.set(path, (await response.text()).replaceAll('<!-- -->', ''));
  }
  const html = (path: string) => printed.get(path) ?? '';
  return { html, main: (path) => part(html(path), /<main\b/, 'main') };
}

export const targetsOf = (html: string): string[] => linksOf(html).map((link) => link.to);
