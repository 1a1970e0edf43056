import type { IncomingHttpHeaders } from 'node:http';
import { createHash } from 'node:crypto';
import { Ring } from '../store/ring.ts';
import type { Call } from './router.ts';

/** A received request and its result. The bearer token is not recorded. `tokenEnd` is its last 8 characters. */
export type RequestRecord = {
  id: number;
  at: number;
  operation: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  /** The text of a JSON or form body. Absent for uploads. */
  body?: string;
  bodyBytes: number;
  /** SHA-256 of an uploaded body, in hex. */
  bodySha256?: string;
  tokenEnd?: string;
  member?: string;
  fault?: { id: string; kind: string; phase: string };
  /** `pending` until the handler is done. `dropped` when no complete answer was sent. */
  outcome: 'pending' | 'answered' | 'dropped';
  status?: number;
  /** The URN or id that was created, even if the answer was withheld. */
  created?: string;
  answeredAt?: number;
};

/** The requests to the stand-ins, newest last. Beyond `capacity` the oldest are dropped. */
export class RequestLog {
  readonly #ring: Ring<RequestRecord>;
  #count = 0;

  constructor(capacity: number) {
    this.#ring = new Ring(capacity);
  }

  open(call: Call, operation: string, at: number): RequestRecord {
    this.#count += 1;
    const type = call.headers['content-type'] ?? '';
    const textual = type.includes('json') || type.includes('form-urlencoded') || call.method === 'GET';
    const authorization = call.headers.authorization;
    const record: RequestRecord = {
      id: this.#count,
      at,
      operation,
      method: call.method,
      path: call.path,
      query: call.query.toString(),
      headers: plainHeaders(call.headers),
      bodyBytes: call.body.length,
      outcome: 'pending',
      ...(textual || call.body.length < 4096 ? { body: call.body.toString('utf8') } : {}),
      ...(textual ? {} : { bodySha256: createHash('sha256').update(call.body).digest('hex') }),
      ...(authorization === undefined ? {} : { tokenEnd: authorization.slice(-8) }),
    };
    this.#ring.add(record);
    return record;
  }

  list(): RequestRecord[] {
    return this.#ring.list();
  }

  clear(): void {
    this.#ring.clear();
  }
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === 'authorization' || name === 'cookie') continue;
    plain[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return plain;
}
