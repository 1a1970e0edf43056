import { setTimeout as wait } from 'node:timers/promises';
import { retryAfterSeconds } from '../retry-after.ts';
import { BoardError, type BoardAnswer, type BoardFault, type ReadMark } from './types.ts';

const byteLimit = 32 * 1024 * 1024;
const timeoutMs = 30_000;
/** The minimum delay between two requests to a host: at most ten per second. */
const gapMs = 100;

const faults: ReadonlyMap<number, BoardFault> = new Map([
  [401, 'unknown'],
  [403, 'unknown'],
  [404, 'unknown'],
  [410, 'unknown'],
  [429, 'busy'],
]);

async function readBounded(response: Response): Promise<Buffer> {
  const declared = Number(response.headers.get('content-length') ?? 0);
  if (declared > byteLimit) throw new BoardError('too-large');
  const body: ReadableStream<Uint8Array> | null = response.body;
  if (body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > byteLimit) throw new BoardError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Delays requests to the same host within this process so that they keep the minimum gap. */
export function createTurns(): (host: string) => Promise<void> {
  const free = new Map<string, number>();
  return async (host) => {
    const now = performance.now();
    const at = Math.max(now, free.get(host) ?? 0);
    free.set(host, at + gapMs);
    if (at > now) await wait(at - now);
  };
}

interface Asking {
  mark: ReadMark | null;
  agent: string;
  signal: AbortSignal | undefined;
  /** What is searched for, by a board that takes it as JSON. */
  search?: object | undefined;
}

/** Fetches a board's answer. Returns null when nothing changed since `mark`. Throws BoardError, or the signal's reason. */
export async function fetchBoard(
  url: URL,
  { mark, agent, signal, search }: Asking,
): Promise<BoardAnswer | null> {
  const late = AbortSignal.timeout(timeoutMs);
  const headers = {
    accept: 'application/json, text/xml;q=0.9',
    ...(search === undefined ? {} : { 'content-type': 'application/json' }),
    'user-agent': agent,
    ...(mark?.etag ? { 'if-none-match': mark.etag } : {}),
    ...(mark?.lastModified ? { 'if-modified-since': mark.lastModified } : {}),
  };
  try {
    const ends = signal === undefined ? late : AbortSignal.any([signal, late]);
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: ends,
      ...(search === undefined ? {} : { method: 'POST', body: JSON.stringify(search) }),
    });
    if (response.status === 304 || !response.ok) await response.body?.cancel();
    if (response.status === 304) return null;
    if (!response.ok) {
      const wanted = retryAfterSeconds(response.headers.get('retry-after'));
      throw new BoardError(faults.get(response.status) ?? 'down', wanted);
    }
    const bytes = await readBounded(response);
    return {
      body: bytes,
      mark: { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') },
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof BoardError) throw error;
    throw new BoardError('down');
  }
}
