import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import { startSandbox, type Sandbox } from '../start.ts';
import { askChat, chatMessages, list, answerText } from '../testing/chat-calls.ts';
import { asRecord, readJson } from '../testing/linkedin-calls.ts';
import { anyArray, anyNumber, anyString, containing } from '../testing/matchers.ts';

let sandbox: Sandbox;
let model: Control['model'];
beforeAll(async () => {
  sandbox = await startSandbox();
  ({ model } = sandbox.control);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
});

const chat = (body?: Record<string, unknown>, init?: RequestInit) => askChat(sandbox, body, init);

/** The `data:` values of an event stream. */
async function events(response: Response) {
  const data = (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice(6));
  return {
    last: data.at(-1),
    chunks: data.filter((line) => line.startsWith('{')).map((line) => asRecord(JSON.parse(line))),
  };
}

const deltas = (chunks: Record<string, unknown>[]) =>
  chunks
    .flatMap((chunk) => list(chunk['choices']))
    .map((choice) => asRecord(choice['delta'])['content'])
    .join('');

describe('chat completions', () => {
  test('composes the same post from the same words, with usage', async () => {
    const first = await readJson(await chat());
    const [choice = {}] = list(first['choices']);
    expect(choice).toMatchObject({
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: containing('It halved picking errors.') },
    });
    const usage = asRecord(first['usage']);
    expect(Number(usage['prompt_tokens']) + Number(usage['completion_tokens'])).toBe(usage['total_tokens']);
    expect(await answerText(await chat())).toBe(asRecord(choice['message'])['content']);
  });

  test('streams the same text in pieces and ends with [DONE]', async () => {
    const response = await chat({ stream: true });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const { chunks, last } = await events(response);
    expect(deltas(chunks)).toBe(await answerText(await chat()));
    expect(chunks.length).toBeGreaterThan(8);
    expect(list(chunks.at(-1)?.['choices'])[0]).toMatchObject({ finish_reason: 'stop' });
    expect(chunks.some((chunk) => 'usage' in chunk)).toBe(false);
    expect(last).toBe('[DONE]');
  });

  test('include_usage adds one last chunk without choices', async () => {
    const { chunks } = await events(await chat({ stream: true, stream_options: { include_usage: true } }));
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: anyNumber } });
    expect(chunks.slice(0, -1).every((chunk) => chunk['usage'] === null)).toBe(true);
  });

  test('max_tokens ends with finish_reason length', async () => {
    const [choice = {}] = list((await readJson(await chat({ max_tokens: 3 })))['choices']);
    expect(choice).toMatchObject({ finish_reason: 'length', message: { content: 'We shipped the' } });
  });

  test('writes from the data alone when some is marked', async () => {
    const content = 'Write about this.\n<<<DATA id=k1 >>>\nThe bridge opened in May.\n<<<END DATA id=k1>>>';
    const text = await answerText(
      await chat({
        messages: [
          { role: 'system', content: 'You write.' },
          { role: 'user', content },
        ],
      }),
    );
    expect(text).toContain('The bridge opened in May.');
    expect(text).not.toContain('Write about this');
  });

  test.each([
    [{ headers: { 'content-type': 'application/json' } }, 401, 'invalid_api_key'],
    [{ body: '{' }, 400, 'invalid_json'],
    [{ body: JSON.stringify({ model: 'm', messages: chatMessages, mesages: [] }) }, 400, 'unknown_parameter'],
    [{ body: JSON.stringify({ messages: chatMessages }) }, 400, 'missing_required_parameter'],
    [{ body: JSON.stringify({ model: 'm', messages: [] }) }, 400, 'missing_required_parameter'],
    [
      { body: JSON.stringify({ model: 'm', messages: [{ role: 'boss', content: 'x' }] }) },
      400,
      'invalid_value',
    ],
    [
      { body: JSON.stringify({ model: 'm', messages: chatMessages, stream_options: {} }) },
      400,
      'invalid_value',
    ],
  ])('refuses %j', async (init, status, code) => {
    const response = await chat({}, init);
    expect(response.status).toBe(status);
    expect(await readJson(response)).toMatchObject({ error: { code, message: anyString } });
  });

  test('keys and models can be limited', async () => {
    await model.configure({ apiKeys: ['right'], models: ['only-this'] });
    expect((await chat()).status).toBe(401);
    const headers = { authorization: 'Bearer right', 'content-type': 'application/json' };
    const response = await chat({}, { headers });
    expect([response.status, asRecord((await readJson(response))['error'])['code']]).toEqual([
      404,
      'model_not_found',
    ]);
    const names = await readJson(await fetch(`${sandbox.modelUrl}/models`, { headers }));
    expect(list(names['data']).map(({ id }) => id)).toEqual(['only-this']);
  });
});

