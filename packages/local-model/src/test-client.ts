import { z } from 'zod';
import type { RunningServer } from './server/model-server.ts';

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }), finish_reason: z.string() })]),
  usage: z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() }),
});

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })),
  usage: completion.shape.usage.optional(),
});

export type Ask = Record<string, unknown> & { prompt: string };

export function post(
  { url, apiKey, model }: RunningServer,
  { prompt, ...more }: Ask,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: prompt }], ...more }),
    ...(signal === undefined ? {} : { signal }),
  });
}

export async function ask(server: RunningServer, request: Ask): Promise<z.infer<typeof completion>> {
  const response = await post(server, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return completion.parse(JSON.parse(text));
}

/** The pieces of a streamed answer, with the usage at its end. */
export async function stream(server: RunningServer, request: Ask) {
  const response = await post(server, { ...request, stream: true, stream_options: { include_usage: true } });
  const events = (await response.text()).split('\n\n').filter((event) => event !== '');
  if (events.pop() !== 'data: [DONE]') throw new Error('The stream did not end as it should.');
  const chunks = events.map((event) => chunk.parse(JSON.parse(event.replace(/^data: /, ''))));
  return {
    pieces: chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta.content ?? '')),
    usage: chunks.at(-1)?.usage,
  };
}
