import { convert } from 'html-to-text';
import { markupWithinLimits } from '../../platform/markup.ts';
import { tidy } from './text.ts';

/** Longer HTML is cut off first. Conversion takes linear time, but no ad is a megabyte long. */
const htmlLimit = 200_000;
/** Shorter HTML cannot nest too deeply. */
const safeLength = 5_000;

/**
 * Converts HTML to plain text of at most 20,000 characters, with paragraphs and list items on separate lines, and
 * without links and pictures.
 */
export function plainText(html: string): string {
  const given = html.slice(0, htmlLimit);
  const text = convert(given.length > safeLength ? markupWithinLimits(given) : given, {
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
