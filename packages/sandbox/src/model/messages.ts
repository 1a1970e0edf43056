import { randomUUID } from 'node:crypto';
import { parseJson } from '../guards.ts';
import type { Call, Handled } from '../http/router.ts';
import { answerModel, type Dialect, type Finish, type Usage } from './answering.ts';
import { anthropicError, anthropicFault, newRequestId } from './errors.ts';
import { checkMessagesRequest } from './messages-rules.ts';
import type { ModelState } from './state.ts';

/** `POST /model/anthropic/v1/messages`: text in; text, or the input of a tool that must be called, out. */
export async function messages(state: ModelState, call: Call): Promise<Handled> {
  const checked = checkMessagesRequest(state, call);
  if (!checked.ok) return checked.answer;
  const { tool, ...asked } = checked.value;
  return answerModel(state, call, { api: 'messages', ...asked }, messagesDialect(asked.model, tool));
}

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;

function messagesDialect(model: string, tool: string | undefined): Dialect {
  const id = newId('msg');
  const toolId = newId('toolu');
  const requestId = newRequestId();
  let open = false;
  const event = (type: string, fields: Record<string, unknown> = {}) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  const message = (fields: Record<string, unknown>) => ({
    id,
    type: 'message',
    role: 'assistant',
    model,
    ...fields,
    stop_sequence: null,
    container: null,
  });
  const block = (text: string, input: unknown) =>
    tool === undefined ? { type: 'text', text } : { type: 'tool_use', id: toolId, name: tool, input };
  const opened = () => {
    if (open) return '';
    open = true;
    return event('content_block_start', { index: 0, content_block: block('', {}) });
  };
  const ending = (finish: Finish) => ({
    stop_reason: stopReason(finish, tool),
    stop_details: finish === 'refusal' ? { type: 'refusal', category: null, explanation: null } : null,
  });
  return {
    headers: { 'request-id': requestId },
    error: anthropicError,
    whole: (text, finish, usage) =>
      message({
        content: text === '' ? [] : [block(text, parseJson(text) ?? {})],
        ...ending(finish),
        usage: messagesUsage(usage),
      }),
    opening: (usage) =>
      event('message_start', {
        message: message({
          content: [],
          stop_reason: null,
          stop_details: null,
          usage: messagesUsage({ ...usage, completion: 1 }),
        }),
      }) + event('ping'),
    token: (text) =>
      opened() +
      event('content_block_delta', {
        index: 0,
        delta:
          tool === undefined
            ? { type: 'text_delta', text }
            : { type: 'input_json_delta', partial_json: text },
      }),
    closing: (_text, finish, usage) => {
      const { prompt, completion } = usage;
      return (
        (open ? event('content_block_stop', { index: 0 }) : '') +
        event('message_delta', {
          delta: { ...ending(finish), stop_sequence: null, container: null },
          usage: {
            input_tokens: prompt,
            cache_creation_input_tokens: 0,
            cache_read_input_tokens: 0,
            output_tokens: completion,
          },
        }) +
        event('message_stop')
      );
    },
    failing: (failure) => `event: error\ndata: ${JSON.stringify(anthropicFault(failure, requestId))}\n\n`,
    broken:
      'event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","te\n\n',
  };
}

function stopReason(finish: Finish, tool: string | undefined): string {
  if (finish === 'length') return 'max_tokens';
  if (finish === 'refusal') return 'refusal';
  return tool === undefined ? 'end_turn' : 'tool_use';
}

function messagesUsage({ prompt, completion }: Usage) {
  return {
    input_tokens: prompt,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
    output_tokens: completion,
    server_tool_use: null,
    service_tier: 'standard',
  };
}
