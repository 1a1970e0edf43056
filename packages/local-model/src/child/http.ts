import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Refusal } from './failure.ts';

const LARGEST_BODY_BYTES = 4_000_000;

/** Answers `POST` requests at a path below `/v1`. */
export type Service = {
  path: string;
  serve: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
};

export type ApiOptions = {
  service: Service;
  modelId: string;
  apiKey: string;
  onShutdown: () => void;
};

/** Serves OpenAI's protocol for one model. */
export function createApi(options: ApiOptions): Server {
  const server = createServer((request, response) => {
    handle(options, request, response).catch((error: unknown) => fail(response, error));
  });
  server.keepAliveTimeout = 15 * 60_000;
  // An answer may take minutes, and the client decides when to give up.
  server.requestTimeout = 0;
  return server;
}

async function handle(
  options: ApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  requireKey(options.apiKey, request);
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const route = `${request.method} ${path}`;
  if (route === 'GET /v1/models') return send(response, 200, listing(options.modelId));
  if (route === `POST /v1${options.service.path}`) return options.service.serve(request, response);
  if (route === 'POST /shutdown') {
    response.once('finish', options.onShutdown);
    return send(response, 200, { ok: true });
  }
  throw new Refusal(404, 'not_found', `There is no ${route} here.`);
}

function requireKey(apiKey: string, { headers }: IncomingMessage): void {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${apiKey}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Refusal(401, 'invalid_api_key', 'The key is missing or wrong.');
}

const listing = (id: string) => ({
  object: 'list',
  data: [{ id, object: 'model', created: 0, owned_by: 'this-computer' }],
});

function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal = refusalOf(error);
  send(response, refusal.status, refusal.body, refusal.status === 429 ? { 'retry-after': '5' } : {});
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal(500, 'generation_failed', `The model failed: ${reason}`);
}

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > LARGEST_BODY_BYTES) throw new Refusal(413, 'body_too_large', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
