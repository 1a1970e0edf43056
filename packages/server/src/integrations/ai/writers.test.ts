import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reasonOf, WriterError, type ModelCall } from './index.ts';
import { request, writingAt } from './test-writers.ts';

let sandbox: Sandbox;
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
  await sandbox.close();
});

const { writersFor, write } = writingAt(() => sandbox);

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
