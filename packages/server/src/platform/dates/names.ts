/** The languages whose names of months and weekdays are known: those in which LinkedIn, feeds and spreadsheets write. */
const locales = [
  'en',
  'en-GB',
  'de',
  'de-AT',
  'fr',
  'es',
  'nl',
  'da',
  'pt',
  'it',
  'sv',
  'nb',
  'pl',
  'ro',
  'cs',
  'tr',
  'fi',
  'id',
  'lt',
  'hu',
  'sk',
  'sl',
  'et',
  'lv',
  'el',
  'bg',
  'ru',
  'uk',
] as const;

/** A name without case, accents and full stops. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '');

interface Names {
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlySet<string>;
  /** Words between the parts of a date, such as “de” and “um”. */
  fillers: ReadonlySet<string>;
}

const forms: readonly Intl.DateTimeFormatOptions[] = [
  ...(['long', 'short'] as const).flatMap((style) => [
    { month: style },
    // In a date with a day, some languages inflect the name of the month.
    { month: style, day: 'numeric' as const, year: 'numeric' as const, weekday: style },
  ]),
  { hour: 'numeric' },
  { dateStyle: 'full', timeStyle: 'short' },
];

function learn(): Names {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  const fillers = new Set<string>(['of']);
  for (const locale of locales)
    for (const form of forms) {
      const writer = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
      // The first days of the months are on all seven weekdays.
      for (let month = 0; month < 12; month += 1)
        for (const { type, value } of writer.formatToParts(Date.UTC(2026, month, 1))) {
          const key = bare(value);
          if (type === 'month' && key.length >= 3 && !months.has(key)) months.set(key, month + 1);
          else if (type === 'weekday' && key.length >= 2) weekdays.add(key);
          else if (type === 'literal')
            for (const word of value.match(/\p{L}+/gu) ?? []) fillers.add(bare(word));
        }
    }
  return { months, weekdays, fillers };
}

let learned: Names | null = null;
/** Learning takes a moment, which programs without a date to read do not spend. */
function names(): Names {
  learned ??= learn();
  return learned;
}

/** Returns 1 to 12 for a full or abbreviated month name, or null. */
export const monthOf = (name: string): number | null => names().months.get(bare(name)) ?? null;
export const isWeekday = (name: string): boolean => names().weekdays.has(bare(name));
export const isFiller = (name: string): boolean => names().fillers.has(bare(name));
