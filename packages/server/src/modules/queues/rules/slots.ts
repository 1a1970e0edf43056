import type { WeeklySlot } from '@limelight/contracts';
import { resolveTime } from '../../publishing/index.ts';

/** A slot on one day. */
export interface SlotTime {
  at: Date;
  /** What the person should know of it: the clocks change on that day. */
  note: string | null;
}

export interface SlotSearch {
  slots: readonly WeeklySlot[];
  timeZone: string;
  /** Only slots after this moment. */
  after: Date;
  /** Days that nothing goes out on, YYYY-MM-DD. */
  isOff?: (date: string) => boolean;
}

/** Slots are looked for this many days ahead. */
export const slotHorizonDays = 366;

const minuteMs = 60_000;

/** In the order of the week, none twice. */
export function orderSlots(slots: readonly WeeklySlot[]): WeeklySlot[] {
  const byKey = new Map(slots.map((slot) => [`${slot.weekday} ${slot.time}`, slot]));
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}

/** What the clock of a day shows at `time` as a moment; null for a day that a zone left out. */
function momentOf(date: string, time: string, timeZone: string): SlotTime | null {
  const resolved = resolveTime(`${date}T${time}`, timeZone);
  switch (resolved.kind) {
    case 'instant':
      return { at: resolved.at, note: resolved.note };
    case 'missing': {
      // A zone that crosses the date line leaves a whole day out; its slots are not another day's.
      if (!resolved.later.startsWith(date)) return null;
      const note = `${time.replace(/^0/, '')} does not come on that day because the clocks go forward. ${resolved.later.slice(11, 16).replace(/^0/, '')} was taken.`;
      return { at: new Date(resolved.later), note };
    }
    case 'invalid':
      return null;
  }
}

/** The slots of one day, the earliest first; two that fall on one moment are one. */
export function slotsOn(date: string, slots: readonly WeeklySlot[], timeZone: string): SlotTime[] {
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  const byMoment = new Map<number, SlotTime>();
  for (const slot of slots) {
    const moment = slot.weekday === dayOfWeek ? momentOf(date, slot.time, timeZone) : null;
    if (moment === null) continue;
    const held = byMoment.get(moment.at.getTime());
    // The slot that means this time keeps it, whichever was moved onto it.
    if (held === undefined || moment.note === null) byMoment.set(moment.at.getTime(), moment);
  }
  return [...byMoment.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function dateIn(at: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** All slots after a moment, the earliest first, for a year. */
export function* upcomingSlots({ slots, timeZone, after, isOff }: SlotSearch): Generator<SlotTime> {
  if (slots.length === 0) return;
  const first = dateIn(after, timeZone);
  for (let day = 0; day <= slotHorizonDays; day += 1) {
    const date = first.add({ days: day }).toString();
    if (isOff?.(date) === true) continue;
    for (const slot of slotsOn(date, slots, timeZone)) if (slot.at > after) yield slot;
  }
}

/** Moments that something stands in, to the minute. */
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

/** The earliest slot that nothing stands in; null where none is free within a year. */
export function nextFreeSlot(search: SlotSearch, taken: TakenTimes): SlotTime | null {
  for (const slot of upcomingSlots(search)) if (!taken.has(slot.at)) return slot;
  return null;
}
