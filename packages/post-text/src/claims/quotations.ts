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
 * True for words that somebody is reported to have said, and false for an example of what one could say or write, which
 * claims nothing: `Say “We’d love your support”.`
 */
export function isReported(text: string, { start, end }: Span, cues: ReadCues | null): boolean {
  if (cues === null) return true;
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
  if (LETTER.test(around)) return isTold(around, cues);
  // A sign in front makes it an item, as in "❌ …".
  if (/[^\s"“„«‘]/u.test(lead)) return false;
  const previous = text
    .slice(0, Math.max(0, lineStart - 1))
    .slice(-READ_UNITS)
    .trimEnd();
  const line = previous.slice(previous.lastIndexOf('\n') + 1);
  const announcing =
    unquoted(line)
      .split(/(?<=[.!?…])\s/u)
      .at(-1) ?? '';
  return !announcing.endsWith(':') || isTold(announcing, cues);
}

const isTold = (words: string, { person, reported, supposed, address }: ReadCues): boolean =>
  !supposed.test(words) && (reported.test(words) || (person.test(words) && !address.test(words)));
