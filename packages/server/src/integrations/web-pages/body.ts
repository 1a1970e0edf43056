import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export const acceptedEncodings = 'gzip, deflate, br';

/** `unknown-encoding`: the server used an encoding that was not requested. */
export type Body = Buffer | 'too-large' | 'unknown-encoding';

function decoderOf(encoding: string): Transform | null | undefined {
  switch (encoding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}

/**
 * Reads the decompressed body and stops as soon as it exceeds `limit` bytes. Rejects when the connection breaks or
 * the data cannot be decompressed.
 */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Body> {
  const decoder = decoderOf((incoming.headers['content-encoding'] ?? '').trim().toLowerCase());
  if (decoder === undefined) {
    incoming.destroy();
    return 'unknown-encoding';
  }
  const source: AsyncIterable<unknown> = decoder === null ? incoming : incoming.pipe(decoder);
  // `pipe` does not forward errors.
  incoming.once('error', (error) => decoder?.destroy(error));
  incoming.once('aborted', () => decoder?.destroy(new Error('the connection broke')));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.byteLength;
      if (size > limit) return 'too-large';
      chunks.push(chunk);
    }
  } finally {
    decoder?.destroy();
    incoming.destroy();
  }
  return Buffer.concat(chunks);
}
