import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/index.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { testEnvironment } from '../../testing/environment.ts';
import { createWriters, reasonOf, WriterError, type ModelCall, type TextRequest } from './index.ts';

let sandbox: Sandbox;
const servers: { close(): void }[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(async () => {
  await sandbox.control.model.clearOrders();
  await sandbox.control.model.configure({
    apiKeys: [],
    models: [],
    responseFormats: [],
    msToFirstToken: 0,
    msPerToken: 0,
  });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await sandbox.close();
});

function writersFor(models: string, environment: Record<string, string> = {}) {
  const metrics = createMetrics();
  const config = loadConfig(
    testEnvironment({
      AI_MODELS: models,
      COMPATIBLE_BASE_URL: sandbox.modelUrl,
      COMPATIBLE_API_KEY: 'key',
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: sandbox.modelUrl,
      AI_PRICES: 'compatible:one=1/2',
      ...environment,
    }),
  );
  return { metrics, writers: createWriters(config, createLog('silent'), metrics) };
}

const request = (signal = new AbortController().signal): TextRequest => ({
  system: 'You write.',
  prompt: 'Source:\n<<<DATA id=1>>>\nA short note. It has two sentences.\n<<<END DATA id=1>>>',
  maxOutputTokens: 500,
  signal,
});

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

describe('which writer writes', () => {
  it('is the first model, or the built-in one where none is configured', () => {
    expect(writersFor('compatible:one,openai:two').writers.describe()).toEqual({
      kind: 'model',
      name: 'one',
    });
    const { writers } = writersFor('');
    expect(writers.describe()).toEqual({ kind: 'outline', name: 'Outline' });
    expect(writers.hasModel()).toBe(false);
  });
});

describe('a model', () => {
  it.each(['compatible:one', 'openai:one'])(
    '%s streams word by word, with its tokens counted',
    async (model) => {
      const { text, deltas, engine, calls, metrics } = await write(model);
      expect(text).toContain('A short note.');
      expect(deltas.length).toBeGreaterThan(5);
      expect(engine).toBe('one');
      expect(calls).toHaveLength(1);
      expect(calls[0]).toMatchObject({
        model,
        outcome: 'done',
        outputTokens: deltas.length,
      });
      expect(calls[0]?.inputTokens).toBeGreaterThan(10);
      expect(calls[0]?.firstDeltaMs).toBeLessThanOrEqual(calls[0]?.durationMs ?? 0);
      expect(await metrics.registry.metrics()).toContain(
        `limelight_model_tokens_total{model="${model}",direction="out"} ${deltas.length}`,
      );
    },
  );

  it('costs what its price says', async () => {
    const { calls } = await write('compatible:one');
    const [call] = calls;
    expect(call?.costMicroUsd).toBe((call?.inputTokens ?? 0) + 2 * (call?.outputTokens ?? 0));
  });

  it('is asked not to keep what it is sent, where it can be told so', async () => {
    await write('openai:one');
    expect((await sandbox.control.model.requests()).at(-1)?.body).toMatchObject({ store: false });
  });

  it('is left alone at once when the reader goes', async () => {
    await sandbox.control.model.order({ kind: 'answer', text: 'word '.repeat(500), msPerToken: 5 });
    const stop = new AbortController();
    const { writers } = writersFor('compatible:one');
    const calls: ModelCall[] = [];
    const reading = (async () => {
      for await (const { delta } of writers.stream(request(stop.signal), (call) => calls.push(call))) {
        if (delta !== '') stop.abort(new Error('gone'));
      }
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(calls).toMatchObject([{ outcome: 'aborted' }]);
    await expect.poll(async () => (await sandbox.control.model.requests()).at(-1)?.outcome).toBe('cancelled');
  });

  it('is not asked at all when the reader has gone before', async () => {
    const before = (await sandbox.control.model.requests()).length;
    const { error } = await write(
      'compatible:one,openai:two',
      {},
      request(AbortSignal.abort(new Error('gone'))),
    );
    expect(error).toMatchObject({ message: 'gone' });
    expect(await sandbox.control.model.requests()).toHaveLength(before);
  });
});

describe('a server that takes no JSON mode, as LM Studio', () => {
  const given = { ...request(), system: 'You write JSON.', schema: { type: 'object', properties: {} } };

  it('is asked once more without it, and from then on never with it', async () => {
    await sandbox.control.model.configure({ responseFormats: ['json_schema', 'text'] });
    const { writers } = writersFor('compatible:one');
    const ask = async () => {
      const calls: ModelCall[] = [];
      let text = '';
      for await (const { delta } of writers.stream(given, (call) => calls.push(call))) text += delta;
      expect(text).toContain('A short note.');
      return calls.map(({ outcome }) => outcome);
    };
    expect(await ask()).toEqual(['rejected', 'done']);
    expect(await ask()).toEqual(['done']);
    expect((await sandbox.control.model.requests()).at(-1)?.body).not.toHaveProperty('response_format');
  });

  it('is not taken for one when it refuses the request for another reason', async () => {
    await sandbox.control.model.order({ kind: 'error', status: 400, times: 2 });
    const { error, calls } = await write('compatible:one', {}, given);
    expect(error).toMatchObject({ failure: 'rejected' });
    expect(calls).toHaveLength(2);
    await write('compatible:one', {}, given);
    expect((await sandbox.control.model.requests()).at(-1)?.body).toHaveProperty('response_format');
  });
});

describe('a failing model', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'unauthorised'],
    [429, 'rate_limited'],
    [400, 'rejected'],
    [404, 'rejected'],
    [408, 'unavailable'],
    [500, 'unavailable'],
    [529, 'unavailable'],
  ] as const)('that answers %i is %s, asked once, and the next one writes', async (status, outcome) => {
    await sandbox.control.model.order({ kind: 'error', status });
    const { text, engine, calls } = await write('compatible:one,openai:two');
    expect(engine).toBe('two');
    expect(text).toContain('A short note.');
    expect(calls.map((call) => [call.model, call.outcome])).toEqual([
      ['compatible:one', outcome],
      ['openai:two', 'done'],
    ]);
  });

  it('that does not begin in time gives way to the next', async () => {
    await sandbox.control.model.order({ kind: 'hang' });
    const { engine, calls } = await write('compatible:one,openai:two', { AI_FIRST_TOKEN_TIMEOUT_MS: '150' });
    expect(engine).toBe('two');
    expect(calls[0]).toMatchObject({ outcome: 'unavailable', firstDeltaMs: null });
  });

  it('that says nothing gives way to the next', async () => {
    await sandbox.control.model.order({ kind: 'answer', text: ' \n ' });
    const { text, engine, calls } = await write('compatible:one,openai:two');
    expect(engine).toBe('two');
    expect(text.startsWith('A short note.')).toBe(true);
    expect(calls[0]?.outcome).toBe('empty');
  });

  it.each(['compatible:one', 'openai:one'])(
    '%s that is cut in the middle is the end: nothing else is mixed in',
    async (model) => {
      await sandbox.control.model.order({ kind: 'cut', afterTokens: 3 });
      const { deltas, error, calls } = await write(`${model},compatible:two`);
      expect(deltas).toHaveLength(3);
      expect(error).toBeInstanceOf(WriterError);
      expect(error).toMatchObject({ failure: 'unavailable', model });
      expect(calls).toMatchObject([{ outcome: 'cut' }]);
    },
  );

  it('that stops in the middle is ended after the whole time', async () => {
    await sandbox.control.model.order({ kind: 'hang', afterTokens: 3 });
    const { deltas, error, calls } = await write('compatible:one', { AI_TIMEOUT_MS: '1000' });
    expect(deltas).toHaveLength(3);
    expect(error).toMatchObject({ failure: 'unavailable' });
    expect(calls).toMatchObject([{ outcome: 'cut' }]);
  });

  it('that nothing listens for is unavailable', async () => {
    const { error } = await write('compatible:one', { COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(error).toMatchObject({ failure: 'unavailable' });
  });

  it.each([
    [500, 429, 'rate_limited', 'openai:two'],
    [429, 500, 'rate_limited', 'compatible:one'],
    [401, 503, 'unavailable', 'openai:two'],
    [400, 401, 'rejected', 'compatible:one'],
  ] as const)(
    'is told, when all fail, by what can be done about it: %i and %i',
    async (one, two, failure, model) => {
      await sandbox.control.model.order({ kind: 'error', status: one });
      await sandbox.control.model.order({ kind: 'error', status: two });
      const { error, calls } = await write('compatible:one,openai:two');
      expect(error).toMatchObject({ failure, model });
      expect(calls).toHaveLength(2);
    },
  );

  it('is explained to who runs the server in the provider’s own words', async () => {
    await sandbox.control.model.configure({ models: ['another'] });
    const { error } = await write('anthropic:claude-x', {
      ANTHROPIC_API_KEY: 'k',
      ANTHROPIC_BASE_URL: sandbox.anthropicUrl,
    });
    expect(error instanceof WriterError && reasonOf(error)).toBe('404 model: claude-x');
    const { error: away } = await write('compatible:one', { COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(away instanceof WriterError && reasonOf(away)).toContain('ECONNREFUSED');
    await sandbox.control.model.configure({ models: [] });
    await sandbox.control.model.order({ kind: 'cut', afterTokens: 2 });
    const { error: lost } = await write('compatible:one');
    expect(lost instanceof WriterError && reasonOf(lost)).toMatch(/terminated|aborted|closed|reset/);
  });

  it('that would not write is told so, though the next one does not answer', async () => {
    await sandbox.control.model.order({ kind: 'refusal' });
    await sandbox.control.model.order({ kind: 'error', status: 500 });
    const { error } = await write('compatible:one,openai:two');
    expect(error).toMatchObject({ failure: 'declined', model: 'compatible:one' });
  });
});

describe('connections', () => {
  it('are kept for the next request', async () => {
    const { url, seen } = await stream(() => chatEvents());
    const kept = writersFor('compatible:one', { COMPATIBLE_BASE_URL: url }).writers;
    for (let n = 0; n < 3; n += 1)
      for await (const piece of kept.stream(request(), () => undefined)) expect(piece.delta).not.toBe('');
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ port }) => port)).size).toBe(1);
  });

  it('that the server closed in between cost no failure', async () => {
    const { url, seen } = await stream(
      () => chatEvents(),
      (incoming) => setImmediate(() => incoming.socket.destroy()),
    );
    const kept = writersFor('compatible:one', { COMPATIBLE_BASE_URL: url }).writers;
    for (let n = 0; n < 4; n += 1) {
      let text = '';
      for await (const piece of kept.stream(request(), () => undefined)) text += piece.delta;
      expect(text).toBe('Hello you');
    }
    expect(seen).toHaveLength(4);
  });
});

