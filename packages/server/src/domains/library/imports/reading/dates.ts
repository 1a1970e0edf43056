/** The languages in which LinkedIn prints month names. */
const locales = [
  'en',
  'de',
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
];

const bare = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '');

const months = new Map<string, number>();
for (const locale of locales)
  for (const style of ['long', 'short'] as const)
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 15));
      // In a date with a day, some languages inflect the name of the month.
      for (const parts of [{ month: style }, { month: style, day: 'numeric' as const }]) {
        const name = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
          .formatToParts(day)
          .find(({ type }) => type === 'month')?.value;
        const key = bare(name ?? '');
        if (key.length >= 3 && !months.has(key)) months.set(key, month + 1);
      }
    }

/** Returns 1 to 12 for a full or abbreviated month name, or null. */
export const monthOf = (name: string): number | null => months.get(bare(name)) ?? null;

const two = (value: number) => String(value).padStart(2, '0');

/** Returns `YYYY-MM-DD`, or null when there is no such day. */
export function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year < 2200 ? `${year}-${two(month)}-${two(day)}` : null;
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Reads a date of a data export: `18 Nov 2026`, `2026-11-18 …`, `1/8/18, …` (US order) or `18.11.26`. */
export function readDay(text: string): string | null {
  const line = text.trim().slice(0, 60);
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(line);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})\.?\s+(\p{L}+)\.?\s+(\d{4})/u.exec(line);
  if (named) return isoDay(Number(named[3]), monthOf(named[2] ?? '') ?? 0, Number(named[1]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/.exec(line);
  if (american) return isoDay(fullYear(american[3] ?? ''), Number(american[1]), Number(american[2]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/.exec(line);
  if (dotted) return isoDay(fullYear(dotted[3] ?? ''), Number(dotted[2]), Number(dotted[1]));
  return null;
}

/** Reads a UTC date and time as ISO 8601. A date without a time means midnight. Returns null for anything else. */
export function readMoment(text: string): string | null {
  const day = readDay(text);
  if (day === null) {
    const parsed = /^\d{4}-\d\d-\d\dT/.test(text.trim()) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
  }
  const time = /[T\s](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s?(AM|PM)?/i.exec(text);
  if (time === null) return `${day}T00:00:00.000Z`;
  const half = time[4]?.toUpperCase();
  const given = Number(time[1]);
  const hour = half === undefined ? given : (given % 12) + (half === 'PM' ? 12 : 0);
  const [minute, second] = [Number(time[2]), Number(time[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return `${day}T00:00:00.000Z`;
  const zone = /(?:Z|[+-]\d\d:?\d\d)$/.exec(text.trim())?.[0] ?? 'Z';
  const moment = Date.parse(`${day}T${two(hour)}:${two(minute)}:${two(second)}${zone}`);
  return Number.isNaN(moment) ? `${day}T00:00:00.000Z` : new Date(moment).toISOString();
}

/** Reads 'Mar 2015', 'Juni 2025' or '2015' as `YYYY-MM` or `YYYY`. */
export function readMonth(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim().slice(0, 60);
  const named = /^(\p{L}+)\.?(?: de)? (\d{4})$/u.exec(line);
  if (named) {
    const month = monthOf(named[1] ?? '');
    return month === null ? null : `${named[2]}-${two(month)}`;
  }
  const numbered = /^(\d{4})-(\d{2})$/.exec(line) ?? /^(\d{4})$/.exec(line);
  return numbered === null ? null : numbered[0];
}
