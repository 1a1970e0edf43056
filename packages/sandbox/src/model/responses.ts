import { randomUUID } from 'node:crypto';
import { isRecord } from '../guards.ts';
import type { Call, Handled } from '../http/router.ts';
import { answerModel, type Dialect, type Finish, type Usage } from './answering.ts';
import { openAiError } from './errors.ts';
import type { Message } from './prompt.ts';
import { checkMessages, checkRequest, checkSchemaFormat, refused, type Checked } from './request-rules.ts';
import type { ModelState } from './state.ts';

const PARAMETERS = new Set([
  'model',
  'input',
  'instructions',
  'stream',
  'stream_options',
  'text',
  'temperature',
  'top_p',
  'max_output_tokens',
  'user',
  'metadata',
  'store',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'reasoning',
  'include',
  'truncation',
  'service_tier',
  'previous_response_id',
  'safety_identifier',
  'prompt_cache_key',
  'max_tool_calls',
  'background',
  'conversation',
  'top_logprobs',
]);
const ROLES = new Set(['system', 'developer', 'user', 'assistant']);

/** `POST /model/v1/responses`: text in, text out, streaming or not; no tools. */
export async function responses(state: ModelState, call: Call): Promise<Handled> {
  const checked = checkRequest(state, call, PARAMETERS);
  if (!checked.ok) return checked.answer;
  const { body, model } = checked.value;
  const input = readInput(body);
  if (!input.ok) return input.answer;
  const text = body['text'];
  const format = isRecord(text) ? text['format'] : undefined;
  const type = isRecord(format) ? format['type'] : undefined;
  const schema: Checked<unknown> =
    type === 'json_schema'
      ? checkSchemaFormat(format)
      : {
          ok: true,
          value:
            type === 'json_object' ? { type: 'object', properties: { text: { type: 'string' } } } : undefined,
        };
  if (!schema.ok) return schema.answer;
  const limit = body['max_output_tokens'];
  return answerModel(
    state,
    call,
    {
      api: 'responses',
      model,
      messages: input.value,
      stream: body['stream'] === true,
      body,
      ...(schema.value === undefined ? {} : { schema: schema.value }),
      maxTokens: typeof limit === 'number' ? limit : undefined,
    },
    responsesDialect(state, model),
  );
}

function readInput(body: Record<string, unknown>): Checked<Message[]> {
  const { input, instructions } = body;
  const first: Message[] = typeof instructions === 'string' ? [{ role: 'system', text: instructions }] : [];
  if (typeof input === 'string') return { ok: true, value: [...first, { role: 'user', text: input }] };
  if (!Array.isArray(input))
    return refused(400, 'missing_required_parameter', "Missing required parameter: 'input'.");
  const messages = checkMessages(input, ROLES);
  return messages.ok ? { ok: true, value: [...first, ...messages.value] } : messages;
}

function responsesDialect(state: ModelState, model: string): Dialect {
  const id = `resp_${randomUUID().replaceAll('-', '')}`;
  const itemId = `msg_${randomUUID().replaceAll('-', '')}`;
  const createdAt = Math.floor(state.now() / 1000);
  let sequence = 0;
  const event = (type: string, fields: Record<string, unknown>) => {
    const line = `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence, ...fields })}\n\n`;
    sequence += 1;
    return line;
  };
  const item = (text: string | undefined) => ({
    id: itemId,
    type: 'message',
    role: 'assistant',
    status: text === undefined ? 'in_progress' : 'completed',
    content: text === undefined ? [] : [{ type: 'output_text', text, annotations: [], logprobs: [] }],
  });
  const response = (text: string | undefined, finish: Finish, usage: Usage | undefined) => ({
    id,
    object: 'response',
    created_at: createdAt,
    status: text === undefined ? 'in_progress' : finish === 'stop' ? 'completed' : 'incomplete',
    error: null,
    incomplete_details:
      finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
    model,
    output: text === undefined ? [] : [item(text)],
    usage: usage === undefined ? null : responsesUsage(usage),
  });
  const place = { item_id: itemId, output_index: 0, content_index: 0 };
  return {
    error: openAiError,
    failing: ({ code, message }) => event('error', { code, message, param: null }),
    broken:
      'event: response.output_text.delta\ndata: {"type":"response.output_text.delta","delta":{"content":\n\n',
    whole: (text, finish, usage) => response(text, finish, usage),
    opening: () =>
      event('response.created', { response: response(undefined, 'stop', undefined) }) +
      event('response.in_progress', { response: response(undefined, 'stop', undefined) }) +
      event('response.output_item.added', { output_index: 0, item: item(undefined) }) +
      event('response.content_part.added', {
        ...place,
        part: { type: 'output_text', text: '', annotations: [], logprobs: [] },
      }),
    token: (delta) => event('response.output_text.delta', { ...place, delta, logprobs: [] }),
    closing: (text, finish, usage) =>
      event('response.output_text.done', { ...place, text, logprobs: [] }) +
      event('response.content_part.done', {
        ...place,
        part: { type: 'output_text', text, annotations: [], logprobs: [] },
      }) +
      event('response.output_item.done', { output_index: 0, item: item(text) }) +
      event(finish === 'stop' ? 'response.completed' : 'response.incomplete', {
        response: response(text, finish, usage),
      }),
  };
}

function responsesUsage({ prompt, completion }: Usage) {
  return {
    input_tokens: prompt,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: completion,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: prompt + completion,
  };
}