interface Seen {
  port: number;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

async function stream(
  events: () => readonly string[],
  after: (incoming: IncomingMessage) => void = () => undefined,
): Promise<{ url: string; seen: Seen[] }> {
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
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, seen };
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}`;
const chunk = (delta: object, finish: string | null = null) =>
  data({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
const chatEvents = () => [
  chunk({ role: 'assistant', content: 'Hello' }),
  chunk({ content: ' you' }),
  chunk({}, 'stop'),
  'data: [DONE]',
];

describe('other providers', () => {
  it('Anthropic gets the rules as its system text and the key in its header', async () => {
    const environment = { ANTHROPIC_API_KEY: 'secret-a', ANTHROPIC_BASE_URL: sandbox.anthropicUrl };
    await sandbox.control.model.configure({ apiKeys: ['secret-a'] });
    const { text, deltas, calls } = await write('anthropic:claude-x', environment);
    expect(text).toContain('A short note.');
    expect(calls).toMatchObject([{ outcome: 'done', outputTokens: deltas.length }]);
    expect((await sandbox.control.model.requests()).at(-1)?.body).toMatchObject({
      model: 'claude-x',
      stream: true,
      max_tokens: 500,
      system: [{ type: 'text', text: 'You write.' }],
      messages: [{ role: 'user' }],
    });
  });

  it.each([undefined, 'Hello'])('Anthropic that ends with a refusal has declined, after %s', async (text) => {
    await sandbox.control.model.order({ kind: 'refusal', ...(text === undefined ? {} : { text }) });
    const environment = { ANTHROPIC_API_KEY: 'secret-a', ANTHROPIC_BASE_URL: sandbox.anthropicUrl };
    const { error, calls } = await write('anthropic:claude-x', environment);
    expect(error).toMatchObject({ failure: 'declined' });
    expect(calls).toMatchObject([{ outcome: 'declined' }]);
  });

  it.each(['anthropic:claude-sonnet-4-5', 'anthropic:claude-3-haiku-20240307', 'anthropic:somebody-else'])(
    '%s is held to the form of an answer',
    async (model) => {
      const environment = { ANTHROPIC_API_KEY: 'secret-a', ANTHROPIC_BASE_URL: sandbox.anthropicUrl };
      const schema = {
        type: 'object',
        additionalProperties: false,
        required: ['lines'],
        properties: {
          lines: { type: 'array', minItems: 3, maxItems: 9, items: { type: 'string', minLength: 1 } },
        },
      };
      const { text, error } = await write(model, environment, { ...request(), schema });
      expect(error).toBeNull();
      expect(JSON.parse(text)).toHaveProperty('lines.2');
    },
  );

  it('Google gets the rules as its system instruction and the key in its header', async () => {
    const part = (text: string, finish?: string) =>
      data({
        candidates: [
          {
            content: { role: 'model', parts: [{ text }] },
            index: 0,
            ...(finish ? { finishReason: finish } : {}),
          },
        ],
        usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
      });
    const { url, seen } = await stream(() => [part('Hello'), part(' you', 'STOP')]);
    const { text, calls } = await write('google:gemini-x', {
      GOOGLE_AI_API_KEY: 'secret-g',
      GOOGLE_AI_BASE_URL: url,
    });
    expect(text).toBe('Hello you');
    expect(calls).toMatchObject([{ outcome: 'done', inputTokens: 7, outputTokens: 3 }]);
    expect(seen[0]?.headers['x-goog-api-key']).toBe('secret-g');
    expect(seen[0]?.path).toContain('/models/gemini-x:streamGenerateContent');
    expect(seen[0]?.body).toMatchObject({ systemInstruction: { parts: [{ text: 'You write.' }] } });
  });
});
