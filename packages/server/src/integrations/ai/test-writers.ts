import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Sandbox } from '@limelight/sandbox';
import { loadConfig } from '../../platform/config/index.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { testEnvironment } from '../../testing/environment.ts';
import { createWriters, type ModelCall, type TextRequest } from './index.ts';

export const request = (signal = new AbortController().signal): TextRequest => ({
  system: 'You write.',
  prompt: 'Source:\n<<<DATA id=1>>>\nA short note. It has two sentences.\n<<<END DATA id=1>>>',
  maxOutputTokens: 500,
  signal,
});

/** Writers whose models the sandbox answers for. */
export function writingAt(sandbox: () => Sandbox) {
  function writersFor(models: string, environment: Record<string, string> = {}) {
    const metrics = createMetrics();
    const config = loadConfig(
      testEnvironment({
        AI_MODELS: models,
        COMPATIBLE_BASE_URL: sandbox().modelUrl,
        COMPATIBLE_API_KEY: 'key',
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: sandbox().modelUrl,
        AI_PRICES: 'compatible:one=1/2',
        ...environment,
      }),
    );
    return { metrics, writers: createWriters(config, createLog('silent'), metrics) };
  }

  async function write(models: string, environment: Record<string, string> = {}, given = request()) {
    const { writers, metrics } = writersFor(models, environment);
    const calls: ModelCall[] = [];
    const deltas: string[] = [];
    let engine = '';
    let error: unknown = null;
    try {
      for await (const piece of writers.stream(given, (call) => calls.push(call))) {
        deltas.push(piece.delta);
        engine = piece.engine.name;
      }
    } catch (caught) {
      error = caught;
    }
    return { text: deltas.join(''), deltas, engine, calls, error, metrics };
  }

  return { writersFor, write };
}

export interface Seen {
  port: number;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A server that answers every request with these events. */
export async function stream(
  events: () => readonly string[],
  after: (incoming: IncomingMessage) => void = () => undefined,
): Promise<{ url: string; seen: Seen[]; close(): void }> {
  const seen: Seen[] = [];
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      seen.push({
        port: incoming.socket.remotePort ?? 0,
        path: incoming.url ?? '',
        headers: incoming.headers,
        body,
      });
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      outgoing.end(
        events()
          .map((event) => `${event}\n\n`)
          .join(''),
        () => after(incoming),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, seen, close: () => server.close() };
}

export const data = (value: unknown) => `data: ${JSON.stringify(value)}`;
const chunk = (delta: object, finish: string | null = null) =>
  data({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
/** A whole answer in the form of OpenAI’s chat completions. */
export const chatEvents = () => [
  chunk({ role: 'assistant', content: 'Hello' }),
  chunk({ content: ' you' }),
  chunk({}, 'stop'),
  'data: [DONE]',
];
