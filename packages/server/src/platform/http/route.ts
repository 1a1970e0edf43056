import { endpointName, type Endpoint, type EndpointData, type EndpointInput } from '@limelight/contracts';
import type { Context as HonoContext } from 'hono';
import { AppError } from './app-error.ts';
import type { Dated } from './dated.ts';
import type { Session } from './session.ts';

export interface RequestVariables {
  requestId: string;
  address: string;
  /** True when the peer is a trusted proxy. */
  viaProxy: boolean;
}
export interface HttpEnvironment {
  Variables: RequestVariables & {
    /** Headers for every response to this request, including refusals. */
    extraHeaders?: Readonly<Record<string, string>>;
  };
}

export interface Call<E extends Endpoint> extends EndpointInput<E>, RequestVariables {
  headers: Headers;
  /** Aborts with `ClientLeft` when the client disconnects. */
  signal: AbortSignal;
  file: File | null;
}
export interface SessionCall<E extends Endpoint> extends Call<E> {
  session: Session;
  idempotencyKey: string | null;
}

/** The call passed to a route; `session` is null when the endpoint does not require one. */
export interface ParsedCall extends Call<Endpoint> {
  session: Session | null;
  idempotencyKey: string | null;
}

/** A handler's result. `data` is parsed with the contract, so other fields are not sent, and dates become texts. */
export interface Answer<E extends Endpoint> {
  data: Dated<EndpointData<E>>;
  message?: string;
  userUsage?: number;
}

/** A handler whose endpoint has an empty response returns nothing. */
type Handled<E extends Endpoint> = Promise<
  Answer<E> | (Record<string, never> extends EndpointData<E> ? void : never)
>;

/**
 * An endpoint with its handler. Created by `route`, `sessionRoute`, `rawRoute` and `rawSessionRoute`, and mounted
 * by `mountRoutes`.
 */
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

export function route<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Handled<E>): Route {
  if (endpoint.access === 'session') throw new Error(`${endpointName(endpoint)} needs a session`);
  return { endpoint, answer: async (call) => (await handler(callOf<E>(call))) ?? { data: {} } };
}

export function sessionRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: SessionCall<E>) => Handled<E>,
): Route {
  if (endpoint.access !== 'session') throw new Error(`${endpointName(endpoint)} takes no session`);
  return { endpoint, answer: async (call) => (await handler(sessionCallOf<E>(call))) ?? { data: {} } };
}

/** An endpoint without a session that returns bytes or events instead of the JSON envelope. */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>, http: HonoContext<HttpEnvironment>) => Promise<Response>,
): Route {
  if (endpoint.access === 'session') throw new Error(`${endpointName(endpoint)} needs a session`);
  if (endpoint.answer === 'json') throw new Error(`${endpointName(endpoint)} answers with the envelope`);
  return { endpoint, answer: async (call, http) => handler(callOf<E>(call), http) };
}

/** An endpoint with a session that returns bytes or events instead of the JSON envelope. */
export function rawSessionRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: SessionCall<E>, http: HonoContext<HttpEnvironment>) => Promise<Response>,
): Route {
  if (endpoint.access !== 'session') throw new Error(`${endpointName(endpoint)} takes no session`);
  if (endpoint.answer === 'json') throw new Error(`${endpointName(endpoint)} answers with the envelope`);
  return { endpoint, answer: async (call, http) => handler(sessionCallOf<E>(call), http) };
}

export { AppError };
