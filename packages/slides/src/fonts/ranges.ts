/** The characters of a subset: pairs of first and last code point, in order. */
type Range = readonly [number, number];

export interface Subset {
  name: string;
  ranges: readonly Range[];
}

function parseRanges(written: string): Range[] {
  return written.split(',').map((part): Range => {
    const [first = '0', last = first] = part.trim().replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Reads what a font package says in `unicode.json`; slices are named `[12]` there and `12` in file names. */
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
