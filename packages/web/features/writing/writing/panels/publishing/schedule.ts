import { linkedinTokenMessages, linkedinTokenState } from '@limelight/contracts/catalog';
import { zoneLabel } from '../../../../../lib/time-zones.ts';
import { asUtc, wallTimeAt, type WallTime } from '../../../../../lib/wall-time.ts';

export type ResolvedTime =
  | { kind: 'unreadable' }
  | { kind: 'instant'; at: string }
  /** The clocks go back, so this time occurs twice. */
  | { kind: 'twice'; first: string; second: string }
  /** The clocks go forward and skip this time. `later` is the time they show instead. */
  | { kind: 'missing'; later: WallTime };

function offsetAt(at: number, zone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  return asUtc(wallTimeAt(minute, zone)) - minute;
}

export function resolveWallTime(wall: WallTime, zone: string): ResolvedTime {
  const shown = asUtc(wall);
  // Otherwise 31 February would silently become 3 March.
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

/** For example "UTC+5:30". */
export function offsetLabel(at: number, zone: string): string {
  const minutes = Math.round(offsetAt(at, zone) / 60_000);
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

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

/** Times outside these hours are not suggested. */
const [earliest, latest] = ['07:00', '21:00'];

/**
 * A few suggested times, soonest first: a full hour at least one hour ahead unless it is at night, and the next working
 * days at 9:00.
 */
export function suggestTimes(now: number, zone: string): WallTime[] {
  const today = wallTimeAt(now, zone);
  const soon = wallTimeAt(Math.ceil((now + 3_600_000) / 3_600_000) * 3_600_000, zone);
  const isDay = soon.time >= earliest && soon.time <= latest;
  return [...(isDay ? [soon] : []), ...workingDays(today.date).slice(0, isDay ? 3 : 4)];
}

/** The initial time: the next working day at 9:00. */
export function firstTime(now: number, zone: string): WallTime {
  return workingDays(wallTimeAt(now, zone).date)[0] ?? wallTimeAt(now + 86_400_000, zone);
}

/** The specified warning about an expiring LinkedIn connection for publishing at a time (`null` means now). */
export function tokenWarning(expiresAt: string | null, now: number, publishAt: number | null): string | null {
  if (expiresAt === null) return null;
  const state = linkedinTokenState(expiresAt, now);
  if (state === 'expired') return linkedinTokenMessages.expired;
  if (publishAt !== null && Date.parse(expiresAt) <= publishAt) return linkedinTokenMessages.beforeSchedule;
  return state === 'valid' ? null : linkedinTokenMessages.expiring;
}

/** The `at` of the API calls: the local time, or the exact instant when the local time occurs twice. */
export function scheduleBody(
  wall: WallTime,
  zone: string,
  chosen: string | null,
): { at: string; timeZone: string } {
  return { at: chosen ?? `${wall.date}T${wall.time}:00`, timeZone: zone };
}
