import type { Span } from '../linkedin/urls.ts';
import type { ReadCues } from './cues.ts';

/** In single quotation marks, an apostrophe between letters does not end the quotation. */
const QUOTED =
  /“[^“”\n]{1,600}”|"[^"\n]{1,600}"|„[^„“”\n]{1,600}[“”]|«[^«»\n]{1,600}»|»[^«»\n]{1,600}«|(?<![\p{L}\p{N}])‘[^‘\n]{1,600}?’(?![\p{L}\p{N}])/gu;
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

/** A sentence without what it quotes. */
export const unquoted = (part: string): string => part.replace(QUOTED, ' ');

/** The most of a text around a quotation that is read, in UTF-16 units to each side. */
const READ_UNITS = 400;
const LETTER = /\p{L}/u;

/**
 * Words that somebody said or may have said, an item of a list, or an example, in which nothing is claimed:
 * `Say “We’d love your support”.`
 */
export type Report = 'said' | 'maybe' | 'item' | 'example';

export function reportOf(text: string, { start, end }: Span, cues: ReadCues | null): Report {
  if (cues === null) return 'said';
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(Math.max(lineStart, start - READ_UNITS), start);
  const after = text.slice(end, Math.min(lineEnd < 0 ? text.length : lineEnd, end + READ_UNITS));
  const lead =
    unquoted(before)
      .split(/(?<=[.!?…])\s/u)
      .at(-1) ?? '';
  const follow = unquoted(after).split(/(?<=[.!?…])\s/u)[0] ?? '';
  const around = `${lead} ${follow}`;
  if (LETTER.test(around)) return toldIn(around, cues);
  // A sign in front makes it an item, as in "❌ …".
  if (/[^\s"“„«‘]/u.test(lead)) return 'item';
  // Of several quotations, one a line, the line before the first says what they are.
  const line = text
    .slice(0, lineStart)
    .slice(-READ_UNITS)
    .split('\n')
    .map(unquoted)
    .findLast((one) => LETTER.test(one));
  const announcing =
    line
      ?.trimEnd()
      .split(/(?<=[.!?…])\s/u)
      .at(-1) ?? '';
  return announcing.endsWith(':') ? toldIn(announcing, cues) : 'maybe';
}

function toldIn(words: string, { person, reported, supposed, address }: ReadCues): Report {
  if (supposed.test(words)) return 'example';
  if (reported.test(words)) return 'said';
  return person.test(words) && !address.test(words) ? 'maybe' : 'example';
}
