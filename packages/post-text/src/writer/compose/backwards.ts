import { findSentences } from '../../text/sentences.ts';
import { readSentence } from '../parse/features.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';

/** Words that stand for something named before, and deeds that say little by themselves. */
export const STANDS_FOR =
  /\b(?:it|them|him|her|they|he|she|this|those|these|ones)\b|\bown[.!]$|^(?:I|We) (?:started|began|tried|did|asked|went|came|got)\b(?! \p{L}+ing \p{L}).{0,24}$/iu;

/** What answers to something told before it. */
export const BACKWARDS =
  /^(?:best|worst|my favou?rite) |:|^(?:[\p{L}’'-]+ ){1,3}took \d|\b(?:since|finally|at last|now|by then|afterwards|in return|as a result|the (?:reason|answer|result|problem|solution|difference)|still|also|even|only)\b|^(?:then|later|after|before|on|at (?!our\b|my\b)|in|by|when|if(?! (?:you|I|we) \p{Ll}+ (?:an?|the|your|my|our|no) \p{Ll})|for) /iu;

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
const CALLS =
  /^(?:(?:I|We) can start\b|(?:I['’]m |I am )?(?:[Aa]vailable|[Ff]ree) (?:from|as of|at once|now|immediately|straight)|Links? (?:to|in|below)|Apply|Not a fit|CVs? to|Comment\b|DM\b)/;
/** Notes on a deed: '18 months work, team of 5.'; not '340 replies, most of them kind.' */
const FRAGMENT = /^\d[^,.!?]*,(?! (?:(?:almost|nearly) )?(?:most|all|none|half) of them\b)[^,.!?]*\.$/;
/** '11 people, 2 trucks.' */
export const THINGS =
  /^\d[\d.,]* (?!(?:hours|days|weeks|months|years|minutes|euros|pounds|dollars|percent)\b)\p{Ll}{3,}, \d[\d.,]* (?!(?:hours|days|weeks|months|years|minutes|euros|pounds|dollars|percent)\b)\p{Ll}{3,}[.]$/u;
const CLOCK = /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)\b/i;
const SHIFT = /\b(?:shift|day|night|morning|evening)s?\b/i;

/** Whether a line from further down cannot come before the sentence that begins the notes. */
export function opensNothing(line: string, first: string): boolean {
  if (first === '' || line.startsWith(first.slice(0, 12))) return false;
  return (
    CALLS.test(line) ||
    (FRAGMENT.test(line) && !THINGS.test(line) && !readSentence(line).whole) ||
    (CLOCK.test(line) && !CLOCK.test(first) && SHIFT.test(first))
  );
}

/** 'I still forget that.': all it says of what is meant is that it was told just before. */
const ENDS_BARE =
  /(?<!\b(?:like|than|all|after|before|since|with|without|of|and|so|just)) (?:that|this)[.!]$/iu;
/** 'I have been a nurse for nineteen years.' stands between what is meant and the pronoun for it. */
const STATE = /^(?:I|We)(?: (?:am|are|was|were|have been)|['’](?:m|re|ve been)) /u;

/** The last sentences of notes that mean one thing: 'Nobody measures it.' 'I have been a nurse for years.' 'I still forget that.' */
export function meantTogether(units: readonly Unit[]): readonly Sentence[] {
  const all = units.flatMap(({ sentences }) => sentences);
  const [meant, state, bare] = all.slice(-3);
  if (all.length < 5 || meant === undefined || state === undefined || bare === undefined) return [];
  return ENDS_BARE.test(bare.text) && STATE.test(state.text) && !meant.leans && !meant.points && meant.whole
    ? [meant, state, bare]
    : [];
}

/** Whether an opening takes away, or comes between, what a later 'that' stands for. */
export function partsPointer(units: readonly Unit[], line: string, rest: readonly Unit[]): boolean {
  const told = (all: readonly Unit[]) => all.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const before = told(units);
  const bare = before.flatMap((text, at) => (at > 0 && ENDS_BARE.test(text) ? [at] : []));
  if (bare.length === 0) return false;
  const after = [...findSentences(line).map(({ start, end }) => line.slice(start, end)), ...told(rest)];
  return bare.some((at) => {
    const now = after.indexOf(before[at] ?? '');
    if (now < 0) return false;
    const reach = at > 1 && STATE.test(before[at - 1] ?? '') ? 2 : 1;
    // A sentence that was turned is none of the notes any more, and stands where it stood.
    return Array.from({ length: reach }, (_, back) => back + 1).some((back) => {
      const stands = after[now - back];
      return stands === undefined || (stands !== before[at - back] && before.includes(stands));
    });
  });
}
