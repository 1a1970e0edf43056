import type { ServerResponse } from 'node:http';
import { POST } from '@limelight/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { isApiError } from './api-error.ts';
import { stream } from './stream.ts';
import { json, startAnsweringServer, type AnsweringServer } from './testing/answering-server.ts';
import { createTestPage, type TestPage } from './testing/page.ts';

const events = {
  text: z.object({ delta: z.string() }),
  done: z.object({ text: z.string(), userUsage: z.number() }),
  error: z.object({ code: z.string(), message: z.string() }),
};
const write = POST('/write', {
  summary: 'Writes',
  kind: 'generation',
  body: z.object({ idea: z.string() }),
  response: events.done,
  answer: 'events',
});

let server: AnsweringServer;
let page: TestPage;

beforeEach(async () => {
  server = await startAnsweringServer();
  page = createTestPage(server.base);
  page.session.begin('token-1');
});
afterEach(() => server.close());

const input = { body: { idea: 'four fields' } };
const done = { text: 'ab', userUsage: 30 };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-generation-id': 'g1' });
}

function run(options: Parameters<typeof stream>[5] = {}) {
  const came: unknown[] = [];
  const ended = stream(page.api, write, events, input, (one) => came.push(one), options);
  return { came, ended };
}

test('events come typed and in order, bytes cut inside a character included, and what was spent is told', async () => {
  server.answer((_, response) => {
    begin(response);
    const bytes = Buffer.from(
      `: hello\n\n${event('text', { delta: 'é😀' })}${event('unknown', {})}${event('done', done)}`,
    );
    for (const byte of bytes) response.write(Buffer.from([byte]));
    response.end();
  });
  const { came, ended } = run();
  expect((await ended).get('x-generation-id')).toBe('g1');
  expect(came).toEqual([
    { event: 'text', data: { delta: 'é😀' } },
    { event: 'done', data: done },
  ]);
  expect(page.spent).toEqual([30]);
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual(input.body);
  expect(server.received[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    accept: 'text/event-stream',
  });
});

test('an error event rejects with its code and sentence and is shown', async () => {
  server.answer((_, response) => {
    begin(response);
    response.end(
      event('text', { delta: 'a' }) + event('error', { code: 'writer_unavailable', message: 'Not now.' }),
    );
  });
  const { came, ended } = run();
  await expect(ended).rejects.toMatchObject({ code: 'writer_unavailable', serverMessage: 'Not now.' });
  expect(came).toHaveLength(1);
  expect(page.shown.map((notice) => notice.title)).toEqual(['Not now']);
  expect(page.spent).toEqual([]);
});

test('a refusal before the first event rejects as any call does', async () => {
  server.answer((_, response) =>
    json(response, 402, {
      code: 'insufficient_credits',
      message: 'Too few.',
      details: { needed: 30, held: 1 },
    }),
  );
  await expect(run({ showError: false }).ended).rejects.toMatchObject({
    status: 402,
    code: 'insufficient_credits',
    details: { needed: 30, held: 1 },
  });
});

test('a connection that drops in the middle is a network failure after the events that came', async () => {
  server.answer((_, response) => {
    begin(response);
    response.write(event('text', { delta: 'a' }), () => response.destroy());
  });
  const { came, ended } = run({ showError: false });
  await expect(ended).rejects.toMatchObject({ code: 'network' });
  expect(came).toHaveLength(1);
});

test('stopping ends the request on the server too, silently', async () => {
  const stop = new AbortController();
  const closed = new Promise<void>((resolve) => {
    server.answer((_, response) => {
      response.on('close', () => resolve());
      begin(response);
      response.write(event('text', { delta: 'a' }));
    });
  });
  const ended = stream(page.api, write, events, input, () => stop.abort(), {
    signal: stop.signal,
  });
  const error: unknown = await ended.then(
    () => null,
    (cause: unknown) => cause,
  );
  expect(isApiError(error, 'aborted')).toBe(true);
  await closed;
  expect(page.shown).toEqual([]);
});

test('a new generation from the same place aborts the one that runs', async () => {
  server.answer((_, response) => {
    begin(response);
    response.write(event('text', { delta: 'a' }));
    if (server.received.length > 1) response.end(event('done', done));
  });
  let second: Promise<unknown> | null = null;
  const first = stream(
    page.api,
    write,
    events,
    input,
    () => {
      second ??= run({ place: 'editor' }).ended;
    },
    { place: 'editor' },
  );
  await expect(first).rejects.toMatchObject({ code: 'aborted' });
  await expect(second).resolves.toBeDefined();
});

test('an event that is not what the contract says ends the stream as unreadable', async () => {
  server.answer((_, response) => {
    begin(response);
    response.end(event('text', { delta: 5 }));
  });
  await expect(run({ showError: false }).ended).rejects.toMatchObject({ code: 'unreadable' });
});
