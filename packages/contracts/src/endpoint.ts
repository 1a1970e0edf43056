import { z } from 'zod';
import type { TokenScope } from './catalog/api.ts';
import type { CreditAction } from './catalog/credits.ts';
import { commonErrors, idempotencyErrors, sessionErrors, type ErrorCode } from './errors.ts';
import { empty, id } from './fields.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A newer `read` or `generation` call from the same place aborts the earlier one; a `write` is never aborted. */
export type CallKind = 'read' | 'write' | 'generation';

/**
 * `session` requires a bearer, `none` is open to anyone, and for `signed` the address contains a short-lived
 * signature.
 */
export type Access = 'none' | 'session' | 'signed';

/**
 * What a call touches besides the caller's own things. `others` reaches other people or fetches pages, for which the
 * caller's email address must be verified; with `partly` that depends on the input, and the service decides.
 */
export type Reach = 'self' | 'partly' | 'others';

/** `json` is the envelope, `events` are Server-Sent Events, `file` is bytes. */
export type AnswerFormat = 'json' | 'events' | 'file';

type ObjectSchema = z.ZodObject;

/**
 * An API call, from which the server's route, the page's client and the OpenAPI document are derived. `path` is
 * relative to `/api` and marks parameters with a colon (`/posts/:id`). Its name is the one it is exported with:
 * `endpointName`.
 */
export interface Endpoint<
  Params extends ObjectSchema | undefined = ObjectSchema | undefined,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  summary: string;
  method: Method;
  path: `/${string}`;
  access: Access;
  /** Null where nobody had to decide. */
  reach: Reach | null;
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
  /** The media types of a `file`. */
  files: readonly string[];
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
  summary: string;
  access?: Access;
  reach?: Reach;
  kind?: CallKind;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyFormat?: 'json' | 'form';
  bodyLimit?: number;
  response?: Response;
  answer?: AnswerFormat;
  files?: readonly string[];
  status?: number;
  errors?: readonly ErrorCode[];
  cost?: CreditAction;
  keepsAnswer?: boolean;
}

type ParameterName<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParameterName<`/${More}`>
    : Rest
  : never;

/** The parameters of a path, each of them an id. */
type PathIds<Path extends string> = [ParameterName<Path>] extends [never]
  ? undefined
  : z.ZodObject<Record<ParameterName<Path>, typeof id>>;

function idsIn(path: string): ObjectSchema | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map((name) => [name, id])));
}

function errorsOf(method: Method, access: Access, reach: Reach | null): ErrorCode[] {
  if (access !== 'session') return [];
  return [
    ...sessionErrors,
    ...(reach === 'others' || reach === 'partly' ? (['email_unverified'] as const) : []),
    ...(method === 'GET' ? [] : idempotencyErrors),
  ];
}

const jsonBodyLimit = 256 * 1024;

function endpointsOf(method: Method, scope: TokenScope | null) {
  return <
    const Path extends `/${string}`,
    Response extends z.ZodType = typeof empty,
    Params extends ObjectSchema | undefined = PathIds<Path>,
    Query extends ObjectSchema | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
  >(
    path: Path,
    given: Definition<Params, Query, Body, Response> | string,
  ): Endpoint<Params, Query, Body, Response> => {
    const definition: Definition<Params, Query, Body, Response> =
      typeof given === 'string' ? { summary: given } : given;
    const { access = 'session', reach = null, errors = [] } = definition;
    const ids = definition.params === undefined ? idsIn(path) : undefined;
    const { query, body, response = empty } = definition;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each has its default exactly when it is left out
    const parts = { params: definition.params ?? ids, query, body, response } as Pick<
      Endpoint<Params, Query, Body, Response>,
      'params' | 'query' | 'body' | 'response'
    >;
    return {
      summary: definition.summary,
      method,
      path,
      access,
      reach,
      kind: definition.kind ?? (method === 'GET' ? 'read' : 'write'),
      ...parts,
      bodyFormat: definition.bodyFormat ?? 'json',
      bodyLimit: definition.bodyLimit ?? jsonBodyLimit,
      answer: definition.answer ?? 'json',
      files: definition.files ?? ['application/octet-stream'],
      status: definition.status ?? 200,
      errors: [
        ...new Set<ErrorCode>([
          ...commonErrors,
          ...(ids === undefined ? [] : (['not_found'] as const)),
          ...errors,
          ...errorsOf(method, access, reach),
        ]),
      ],
      cost: definition.cost ?? null,
      scope,
      keepsAnswer: definition.keepsAnswer ?? true,
    };
  };
}

/**
 * Defines endpoints of a method: `GET('/posts', …)` is closed to tokens, and `GET.read('/posts', …)` is open to those with
 * that permission. Instead of a definition, its summary is enough. The defaults are: a session, a GET reads and other
 * methods write, an empty response with status 200, and a JSON body of at most 256 KiB. The parameters of the path are
 * ids, any of which can be `not_found`, unless `params` describes them.
 */
const openTo = (method: Method) =>
  Object.assign(endpointsOf(method, null), {
    read: endpointsOf(method, 'read'),
    drafts: endpointsOf(method, 'drafts'),
    runs: endpointsOf(method, 'runs'),
    schedule: endpointsOf(method, 'schedule'),
    publish: endpointsOf(method, 'publish'),
    results: endpointsOf(method, 'results'),
    people: endpointsOf(method, 'people'),
    account: endpointsOf(method, 'account'),
    webhooks: endpointsOf(method, 'webhooks'),
  } satisfies Record<TokenScope, unknown>);

export const GET = openTo('GET');
export const POST = openTo('POST');
export const PATCH = openTo('PATCH');
export const DELETE = openTo('DELETE');

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
