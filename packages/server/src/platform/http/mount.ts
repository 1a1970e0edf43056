import { endpointName, type Endpoint } from '@limelight/contracts';
import type { Context as HonoContext, Hono } from 'hono';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { withIsoTexts } from './dated.ts';
import { isStorable, parseJson, readBody } from './body.ts';
import { leftSignal } from './client-left.ts';
import { parseForm } from './form.ts';
import type { Idempotency } from './idempotency.ts';
import type { Limits } from './limits.ts';
import type { Answer, HttpEnvironment, ParsedCall, Route } from './route.ts';
import type { ResolveSession } from './session.ts';
import { admitToken, requireReach, requireSession } from './token.ts';

interface MountOptions {
  resolveSession: ResolveSession;
  idempotency: Idempotency;
  limits: Limits;
}

function parsePart<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  part: string,
): z.output<S> | undefined {
  if (schema === undefined) return undefined;
  if (!isStorable(value))
    throw new AppError('invalid_input', [{ path: part, message: 'Remove the invisible control character.' }]);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError(
    'invalid_input',
    parsed.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.') || part, message })),
  );
}

async function readCallBody(
  endpoint: Endpoint,
  request: Request,
): Promise<{ body: unknown; file: File | null; bytes: Uint8Array }> {
  if (endpoint.body === undefined) return { body: undefined, file: null, bytes: new Uint8Array() };
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const bytes = await readBody(request, endpoint.bodyLimit);
  if (endpoint.bodyFormat === 'json') {
    if (bytes.byteLength > 0 && type !== 'application/json') throw new AppError('unsupported_media_type');
    return { body: parseJson(bytes), file: null, bytes };
  }
  if (type !== 'multipart/form-data') throw new AppError('unsupported_media_type');
  const form = parseForm(bytes, request.headers.get('content-type') ?? '');
  const file = form.get('file');
  if (!(file instanceof File))
    throw new AppError('invalid_input', [{ path: 'file', message: 'Choose a file.' }]);
  return {
    body: Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')),
    file,
    bytes,
  };
}

/** Parsing `data` with the contract removes fields that the contract does not name, such as other columns of a row. */
function envelopeOf(endpoint: Endpoint, answer: Answer<Endpoint>): string {
  return JSON.stringify({
    data: endpoint.response.parse(withIsoTexts(answer.data)),
    ...(answer.message === undefined ? {} : { message: answer.message }),
    ...(answer.userUsage === undefined ? {} : { userUsage: answer.userUsage }),
  });
}

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

async function handle(
  route: Route,
  http: HonoContext<HttpEnvironment>,
  options: MountOptions,
): Promise<Response> {
  const { endpoint } = route;
  const request = http.req.raw;
  const session =
    endpoint.access === 'session' ? await requireSession(request.headers, options.resolveSession) : null;
  if (session?.grant)
    await admitToken(endpoint, session.grant, options.limits, (headers) => http.set('extraHeaders', headers));
  if (session !== null && endpoint.reach === 'others') requireReach(session);
  const params = parsePart(endpoint.params, http.req.param(), 'path');
  const query = parsePart(endpoint.query, http.req.query(), 'query');
  const { body: given, file, bytes } = await readCallBody(endpoint, request);
  const body = parsePart(endpoint.body, given, 'body');
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', [
      { path: 'Idempotency-Key', message: 'Use 1 to 200 visible characters.' },
    ]);
  }
  const call: ParsedCall = {
    params,
    query,
    body,
    file,
    headers: request.headers,
    signal: leftSignal(request.signal),
    requestId: http.get('requestId'),
    address: http.get('address'),
    viaProxy: http.get('viaProxy'),
    idempotencyKey: key,
    session,
  };
  const respond = async (): Promise<{ status: number; text: string }> => {
    const answer = await route.answer(call, http);
    if (answer instanceof Response) throw new Error(`${endpointName(endpoint)} answered with a raw response`);
    return { status: endpoint.status, text: envelopeOf(endpoint, answer) };
  };
  if (endpoint.answer !== 'json') {
    const answer = await route.answer(call, http);
    if (answer instanceof Response) return answer;
    throw new Error(`${endpointName(endpoint)} answered with an envelope`);
  }
  const repeatable = session !== null && key !== null && endpoint.method !== 'GET' && endpoint.keepsAnswer;
  // Compares the parsed body, because a client may repeat a request with its fields in another order.
  const sent = () => (endpoint.bodyFormat === 'json' && body !== undefined ? JSON.stringify(body) : bytes);
  const { status, text } = repeatable
    ? await options.idempotency.once(
        {
          userId: session.userId,
          key,
          fingerprint: [endpointName(endpoint), JSON.stringify(params ?? {}), sent()],
        },
        respond,
      )
    : await respond();
  return new Response(text, { status, headers: jsonHeaders });
}

/** Mounts routes below `/api`. Each endpoint answers only its own method. */
export function mountRoutes(
  app: Hono<HttpEnvironment>,
  routes: readonly Route[],
  options: MountOptions,
): void {
  // Literal paths come before those with parameters, so that `/posts/generate` is never taken for an id.
  const ordered = routes.toSorted(
    (a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')),
  );
  for (const route of ordered) {
    app.on(route.endpoint.method, `/api${route.endpoint.path}`, (http) => handle(route, http, options));
  }
  for (const path of new Set(ordered.map((route) => route.endpoint.path))) {
    app.all(`/api${path}`, () => {
      throw new AppError('method_not_allowed');
    });
  }
}
