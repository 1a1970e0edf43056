import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { retryAfterSeconds } from '../retry-after.ts';
import { acceptedEncodings, readBody } from './body.ts';
import { orAborted } from './or-aborted.ts';
import { request } from './request.ts';
import { findTarget, type Reach } from './target.ts';

export interface Fetched {
  url: URL;
  bytes: Buffer;
  contentType: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The address after the leading permanent redirects. */
  movedTo: string | null;
}

export interface FetchOrder {
  headers: Record<string, string>;
  limitOf: (contentType: string) => number;
}

const redirectLimit = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const permanent: ReadonlySet<number> = new Set([301, 308]);

/** The type alone, in lower case and without parameters. */
export const typeOf = (contentType: string) => (contentType.split(';')[0] ?? '').trim().toLowerCase();

function parse(given: string, base?: URL): URL {
  const url = URL.canParse(given, base) ? new URL(given, base) : null;
  if (url === null) throw new AppError('page_not_allowed');
  url.hash = '';
  return url;
}

/** Fetches an untrusted address. Throws the signal's reason once it is aborted, and AppError for everything else. */
export function createFollow({ opened, resolve, timeoutMs, agent }: Reach, log: Log) {
  async function follow(
    given: string,
    { headers: asked, limitOf }: FetchOrder,
    signal: AbortSignal,
  ): Promise<Fetched> {
    let url = parse(given);
    let movedTo: string | null = null;
    let onlyPermanent = true;
    for (let hop = 0; hop <= redirectLimit; hop += 1) {
      const target = await orAborted(findTarget(url, opened, resolve), signal);
      if (target === 'not-allowed') throw new AppError('page_not_allowed');
      if (target === 'unknown-name') throw new AppError('page_not_reachable');
      const headers = { 'accept-encoding': acceptedEncodings, 'user-agent': agent, ...asked };
      const incoming = await request(target, headers, signal);
      const status = incoming.statusCode ?? 0;
      const { location } = incoming.headers;
      if (redirects.has(status) && location !== undefined) {
        incoming.destroy();
        url = parse(location, url);
        onlyPermanent &&= permanent.has(status);
        if (onlyPermanent) movedTo = url.href;
        continue;
      }
      const contentType = incoming.headers['content-type'] ?? '';
      if (status === 304) {
        incoming.destroy();
        return { url, bytes: Buffer.alloc(0), contentType, status, headers: incoming.headers, movedTo };
      }
      if (status < 200 || status > 299) {
        incoming.destroy();
        const wait = retryAfterSeconds(incoming.headers['retry-after']);
        throw new AppError(
          'page_not_reachable',
          wait === null ? { status } : { status, retryAfterSeconds: wait },
        );
      }
      const limit = limitOf(typeOf(contentType));
      const declared = Number(incoming.headers['content-length'] ?? 0);
      const body = declared > limit ? 'too-large' : await readBody(incoming, limit);
      incoming.destroy();
      if (body === 'too-large') throw new AppError('page_too_large');
      if (body === 'unknown-encoding') throw new AppError('page_wrong_type');
      return { url, bytes: body, contentType, status, headers: incoming.headers, movedTo };
    }
    throw new AppError('page_not_reachable', { reason: 'redirects' });
  }

  return async (given: string, order: FetchOrder, left?: AbortSignal): Promise<Fetched> => {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      return await follow(given, order, left === undefined ? late : AbortSignal.any([late, left]));
    } catch (error) {
      left?.throwIfAborted();
      if (error instanceof AppError) throw error;
      // The address may be private, so only the kind of failure is logged.
      const code = error instanceof Error && 'code' in error ? error.code : null;
      log.info({ code, name: error instanceof Error ? error.name : null }, 'page not reached');
      throw new AppError('page_not_reachable');
    }
  };
}
