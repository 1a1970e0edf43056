import type { IncomingMessage } from 'node:http';
import { retryAfterSeconds } from '../retry-after.ts';
import { orAborted } from './or-aborted.ts';
import { request } from './request.ts';
import { findTarget, mayBeSentTo, type Reach } from './target.ts';

/** `not-allowed`: not https, an unusual port, or an address that is not public. */
export type PostOutcome =
  | { state: 'answered'; status: number; text: string; retryAfterSeconds: number | null }
  | { state: 'not-allowed' }
  | { state: 'unreachable'; reason: 'name' | 'timeout' | 'connection' };

/**
 * Posts a body to an untrusted https address, with the same rules as for reading a page. Redirects are not
 * followed; their status is the result. Keeps the first part of the response. Throws the signal's reason once it is
 * aborted.
 */
export type Post = (
  url: string,
  message: { headers: Record<string, string>; body: string | Uint8Array },
  signal?: AbortSignal,
) => Promise<PostOutcome>;

const answerByteLimit = 2_000;

/** Reads the first bytes of the body and ignores the rest. */
async function readBeginning(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= answerByteLimit) break;
    }
  } finally {
    incoming.destroy();
  }
  return Buffer.concat(chunks)
    .subarray(0, answerByteLimit)
    .toString('utf8')
    .replaceAll('\0', '')
    .toWellFormed();
}

export function createPost({ opened, resolve, timeoutMs, agent }: Reach): Post {
  return async (given, { headers, body }, left) => {
    const url = URL.canParse(given) ? new URL(given) : null;
    if (url === null || !mayBeSentTo(url, opened)) return { state: 'not-allowed' };
    url.hash = '';
    const late = AbortSignal.timeout(timeoutMs);
    const signal = left === undefined ? late : AbortSignal.any([late, left]);
    try {
      const target = await orAborted(findTarget(url, opened, resolve), signal);
      if (target === 'not-allowed') return { state: 'not-allowed' };
      if (target === 'unknown-name') return { state: 'unreachable', reason: 'name' };
      const sent = {
        'accept-encoding': 'identity',
        'user-agent': agent,
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      };
      const incoming = await request(target, sent, signal, { method: 'POST', body });
      // The status is the result, even if the body is interrupted or never ends.
      const text = await orAborted(readBeginning(incoming), signal).catch(() => '');
      incoming.destroy();
      left?.throwIfAborted();
      return {
        state: 'answered',
        status: incoming.statusCode ?? 0,
        text,
        retryAfterSeconds: retryAfterSeconds(incoming.headers['retry-after']),
      };
    } catch {
      left?.throwIfAborted();
      return { state: 'unreachable', reason: late.aborted ? 'timeout' : 'connection' };
    }
  };
}
