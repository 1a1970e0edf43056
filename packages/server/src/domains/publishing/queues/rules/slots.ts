import type { WeeklySlot } from '@limelight/contracts';
import { resolveTime } from '../../publishing/index.ts';

export interface SlotTime {
  at: Date;
  /** A note for the user when the clocks change on that day. */
  note: string | null;
}

export interface SlotSearch {
  slots: readonly WeeklySlot[];
  timeZone: string;
  /** Only slots after this instant. */
  after: Date;
  /** True for days without publishing (YYYY-MM-DD). */
  isOff?: (date: string) => boolean;
}

export const slotHorizonDays = 366;

const minuteMs = 60_000;

/** Sorts slots by weekday and time and removes duplicates. */
export function orderSlots(slots: readonly WeeklySlot[]): WeeklySlot[] {
  const byKey = new Map(slots.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}

/** The instant of a local time. Null for a day that the zone skipped. */
function momentOf(date: string, time: string, timeZone: string): SlotTime | null {
  const resolved = resolveTime(`${date}T${time}`, timeZone);
  switch (resolved.kind) {
    case 'instant':
      return { at: resolved.at, note: resolved.note };
    case 'missing': {
      // A zone that crosses the date line skips a whole day. Its slots do not move to another day.
      if (!resolved.later.startsWith(date)) return null;
      const note = `${time.replace(/^0/, '')} does not exist on that day because the clocks go forward. ${resolved.later.slice(11, 16).replace(/^0/, '')} was used instead.`;
      return { at: new Date(resolved.later), note };
    }
    case 'invalid':
      return null;
  }
}

/** The slots of a day, earliest first. Two slots at the same instant count as one. */
export function slotsOn(date: string, slots: readonly WeeklySlot[], timeZone: string): SlotTime[] {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const byMoment = new Map<number, SlotTime>();
  for (const slot of slots) {
    const moment = slot.weekday === dayOfWeek ? momentOf(date, slot.time, timeZone) : null;
    if (moment === null) continue;
    const held = byMoment.get(moment.at.getTime());
    // The slot whose own time this is takes precedence over one that was moved here.
    if (held === undefined || moment.note === null) byMoment.set(moment.at.getTime(), moment);
  }
  return [...byMoment.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function dateIn(at: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** All slots after an instant for a year, earliest first. */
export function* upcomingSlots({ slots, timeZone, after, isOff }: SlotSearch): Generator<SlotTime> {
  if (slots.length === 0) return;
  const first = dateIn(after, timeZone);
  for (let day = 0; day <= slotHorizonDays; day += 1) {
    const date = first.add({ days: day }).toString();
    if (isOff?.(date) === true) continue;
    for (const slot of slotsOn(date, slots, timeZone)) if (slot.at > after) yield slot;
  }
}

/** The occupied times, to the minute. */
export class TakenTimes {
  readonly #minutes: Set<number>;

  constructor(times: readonly Date[]) {
    this.#minutes = new Set(times.map((at) => TakenTimes.#minuteOf(at)));
  }

  static #minuteOf(at: Date): number {
    return Math.floor(at.getTime() / minuteMs);
  }

  has(at: Date): boolean {
    return this.#minutes.has(TakenTimes.#minuteOf(at));
  }

  take(at: Date): void {
    this.#minutes.add(TakenTimes.#minuteOf(at));
  }
}

/** The earliest free slot, or null if none is free within a year. */
export function nextFreeSlot(search: SlotSearch, taken: TakenTimes): SlotTime | null {
  for (const slot of upcomingSlots(search)) if (!taken.has(slot.at)) return slot;
  return null;
}
