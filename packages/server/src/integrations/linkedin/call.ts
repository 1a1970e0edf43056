import type { z } from 'zod';
import { emptyTrace, refusalOf, type CallResult, type Trace } from './errors.ts';
import { exchange, type Exchange, type Outgoing, type Received } from './exchange.ts';
import { readJson } from './wire.ts';

const callTimeoutMs = 20_000;
const connectTimeoutMs = 10_000;
const answerLimit = 64 * 1024;

export type Request = Pick<Outgoing, 'method' | 'url'> & Partial<Outgoing>;

function traceOf(operation: string, began: number, result: Exchange): Trace {
  const headers = result.kind === 'answer' ? result.headers : {};
  return {
    operation,
    status: result.kind === 'answer' ? result.status : null,
    uuid: headers['x-li-uuid'] ?? null,
    fabric: headers['x-li-fabric'] ?? null,
    requestId: headers['x-li-request-id'] ?? null,
    durationMs: Math.round(performance.now() - began),
  };
}

/** Makes one call and returns its outcome with the details that LinkedIn's support asks for. */
export async function perform(
  operation: string,
  request: Request,
): Promise<{ result: Exchange; trace: Trace }> {
  const began = performance.now();
  const result = await exchange({
    headers: {},
    body: null,
    connectTimeoutMs,
    answerTimeoutMs: callTimeoutMs,
    bodyLimit: answerLimit,
    ...request,
  });
  return { result, trace: traceOf(operation, began, result) };
}

/** A repeatable call. Without a response, or on a server error, the result is `unavailable`. */
export async function call<T>(
  operation: string,
  request: Request,
  read: (received: Received) => T | null,
): Promise<CallResult<T>> {
  const { result, trace } = await perform(operation, request);
  if (result.kind !== 'answer') return { kind: 'unavailable', reason: result.reason, trace };
  const refusal = refusalOf(result, trace);
  if (refusal) return refusal;
  if (result.status >= 300) return { kind: 'unavailable', reason: `HTTP_${result.status}`, trace };
  const value = read(result);
  return value === null
    ? { kind: 'unavailable', reason: 'unreadable answer', trace }
    : { kind: 'success', value, trace };
}

/** Parses a response body with a schema. Returns null when it does not match. */
export function parsed<T>(schema: z.ZodType<T>): (received: Received) => T | null {
  return (received) => schema.safeParse(readJson(received.body)).data ?? null;
}

/** The result for an address that must not be called, for which no request is made. */
export function refusedAddress(operation: string): CallResult<never> {
  return {
    kind: 'rejected',
    status: 0,
    code: 'FOREIGN_ADDRESS',
    message: 'The address is not one of LinkedIn’s.',
    trace: emptyTrace(operation),
  };
}
