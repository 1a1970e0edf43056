/** A local date (YYYY-MM-DD) and time (HH:mm) in the user's time zone. */
export interface Clock {
  date: string;
  time: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

// Creating a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function clockIn(at: string, timeZone: string): Clock {
  const parts = formatOf(timeZone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The local time read as if it were UTC, for arithmetic only. */
function readingOf({ date, time }: Clock): number {
  return Date.parse(`${date}T${time}:00Z`);
}

function clockOf(reading: number): Clock {
  const iso = new Date(reading).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant of a local time, ISO 8601. Good enough to show a move before the server answers: for a time that occurs
 * twice it is either of the two, for one that is skipped it is a nearby one.
 */
export function instantOf(clock: Clock, timeZone: string): string {
  const wanted = readingOf(clock);
  let at = wanted;
  for (let round = 0; round < 2; round += 1) {
    at += wanted - readingOf(clockIn(new Date(at).toISOString(), timeZone));
  }
  return new Date(at).toISOString();
}

export function addMinutes(clock: Clock, minutes: number): Clock {
  return clockOf(readingOf(clock) + minutes * minuteMs);
}

export function addDays(date: string, days: number): string {
  return addMinutes({ date, time: '00:00' }, days * 1440).date;
}

/** The same day of the month `months` later, or that month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The Monday of the week that contains the date. */
export function weekStart(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

export function isBefore(clock: Clock, other: Clock): boolean {
  return readingOf(clock) < readingOf(other);
}

/** Returns the value if it is an existing date YYYY-MM-DD, otherwise null. */
export function readDate(value: string | null): string | null {
  if (value === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return null;
  const parsed = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== value ? null : value;
}

export const views = ['list', 'month', 'week', 'day', 'queues'] as const;
export type View = (typeof views)[number];
export type GridView = Exclude<View, 'list' | 'queues'>;

export function isView(value: string | null): value is View {
  return views.some((view) => view === value);
}

/** The instants that a view of this date can show in any zone, with a day's margin on both sides. */
export function windowOf(view: GridView, date: string): { from: string; to: string } {
  const start = (day: string, days: number) => Date.parse(`${addDays(day, days)}T00:00:00Z`);
  const first = view === 'month' ? `${date.slice(0, 7)}-01` : view === 'week' ? weekStart(date) : date;
  const [before, after] = view === 'month' ? [-8, 45] : view === 'week' ? [-1, 8] : [-1, 2];
  return {
    from: new Date(start(first, before)).toISOString(),
    to: new Date(start(first, after)).toISOString(),
  };
}

/** The date that a view shows one step later (1) or earlier (-1). */
export function stepDate(view: GridView, date: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(`${date.slice(0, 7)}-01`, step);
  return addDays(date, view === 'week' ? 7 * step : step);
}

export function isShown(view: GridView, shown: string, date: string): boolean {
  if (view === 'month') return shown.slice(0, 7) === date.slice(0, 7);
  return view === 'week' ? weekStart(shown) === weekStart(date) : shown === date;
}

/** The time that an arrow key moves a post to, or null for keys that do not move it. */
export function carriedTo(view: GridView, at: Clock, key: string): Clock | null {
  const day = 1440;
  const minutes: Readonly<Record<string, number>> = {
    ArrowLeft: -day,
    ArrowRight: day,
    ArrowUp: view === 'month' ? -7 * day : -15,
    ArrowDown: view === 'month' ? 7 * day : 15,
  };
  if (key === 'PageUp') return { ...at, date: addMonths(at.date, -1) };
  if (key === 'PageDown') return { ...at, date: addMonths(at.date, 1) };
  const by = minutes[key];
  return by === undefined ? null : addMinutes(at, by);
}

/** The first suggested time for an unscheduled draft: 9:00 if that is in the future, otherwise the next full hour. */
export function firstOffer(date: string, now: Clock): Clock {
  const nine = { date, time: '09:00' };
  if (isBefore(now, nine)) return nine;
  const hour = addMinutes({ date: now.date, time: `${now.time.slice(0, 2)}:00` }, 60);
  return hour.date === date ? hour : { date: addDays(now.date, 1), time: '09:00' };
}

/** For example "November 2026", "23–29 Nov 2026" or "Tue 24 November 2026". */
export function periodName(view: GridView, date: string): string {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  if (view === 'month') return format(date, { month: 'long', year: 'numeric' });
  if (view === 'day')
    return format(date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const first = weekStart(date);
  const formatter = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return formatter.formatRange(Date.parse(first), Date.parse(first) + 6 * dayMs);
}
