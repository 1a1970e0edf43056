import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, type Answered } from './answer.ts';
import { Refusal } from './failure.ts';
import { readBody, refusalOf, send, type Service } from './http.ts';
import type { LoadedModel } from './llama.ts';
import type { Queue } from './queue.ts';
import { parseChatRequest, type ChatRequest } from './request.ts';

/** Writes: `POST /v1/chat/completions`. */
export function chatService(model: LoadedModel, modelId: string, queue: Queue): Service {
  return {
    path: '/chat/completions',
    serve: (incoming, response) => complete({ model, modelId, queue }, incoming, response),
  };
}

async function complete(
  { model, modelId, queue }: { model: LoadedModel; modelId: string; queue: Queue },
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = parseChatRequest((await readBody(incoming)).toString('utf8'));
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
