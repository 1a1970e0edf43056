import type { Span } from '../linkedin/urls.ts';

/** In single quotation marks, an apostrophe between letters does not end the quotation. */
const QUOTED =
  /“[^“”\n]{1,600}”|"[^"\n]{1,600}"|„[^„“”\n]{1,600}[“”]|«[^«»\n]{1,600}»|(?<![\p{L}\p{N}])‘[^‘\n]{1,600}?’(?![\p{L}\p{N}])/gu;
const LEAST_WORDS = 3;
/** Ends a sentence, right before the closing mark. */
const SENTENCE_END = /[.!?…]\s*.$/u;

/** Passages in quotation marks: three or more words, or a shorter sentence with its own ending. A line at a time. */
export function quotations(text: string): Span[] {
  return [...text.matchAll(QUOTED)].flatMap((match) =>
    match[0].trim().split(/\s+/u).length < LEAST_WORDS && !SENTENCE_END.test(match[0])
      ? []
      : [{ start: match.index, end: match.index + match[0].length }],
  );
}
