import { isList, isRecord, parseJson } from '../guards.ts';
import { header, type Call } from '../http/router.ts';
import { anthropicError } from './errors.ts';
import { schemaBreach } from './messages-schema.ts';
import { contentText, type Message } from './prompt.ts';
import type { Checked } from './request-rules.ts';
import type { ModelState } from './state.ts';

const VERSIONS = new Set(['2023-01-01', '2023-06-01']);
const LARGEST_BODY_BYTES = 32_000_000;
const PARAMETERS = new Set([
  'model',
  'messages',
  'max_tokens',
  'system',
  'stream',
  'stop_sequences',
  'temperature',
  'top_p',
  'top_k',
  'metadata',
  'tools',
  'tool_choice',
  'thinking',
  'output_config',
  'service_tier',
  'container',
  'cache_control',
  'inference_geo',
]);
const BLOCKS = new Set(['text', 'image', 'document', 'thinking', 'tool_use', 'tool_result']);

export type MessagesRequest = {
  model: string;
  messages: Message[];
  maxTokens: number;
  stream: boolean;
  body: Record<string, unknown>;
  schema?: unknown;
  /** The tool that the answer must call, with the answer as its input. */
  tool?: string;
};

/** Validates a request like the Messages API, in the same order and with the same messages for missing fields. */
export function checkMessagesRequest(state: ModelState, call: Call): Checked<MessagesRequest> {
  const key = header(call, 'x-api-key');
  const { apiKeys, models } = state.settings;
  if (key === undefined || key === '') return refused(401, 'x-api-key header is required');
  if (apiKeys.length > 0 && !apiKeys.includes(key)) return refused(401, 'invalid x-api-key');
  const version = header(call, 'anthropic-version');
  if (version === undefined) return refused(400, 'anthropic-version: header is required');
  if (!VERSIONS.has(version)) return refused(400, `anthropic-version: "${version}" is not a valid version`);
  if (call.body.length > LARGEST_BODY_BYTES)
    return refused(413, 'Request exceeds the maximum allowed number of bytes.');
  const body = parseJson(call.body.toString('utf8'));
  if (!isRecord(body)) return refused(400, 'The request body is not valid JSON');
  const fault = bodyFault(body);
  if (fault !== undefined) return refused(400, fault);
  const { model, max_tokens: maxTokens, stream } = body;
  if (typeof model !== 'string' || typeof maxTokens !== 'number')
    return refused(400, 'model: Field required');
  if (models.length > 0 && !models.includes(model)) return refused(404, `model: ${model}`);
  const system = systemOf(body['system']);
  const messages = messagesOf(body['messages']);
  if (!Array.isArray(system)) return refused(400, system.fault);
  if (!Array.isArray(messages)) return refused(400, messages.fault);
  const form = requestedFormat(body);
  if ('fault' in form) return refused(400, form.fault);
  return {
    ok: true,
    value: { model, maxTokens, stream: stream === true, body, messages: [...system, ...messages], ...form },
  };
}

function bodyFault(body: Record<string, unknown>): string | undefined {
  for (const name of ['model', 'max_tokens', 'messages'])
    if (body[name] === undefined) return `${name}: Field required`;
  const unknown = Object.keys(body).find((name) => !PARAMETERS.has(name));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  const { model, max_tokens: most, stream, temperature } = body;
  if (typeof model !== 'string' || model === '') return 'model: Input should be a valid string';
  if (typeof most !== 'number' || !Number.isInteger(most))
    return 'max_tokens: Input should be a valid integer';
  if (most < 1) return 'max_tokens: must be greater than or equal to 1';
  if (stream !== undefined && typeof stream !== 'boolean') return 'stream: Input should be a valid boolean';
  const warm = temperature === undefined ? 1 : temperature;
  return typeof warm === 'number' && warm >= 0 && warm <= 1 ? undefined : 'temperature: range: 0..1';
}

type Fault = { fault: string };

function systemOf(system: unknown): Message[] | Fault {
  if (system === undefined) return [];
  const text = contentText(system);
  if (text === undefined || system === null) return { fault: 'system: Input should be a valid list' };
  return blankBlock(system)
    ? { fault: 'system: text content blocks must be non-empty' }
    : [{ role: 'system', text }];
}

function messagesOf(list: unknown): Message[] | Fault {
  if (!isList(list)) return { fault: 'messages: Input should be a valid list' };
  if (list.length === 0) return { fault: 'messages: at least one message is required' };
  const messages: Message[] = [];
  for (const [index, entry] of list.entries()) {
    const { role, content } = isRecord(entry) ? entry : {};
    if (role === 'system')
      return {
        fault:
          'messages: Unexpected role "system". The Messages API accepts a top-level `system` parameter, not "system" as an input message role.',
      };
    if (role !== 'user' && role !== 'assistant')
      return { fault: `messages.${index}.role: Input should be 'user' or 'assistant'` };
    const strange = isList(content)
      ? content.find((block) => !isRecord(block) || !BLOCKS.has(String(block['type'])))
      : undefined;
    const text = content === null ? undefined : contentText(content);
    if (text === undefined || strange !== undefined)
      return { fault: `messages.${index}.content: Input should be a valid string or list of content blocks` };
    if (content === '' || blankBlock(content))
      return { fault: 'messages: text content blocks must be non-empty' };
    messages.push({ role, text });
  }
  if (messages[0]?.role !== 'user') return { fault: 'messages: first message must use the "user" role' };
  return messages;
}

const blankBlock = (content: unknown) =>
  isList(content) && content.some((block) => isRecord(block) && block['text'] === '');

/** The required format of the answer: a schema, or the input of a forced tool call. */
function requestedFormat(body: Record<string, unknown>): Pick<MessagesRequest, 'schema' | 'tool'> | Fault {
  const config = body['output_config'];
  const format = isRecord(config) ? config['format'] : undefined;
  if (format !== undefined && format !== null) {
    if (!isRecord(format) || format['type'] !== 'json_schema')
      return { fault: "output_config.format.type: Input should be 'json_schema'" };
    const breach = schemaBreach(format['schema']);
    return breach === undefined
      ? { schema: format['schema'] }
      : { fault: `output_config.format.schema: ${breach}` };
  }
  const tools = isList(body['tools']) ? body['tools'] : [];
  for (const [index, tool] of tools.entries()) {
    const { name, input_schema: schema } = isRecord(tool) ? tool : {};
    if (typeof name !== 'string' || !/^[\w-]{1,128}$/.test(name))
      return { fault: `tools.${index}.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'` };
    if (!isRecord(schema) || schema['type'] !== 'object')
      return { fault: `tools.${index}.custom.input_schema.type: Input should be 'object'` };
  }
  const choice = body['tool_choice'];
  const kind = isRecord(choice) ? choice['type'] : undefined;
  if (kind !== 'any' && kind !== 'tool') return {};
  const tool = tools.find((one) => isRecord(one) && (kind === 'any' || one['name'] === choiceName(choice)));
  if (!isRecord(tool))
    return { fault: 'tool_choice: the tool it names is not among `tools`, or there are none' };
  return { schema: tool['input_schema'], tool: String(tool['name']) };
}

const choiceName = (choice: unknown) => (isRecord(choice) ? choice['name'] : undefined);

function refused(status: number, message: string): { ok: false; answer: ReturnType<typeof anthropicError> } {
  return { ok: false, answer: anthropicError({ status, code: '', message }) };
}
