import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import { startSandbox, type Sandbox } from '../start.ts';
import { readJson } from '../testing/linkedin-calls.ts';
import { messageBody, messageHeaders, sendMessage } from '../testing/messages-calls.ts';
import { containing } from '../testing/matchers.ts';

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

const HEADERS = messageHeaders;
const BODY = messageBody;
const send = (body: unknown, headers?: Record<string, string>) => sendMessage(sandbox, body, headers);
const ask = (body: Record<string, unknown> = {}) => send({ ...BODY, ...body });

describe('what it refuses', () => {
  const without = (name: keyof typeof HEADERS) =>
    Object.fromEntries(Object.entries(HEADERS).filter(([key]) => key !== name));

  test.each([
    ['no key', BODY, without('x-api-key'), 401, 'authentication_error', 'x-api-key header is required'],
    [
      'a key of another kind',
      BODY,
      { ...without('x-api-key'), authorization: 'Bearer k' },
      401,
      'authentication_error',
      'x-api-key',
    ],
    [
      'no version',
      BODY,
      without('anthropic-version'),
      400,
      'invalid_request_error',
      'anthropic-version: header is required',
    ],
    [
      'an unknown version',
      BODY,
      { ...HEADERS, 'anthropic-version': '2023-10-01' },
      400,
      'invalid_request_error',
      'anthropic-version: "2023-10-01" is not a valid version',
    ],
    ['no JSON', '{', HEADERS, 400, 'invalid_request_error', 'not valid JSON'],
    [
      'no max_tokens',
      { model: 'm', messages: BODY.messages },
      HEADERS,
      400,
      'invalid_request_error',
      'max_tokens: Field required',
    ],
    [
      'no model',
      { max_tokens: 5, messages: BODY.messages },
      HEADERS,
      400,
      'invalid_request_error',
      'model: Field required',
    ],
    [
      'a field of another protocol',
      { ...BODY, store: false },
      HEADERS,
      400,
      'invalid_request_error',
      'store: Extra inputs are not permitted',
    ],
    [
      'a limit of nothing',
      { ...BODY, max_tokens: 0 },
      HEADERS,
      400,
      'invalid_request_error',
      'max_tokens: must be',
    ],
    [
      'no message',
      { ...BODY, messages: [] },
      HEADERS,
      400,
      'invalid_request_error',
      'at least one message is required',
    ],
    [
      'the system as a message',
      { ...BODY, messages: [{ role: 'system', content: 'x' }] },
      HEADERS,
      400,
      'invalid_request_error',
      'Unexpected role "system"',
    ],
    [
      'an answer first',
      { ...BODY, messages: [{ role: 'assistant', content: 'x' }] },
      HEADERS,
      400,
      'invalid_request_error',
      'first message must use the "user" role',
    ],
    [
      'an empty text',
      { ...BODY, messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] },
      HEADERS,
      400,
      'invalid_request_error',
      'must be non-empty',
    ],
    [
      'a strange block',
      { ...BODY, messages: [{ role: 'user', content: [{ type: 'sound' }] }] },
      HEADERS,
      400,
      'invalid_request_error',
      'messages.0.content',
    ],
    [
      'a forced tool that is not there',
      { ...BODY, tool_choice: { type: 'any' } },
      HEADERS,
      400,
      'invalid_request_error',
      'tool_choice',
    ],
  ] as const)('%s', async (_, body, headers, status, type, message) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    const answer = await readJson(response);
    expect(answer).toMatchObject({
      type: 'error',
      error: { type, message: containing(message) },
      request_id: response.headers.get('request-id'),
    });
  });

  test('another key and another model than those that are set', async () => {
    await model.configure({ apiKeys: ['right'], models: ['claude-right'] });
    expect(await readJson(await ask())).toMatchObject({ error: { message: 'invalid x-api-key' } });
    const response = await send(BODY, { ...HEADERS, 'x-api-key': 'right' });
    expect([response.status, await readJson(response)]).toMatchObject([
      404,
      { error: { type: 'not_found_error', message: 'model: claude-standin' } },
    ]);
  });
});
