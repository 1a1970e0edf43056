import type { Endpoint, EndpointData, EndpointInput } from '@limelight/contracts';
import type { Context as HonoContext } from 'hono';
import { AppError } from './app-error.ts';
import type { Session } from './session.ts';

/** The variables every request carries. */
export interface RequestVariables {
  requestId: string;
  address: string;
  /** True when the peer is a proxy that is configured as trusted. */
  viaProxy: boolean;
}
export interface HttpEnvironment {
  Variables: RequestVariables & {
    /** Headers that every answer to this request carries, refusals included. */
    extraHeaders?: Readonly<Record<string, string>>;
  };
}

/** A parsed call as a handler sees it. */
export interface Call<E extends Endpoint> extends EndpointInput<E>, RequestVariables {
  headers: Headers;
  /** Ends when the client goes away, with `ClientLeft` for its reason. */
  signal: AbortSignal;
  /** For form calls: the `file` part. */
  file: File | null;
}
export interface SessionCall<E extends Endpoint> extends Call<E> {
  session: Session;
  /** The caller's `Idempotency-Key`, if any. */
  idempotencyKey: string | null;
}

/** A call as the mounting helper hands it over; `session` is null where the endpoint asks for none. */
export interface ParsedCall extends Call<Endpoint> {
  session: Session | null;
  idempotencyKey: string | null;
}

/** What a handler gives back; the helper parses `data` by the contract, so nothing else leaves. */
export interface Answer<E extends Endpoint> {
  data: EndpointData<E>;
  message?: string;
  /** Credits this call spent. */
  userUsage?: number;
}

/** An endpoint with what answers it. Made by `route`, `sessionRoute`, `rawRoute` and `rawSessionRoute`, mounted by `mountRoutes`. */
export interface Route {
  endpoint: Endpoint;
  answer(call: ParsedCall, http: HonoContext<HttpEnvironment>): Promise<Answer<Endpoint> | Response>;
}

function callOf<E extends Endpoint>(call: ParsedCall): Call<E> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the mounting helper parsed it with this endpoint's schemas
  return call as unknown as Call<E>;
}

function sessionCallOf<E extends Endpoint>(call: ParsedCall): SessionCall<E> {
  const { session, idempotencyKey } = call;
  if (session === null) throw new AppError('session_required');
  return { ...callOf<E>(call), session, idempotencyKey };
}

/** An endpoint that anyone may call. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  if (endpoint.access === 'session') throw new Error(`${endpoint.name} needs a session`);
  return { endpoint, answer: async (call) => handler(callOf<E>(call)) };
}

/** An endpoint behind a session. */
export function sessionRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: SessionCall<E>) => Promise<Answer<E>>,
): Route {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.name} takes no session`);
  return { endpoint, answer: async (call) => handler(sessionCallOf<E>(call)) };
}

/** An endpoint that anyone may call and that answers with bytes or events instead of the envelope. */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, http: HonoContext<HttpEnvironment>) => Promise<Response>,
): Route {
  if (endpoint.access === 'session') throw new Error(`${endpoint.name} needs a session`);
  if (endpoint.answer === 'json') throw new Error(`${endpoint.name} answers with the envelope`);
  return { endpoint, answer: async (call, http) => handler(callOf<E>(call), http) };
}

/** An endpoint behind a session that answers with bytes or events instead of the envelope. */
export function rawSessionRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: SessionCall<E>, http: HonoContext<HttpEnvironment>) => Promise<Response>,
): Route {
  if (endpoint.access !== 'session') throw new Error(`${endpoint.name} takes no session`);
  if (endpoint.answer === 'json') throw new Error(`${endpoint.name} answers with the envelope`);
  return { endpoint, answer: async (call, http) => handler(sessionCallOf<E>(call), http) };
}

export { AppError };
