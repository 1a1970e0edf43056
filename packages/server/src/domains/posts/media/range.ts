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

export interface OpenedFile {
  mime: string;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  length: number;
  range: (ByteRange & { size: number }) | null;
  /** The time for which its address remains valid. */
  secondsLeft: number;
}

/** The answer with an opened file, which can never run as a page. */
export function answerFile(
  file: OpenedFile | { beyond: number },
  { isAttachment, isLasting, isSeekable }: Record<'isAttachment' | 'isLasting' | 'isSeekable', boolean>,
): Response {
  if ('beyond' in file)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.beyond}` } });
  const { mime, body, length, range, secondsLeft } = file;
  return new Response(body, {
    status: range === null ? 200 : 206,
    headers: {
      'content-type': mime,
      'content-length': String(length),
      'content-disposition': isAttachment ? 'attachment' : 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `private, max-age=${secondsLeft}${isLasting ? ', immutable' : ''}`,
      // Players seek by requesting ranges.
      ...(isSeekable && { 'accept-ranges': 'bytes' }),
      ...(range !== null && { 'content-range': `bytes ${range.first}-${range.last}/${range.size}` }),
    },
  });
}
