import { isFiller, isWeekday, monthOf } from './names.ts';
import { zoneOf, type Zone } from './zones.ts';

export type DateOrder = 'day-first' | 'month-first';

/** A date as it is written. */
export interface WrittenDate {
  kind: 'date';
  /** As `YYYY-MM-DD`. */
  day: string;
  /** Milliseconds since midnight, at most 24 hours; null when only the day is written. */
  time: number | null;
  /** Null when none is written. */
  zone: Zone | null;
  /** The order that only this date's numbers prove, as in 18/03/2027. */
  proves: DateOrder | null;
}

/**
 * `days` are the two readings of a date such as 03/04/2027, day first and month first. They are the same when only the
 * zone is uncertain, as in 9:00 IST.
 */
export type DateReading =
  | WrittenDate
  | (Omit<WrittenDate, 'kind' | 'day'> & {
      kind: 'ambiguous';
      days: readonly [dayFirst: string, monthFirst: string];
    })
  | { kind: 'none' };

const none: DateReading = { kind: 'none' };
const lengthLimit = 100;
const dayMs = 86_400_000;
const two = (value: number) => String(value).padStart(2, '0');

/** Returns `YYYY-MM-DD`, or null when there is no such day. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 2200 ? `${year}-${two(month)}-${two(day)}` : null;
}

const fullYear = (text: string) =>
  text.length === 2 ? Number(text) + (Number(text) < 70 ? 2000 : 1900) : Number(text);

const ofMoment = (ms: number): DateReading => {
  const date = new Date(ms);
  const day = isoDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  return day === null ? none : { kind: 'date', day, time: ms - Date.parse(day), zone: 0, proves: null };
};

/** Day 1 of spreadsheets is 1 January 1900, and their 1900 has a 29 February. */
const serialZero = Date.UTC(1899, 11, 30);

/** Reads the numbers that programs write for a moment: seconds, milliseconds, or the days of a spreadsheet. */
function ofNumber(text: string): DateReading | null {
  if (/^\d{12,13}$/.test(text)) return ofMoment(Number(text));
  if (/^\d{9,10}(?:\.\d+)?$/.test(text)) return ofMoment(Math.round(Number(text) * 1000));
  const serial = /^[2-7]\d{4}(?:\.\d+)?$/.test(text) ? Number(text) : null;
  if (serial === null) return null;
  const day = new Date(serialZero + Math.floor(serial) * dayMs).toISOString().slice(0, 10);
  const time = text.includes('.') ? Math.round(((serial % 1) * dayMs) / 1000) * 1000 : null;
  return { kind: 'date', day, time, zone: null, proves: null };
}

const clock =
  /(?:^|[\s,]|(?<=\d)T|(?<=\d{4}):)(\d{1,2})(?:(?::|h)(\d{2})(?::(\d{2})(?:[.,](\d{1,12}))?)?(?:\s*([ap])\.?\s?m\b\.?)?|\s?([ap])\.?m\b\.?)(?![\d:])/iu;

/** Finds a time of day and returns what is written before and after it. */
function splitAtTime(text: string): { before: string; after: string; time: number | null } | null {
  const found = clock.exec(text);
  if (found === null) return { before: text, after: '', time: null };
  const [whole, hours, minutes = '0', seconds = '0', fraction = '', half = found[6]] = found;
  const given = Number(hours);
  if (half !== undefined && (given < 1 || given > 12)) return null;
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  // A leap second counts as the one before.
  const second = Math.min(Number(seconds), 59) + Number(`0.${fraction || '0'}`);
  const time = (hour * 60 + Number(minutes)) * 60_000 + Math.floor(second * 1000);
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 60 || time > dayMs) return null;
  return { before: text.slice(0, found.index), after: text.slice(found.index + whole.length), time };
}

const offset = /^\s*(?:GMT|UTC|UT|Z)?\s*([+\-\u2212])(\d{1,2})(?::?(\d{2}))?(?!\d)/i;
const zoneName = /^\s*\[?([A-Za-z]+(?:\/[A-Za-z_+-]+)*)\]?/;

/** Reads the zone after a time, and returns what is written after it. */
function readZone(after: string): { zone: Zone | null; isUncertain?: true; rest: string } {
  const numeric = offset.exec(after);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    // Some programs add the name, and Go the reading of its own clock.
    const rest = after
      .slice(numeric[0].length)
      .replace(/^\s*(?:\[[\w/+-]+\]|[A-Z]{2,5}\b)/, '')
      .replace(/\sm=[+-][\d.]+$/, '');
    return { zone: numeric[1] === '+' ? minutes : -minutes, rest };
  }
  const named = zoneName.exec(after);
  const name = named?.[1] ?? '';
  const rest = after.slice(named?.[0].length);
  const zone = zoneOf(name);
  if (zone !== null) return { zone, rest };
  const isUncertain =
    /^[A-Z]{3,5}$/.test(name) && monthOf(name) === null && !isWeekday(name) && !isFiller(name);
  return isUncertain ? { zone, isUncertain, rest } : { zone, rest: after };
}

type Days =
  | { kind: 'date'; day: string; proves: DateOrder | null }
  | { kind: 'ambiguous'; days: readonly [string, string] }
  | { kind: 'none' };

const certain = (day: string | null, proves: DateOrder | null = null): Days =>
  day === null ? { kind: 'none' } : { kind: 'date', day, proves };

