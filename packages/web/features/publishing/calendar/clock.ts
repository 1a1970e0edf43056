import { asUtc, wallTimeAt, type WallTime } from '../../../lib/wall-time.ts';

/** A local date and time in the user's time zone. */
export type Clock = WallTime;

const minuteMs = 60_000;
const dayMs = 86_400_000;

export const clockIn = (at: string, timeZone: string): Clock => wallTimeAt(Date.parse(at), timeZone);

function clockOf(reading: number): Clock {
  const iso = new Date(reading).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant of a local time, ISO 8601. Good enough to show a move before the server answers: for a time that occurs
 * twice it is either of the two, for one that is skipped it is a nearby one.
 */
export function instantOf(clock: Clock, timeZone: string): string {
  const wanted = asUtc(clock);
  let at = wanted;
  for (let round = 0; round < 2; round += 1) {
    at += wanted - asUtc(clockIn(new Date(at).toISOString(), timeZone));
  }
  return new Date(at).toISOString();
}

export function addMinutes(clock: Clock, minutes: number): Clock {
  return clockOf(asUtc(clock) + minutes * minuteMs);
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

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The day of the week, from 0 on Sundays. */
export function weekdayOf(date: string): (typeof weekdays)[number] {
  return weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 0;
}

/** The Monday of the week that contains the date. */
export function weekStart(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

export function isBefore(clock: Clock, other: Clock): boolean {
  return asUtc(clock) < asUtc(other);
}

/** Returns the value if it is an existing date YYYY-MM-DD, otherwise null. */
export function readDate(value: string | null): string | null {
  if (value === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return null;
  const parsed = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== value ? null : value;
}

export const views = ['month', 'week', 'day', 'queues'] as const;
export type View = (typeof views)[number];
export type GridView = Exclude<View, 'queues'>;

export function isView(value: string | null): value is View {
  return views.some((view) => view === value);
}

export interface Days {
  first: string;
  last: string;
}

/**
 * The days that a view of a date shows. A week begins with its date, and this month goes on for five weeks after this
 * one, so that no view ends before what comes next and today can be at the top.
 */
export function daysOf(view: GridView, date: string, today: string): Days {
  if (view === 'day') return { first: date, last: date };
  if (view === 'week') return { first: date, last: addDays(date, 6) };
  const first = `${date.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const ahead = addDays(weekStart(today), 41);
  return { first, last: today.slice(0, 7) === date.slice(0, 7) && ahead > last ? ahead : last };
}

export function isAmong({ first, last }: Days, date: string): boolean {
  return first <= date && date <= last;
}

/** Whole weeks around the days of a month, at least six, so that the layout does not jump between months. */
export function weeksAround({ first, last }: Days): Days {
  const monday = weekStart(first);
  const least = addDays(monday, 41);
  const sunday = addDays(weekStart(last), 6);
  return { first: monday, last: sunday > least ? sunday : least };
}

/** The instants that a view can show in any zone, with a day's margin on both sides. */
export function windowOf(view: GridView, days: Days): { from: string; to: string } {
  const { first, last } = view === 'month' ? weeksAround(days) : days;
  const midnight = (day: string) => new Date(`${day}T00:00:00Z`).toISOString();
  return { from: midnight(addDays(first, -1)), to: midnight(addDays(last, 2)) };
}

/** The date that a view shows one step later (1) or earlier (-1). */
export function stepDate(view: GridView, date: string, step: 1 | -1): string {
  if (view === 'month') return addMonths(`${date.slice(0, 7)}-01`, step);
  return addDays(date, view === 'week' ? 7 * step : step);
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

/** For example "November 2026", "29 Nov – 5 Dec 2026" or "Tue 24 November 2026". */
export function periodName(view: GridView, date: string): string {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  if (view === 'month') return format(date, { month: 'long', year: 'numeric' });
  if (view === 'day')
    return format(date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
  const first = Date.parse(date);
  const formatter = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return formatter.formatRange(first, first + 6 * dayMs);
}
