import type { z } from 'zod';
import type { TokenScope } from './catalog/api.ts';
import type { CreditAction } from './catalog/credits.ts';
import { commonErrors, idempotencyErrors, sessionErrors, type ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A newer `read` or `generation` call from the same place aborts the earlier one; a `write` is never aborted. */
export type CallKind = 'read' | 'write' | 'generation';

/**
 * `session` requires a bearer, `none` is open to anyone, and for `signed` the address contains a short-lived
 * signature.
 */
export type Access = 'none' | 'session' | 'signed';

/** `json` is the envelope, `events` are Server-Sent Events, `file` is bytes. */
export type AnswerFormat = 'json' | 'events' | 'file';

type ObjectSchema = z.ZodObject;

/**
 * An API call, from which the server's route, the page's client and the OpenAPI document are derived. `path` is
 * relative to `/api` and marks parameters with a colon (`/posts/:id`).
 */
export interface Endpoint<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  name: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  access: Access;
  kind: CallKind;
  params: Params;
  query: Query;
  body: Body;
  /** `form` is multipart form data with a `file` part; `body` then describes the other fields. */
  bodyFormat: 'json' | 'form';
  /** The maximum size of the body in bytes. */
  bodyLimit: number;
  response: Response;
  answer: AnswerFormat;
  status: number;
  errors: readonly ErrorCode[];
  cost: CreditAction | null;
  /** The permission that a token needs; null for endpoints closed to tokens. */
  scope: TokenScope | null;
  /** False when the answer contains a secret, which must not be stored for a repeated `Idempotency-Key`. */
  keepsAnswer: boolean;
}

interface Definition<
  Params extends ObjectSchema | undefined,
  Query extends ObjectSchema | undefined,
  Body extends z.ZodType | undefined,
  Response extends z.ZodType,
> {
  name: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  access?: Access;
  kind?: CallKind;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyFormat?: 'json' | 'form';
  bodyLimit?: number;
  response: Response;
  answer?: AnswerFormat;
  status?: number;
  errors?: readonly ErrorCode[];
  cost?: CreditAction;
  scope?: TokenScope;
  keepsAnswer?: boolean;
}

const jsonBodyLimit = 256 * 1024;

/**
 * The defaults are: a session, closed to tokens, a GET reads and other methods write, status 200, and JSON of at
 * most 256 KiB.
 */
export function defineEndpoint<
  Response extends z.ZodType,
  Params extends ObjectSchema | undefined = undefined,
  Query extends ObjectSchema | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: Definition<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  const access = definition.access ?? 'session';
  const errors = new Set<ErrorCode>([...commonErrors, ...(definition.errors ?? [])]);
  if (access === 'session') {
    for (const code of sessionErrors) errors.add(code);
    if (definition.method !== 'GET') for (const code of idempotencyErrors) errors.add(code);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each defaults to undefined exactly when it is left out
  const parts = definition as { params: Params; query: Query; body: Body };
  return {
    name: definition.name,
    summary: definition.summary,
    method: definition.method,
    path: definition.path,
    access,
    kind: definition.kind ?? (definition.method === 'GET' ? 'read' : 'write'),
    params: parts.params,
    query: parts.query,
    body: parts.body,
    bodyFormat: definition.bodyFormat ?? 'json',
    bodyLimit: definition.bodyLimit ?? jsonBodyLimit,
    response: definition.response,
    answer: definition.answer ?? 'json',
    status: definition.status ?? 200,
    errors: [...errors],
    cost: definition.cost ?? null,
    scope: definition.scope ?? null,
    keepsAnswer: definition.keepsAnswer ?? true,
  };
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

export type EndpointInput<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** The input of a caller, without the parts that the endpoint does not have. */
export type EndpointCall<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>;
};

export type EndpointData<E extends Endpoint> = z.output<E['response']>;
