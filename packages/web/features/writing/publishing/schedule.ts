import { linkedinTokenMessages, linkedinTokenState } from '@limelight/contracts/catalog';
import { zoneLabel } from '../../../lib/time-zones.ts';

/** A time as the clock on the wall of a zone shows it. */
export interface WallTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 24 hours */
  time: string;
}

export type ResolvedTime =
  | { kind: 'unreadable' }
  | { kind: 'instant'; at: string }
  /** The clocks go back and show this time twice. */
  | { kind: 'twice'; first: string; second: string }
  /** The clocks go forward and never show this time; `later` is what they show instead. */
  | { kind: 'missing'; later: WallTime };

const formats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** What the clock of a zone shows at an instant, in ms since 1970. */
export function wallTimeAt(at: number, zone: string): WallTime {
  const parts = new Map(
    wallFormat(zone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

function asUtc({ date, time }: WallTime): number {
  return Date.parse(`${date}T${time}:00Z`);
}

function offsetAt(at: number, zone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  return asUtc(wallTimeAt(minute, zone)) - minute;
}

/** The instant at which the clock of a zone shows a time. */
export function resolveWallTime(wall: WallTime, zone: string): ResolvedTime {
  const shown = asUtc(wall);
  // A 31 February would quietly become 3 March.
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== `${wall.date}T${wall.time}`)
    return { kind: 'unreadable' };
  const before = offsetAt(shown - 86_400_000, zone);
  const after = offsetAt(shown + 86_400_000, zone);
  const instants = [...new Set([before, after])]
    .map((offset) => ({ at: shown - offset, offset }))
    .filter(({ at, offset }) => offsetAt(at, zone) === offset)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  const [first, second] = instants;
  if (first === undefined) return { kind: 'missing', later: wallTimeAt(shown - before, zone) };
  const iso = (at: number) => new Date(at).toISOString();
  return second === undefined
    ? { kind: 'instant', at: iso(first) }
    : { kind: 'twice', first: iso(first), second: iso(second) };
}

/** 'UTC+5:30' of a zone at an instant. */
export function offsetLabel(at: number, zone: string): string {
  const minutes = Math.round(offsetAt(at, zone) / 60_000);
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** 'Kolkata' of 'Asia/Kolkata'. */
export function zoneName(zone: string): string {
  return zoneLabel(zone).split('/').at(-1) ?? zone;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

const workingDays = (date: string): WallTime[] =>
  Array.from({ length: 7 }, (_, index) => addDays(date, index + 1))
    .filter((day) => weekday(day) !== 0 && weekday(day) !== 6)
    .map((day) => ({ date: day, time: '09:00' }));

/** Before and after these nobody is offered an hour. */
const [earliest, latest] = ['07:00', '21:00'];

/** A few times to begin from, soonest first: the next full hour but one, unless it is at night, and the coming working days at nine. */
export function suggestTimes(now: number, zone: string): WallTime[] {
  const today = wallTimeAt(now, zone);
  const soon = wallTimeAt(Math.ceil((now + 3_600_000) / 3_600_000) * 3_600_000, zone);
  const isDay = soon.time >= earliest && soon.time <= latest;
  return [...(isDay ? [soon] : []), ...workingDays(today.date).slice(0, isDay ? 3 : 4)];
}

/** What the time picked first is: the next working day at nine. */
export function firstTime(now: number, zone: string): WallTime {
  return workingDays(wallTimeAt(now, zone).date)[0] ?? wallTimeAt(now + 86_400_000, zone);
}

/** The warning about the LinkedIn connection that goes with publishing at a time (`null`: now), word for word. */
export function tokenWarning(expiresAt: string | null, now: number, publishAt: number | null): string | null {
  if (expiresAt === null) return null;
  const state = linkedinTokenState(expiresAt, now);
  if (state === 'expired') return linkedinTokenMessages.expired;
  if (publishAt !== null && Date.parse(expiresAt) <= publishAt) return linkedinTokenMessages.beforeSchedule;
  return state === 'valid' ? null : linkedinTokenMessages.expiring;
}

/** What the calls take as `at`: the clock time, or the exact instant where the clock shows it twice. */
export function scheduleBody(
  wall: WallTime,
  zone: string,
  chosen: string | null,
): { at: string; timeZone: string } {
  return { at: chosen ?? `${wall.date}T${wall.time}:00`, timeZone: zone };
}
