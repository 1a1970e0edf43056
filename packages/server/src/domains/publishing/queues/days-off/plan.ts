import type { DayOff } from '@limelight/contracts';
import { publicHolidays, type HolidayPlace } from './holidays.ts';

/** A user's days without publishing (YYYY-MM-DD), each with its name. */
export type DaysOff = ReadonlyMap<string, string>;

function daysOf({ from, to }: DayOff): string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }).toString());
}

/**
 * The user's own days off and the public holidays of a place, from the year before an instant to the second year after
 * it.
 */
export async function daysOffFrom(
  place: HolidayPlace | null,
  own: readonly DayOff[],
  moment: Date,
): Promise<DaysOff> {
  const year = moment.getUTCFullYear();
  const days =
    place === null
      ? new Map<string, string>()
      : await publicHolidays(place, [year - 1, year, year + 1, year + 2]);
  for (const stretch of own)
    for (const date of daysOf(stretch)) days.set(date, stretch.label === '' ? 'Day off' : stretch.label);
  return days;
}

export interface SkippedDays {
  from: string;
  to: string;
  name: string;
}

/** The next days off from a date on, earliest first. Consecutive days with the same name are combined. */
export function nextDaysOff(days: DaysOff, from: string, count: number): SkippedDays[] {
  const told: SkippedDays[] = [];
  const ahead = [...days].filter(([date]) => date >= from);
  for (const [date, name] of ahead.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const last = told.at(-1);
    const follows = last && Temporal.PlainDate.from(last.to).add({ days: 1 }).toString() === date;
    if (follows === true && last?.name === name) last.to = date;
    else if (told.length === count) break;
    else told.push({ from: date, to: date, name });
  }
  return told;
}
