import { resolveTime } from '../../publishing/index.ts';

/** A period in minutes since 1970, including both ends. */
export interface Stretch {
  from: number;
  to: number;
}

const minuteMs = 60_000;
/** Times are rounded to multiples of five minutes where that breaks no other rule. */
const roundTo = 5;

function minuteOf(clock: string, timeZone: string): number | null {
  const resolved = resolveTime(clock, timeZone);
  switch (resolved.kind) {
    case 'instant':
      return Math.ceil(resolved.at.getTime() / minuteMs);
    case 'missing':
      return Math.ceil(Date.parse(resolved.later) / minuteMs);
    case 'invalid':
      return null;
  }
}

/** The hours of each day from `from` to `to` as periods after `after`. Days off are left out. */
export function stretchesOf(given: {
  from: string;
  to: string;
  fromTime: string;
  toTime: string;
  timeZone: string;
  after: Date;
  isOff: (date: string) => boolean;
}): Stretch[] {
  const { fromTime, toTime, timeZone, isOff } = given;
  const earliest = Math.floor(given.after.getTime() / minuteMs) + 1;
  const last = Temporal.PlainDate.from(given.to);
  const found: Stretch[] = [];
  for (
    let day = Temporal.PlainDate.from(given.from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    const date = day.toString();
    if (isOff(date)) continue;
    const [from, to] = [fromTime, toTime].map((time) => minuteOf(`${date}T${time}`, timeZone));
    if (from == null || to == null) continue;
    const stretch = { from: Math.max(from, earliest), to };
    if (stretch.from <= stretch.to) found.push(stretch);
  }
  return found;
}

/** Removes from the periods everything closer than `gap` minutes to any of `held`. */
export function keepAway(stretches: readonly Stretch[], held: readonly number[], gap: number): Stretch[] {
  let left = [...stretches];
  for (const at of held) {
    left = left.flatMap((stretch) => {
      const before = { from: stretch.from, to: Math.min(stretch.to, at - gap) };
      const after = { from: Math.max(stretch.from, at + gap), to: stretch.to };
      if (after.from <= before.to) return [stretch];
      return [before, after].filter(({ from, to }) => from <= to);
    });
  }
  return left;
}

function upFrom(stretches: readonly Stretch[], minute: number): number | null {
  const stretch = stretches.find(({ to }) => to >= minute);
  return stretch === undefined ? null : Math.max(stretch.from, minute);
}

function downFrom(stretches: readonly Stretch[], minute: number): number | null {
  const stretch = stretches.findLast(({ from }) => from <= minute);
  return stretch === undefined ? null : Math.min(stretch.to, minute);
}

export function roomIn(stretches: readonly Stretch[], gap: number): number {
  let count = 0;
  for (let next = upFrom(stretches, -Infinity); next !== null; next = upFrom(stretches, next + gap))
    count += 1;
  return count;
}

/** The minute at which `share` (0 to 1) of all allowed time has passed. */
function pointAt(stretches: readonly Stretch[], share: number): number {
  let left = share * stretches.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { from, to } of stretches) {
    if (left <= to - from) return Math.round(from + left);
    left -= to - from;
  }
  return stretches.at(-1)?.to ?? 0;
}

/**
 * `count` minutes within the periods, as evenly as possible: each in the middle of its share of the allowed time and
 * never closer than `gap`. The periods must be sorted and disjoint. Null when that many do not fit.
 */
export function spreadEvenly(stretches: readonly Stretch[], count: number, gap: number): number[] | null {
  const latest: number[] = [];
  let bound = Infinity;
  for (let index = count - 1; index >= 0; index -= 1) {
    const last = downFrom(stretches, bound);
    if (last === null) return null;
    latest[index] = last;
    bound = last - gap;
  }
  const chosen: number[] = [];
  let free = -Infinity;
  for (const [index, last] of latest.entries()) {
    const first = upFrom(stretches, free);
    if (first === null || first > last) return null;
    const wanted = pointAt(stretches, (index + 0.5) / count);
    const round = wanted - (wanted % roundTo);
    const target = upFrom(stretches, round) === round ? round : wanted;
    const at = Math.min(Math.max(target, first), last);
    chosen.push(at);
    free = at + gap;
  }
  return chosen;
}
