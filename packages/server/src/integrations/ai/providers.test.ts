import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatEvents, data, request, stream, writingAt } from './test-writers.ts';

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

const { writersFor, write } = writingAt(() => sandbox);

const serve: typeof stream = async (...given) => {
  const server = await stream(...given);
  servers.push(server);
  return server;
};

describe('connections', () => {
  it('are kept for the next request', async () => {
    const { url, seen } = await serve(() => chatEvents());
    const kept = writersFor('compatible:one', { COMPATIBLE_BASE_URL: url }).writers;
    for (let n = 0; n < 3; n += 1)
      for await (const piece of kept.stream(request(), () => undefined)) expect(piece.delta).not.toBe('');
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ port }) => port)).size).toBe(1);
  });

  it('that the server closed in between cost no failure', async () => {
    const { url, seen } = await serve(
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
    const { url, seen } = await serve(() => [part('Hello'), part(' you', 'STOP')]);
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
