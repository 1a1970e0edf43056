import type { Span } from '../linkedin/urls.ts';
import { isEnglish } from '../text/english.ts';
import { findGaps } from '../text/gaps.ts';
import { languageIn, type Language } from '../text/language.ts';
import { segmentSentences } from '../text/segment.ts';
import { cuesOf } from './cues.ts';
import { findClaims } from './find-claims.ts';
import { readSentence } from './read.ts';
import { multiplesIn } from './multiples.ts';

/** A sentence in which the author tells of themselves with a figure or a date. */
export interface OwnStatement extends Span {
  kind: 'figure' | 'date';
  /** When it happened, as far as the sentence alone says: `2024`, `2024-03` or `2024-03-18`. */
  happened: string | null;
}

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
const FEWEST_WORDS = 6;
/** In UTF-16 units. */
const LONGEST = 300;
const LIST_MARK = /^(?:[-–•*→✓✔▪◦]|\p{Nd}{1,2}[.)])\s+/u;
const QUOTES = /["“”„«»‹›]/u;
/** An answer to an interview can be one sentence, which is too short to be sure of another language than English. */
const languageFor = (text: string): Language | null => languageIn(text) ?? (isEnglish(text) ? 'en' : null);

/**
 * The dates in a text by key: `y2021` a year, `m3` March, `m3d14` 14 March. Empty in a language that is not
 * recognised, apart from years.
 */
export function datesIn(text: string): ReadonlySet<string> {
  const language = languageFor(text);
  return new Set(
    segmentSentences(text).flatMap(({ start, end }) =>
      readSentence(text.slice(start, end), language === null ? [] : [language]).dates.map(({ key }) => key),
    ),
  );
}

const two = (number: string | undefined) => (number ?? '').padStart(2, '0');

/** The one date that a sentence names: one year, and with it at most one month and day. */
function oneDate(sentence: string): string | null {
  const keys = [...datesIn(sentence)];
  const years = keys.filter((key) => key.startsWith('y'));
  const months = [...new Set(keys.flatMap((key) => /^m(\d+)/u.exec(key)?.[1] ?? []))];
  const days = keys.flatMap((key) => /^m\d+d(\d+)$/u.exec(key)?.[1] ?? []);
  const [year] = years;
  if (year === undefined || years.length > 1) return null;
  if (months.length !== 1) return year.slice(1);
  return [year.slice(1), two(months[0]), ...(days.length === 1 ? [two(days[0])] : [])].join('-');
}

/**
 * The sentences in which the author says something of themselves with a figure or a date, in order. Only certain ones:
 * in a language that is recognised, in the first person, without questions, quotations, gaps, supposed cases and the
 * reports of others.
 */
export function ownStatements(text: string): OwnStatement[] {
  const language = languageFor(text);
  if (language === null) return [];
  const cues = cuesOf(language);
  const claims = new Map<number, Set<string>>();
  for (const { kind, sentence } of findClaims(text, []))
    claims.set(sentence.start, (claims.get(sentence.start) ?? new Set<string>()).add(kind));
  const gaps = findGaps(text);
  return segmentSentences(text).flatMap(({ start: from, end }): OwnStatement[] => {
    const kinds = claims.get(from);
    const start = from + (LIST_MARK.exec(text.slice(from, end))?.[0].length ?? 0);
    if (kinds === undefined || !(kinds.has('figure') || kinds.has('date'))) return [];
    if (kinds.has('quotation') || kinds.has('source') || end - start > LONGEST) return [];
    if (gaps.some((gap) => gap.start < end && gap.end > start)) return [];
    const sentence = text.slice(start, end);
    const isStated = !/[?:…]$/u.test(sentence) && !QUOTES.test(sentence) && !cues.supposed.test(sentence);
    if (!isStated || (sentence.match(WORDS)?.length ?? 0) < FEWEST_WORDS) return [];
    if (!cues.self.test(sentence) || cues.address.test(sentence)) return [];
    // "My manager told me" reports somebody else, and "I told" does not.
    const told = cues.reported.exec(sentence);
    if (told !== null && !isSubject(sentence.slice(0, told.index), cues.self)) return [];
    const isDone = cues.past.test(sentence) || hasDigits(sentence, language);
    if (!isDone) return [];
    return [{ start, end, kind: kinds.has('figure') ? 'figure' : 'date', happened: oneDate(sentence) }];
  });
}

/** Whether the last word is a pronoun of the author. */
const isSubject = (before: string, self: RegExp): boolean => self.test(before.match(WORDS)?.at(-1) ?? '');

/** A number in digits or a multiple, which is a figure whatever the tense. */
const hasDigits = (sentence: string, language: Language): boolean =>
  /\p{Nd}/u.test(sentence) || multiplesIn(sentence, language).multiples.length > 0;
