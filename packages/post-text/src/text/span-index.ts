import type { Span } from '../linkedin/urls.ts';

/** Spans put in order once, so that each question costs a search by halving. They may overlap. */
export interface SpanIndex {
  /** Whether one of them shares a place with this. */
  overlaps: (span: Span) => boolean;
  /** Whether one of them holds all of this. */
  holds: (span: Span) => boolean;
  /** Whether one of them begins behind the start of this and before its end. */
  beginsWithin: (span: Span) => boolean;
}

export function indexOf(spans: readonly Span[]): SpanIndex {
  const sorted = spans.toSorted((one, other) => one.start - other.start);
  const starts = sorted.map(({ start }) => start);
  // The furthest end of all that begin so far.
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? -1));
  const furthest = (before: number) => ends[countBelow(starts, before) - 1] ?? -1;
  return {
    overlaps: ({ start, end }) => furthest(end) > start,
    holds: ({ start, end }) => furthest(start + 1) >= end,
    beginsWithin: ({ start, end }) => countBelow(starts, end) > countBelow(starts, start + 1),
  };
}

/** How many of these numbers, in order, are below one. */
function countBelow(numbers: readonly number[], most: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? most) < most) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Of spans in order that share no place, where the one stands that holds a place; -1 where none does. */
export function placeOf(spans: readonly Span[], at: number): number {
  let [from, to] = [0, spans.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((spans[middle]?.start ?? at) <= at) from = middle + 1;
    else to = middle;
  }
  const found = spans[from - 1];
  return found !== undefined && at < found.end ? from - 1 : -1;
}
