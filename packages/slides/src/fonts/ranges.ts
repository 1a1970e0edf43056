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

/** Formats code points in the syntax of CSS `unicode-range`. */
export function writeRanges(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && codePoint <= last[1] + 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

export function sharedRanges(one: string, other: string): string {
  const others = parseRanges(other);
  const shared: number[] = [];
  for (const [first, last] of parseRanges(one))
    for (const [from, to] of others)
      for (let codePoint = Math.max(first, from); codePoint <= Math.min(last, to); codePoint += 1)
        shared.push(codePoint);
  return writeRanges(shared);
}
