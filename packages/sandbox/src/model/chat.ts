import { randomUUID } from 'node:crypto';
import { isRecord } from '../guards.ts';
import type { Call, Handled } from '../http/router.ts';
import { answerModel, type Dialect, type Finish, type Usage } from './answering.ts';
import { openAiError, openAiFault } from './errors.ts';
import { checkMessages, checkRequest, checkSchemaFormat, refused, type Checked } from './request-rules.ts';
import type { ModelState } from './state.ts';

const PARAMETERS = new Set([
  'model',
  'messages',
  'stream',
  'stream_options',
  'response_format',
  'temperature',
  'top_p',
  'n',
  'stop',
  'seed',
  'user',
  'max_tokens',
  'max_completion_tokens',
  'presence_penalty',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'top_logprobs',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'reasoning_effort',
  'verbosity',
  'metadata',
  'store',
  'service_tier',
  'safety_identifier',
  'prompt_cache_key',
  'modalities',
  'prediction',
]);
const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool']);

/** `POST /model/v1/chat/completions`. */
export async function chatCompletions(state: ModelState, call: Call): Promise<Handled> {
  const checked = checkRequest(state, call, PARAMETERS);
  if (!checked.ok) return checked.answer;
  const { body, model } = checked.value;
  const messages = checkMessages(body['messages'], ROLES);
  if (!messages.ok) return messages.answer;
  const schema = responseSchema(
    state,
    body['response_format'],
    messages.value.map(({ text }) => text).join(' '),
  );
  if (!schema.ok) return schema.answer;
  if (body['n'] !== undefined && body['n'] !== 1)
    return refused(400, 'invalid_value', 'n must be 1: this server gives one choice').answer;
  const stream = body['stream'] === true;
  if (body['stream_options'] !== undefined && !stream)
    return refused(400, 'invalid_value', 'stream_options is only allowed when stream is true').answer;
  const options = body['stream_options'];
  const limit = body['max_completion_tokens'] ?? body['max_tokens'];
  const dialect = chatDialect(state, model, isRecord(options) && options['include_usage'] === true);
  return answerModel(
    state,
    call,
    {
      api: 'chat',
      model,
      messages: messages.value,
      stream,
      body,
      ...(schema.value === undefined ? {} : { schema: schema.value }),
      maxTokens: typeof limit === 'number' ? limit : undefined,
    },
    dialect,
  );
}

function responseSchema(state: ModelState, format: unknown, prompt: string): Checked<unknown> {
  if (format === undefined) return { ok: true, value: undefined };
  const type = isRecord(format) ? format['type'] : undefined;
  const { responseFormats: taken } = state.settings;
  if (taken.length > 0 && typeof type === 'string' && !taken.includes(type))
    return refused(
      400,
      'invalid_value',
      `'response_format.type' must be ${taken.map((one) => `'${one}'`).join(' or ')}`,
    );
  if (type === 'text') return { ok: true, value: undefined };
  if (type === 'json_schema' && isRecord(format)) return checkSchemaFormat(format['json_schema']);
  if (type !== 'json_object') return refused(400, 'invalid_value', 'response_format.type is not supported');
  if (!/json/i.test(prompt))
    return refused(
      400,
      'invalid_value',
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
    );
  return { ok: true, value: { type: 'object', properties: { text: { type: 'string' } } } };
}

function chatDialect(state: ModelState, model: string, includeUsage: boolean): Dialect {
  const base = {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(state.now() / 1000),
    model,
    system_fingerprint: 'fp_standin',
  };
  const chunk = (choices: unknown[], usage?: unknown) =>
    `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices, ...(includeUsage ? { usage: usage ?? null } : {}) })}\n\n`;
  const choice = (delta: unknown, reason: string | null) => ({
    index: 0,
    delta,
    logprobs: null,
    finish_reason: reason,
  });
  return {
    error: openAiError,
    failing: (failure) => `data: ${JSON.stringify(openAiFault(failure))}\n\n`,
    broken: 'data: {"id":"broken","choices":[{"index":0,"delta":{"content":\n\ndata: [DONE]\n\n',
    whole: (text, finish, usage) => ({
      ...base,
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text, refusal: null },
          logprobs: null,
          finish_reason: finishReason(finish),
        },
      ],
      usage: chatUsage(usage),
    }),
    opening: () => chunk([choice({ role: 'assistant', content: '' }, null)]),
    token: (text) => chunk([choice({ content: text }, null)]),
    closing: (_text, finish, usage) =>
      `${chunk([choice({}, finishReason(finish))])}${includeUsage ? chunk([], chatUsage(usage)) : ''}data: [DONE]\n\n`,
  };
}

const finishReason = (finish: Finish) => (finish === 'refusal' ? 'content_filter' : finish);

function chatUsage({ prompt, completion }: Usage) {
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  };
}
