import { readDate, type DateOrder, type WrittenDate } from './read-date.ts';
import type { Zone } from './zones.ts';
import { monthOf } from './names.ts';

export { isoDay, readDate, type DateOrder, type DateReading, type WrittenDate } from './read-date.ts';

/** The moment of a date in epoch ms. A date without a zone is in UTC, and one without a time means midnight. */
function momentOf({ day, time, zone }: Omit<WrittenDate, 'kind' | 'proves'>): number {
  const at = Date.parse(`${day}T00:00:00Z`) + (time ?? 0);
  if (typeof zone !== 'string') return at - (zone ?? 0) * 60_000;
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('UTC').toPlainDateTime();
  return local.toZonedDateTime(zone).epochMilliseconds;
}

/** Reads a date as ISO 8601 in UTC. Returns null for one that cannot be read, or only in two ways. */
export function readInstant(written: unknown, order: DateOrder | null = null): string | null {
  const read = readDate(written, order);
  return read.kind === 'date' ? new Date(momentOf(read)).toISOString() : null;
}

/** The westernmost zone is this far behind UTC. */
const westernmost = -12 * 60;

/** The last moment that an ambiguous date can mean, as ISO 8601 in UTC; null for any other date. */
export function latestInstant(written: unknown): string | null {
  const read = readDate(written);
  if (read.kind !== 'ambiguous') return null;
  const moments = read.days.map((day) => momentOf({ ...read, zone: read.zone ?? westernmost, day }));
  return new Date(Math.max(...moments)).toISOString();
}

/** Reads the day of a date as `YYYY-MM-DD`. Returns null for one that cannot be read, or only in two ways. */
export function readDay(written: unknown, order: DateOrder | null = null): string | null {
  const read = readDate(written, order);
  if (read.kind === 'ambiguous') return read.days[0] === read.days[1] ? read.days[0] : null;
  return read.kind === 'date' ? read.day : null;
}

/** Whether a date can be read as two days. */
export function isAmbiguous(written: unknown, order: DateOrder | null = null): boolean {
  const read = readDate(written, order);
  return read.kind === 'ambiguous' && read.days[0] !== read.days[1];
}

/** The order of day and month that the dates of a column prove. Null when none does, or when they contradict. */
export function orderOf(column: Iterable<unknown>): DateOrder | null {
  const proven = new Set<DateOrder>();
  for (const written of column) {
    const read = readDate(written);
    if (read.kind === 'date' && read.proves !== null) proven.add(read.proves);
  }
  const [order = null] = proven;
  return proven.size === 1 ? order : null;
}

/** Reads a time of day, such as "9:30", "09:30:00" or "9:30 pm", as HH:mm. Returns null for anything else. */
export function readClock(written: string): string | null {
  const read = /^\s*\d{1,2}\s?(?:[:h]|[ap]\.?m)/i.test(written) ? readDate(`2000-01-01 ${written}`) : null;
  if (read?.kind !== 'date' || read.time === null || read.zone !== null || read.time === 86_400_000)
    return null;
  return new Date(read.time).toISOString().slice(11, 16);
}

/** Reads the name or offset of a zone, such as Europe/Berlin, CET or UTC+2. Null for unknown and ambiguous ones. */
export function readZone(written: string): Zone | null {
  const read = readDate(`2000-01-01 00:00 ${written.trim()}`);
  return read.kind === 'date' ? read.zone : null;
}

/** Reads 'Mar 2015', 'Juni 2025', '03/2015' or '2015' as `YYYY-MM` or `YYYY`. */
export function readMonth(text: string): string | null {
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 60);
  const named = /^(\p{L}+)\.?,?(?: de| del)? (\d{4})\.?(?: г\.?)?$/iu.exec(line);
  const numbered =
    /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(line) ?? /^(\d{4}) ?[年년](?: ?(\d{1,2}) ?[月월])?$/.exec(line);
  const yearLast = /^(\d{1,2})[/.](\d{4})$/.exec(line);
  const year = named?.[2] ?? numbered?.[1] ?? yearLast?.[2];
  if (year === undefined) return null;
  const written = numbered?.[2] ?? yearLast?.[1];
  const month = named === null ? Number(written ?? 0) : monthOf(named[1] ?? '');
  if (month === null || month > 12 || (written !== undefined && month < 1)) return null;
  return month === 0 ? year : `${year}-${String(month).padStart(2, '0')}`;
}

const monthOrYear =
  /(?:\p{L}[\p{L}\p{M}]*\.?,? (?:de |del )?)?(?<!\d)(?:19|20)\d{2}(?:[-/](?:0[1-9]|1[0-2]))?(?!\d)|\d{1,2}[/.](?:19|20)\d{2}(?!\d)/gu;

/** The months and years in a line such as “Mar 2021 – Present”, in the form of `readMonth`. */
export const monthsIn = (line: string): string[] =>
  (line.match(monthOrYear) ?? []).map((part) => readMonth(part) ?? /(?:19|20)\d{2}/.exec(part)?.[0] ?? part);
