import type { BestTime, BestTimes } from '@limelight/contracts';
import { resolveTime } from '../../publishing/index.ts';

export interface BestSlots {
  weekday: BestTime | null;
  hour: BestTime | null;
  /** The next instants at that hour, on that weekday if one stands out. */
  next: Date[];
}

const most = 3;
const daysAhead = 28;
/** A time must be at least this far ahead to be suggested, so that there is time to write. */
const leadMs = 30 * 60_000;
const dayMs = 86_400_000;

/** The group that beat the author's own median most clearly, or null if none did. */
function bestOf(times: readonly BestTime[], dimension: 'weekday' | 'hour'): BestTime | null {
  const better = times.filter((time) => time[dimension] !== null && time.verdict === 'better');
  return better.toSorted((one, other) => other.times - one.times)[0] ?? null;
}

const dateIn = (at: number, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
/** 1 is Monday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The next times at which this user's posts did better than their own median. Empty unless an hour stands out. */
export function bestSlots({ times, timeZone }: BestTimes, now: number): BestSlots {
  const weekday = bestOf(times, 'weekday');
  const hour = bestOf(times, 'hour');
  if (hour === null) return { weekday, hour, next: [] };
  const clock = `${String(hour.hour).padStart(2, '0')}:00`;
  const dates = new Set(
    Array.from({ length: daysAhead }, (_, day) => dateIn(now + day * dayMs, timeZone)).filter(
      (date) => weekday === null || weekdayOf(date) === weekday.weekday,
    ),
  );
  const next = [...dates].flatMap((date) => {
    const resolved = resolveTime(`${date}T${clock}`, timeZone);
    return resolved.kind === 'instant' && resolved.at.getTime() > now + leadMs ? [resolved.at] : [];
  });
  return { weekday, hour, next: next.slice(0, most) };
}
