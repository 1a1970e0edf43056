/** The first and last code point of a range, both included. */
type Range = readonly [number, number];

export interface Subset {
  name: string;
  ranges: readonly Range[];
}

export function parseRanges(written: string): Range[] {
  return written.split(',').map((part): Range => {
    const [first = '0', last = first] = part.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Parses a font package's `unicode.json`. Its subset `[12]` is called `12` in file names. */
export function parseSubsets(json: unknown): Subset[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, written]: [string, unknown]) =>
    typeof written === 'string'
      ? [{ name: name.replace(/^\[(\d+)\]$/u, '$1'), ranges: parseRanges(written) }]
      : [],
  );
}

export function covers(subset: Subset, codePoint: number): boolean {
  return subset.ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Sorts ranges and joins those that overlap or touch. Leaves out ranges that cannot be read. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [first, end] of ranges.filter(([from, to]) => from <= to).toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last !== undefined && first <= last[1] + 1) last[1] = Math.max(last[1], end);
    else joined.push([first, end]);
  }
  return joined;
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

const formatRanges = (ranges: readonly Range[]) =>
  ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');

/** Formats code points in the syntax of CSS `unicode-range`. */
export const writeRanges = (codePoints: readonly number[]): string =>
  formatRanges(joinRanges(codePoints.map((codePoint): Range => [codePoint, codePoint])));

/** The code points in both lists of ranges. Takes time in proportion to their length. */
export function sharedRanges(one: string, other: string): string {
  const [ones, others] = [joinRanges(parseRanges(one)), joinRanges(parseRanges(other))];
  const shared: Range[] = [];
  let [at, otherAt] = [0, 0];
  for (;;) {
    const [range, against] = [ones[at], others[otherAt]];
    if (range === undefined || against === undefined) return formatRanges(shared);
    const [first, last] = [Math.max(range[0], against[0]), Math.min(range[1], against[1])];
    if (first <= last) shared.push([first, last]);
    if (range[1] < against[1]) at += 1;
    else otherAt += 1;
  }
}
