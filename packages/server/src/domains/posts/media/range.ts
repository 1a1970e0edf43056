/** Both bounds are inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Resolves a `Range` header for a file of `size` bytes to at most `most` bytes; clients request the rest themselves
 * (RFC 9110, 14.2 and 15.3.7). Null if the header is absent or invalid, 'beyond' if the range starts after the end.
 */
export function rangeOf(header: string | null, size: number, most: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const wanted = from === '' || to === '' ? size - 1 : Number(to);
  if (first >= size) return 'beyond';
  if (wanted < first) return null;
  return { first, last: Math.min(wanted, size - 1, first + most - 1) };
}
