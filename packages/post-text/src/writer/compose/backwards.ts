import { readSentence } from '../parse/features.ts';
import type { Sentence } from '../parse/features.ts';

/** Words that stand for something named before, and deeds that say little by themselves. */
export const STANDS_FOR =
  /\b(?:it|them|him|her|they|he|she|this|those|these|ones)\b|\bown[.!]$|^(?:I|We) (?:started|began|tried|did|asked|went|came|got)\b(?! \p{L}+ing \p{L}).{0,24}$/iu;

/** What answers to something told before it. */
export const BACKWARDS =
  /^(?:best|worst|my favou?rite) |:|^(?:[\p{L}’'-]+ ){1,3}took \d|\b(?:since|finally|at last|now|by then|afterwards|in return|as a result|the (?:reason|answer|result|problem|solution|difference)|still|also|even|only)\b|^(?:then|later|after|before|on|at (?!our\b|my\b)|in|by|when|if|for) /iu;

/** Deeds that say little without what they were done to: 'We checked twice.' */
export const DONE_TO_NOTHING =
  /^(?:I|We) (?:stopped|checked|waited|agreed|paid|called|moved|left|tested|failed|won|lost)(?: (?:twice|once|again|(?:in|on|for|at) [^ ]+(?: [^ ]+)?))?[.]$/;

/** A count of what the thought before it named: 'The engineers had marked three.' A price or a time counts nothing. */
export const COUNTS_ON =
  /(?<!\b(?:costs?|at|from|to|until|by|since|page|aged|is|was|than|for) )\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|none|all|most)[.!]$/i;

/** Whether what follows a sentence tells a story on: several sentences, one of them whole and not put to the reader. */
export function tellsOn(tail: readonly Sentence[]): boolean {
  return tail.length > 1 && tail.some(({ text, whole }) => whole && !/^You\b/.test(text));
}

/** Where more is to be had, or how to answer: it comes after what it is about. */
const CALLS = /^(?:Links? (?:to|in|below)|Apply|Not a fit|CVs? to|Comment\b|DM\b)/;
/** Notes on a deed: '18 months work, team of 5.' */
const FRAGMENT = /^\d[^,.!?]*,[^,.!?]*\.$/;
const CLOCK = /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)\b/i;
const SHIFT = /\b(?:shift|day|night|morning|evening)s?\b/i;

/** Whether a line from further down cannot come before the sentence that begins the notes. */
export function opensNothing(line: string, first: string): boolean {
  if (first === '' || line.startsWith(first.slice(0, 12))) return false;
  return (
    CALLS.test(line) ||
    (FRAGMENT.test(line) && !readSentence(line).whole) ||
    (CLOCK.test(line) && !CLOCK.test(first) && SHIFT.test(first))
  );
}
