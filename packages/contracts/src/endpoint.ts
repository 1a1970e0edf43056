import type { z } from 'zod';
import type { TokenScope } from './catalog/api.ts';
import type { CreditAction } from './catalog/credits.ts';
import { commonErrors, idempotencyErrors, sessionErrors, type ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * `read` and `generation` calls give way to a newer one from the same place; a `write` is never aborted.
 */
export type CallKind = 'read' | 'write' | 'generation';

/** `session`: needs the bearer. `none`: anyone. `signed`: the address itself carries a short-lived signature. */
export type Access = 'none' | 'session' | 'signed';

/** `json` envelope, `events` for Server-Sent Events, `file` for bytes. */
export type AnswerFormat = 'json' | 'events' | 'file';

type ObjectSchema = z.ZodObject;

/**
 * One call of the API as a value. `path` stands below `/api` and names parameters with a colon (`/posts/:id`).
 * The server mounts it, the page calls it, the OpenAPI document is printed from it.
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
  /** `form`: the body is multipart form data with a `file` part; `body` then describes the other fields. */
  bodyFormat: 'json' | 'form';
  /** Largest accepted body in bytes. */
  bodyLimit: number;
  response: Response;
  answer: AnswerFormat;
  status: number;
  errors: readonly ErrorCode[];
  cost: CreditAction | null;
  /** What a token must be allowed to call this; null where no token can. */
  scope: TokenScope | null;
  /** False where the answer holds a secret, which must not be kept for a repeated `Idempotency-Key`. */
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

/** Fills in the defaults: behind a session, closed to tokens, a GET reads and the rest write, 200, JSON of at most 256 KiB. */
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

/** What a handler receives after parsing. */
export type EndpointInput<E extends Endpoint> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
};

/** What a caller gives. Parts the endpoint does not have are left out. */
export type EndpointCall<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Sent<E[K]>;
};

/** The `data` field of the answer. */
export type EndpointData<E extends Endpoint> = z.output<E['response']>;
