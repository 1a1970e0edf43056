import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answer, type Answered } from './answer.ts';
import { Refusal } from './failure.ts';
import type { LoadedModel } from './llama.ts';
import type { Queue } from './queue.ts';
import { parseChatRequest, type ChatRequest } from './request.ts';

const LARGEST_BODY_BYTES = 4_000_000;

export type ApiOptions = {
  model: LoadedModel;
  modelId: string;
  apiKey: string;
  queue: Queue;
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
  if (route === 'POST /v1/chat/completions') return complete(options, request, response);
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

async function complete(
  { model, modelId, queue }: ApiOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = parseChatRequest(await readBody(incoming));
  if (request.model !== modelId)
    throw new Refusal(404, 'model_not_found', `This server runs ${modelId}, not ${request.model}.`);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  await queue.run(gone.signal, () =>
    request.stream
      ? streamed(model, request, response, gone.signal)
      : whole(model, request, response, gone.signal),
  );
}

async function whole(
  model: LoadedModel,
  request: ChatRequest,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  let content = '';
  const { finishReason, usage } = await answer(model, request, signal, (text) => {
    content += text;
  });
  send(response, 200, {
    ...identity(request, 'chat.completion'),
    choices: [
      { index: 0, message: { role: 'assistant', content }, logprobs: null, finish_reason: finishReason },
    ],
    usage,
  });
}

async function streamed(
  model: LoadedModel,
  request: ChatRequest,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const base = identity(request, 'chat.completion.chunk');
  const event = (value: unknown) => {
    if (!response.headersSent)
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${JSON.stringify(value)}\n\n`);
  };
  const choice = (delta: unknown, reason: string | null) =>
    event({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }] });
  // The headers are sent with the first piece, because errors in a request are known before that and have their own
  // status.
  let begun = false;
  const begin = () => {
    if (!begun) choice({ role: 'assistant', content: '' }, null);
    begun = true;
  };
  let answered: Answered;
  try {
    answered = await answer(model, request, signal, (text) => {
      begin();
      choice({ content: text }, null);
    });
  } catch (error) {
    if (!response.headersSent) throw error;
    event(refusalOf(error).body);
    response.end();
    return;
  }
  begin();
  choice({}, answered.finishReason);
  if (request.includeUsage) event({ ...base, choices: [], usage: answered.usage });
  response.end('data: [DONE]\n\n');
}

const identity = ({ model }: ChatRequest, object: string) => ({
  id: `chatcmpl-${randomUUID()}`,
  object,
  created: Math.floor(Date.now() / 1000),
  model,
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

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal(500, 'generation_failed', `The model failed: ${reason}`);
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > LARGEST_BODY_BYTES) throw new Refusal(413, 'body_too_large', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
