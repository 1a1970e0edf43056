/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a `Range` header asks of a file of `size` bytes, at most `most` of them: who wants more asks again for the rest
 * (RFC 9110, 14.2 and 15.3.7). Null where nothing or nothing understandable is asked, 'beyond' for a place after the end.
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
