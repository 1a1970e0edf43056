import { isPast } from '../lexicon.ts';
import { namesKnown } from '../parse/alone.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { THINGS } from './backwards.ts';
import type { Put } from './put.ts';

/** Notes that only count, before what they count: '3 years of permits. 212 emails to one office.' */
export function counted(unit: Unit, put: Put): void {
  shortCounts(unit, put);
  const at = unit.sentences.findIndex(countsAlone);
  if (at < 0) return;
  const after = unit.sentences.slice(at);
  const length = after.findIndex((sentence) => !countsAlone(sentence));
  const run = after.slice(0, length < 0 ? after.length : Math.min(3, length));
  const next = unit.sentences[at + run.length];
  const line = run.map((sentence) => sentence.text).join(' ');
  const words = run.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (words < 4 || line.length > 100 || (next && /\b(?:them|they|those|these|one|both)\b/i.test(next.text)))
    return;
  put('tally', line, 'figure', [...unit.sentences.slice(0, at), ...unit.sentences.slice(at + run.length)], {
    // Two kinds of things alone are no first draft's beginning.
    extra: THINGS.test(line) ? -1 : 2,
  });
}

/** '362 days.' */
const SHORT_COUNT = /^\d[\d.,]* \p{Ll}{3,}s[.]$/u;

/** Two short counts side by side, which only together say something: '362 days. 1,204 customers.' */
function shortCounts(unit: Unit, put: Put): void {
  const at = unit.sentences.findIndex(({ text }) => SHORT_COUNT.test(text));
  const [one, two, after] = at < 0 ? [] : unit.sentences.slice(at);
  if (one === undefined || two === undefined || !SHORT_COUNT.test(two.text)) return;
  if (after !== undefined && (SHORT_COUNT.test(after.text) || COUNTS_OF.test(after.text))) return;
  const left = unit.sentences.filter((sentence) => sentence !== one && sentence !== two);
  put('tally', `${one.text} ${two.text}`, 'figure', left, { extra: 1 });
}

const COUNTS_OF = /\b(?:them|they|those|these|one|both|each|all)\b/i;

/** '8 years on a stroke ward.': how long somebody did what. */
const HOW_LONG = /^\S+ (?:years|months|weeks|days) (?:on|in|as|at|with|for|behind|running) /i;

/** '2,100 m2', '14 months from start': how much or how long, and not of what. */
const MEASURE =
  /^(?:about |over |nearly |almost )?[\d.,]+ ?(?:m2|m²|sqm|km|m|cm|kg|t|tonnes?|tons?|litres?|liters?|days?|weeks?|months?|years?|hours?|minutes?|seconds?|euros?|pounds|dollars|percent|%|k|€|£|\$)(?![\p{L}\d])/iu;

/** Whether a note in figures measures something without naming anything. */
export const onlyMeasures = (text: string): boolean =>
  text
    .replace(/[.!]$/, '')
    .split(/[.,]\s+(?:and\s+)?/)
    .every((part) => MEASURE.test(part) && !/\b(?:of|without|for|with|instead|vs|not|than) \S/u.test(part));

export function countsAlone(sentence: Sentence): boolean {
  return (
    /^\d/.test(sentence.text) &&
    // A stretch of years counts nothing.
    !/^(?:19|20)\d\d ?[-–—]/.test(sentence.text) &&
    !HOW_LONG.test(sentence.text) &&
    !sentence.whole &&
    (sentence.words.length >= 4 ||
      /^\S+ \p{L}+ (?:of|without|to|for|from|with|against) \p{L}/u.test(sentence.text)) &&
    !/\b(?:of (?:them|those|these)|like that|that way|more|less|left|each|an? \w+)[.,]|[:?"“]|\bat (?:first|last)\b/i.test(
      sentence.text,
    )
  );
}

const BEGINS_RIDDLE = /^(?:A|An|No|One|Two|Three|Four|Five|Same|Zero|\d[\d.,]*) \p{L}/u;
const TIED =
  /\b(?:it|its|them|they|he|she|this|that|these|those|ones?|more|less|left|each|now|later|ago|then|again|too|also|still|not|after|before|since|until|there|here|later)\b|[:?"“(→]/i;
const LONGEST_RIDDLE = 90;

/** A note right after the first sentence that says how it was, before it: 'No music, low light.' 'Our public pool opens one hour earlier.' */
export function riddle(unit: Unit, put: Put): void {
  const [head, note, ...tail] = unit.sentences;
  if (head === undefined || note === undefined || note.whole || note.text.length > LONGEST_RIDDLE) return;
  if (
    !BEGINS_RIDDLE.test(note.text) ||
    HOW_LONG.test(note.text) ||
    TIED.test(note.text.slice(3)) ||
    !(head.whole || isPast(head.words[0] ?? '')) ||
    head.text.endsWith('?')
  )
    return;
  if (note.words.length < 4 && !note.text.includes(',')) return;
  const [next] = tail;
  if (next?.leans === true && /^(?:it|they|them|he|she|that|this|these|those|one|both|of)\b/i.test(next.text))
    return;
  if (next !== undefined && /\b(?:them|those|these|both|one of)\b/i.test(next.text)) return;
  if (namesKnown(note.text.toLowerCase(), [head])) return;
  put('tally', note.text, 'figure', [head, ...tail], { extra: THINGS.test(note.text) ? -1 : 1 });
}
