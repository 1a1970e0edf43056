import type { Span } from '../../linkedin/urls.ts';
import { remembering } from '../../text/remembering.ts';
import { FOREIGN_MONTH, FOREIGN_WEEKDAY, foreignMonth, foreignWeekday } from './foreign-words.ts';

/** A date or a time in a text. Parts that the text does not give are absent; `readings` holds every way to read it. */
export type DateClaim = Span & { text: string; readings: DateReading[] };
type DateReading = { day?: number; month?: number; year?: number; phrase?: string };

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const SHORT = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY_FIRST = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS})\\b\\.?(?:,? (\\d{4}))?`,
  'gi',
);
const MONTH_FIRST = new RegExp(`\\b(${MONTHS})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?`, 'gi');
const MONTH_YEAR = new RegExp(`\\b(${MONTHS})\\.? (\\d{4})\\b`, 'gi');
const MONTH = new RegExp(
  `(?:(?<=\\b(?:in|since|by|until|till|last|next|this|early|late|mid|of|from|to|before|after|every) )(?:may|mar)\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept|oct|nov|dec)\\b)`,
  'gi',
);
// 'march' and 'may' in small letters are months only after such a word.
const AFTER_PREPOSITION = /\b(?:in|since|by|until|till|last|next|this|early|late|mid|of|from|to) $/i;
const NUMERIC = /(?<![\d/.-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.](\d{1,2})[/.](\d{2,4}))(?![\d/-])/g;
const PHRASE =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|yesterday|y\/?day|tomorrow|tmrw|tonight|(?:this|last|next) (?:week|month|year|quarter|spring|summer|autumn|fall|winter|morning|afternoon|evening|night|weekend)|christmas|easter|diwali|q[1-4]|h[12]|new year|(?<=\b(?:at|by|before|until|till|around) )(?:noon|midnight)|half[- ]term|half past (?:\p{L}+|\d+)|(?:five|six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|\d{1,2}) (?:in the (?:morning|afternoon|evening)|at night|o['’]clock))\b/giu;
const SEASON =
  /(?<=\b(?:in|since|until|till|by|early|late|every|each|that|of) (?:the )?)(?:spring|summer|autumn|winter)\b/gi;
const CLOCK_DOT = /(?<=\b(?:at|um|from|until|till|by) )(\d{1,2})\.([0-5]\d)(?![\d%])/gi;
/** '3/11' is a date after such a word, elsewhere it may be a share. */
const SHORT_NUMERIC =
  /(?<=\b(?:on|by|until|till|from|since|before|after|am|bis|le|el) (?:the )?)(\d{1,2})\/(\d{1,2})(?![\d/%])/gi;
/** 'the 19th', without its month. */
const DAY_ALONE =
  /(?<=\b(?:on|by|until|till|from|since|before|after|of|for) the )(\d{1,2})(?:st|nd|rd|th)\b(?! (?:time|year|of|floor|place|century|anniversary|birthday)\b)/gi;
const FOREIGN_CLOCK = /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))? ?(?:Uhr|h|heures|baje)(?!\p{L})/giu;

const CLOCK = /(?<![\d:])(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b\.?|(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/gi;

/** Every date, weekday, season, quarter and time of day in a text. */
export const findDates = remembering(readDates, 16);

function readDates(text: string): DateClaim[] {
  const found: DateClaim[] = [];
  const take = (match: RegExpExecArray, ...readings: DateReading[]) => {
    const span = { start: match.index, end: match.index + match[0].length };
    if (found.every((other) => span.end <= other.start || span.start >= other.end))
      found.push({ ...span, text: match[0], readings });
  };
  for (const match of text.matchAll(NUMERIC)) take(match, ...numeric(match));
  for (const match of text.matchAll(DAY_FIRST)) take(match, reading(match[2], match[1], match[3]));
  for (const match of text.matchAll(MONTH_YEAR)) take(match, reading(match[1], undefined, match[2]));
  for (const match of text.matchAll(MONTH_FIRST)) take(match, reading(match[1], match[2], match[3]));
  for (const match of text.matchAll(CLOCK)) take(match, { phrase: clock(match) });
  for (const match of text.matchAll(SHORT_NUMERIC))
    take(
      match,
      { day: Number(match[1]), month: Number(match[2]) },
      { day: Number(match[2]), month: Number(match[1]) },
    );
  for (const match of text.matchAll(DAY_ALONE)) take(match, { day: Number(match[1]) });
  for (const match of text.matchAll(FOREIGN_CLOCK))
    take(match, { phrase: `${Number(match[1])}:${match[2] ?? '00'}` });
  for (const match of text.matchAll(CLOCK_DOT)) take(match, { phrase: `${Number(match[1])}:${match[2]}` });
  for (const match of text.matchAll(SEASON)) take(match, { phrase: match[0].toLowerCase() });
  for (const match of text.matchAll(FOREIGN_MONTH))
    if (
      match[1] !== undefined ||
      !/^(?:april|august|september|november|december|mars|mai|mei)$/i.test(match[0])
    )
      take(match, {
        month: foreignMonth(match[2] ?? ''),
        ...(match[1] === undefined ? {} : { day: Number(match[1]) }),
        ...(match[3] === undefined ? {} : { year: Number(match[3]) }),
      });
  for (const match of text.matchAll(FOREIGN_WEEKDAY)) take(match, { phrase: foreignWeekday(match[0]) });
  for (const match of text.matchAll(PHRASE)) take(match, { phrase: phraseOf(match[0]) });
  for (const match of text.matchAll(MONTH))
    if (!/^(?:march|may|mar)$/.test(match[0]) || AFTER_PREPOSITION.test(text.slice(0, match.index)))
      take(match, reading(match[0], undefined, undefined));
  return found.toSorted((a, b) => a.start - b.start);
}

/** Whether a date in the draft agrees with one in the source in everything the draft says. */
export function sameDate(draft: DateClaim, source: DateClaim): boolean {
  return draft.readings.some((a) =>
    source.readings.some((b) =>
      (['day', 'month', 'year', 'phrase'] as const).every(
        (part) =>
          a[part] === undefined ||
          a[part] === b[part] ||
          (part === 'phrase' && b.phrase?.endsWith(` ${a.phrase}`) === true),
      ),
    ),
  );
}

function phraseOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/days$/, 'day')
    .replace(/^y\/?day$/, 'yesterday')
    .replace(/^tmrw$/, 'tomorrow');
}

function reading(month: string | undefined, day: string | undefined, year: string | undefined): DateReading {
  return {
    month: SHORT.indexOf((month ?? '').toLowerCase().slice(0, 3)) + 1,
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(year === undefined ? {} : { year: Number(year) }),
  };
}

function numeric(match: RegExpExecArray): DateReading[] {
  const [, isoYear, isoMonth, isoDay, first, second, last] = match;
  if (isoYear !== undefined) return [{ year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }];
  const year = Number(last) < 100 ? 2000 + Number(last) : Number(last);
  return [
    { day: Number(first), month: Number(second), year },
    { day: Number(second), month: Number(first), year },
  ];
}

function clock(match: RegExpExecArray): string {
  const [, hour, minute, half, hour24, minute24] = match;
  if (hour24 !== undefined) return `${Number(hour24)}:${minute24}`;
  const base = Number(hour) % 12;
  return `${half?.toLowerCase() === 'p' ? base + 12 : base}:${minute ?? '00'}`;
}
