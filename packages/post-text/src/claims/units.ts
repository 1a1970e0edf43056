import type { Language } from '../text/language.ts';

/** A unit, with its size where another unit measures the same: 90 minutes are one and a half hours. */
export interface Unit {
  measures: string;
  size: number;
}

/** With British spelling: kilometre. */
const languages: readonly (Language | 'en-GB')[] = ['en', 'en-GB', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'];

const day = 86_400;
const units: Readonly<Record<string, Unit>> = {
  second: { measures: 'time', size: 1 },
  minute: { measures: 'time', size: 60 },
  hour: { measures: 'time', size: 3_600 },
  day: { measures: 'time', size: day },
  week: { measures: 'time', size: 7 * day },
  month: { measures: 'time', size: 30.44 * day },
  year: { measures: 'time', size: 365.25 * day },
  millimeter: { measures: 'length', size: 0.001 },
  centimeter: { measures: 'length', size: 0.01 },
  meter: { measures: 'length', size: 1 },
  kilometer: { measures: 'length', size: 1_000 },
  mile: { measures: 'mile', size: 1 },
  gram: { measures: 'weight', size: 1 },
  kilogram: { measures: 'weight', size: 1_000 },
  liter: { measures: 'volume', size: 1 },
  hectare: { measures: 'area', size: 1 },
  degree: { measures: 'degree', size: 1 },
  gigabyte: { measures: 'gigabyte', size: 1 },
  percent: { measures: '%', size: 1 },
};

const signs: readonly (readonly [string, string])[] = [
  ['%', '%'],
  ['$', '$'],
  ['€', '€'],
  ['£', '£'],
  ['₹', '₹'],
  ['¥', '¥'],
  ['×', 'times'],
];
/** Currencies by how their names begin in every language of the product. */
const CURRENCY =
  /^(?:(?<dollar>d[oó]l+[aà]r|usd$|डॉलर)|(?<euro>euros?$|eur$|यूरो)|(?<pound>pounds?$|pfund$|libras?$|livres?$|sterl|gbp$|पाउंड)|(?<rupee>rup(?:ee|ie|ia)|roupie|inr$|rs$|रुप|रूप)|(?<franc>franken$|chf$|francs?$|franchi$))/u;

/** What CLDR calls each unit: "Tage", "heures", "मिनट". */
function readUnits(): ReadonlyMap<string, Unit> {
  const found = new Map<string, Unit>(signs.map(([sign, measures]) => [sign, { measures, size: 1 }]));
  for (const language of languages)
    for (const [unit, what] of Object.entries(units))
      for (const unitDisplay of ['long', 'short'] as const) {
        const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
        for (const count of [1, 2, 5]) {
          const parts = format.formatToParts(count);
          const name = parts.flatMap(({ type, value }) =>
            type === 'unit' || type === 'percentSign' ? [value] : [],
          );
          const word = name.join(' ').trim().toLowerCase().replace(/\.$/u, '').normalize('NFC');
          if (word.length > 1 && !found.has(word)) found.set(word, what);
        }
      }
  // What is usually said for the words of CLDR.
  for (const [word, unit] of [
    ['साल', 'year'],
    ['सालों', 'year'],
    ['महीना', 'month'],
    ['महीने', 'month'],
    ['महीनों', 'month'],
    ['हफ़्ते', 'week'],
    ['हफ्ते', 'week'],
    ['दिनों', 'day'],
    ['फीसदी', 'percent'],
    ['फ़ीसदी', 'percent'],
    ['kilo', 'kilogram'],
    ['per cent', 'percent'],
  ] as const) {
    const what = units[unit];
    if (what !== undefined) found.set(word.normalize('NFC'), what);
  }
  found.set('h', { measures: 'time', size: 3_600 });
  found.set('x', { measures: 'times', size: 1 });
  found.set('times', { measures: 'times', size: 1 });
  found.set('pp', { measures: 'points', size: 1 });
  found.delete('in');
  return found;
}

let byName: ReadonlyMap<string, Unit> | null = null;
const table = (): ReadonlyMap<string, Unit> => (byName ??= readUnits());

/** Endings that units take beside CLDR's forms: "Tagen", "Prozents". */
const mostEnding = 2;

/** The unit a lower-case word or sign names, in any language of the product; null for any other word. */
export function unitOf(word: string): Unit | null {
  if (word.includes(' ')) return table().get(word) ?? null;
  const currency = CURRENCY.exec(word)?.groups;
  if (currency !== undefined) {
    const [measures = ''] = Object.entries(currency).flatMap(([name, match]) =>
      match === undefined
        ? []
        : [{ dollar: '$', euro: '€', pound: '£', rupee: '₹', franc: 'CHF' }[name] ?? name],
    );
    return { measures, size: 1 };
  }
  const exact = table().get(word);
  if (exact !== undefined) return exact;
  for (let cut = 1; cut <= mostEnding && word.length - cut >= 4; cut += 1) {
    const shorter = table().get(word.slice(0, -cut));
    if (shorter !== undefined) return shorter;
  }
  return null;
}

/** The month or weekday that a lower-case word names in a language: `m3` is March, `w1` Monday. */
let calendar: ReadonlyMap<string, { key: string; isFull: boolean }> | null = null;

function readCalendar(): ReadonlyMap<string, { key: string; isFull: boolean }> {
  const found = new Map<string, { key: string; isFull: boolean }>();
  for (const style of ['long', 'short'] as const)
    for (const language of languages) {
      const isFull = style === 'long';
      const months = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' });
      const weekdays = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      const add = (format: Intl.DateTimeFormat, type: 'month' | 'weekday', at: number, key: string) => {
        const part = format.formatToParts(at).find((one) => one.type === type)?.value ?? '';
        const word = part.toLowerCase().replace(/\.$/u, '').normalize('NFC');
        if (word.length > 2 && !found.has(word)) found.set(word, { key, isFull });
      };
      for (let month = 0; month < 12; month += 1)
        add(months, 'month', Date.UTC(2024, month, 15), `m${month + 1}`);
      // 1 January 2024 was a Monday.
      for (let weekday = 0; weekday < 7; weekday += 1)
        add(weekdays, 'weekday', Date.UTC(2024, 0, weekday + 1), `w${weekday + 1}`);
    }
  return found;
}

/** The month (`m3`) or weekday (`w1`) of a lower-case word, and whether it is the full name. */
export const calendarOf = (word: string): { key: string; isFull: boolean } | null =>
  (calendar ??= readCalendar()).get(word) ??
  (word.endsWith('s') ? calendar.get(word.slice(0, -1)) : undefined) ??
  null;