function readNumbers(text: string, order: DateOrder | null): Days {
  const basic = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const yearFirst = basic ?? /^(\d{4})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{1,2})\.?$/.exec(text);
  if (yearFirst) return certain(isoDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3])));
  const yearLast = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})\.?$/.exec(text);
  if (yearLast === null) return { kind: 'none' };
  const [first, second, year] = [Number(yearLast[1]), Number(yearLast[3]), fullYear(yearLast[4] ?? '')];
  const dayFirst = isoDay(year, second, first);
  const monthFirst = isoDay(year, first, second);
  // No language writes the month first between full stops.
  if (yearLast[2] === '.') return certain(dayFirst ?? monthFirst);
  if (dayFirst === null || monthFirst === null)
    return certain(dayFirst ?? monthFirst, dayFirst === null ? 'month-first' : 'day-first');
  if (dayFirst === monthFirst) return certain(dayFirst);
  if (order !== null) return certain(order === 'day-first' ? dayFirst : monthFirst);
  return { kind: 'ambiguous', days: [dayFirst, monthFirst] };
}

/** Reads a date whose month is a name, with the year first or last. */
function readNamed(
  words: readonly string[],
  numbers: readonly string[],
  { monthFirst, between }: { monthFirst: boolean; between: string },
): Days {
  const named = words.filter((word) => monthOf(word) !== null);
  // In some languages, a weekday and a month have the same short name.
  const sure = named.length > 1 ? named.filter((word) => !isWeekday(word)) : named;
  const month = monthOf(sure[0] ?? (named.includes(between) ? between : named.at(-1)) ?? '');
  const left = words.filter((word) => !named.includes(word) && !isWeekday(word) && !isFiller(word));
  const [a = '', b = ''] = numbers;
  if (month === null || left.length > 0 || sure.length > 1 || numbers.length !== 2) return { kind: 'none' };
  const [day, year] = a.length === 4 && !monthFirst ? [b, a] : [a, b];
  if (day.length > 2 || (year.length !== 2 && year.length !== 4)) return { kind: 'none' };
  return certain(isoDay(fullYear(year), month, Number(day)));
}

function readDays(text: string, order: DateOrder | null): Days {
  const words = text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
  const left = words.filter((word) => !isWeekday(word) && !isFiller(word));
  if (words.some((word) => monthOf(word) !== null)) {
    const numbers = text.match(/\d+/g) ?? [];
    const firstNumber = text.search(/\d/);
    const firstMonth = text.indexOf(words.find((word) => monthOf(word) !== null && !isWeekday(word)) ?? '');
    const between = /\d[^\p{L}\d]*(\p{L}[\p{L}\p{M}-]*)[^\p{L}\d]*\d/u.exec(text)?.[1] ?? '';
    return readNamed(words, numbers, { monthFirst: firstMonth < firstNumber, between });
  }
  if (left.length > 0) return { kind: 'none' };
  return readNumbers(text.replace(/\p{L}[\p{L}\p{M}-]*\.?/gu, ' ').replace(/^[\s,.]+|[\s,]+$/g, ''), order);
}

const plainIso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?: ?(?:(UTC)|(Z)))?)?$/;

/** Rows that follow one another often have the same date. */
let latest: { written: unknown; reading: DateReading } = { written: undefined, reading: none };

/** The commonest spelling, of which an export can have half a million. Null for any other. */
function ofPlainIso(text: string): DateReading | null {
  const found = plainIso.exec(text);
  if (found === null) return null;
  const [, year, month, date, hours, minutes, seconds = '0', utc, z] = found;
  const day = isoDay(Number(year), Number(month), Number(date));
  if (day === null) return none;
  if (hours === undefined) return { kind: 'date', day, time: null, zone: null, proves: null };
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { kind: 'date', day, time, zone: (utc ?? z) === undefined ? null : 0, proves: null };
}

/**
 * Reads a date with or without a time, as feeds, programs, spreadsheets and people write it. `order` decides dates such
 * as 03/04/2027, which are ambiguous without it. Nothing depends on the computer's zone.
 */
export function readDate(written: unknown, order: DateOrder | null = null): DateReading {
  if (typeof written !== 'string' && typeof written !== 'number') return none;
  if (written === latest.written) return latest.reading;
  const plain = typeof written === 'string' ? ofPlainIso(written) : null;
  if (plain !== null) {
    latest = { written, reading: plain };
    return plain;
  }
  const text = String(written)
    .slice(0, lengthLimit)
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c'’]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const number = ofNumber(text);
  if (number !== null) return number;
  const comment = /\(([A-Za-z]{2,5})\)/.exec(text)?.[1];
  const line = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(
      /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?/,
      (_, y: string, m: string, d: string, ...[h, min, s]: string[]) =>
        `${y}-${m}-${d}T${h}:${min}:${s ?? '00'}`,
    )
    .replace(/(\d)\s?[年년月월]\s?(?=\d)/g, '$1-')
    .replace(/(\d)\s?[日일]/g, '$1 ')
    .replace(/(\d)(?:st|nd|rd|th|er|o|a)(?![\p{L}\d])/giu, '$1');
  const split = splitAtTime(line);
  if (split === null) return none;
  const xsd = split.time === null ? /^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:\d\d)$/.exec(line) : null;
  const { zone, isUncertain = false, rest } = readZone(xsd === null ? split.after : (xsd[2] ?? ''));
  const days = readDays((xsd?.[1] ?? `${split.before} ${rest}`).trim(), order);
  if (days.kind === 'none') return none;
  const told = { time: split.time, zone: zone ?? zoneOf(comment ?? '') };
  if (days.kind === 'ambiguous') return { ...days, ...told, proves: null };
  return isUncertain
    ? { kind: 'ambiguous', days: [days.day, days.day], ...told, proves: days.proves }
    : { ...days, ...told };
}
