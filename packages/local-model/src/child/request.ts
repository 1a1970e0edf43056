import { z } from 'zod';
import { Refusal } from './failure.ts';
import type { ChatItem } from './llama.ts';

const text = z.union([
  z.string(),
  z
    .array(z.object({ type: z.literal('text'), text: z.string() }))
    .transform((parts) => parts.map((part) => part.text).join('\n')),
]);

const message = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: text }),
  z.object({ role: z.literal('user'), content: text }),
  z.object({ role: z.literal('assistant'), content: text.nullish() }),
]);

/** Unknown parameters are ignored, as by other servers of this protocol. */
const chatRequest = z.object({
  model: z.string(),
  messages: z.array(message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().gt(0).max(1).nullish(),
  seed: z.int().nullish(),
  stop: z.union([z.string().min(1), z.array(z.string().min(1)).max(4)]).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({ type: z.literal('json_schema'), json_schema: z.object({ schema: z.unknown() }) }),
    ])
    .nullish(),
  n: z.literal(1).nullish(),
});

export type ChatRequest = {
  model: string;
  history: ChatItem[];
  /** The last message, which must be the user's. */
  prompt: string;
  stream: boolean;
  includeUsage: boolean;
  temperature: number;
  topP: number;
  seed?: number;
  stop: string[];
  maxTokens?: number;
  schema?: unknown;
};

/** Parses the body of a chat request. Throws a Refusal with the problem. */
export function parseChatRequest(body: string): ChatRequest {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is not JSON.');
  }
  const parsed = chatRequest.safeParse(value);
  if (!parsed.success) throw new Refusal(400, 'invalid_request', z.prettifyError(parsed.error));
  const request = parsed.data;
  const last = request.messages.at(-1);
  if (last?.role !== 'user')
    throw new Refusal(400, 'invalid_request', 'The last message must be from the user.');
  const maxTokens = request.max_completion_tokens ?? request.max_tokens;
  const format = request.response_format;
  return {
    model: request.model,
    history: request.messages.slice(0, -1).map(toChatItem),
    prompt: last.content,
    stream: request.stream === true,
    includeUsage: request.stream_options?.include_usage === true,
    temperature: request.temperature ?? 0.7,
    topP: request.top_p ?? 0.9,
    ...(request.seed == null ? {} : { seed: request.seed }),
    stop: typeof request.stop === 'string' ? [request.stop] : (request.stop ?? []),
    ...(maxTokens == null ? {} : { maxTokens }),
    ...(format?.type === 'json_schema' ? { schema: format.json_schema.schema } : {}),
    ...(format?.type === 'json_object' ? { schema: { type: 'object', additionalProperties: true } } : {}),
  };
}

function toChatItem({ role, content }: z.infer<typeof message>): ChatItem {
  switch (role) {
    case 'system':
    case 'developer':
      return { type: 'system', text: content };
    case 'user':
      return { type: 'user', text: content };
    case 'assistant':
      return { type: 'model', response: [content ?? ''] };
  }
}