describe('structured output', () => {
  const format = (schema: unknown, strict = true) => ({
    response_format: { type: 'json_schema', json_schema: { name: 'answer', strict, schema } },
  });

  test('gives JSON that fits the schema', async () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'ideas', 'tone'],
      properties: {
        title: { type: 'string', maxLength: 12 },
        tone: { enum: ['calm', 'bold'] },
        ideas: { type: 'array', minItems: 10, maxItems: 10, items: { $ref: '#/$defs/idea' } },
      },
      $defs: {
        idea: {
          type: 'object',
          additionalProperties: false,
          required: ['text'],
          properties: { text: { type: 'string', minLength: 20 } },
        },
      },
    };
    const value = asRecord(JSON.parse(await answerText(await chat(format(schema)))));
    expect(value).toEqual({ title: 'We shipped t', tone: 'calm', ideas: anyArray });
    expect(list(value['ideas']).map(({ text }) => String(text).length >= 20)).toEqual(
      Array.from({ length: 10 }, () => true),
    );
  });

  test('strict schemas are closed and require everything, as the provider insists', async () => {
    const open = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
    expect((await chat(format(open))).status).toBe(400);
    expect((await chat(format({ ...open, additionalProperties: false, required: [] }))).status).toBe(400);
    expect((await chat(format(open, false))).status).toBe(200);
  });

  test('json_object wants the word in the prompt', async () => {
    expect((await chat({ response_format: { type: 'json_object' } })).status).toBe(400);
    const messages = [{ role: 'user', content: 'Give JSON. Rain fell.' }];
    expect(
      JSON.parse(await answerText(await chat({ response_format: { type: 'json_object' }, messages }))),
    ).toEqual({ text: 'Give JSON.' });
  });
});

describe('what can be ordered', () => {
  test('answers in turn, as text or JSON, and only for some prompts', async () => {
    await model.order({ kind: 'answer', text: 'for another', includes: 'zebra' });
    await model.order({ kind: 'answer', text: 'first' });
    await model.order({ kind: 'answer', json: { second: true } });
    expect([await answerText(await chat()), await answerText(await chat())]).toEqual([
      'first',
      '{"second":true}',
    ]);
    expect(await answerText(await chat({ messages: [{ role: 'user', content: 'a zebra' }] }))).toBe(
      'for another',
    );
  });

  test.each([401, 429, 500, 503])('status %s', async (status) => {
    await model.order({ kind: 'error', status, retryAfterSeconds: 7 });
    const response = await chat({ stream: true });
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, '7']);
    expect((await chat()).status).toBe(200);
    expect((await model.requests())[0]).toMatchObject({ outcome: 'refused', status, behaviour: 'error' });
  });

  test('an empty answer', async () => {
    await model.order({ kind: 'empty', times: 2 });
    expect(await answerText(await chat())).toBe('');
    expect(deltas((await events(await chat({ stream: true }))).chunks)).toBe('');
  });

  test('malformed JSON, streamed or not', async () => {
    await model.order({ kind: 'malformed', times: 2 });
    await expect((await chat()).json()).rejects.toThrow('JSON');
    expect(await (await chat({ stream: true })).text()).toContain('"delta":{"content":\n\n');
  });

  test('a stream that breaks off after some tokens', async () => {
    await model.order({ kind: 'cut', afterTokens: 2 });
    const response = await chat({ stream: true });
    await expect(response.text()).rejects.toThrow('terminated');
    expect((await model.requests())[0]).toMatchObject({ outcome: 'cut', tokensSent: 2 });
  });

  test.each([undefined, 2])('silence after %s tokens until the caller gives up', async (afterTokens) => {
    await model.order({ kind: 'hang', ...(afterTokens === undefined ? {} : { afterTokens }) });
    const giveUp = new AbortController();
    const answer = chat({ stream: true }, { signal: giveUp.signal }).then((response) => response.text());
    await expect
      .poll(async () => (await model.requests())[0], { timeout: 10_000 })
      .toMatchObject({ outcome: 'hung', tokensSent: afterTokens ?? 0 });
    giveUp.abort();
    await expect(answer).rejects.toThrow('abort');
  });

  test('slow tokens, and a stream that its reader leaves is recorded as cancelled', async () => {
    await model.order({ kind: 'answer', text: 'word '.repeat(200), msPerToken: 5 });
    const leave = new AbortController();
    const response = await chat({ stream: true }, { signal: leave.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    leave.abort();
    await expect
      .poll(async () => (await model.requests())[0]?.outcome, { timeout: 10_000 })
      .toBe('cancelled');
    const [request] = await model.requests();
    expect(request?.tokensSent).toBeLessThan(200);
    expect(request?.endedAt).toBeGreaterThanOrEqual(request?.at ?? 0);
  });
});

test('every request is recorded whole, without the key', async () => {
  await chat({ temperature: 0.3 });
  const [request] = await model.requests();
  expect(request).toMatchObject({
    api: 'chat',
    model: 'standin-large',
    stream: false,
    body: { temperature: 0.3, messages: chatMessages },
    outcome: 'completed',
  });
  expect(JSON.stringify(request)).not.toContain('Bearer');
});

describe('responses', () => {
  const responses = (body: Record<string, unknown>) =>
    fetch(`${sandbox.modelUrl}/responses`, {
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'standin-large', input: 'Rain fell for a week.', ...body }),
    });

  test('whole', async () => {
    const body = await readJson(await responses({ instructions: 'Write.' }));
    expect(body).toMatchObject({
      object: 'response',
      status: 'completed',
      usage: { output_tokens: anyNumber },
    });
    expect(JSON.stringify(body['output'])).toContain('Rain fell for a week.');
  });

  test('streamed, in order', async () => {
    const { chunks } = await events(await responses({ stream: true }));
    const types = chunks.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);
    expect(types).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    const text = chunks
      .filter(({ type }) => type === 'response.output_text.delta')
      .map(({ delta }) => delta)
      .join('');
    expect(chunks.find(({ type }) => type === 'response.output_text.done')).toMatchObject({ text });
    expect(chunks.map((chunk) => chunk['sequence_number'])).toEqual(chunks.map((_, index) => index));
  });
});
