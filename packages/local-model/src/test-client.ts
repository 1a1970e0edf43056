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

const RATE = 16_000;

/** A WAV file of `seconds` with a tone in each of the given stretches. */
export function tonesFile(
  seconds: number,
  tones: readonly (readonly [from: number, to: number])[],
): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(44 + seconds * RATE * 2);
  file.write('RIFF', 0, 'latin1');
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  for (const [from, to] of tones)
    for (let at = from * RATE; at < to * RATE; at += 1)
      file.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 400 * at) / RATE)), 44 + at * 2);
  return new Uint8Array(file);
}

const transcription = z.object({
  text: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

/** Sends a file to be transcribed. */
export async function hear(
  { url, apiKey, model }: RunningServer,
  file: Uint8Array<ArrayBuffer>,
): Promise<z.infer<typeof transcription>> {
  const form = new FormData();
  form.set('file', new Blob([file]), 'sound.wav');
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  const headers = { authorization: `Bearer ${apiKey}` };
  const response = await fetch(`${url}/audio/transcriptions`, { method: 'POST', body: form, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return transcription.parse(JSON.parse(text));
}
