/** What a clock on a wall shows: date YYYY-MM-DD and time HH:mm, in whichever zone the person plans. */
export interface Clock {
  date: string;
  time: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

// Making one takes longer than using it a hundred times.
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

/** The clock in a zone at an instant. */
export function clockIn(at: string, timeZone: string): Clock {
  const parts = formatOf(timeZone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** A clock's reading as if it were UTC: a number to count with, no instant. */
function readingOf({ date, time }: Clock): number {
  return Date.parse(`${date}T${time}:00Z`);
}

function clockOf(reading: number): Clock {
  const iso = new Date(reading).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant at which a zone's clock shows this, ISO 8601. Good for showing a move before the server has answered; of a
 * time that comes twice it is one of the two, for one that never comes it is a neighbour.
 */
export function instantOf(clock: Clock, timeZone: string): string {
  const wanted = readingOf(clock);
  let at = wanted;
  for (let round = 0; round < 2; round += 1) {
    at += wanted - readingOf(clockIn(new Date(at).toISOString(), timeZone));
  }
  return new Date(at).toISOString();
}

/** The clock so many minutes later. */
export function addMinutes(clock: Clock, minutes: number): Clock {
  return clockOf(readingOf(clock) + minutes * minuteMs);
}

/** The date so many days later. */
export function addDays(date: string, days: number): string {
  return addMinutes({ date, time: '00:00' }, days * 1440).date;
}

/** The same day of the month so many months later, or that month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The Monday of a date's week. */
export function weekStart(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** True when `clock` stands before `other`. */
export function isBefore(clock: Clock, other: Clock): boolean {
  return readingOf(clock) < readingOf(other);
}

/** YYYY-MM-DD when it is a day that exists, else null. */
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

/** The instants that a view of this date may show, in any zone, with a day to spare on either side. */
export function windowOf(view: GridView, date: string): { from: string; to: string } {
  const start = (day: string, days: number) => Date.parse(`${addDays(day, days)}T00:00:00Z`);
  const first = view === 'month' ? `${date.slice(0, 7)}-01` : view === 'week' ? weekStart(date) : date;
  const [before, after] = view === 'month' ? [-8, 45] : view === 'week' ? [-1, 8] : [-1, 2];
  return {
    from: new Date(start(first, before)).toISOString(),
    to: new Date(start(first, after)).toISOString(),
  };
}

/** The date a view shows when one goes a step forward (1) or back (-1). */
export function stepDate(view: GridView, date: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(`${date.slice(0, 7)}-01`, step);
  return addDays(date, view === 'week' ? 7 * step : step);
}

/** True when a view of `shown` shows `date`. */
export function isShown(view: GridView, shown: string, date: string): boolean {
  if (view === 'month') return shown.slice(0, 7) === date.slice(0, 7);
  return view === 'week' ? weekStart(shown) === weekStart(date) : shown === date;
}

/** Where an arrow takes a post that was picked up; null for a key that moves nothing. */
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

/** When a draft without a time is first offered: at nine on a day to come, else at the next full hour. */
export function firstOffer(date: string, now: Clock): Clock {
  const nine = { date, time: '09:00' };
  if (isBefore(now, nine)) return nine;
  const hour = addMinutes({ date: now.date, time: `${now.time.slice(0, 2)}:00` }, 60);
  return hour.date === date ? hour : { date: addDays(now.date, 1), time: '09:00' };
}

/** 'November 2026', '23–29 Nov 2026', 'Tue 24 November 2026'. */
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
