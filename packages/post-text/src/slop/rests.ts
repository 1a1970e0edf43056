import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LONG_WORD = 4;
/** Endings vary, so words are compared by this many first letters. */
const STEM = 5;
/** The minimum share of a sentence's longer words that the material contains. */
const LEAST_SHARE = 0.4;

/** The longer words and figures of a text by their first letters, in order. */
export const longStemsOf = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(WORD) ?? [])
    .filter((word) => word.length >= LONG_WORD || /\p{N}/u.test(word))
    .map((word) => word.slice(0, STEM));

/**
 * The sentences of a text, and whether each rests on the author's material: shares its longer words or its
 * figures. Empty without material.
 */
export function restingSentences(text: string, material: readonly string[]): (Span & { rests: boolean })[] {
  const known = new Set(material.flatMap(longStemsOf));
  if (known.size === 0) return [];
  return segmentSentences(text)
    .map((span) => ({ ...span, stems: longStemsOf(text.slice(span.start, span.end)) }))
    .filter(({ stems }) => stems.length > 0)
    .map(({ start, end, stems }) => {
      const shared = stems.filter((stem) => known.has(stem)).length;
      return {
        start,
        end,
        rests: shared >= Math.min(2, stems.length) && shared >= stems.length * LEAST_SHARE,
      };
    });
}
