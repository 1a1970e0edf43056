import { convert } from 'html-to-text';
import { readInstant } from '../instant.ts';

const textLimit = 20_000;
/** Longer HTML is cut off first. Conversion takes linear time, but no ad is a megabyte long. */
const htmlLimit = 200_000;

/**
 * Converts HTML to plain text of at most 20,000 characters, with paragraphs and list items on separate lines, and
 * without links and pictures.
 */
export function plainText(html: string): string {
  const text = convert(html.slice(0, htmlLimit), {
    wordwrap: false,
    limits: { maxDepth: 60, maxChildNodes: 20_000, ellipsis: '' },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: 'ul', options: { itemPrefix: '- ' } },
    ],
  });
  return tidy(text);
}

/** Removes control characters and repeated blank lines. */
export function tidy(text: string): string {
  return text
    .slice(0, textLimit * 2)
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, textLimit);
}

export function oneLine(text: string, limit = 300): string {
  return tidy(text.slice(0, limit * 4))
    .replace(/\s+/g, ' ')
    .slice(0, limit)
    .trim();
}

/** Removes one level of escaping, after which the text is HTML. */
export function unescapeHtml(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Trims places and removes empty and duplicate ones, returning at most 20. */
export function placesOf(given: readonly (string | null | undefined)[]): string[] {
  return [...new Set(given.map((place) => oneLine(place ?? '', 120)))]
    .filter((place) => place !== '')
    .slice(0, 20);
}

/** A date that a board wrote, or null for one that cannot be the date of an ad. */
export function instantOf(value: string | number | null | undefined): Date | null {
  const at = new Date(typeof value === 'number' ? value : (readInstant(value) ?? Number.NaN));
  const time = at.getTime();
  return Number.isFinite(time) && time > 0 && time < 4_102_444_800_000 ? at : null;
}
