import { retryAfterSeconds } from '../retry-after.ts';
import type { Received } from './exchange.ts';
import { errorReply, readJson, type ErrorReply } from './wire.ts';

/** The details that LinkedIn's support asks for. Contains no token and no text. */
export interface Trace {
  operation: string;
  status: number | null;
  uuid: string | null;
  fabric: string | null;
  requestId: string | null;
  durationMs: number;
}

export function emptyTrace(operation: string): Trace {
  return { operation, status: null, uuid: null, fabric: null, requestId: null, durationMs: 0 };
}

/** The duration of a rate limit, as far as the response reveals it. */
export interface RateLimit {
  scope: 'member' | 'application' | 'unknown';
  window: 'day' | 'minute' | 'second' | 'unknown';
  retryAfterSeconds: number | null;
}

/** Failures that certainly had no effect. */
export type LinkedinFailure =
  | { kind: 'unauthorised'; code: string; trace: Trace }
  | { kind: 'rate_limited'; limit: RateLimit; trace: Trace }
  | { kind: 'rejected'; status: number; code: string; message: string; trace: Trace }
  | { kind: 'duplicate'; urn: string | null; trace: Trace }
  | { kind: 'version_gone'; trace: Trace }
  | { kind: 'unavailable'; reason: string; trace: Trace }
  /** `maySend` returned false right before sending, so nothing was sent. */
  | { kind: 'not_sent'; trace: Trace };

/** The request may have arrived and taken effect. */
export interface UnknownOutcome {
  kind: 'unknown_outcome';
  reason: string;
  trace: Trace;
}

export type Success<T> = { kind: 'success'; value: T; trace: Trace };
/** The result of every call. Calls never throw. */
export type CallResult<T> = Success<T> | LinkedinFailure;
/** Only the outcome of a create can be unknown. */
export type CreateResult<T> = CallResult<T> | UnknownOutcome;

/** None of LinkedIn's quotas lasts longer. */
const longestWaitSeconds = 86_400;

function rateLimitOf(reply: ErrorReply, headers: Readonly<Record<string, string>>): RateLimit {
  const message = reply.message ?? '';
  const scope = /\bAPPLICATION\b/.test(message)
    ? 'application'
    : /\bMEMBER\b/.test(message)
      ? 'member'
      : 'unknown';
  const window = /\bDAY\b/.test(message)
    ? 'day'
    : /\bMINUTE\b/.test(message)
      ? 'minute'
      : /\bSECOND\b/.test(message)
        ? 'second'
        : 'unknown';
  return {
    scope,
    window,
    retryAfterSeconds: retryAfterSeconds(headers['retry-after'], { longest: longestWaitSeconds }),
  };
}

/** LinkedIn's message on one line and shortened, for the receipt. */
function plainMessage(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, 500);
}

/** The post that a refused create duplicates, or null when it is not a duplicate. */
function duplicateOf(status: number, reply: ErrorReply): { urn: string | null } | null {
  if (status !== 422 && status !== 409) return null;
  const codes = [reply.code, ...(reply.errorDetails?.inputErrors ?? []).map((input) => input.code)];
  const message = reply.message ?? '';
  if (!codes.includes('DUPLICATE_POST') && !/duplicate of urn:li:/i.test(message)) return null;
  return { urn: /urn:li:(?:share|ugcPost|activity):\d+/.exec(message)?.[0] ?? null };
}

/**
 * Classifies a refusal by status, then by `code`, then by message, since any part of the body may be missing.
 * Returns null when the status does not reveal whether the request took effect (3xx, 408, 5xx).
 */
export function refusalOf(received: Received, trace: Trace): LinkedinFailure | null {
  const { status } = received;
  if (status < 400 || status === 408 || status >= 500) return null;
  const reply = errorReply.parse(readJson(received.body));
  const code = reply.code ?? reply.errorDetails?.inputErrors?.[0]?.code ?? reply.error ?? `HTTP_${status}`;
  if (status === 401) return { kind: 'unauthorised', code, trace };
  if (status === 429) return { kind: 'rate_limited', limit: rateLimitOf(reply, received.headers), trace };
  if (status === 426 || code === 'VERSION_MISSING' || code === 'NONEXISTENT_VERSION')
    return { kind: 'version_gone', trace };
  const duplicate = duplicateOf(status, reply);
  if (duplicate) return { kind: 'duplicate', urn: duplicate.urn, trace };
  // A write conflict has no effect and is temporary.
  if (status === 409 || status === 425) return { kind: 'unavailable', reason: code, trace };
  const message = plainMessage(reply.message ?? reply.error_description ?? '');
  return { kind: 'rejected', status, code, message, trace };
}
