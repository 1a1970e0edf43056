import { GET, POST, type Endpoint } from '@limelight/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { json, startAnsweringServer, type AnsweringServer } from './testing/answering-server.ts';
import { createTestPage, type TestPage } from './testing/page.ts';

const read = GET('/things/:id', {
  summary: 'Reads',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.string().optional(), limit: z.number().optional() }),
  response: z.object({ name: z.string() }),
});
const save = POST('/things', {
  summary: 'Saves',
  body: z.object({ text: z.string(), status: z.string().optional() }),
  response: z.object({ name: z.string() }),
});
const upload = POST('/media', {
  summary: 'Takes a file',
  bodyFormat: 'form',
  body: z.looseObject({}),
  response: z.object({ name: z.string() }),
});

let server: AnsweringServer;
let page: TestPage;

beforeEach(async () => {
  server = await startAnsweringServer();
  page = createTestPage(server.base);
  page.session.begin('token-1');
  server.answer((_, response) => json(response, 200, { data: { name: 'one' } }));
});
afterEach(() => server.close());

const one = { params: { id: 'a/b' }, query: {} };
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('The call was answered.');
    },
    (cause: unknown) => {
      if (cause instanceof ApiError) return cause;
      throw cause;
    },
  );
const refuse = (status: number, code: string, message: string, details?: unknown) =>
  server.answer((_, response) => json(response, status, { code, message, details }));
const dead: Endpoint = read;

test('a read carries the bearer of the cookie and puts parameters and query into the address', async () => {
  const data = await page.api.call(read, { params: { id: 'a/b' }, query: { search: 'x y', limit: 5 } });
  expect(data).toEqual({ name: 'one' });
  expect(server.received[0]).toMatchObject({ method: 'GET', path: '/things/a%2Fb?search=x+y&limit=5' });
  expect(server.received[0]?.headers.authorization).toBe('Bearer token-1');
});

test('the bearer is read anew for every call', async () => {
  await page.api.call(read, one);
  page.session.begin('token-2');
  await page.api.call(read, one);
  expect(server.received.map((request) => request.headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ]);
});

test('a write sends JSON, and form data where the endpoint or the caller asks for it', async () => {
  await page.api.call(save, { body: { text: 'é' } }, { idempotencyKey: 'k1' });
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ text: 'é' });
  expect(server.received[0]?.headers['idempotency-key']).toBe('k1');
  await page.api.call(upload, { body: { file: new File(['abc'], 'a.png', { type: 'image/png' }) } });
  expect(server.received[1]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(server.received[1]?.body).toContain('filename="a.png"');
  await page.api.call(save, { body: { text: 'plain' } }, { formData: true });
  expect(server.received[2]?.body).toContain('name="text"');
});

test('the full answer is given when asked for', async () => {
  server.answer((_, response) =>
    json(response, 200, { data: { name: 'x' }, message: 'Kept.', userUsage: 30 }),
  );
  const answer = await page.api.call(read, one, { fullResponse: true });
  expect(answer).toEqual({ data: { name: 'x' }, message: 'Kept.', userUsage: 30 });
  expect(page.spent).toEqual([30]);
});

test('success is shown only when asked for: own words, else the server’s, else Done!', async () => {
  await page.api.call(read, one);
  expect(page.shown).toEqual([]);
  await page.api.call(read, one, { showSuccess: true });
  server.answer((_, response) => json(response, 200, { data: { name: 'x' }, message: 'Kept.' }));
  await page.api.call(read, one, { showSuccess: true });
  await page.api.call(read, one, { successMessage: 'Mine.' });
  expect(page.shown.map(({ title, message }) => `${title}: ${message}`)).toEqual([
    'Success: Done!',
    'Success: Kept.',
    'Success: Mine.',
  ]);
});

const gone = { code: 'not_found', message: 'We could not find that. It may have been deleted.' };

test.each([
  ['the server’s sentences', gone, 'Mine.', ['We could not find that', 'It may have been deleted.']],
  ['the caller’s where the server has none', {}, 'Not saved. Reload.', ['Not saved', 'Reload.']],
  ['a single sentence as the title', {}, 'Did that work?', ['Did that work?', '']],
  ['the default where nobody has one', {}, '', ['Something went wrong', 'Please try again later.']],
])('a failure shows %s', async (_, body, errorMessage, expected) => {
  server.answer((_request, response) => json(response, 404, body));
  await failureOf(page.api.call(read, one, { errorMessage }));
  expect(page.shown.map(({ title, message }) => [title, message])).toEqual([expected]);
});

test('a refusal that one press can settle offers it', async () => {
  refuse(409, 'no_model', 'No model is connected. Connect one.');
  await failureOf(page.api.call(read, one));
  expect(page.shown[0]?.action?.label).toBe('Connect a model');
});

test('a hidden failure shows nothing and still rejects with status, data, options and address', async () => {
  refuse(402, 'insufficient_credits', 'Too few.', { needed: 30, held: 10 });
  const error = await failureOf(page.api.call(read, one, { showError: false, place: 'here' }));
  expect(page.shown).toEqual([]);
  expect(error).toMatchObject({
    status: 402,
    code: 'insufficient_credits',
    details: { needed: 30, held: 10 },
    data: { message: 'Too few.' },
    options: { showError: false, place: 'here', formData: false, fullResponse: false, errorMessage: '' },
    url: `${server.base}/things/a%2Fb`,
  });
});

test('an answer that is not what the contract says is a failure, not data', async () => {
  server.answer((_, response) => json(response, 200, { data: { name: 5 } }));
  expect(await failureOf(page.api.call(read, one))).toMatchObject({ code: 'unreadable', status: 200 });
  server.answer((_, response) => void response.end('<html>'));
  expect(await failureOf(page.api.call(read, one))).toMatchObject({ code: 'unreadable' });
});

test.each([
  ['session_required', 'Authentication Failed'],
  ['session_ended', 'You have been logged out!'],
  ['anything', 'Authentication Failed'],
])('401 with %s clears the cookie, says “%s” and keeps the way back', async (code, message) => {
  refuse(401, code, 'No.');
  expect((await failureOf(page.api.call(dead, one))).status).toBe(401);
  expect(page.session.read()).toBeNull();
  expect(page.shown.map((notice) => notice.message)).toEqual([message]);
  expect(page.signedOutTo).toEqual(['/dashboard/generate-post?draft=1']);
});

test('calls that die together tell the person once, and a hidden one signs out all the same', async () => {
  refuse(401, 'session_ended', 'No.');
  await Promise.all([1, 2, 3].map(() => failureOf(page.api.call(read, one, { showError: false }))));
  expect(page.shown).toHaveLength(1);
  expect(page.signedOutTo).toHaveLength(1);
});

test('an answer to an old token leaves a session begun since alone', async () => {
  server.answer((_, response) => {
    page.session.begin('token-2');
    json(response, 401, { code: 'session_ended', message: 'No.' });
  });
  await failureOf(page.api.call(read, one));
  expect(page.session.read()).toBe('token-2');
  expect(page.signedOutTo).toEqual([]);
});

test('after its end a session is asked nothing more, and the person told nothing', async () => {
  refuse(401, 'no_session', 'No.');
  page.session.end(true);
  expect((await failureOf(page.api.call(read, one))).code).toBe('aborted');
  expect(page.shown).toEqual([]);
  expect(page.signedOutTo).toEqual([]);
  page.session.begin('token-2');
  server.answer((_, response) => json(response, 200, { data: { name: 'one' } }));
  expect(await page.api.call(read, one)).toEqual({ name: 'one' });
});

test('a newer read from the same place aborts the older, silently', async () => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    server.answer((request, response) => {
      if (server.received.length > 1) return json(response, 200, { data: { name: request.path } });
      release = () => json(response, 200, { data: { name: 'late' } });
      resolve();
    });
  });
  const older = failureOf(page.api.call(read, one, { place: 'list' }));
  await arrived;
  const newer = page.api.call(read, { params: { id: 'new' }, query: {} }, { place: 'list' });
  expect((await older).code).toBe('aborted');
  expect(await newer).toEqual({ name: '/things/new' });
  release();
  expect(page.shown).toEqual([]);
  expect(server.reports).toEqual([]);
});

test('a write is never aborted by a newer one from the same place', async () => {
  const both = [1, 2].map((n) => page.api.call(save, { body: { text: String(n) } }, { place: 'form' }));
  expect(await Promise.all(both)).toEqual([{ name: 'one' }, { name: 'one' }]);
});

test('a caller’s signal aborts, and a call that takes too long fails with a notice', async () => {
  server.answer(() => undefined);
  const stop = new AbortController();
  const call = failureOf(page.api.call(read, one, { signal: stop.signal }));
  stop.abort();
  expect((await call).code).toBe('aborted');
  expect(page.shown).toEqual([]);
  expect((await failureOf(page.api.call(read, one, { timeoutMs: 30 }))).code).toBe('timeout');
  expect(page.shown).toHaveLength(1);
});

test('a server that is not there is a network failure: shown, and not reported', async () => {
  await server.close();
  const error = await failureOf(page.api.call(read, one));
  expect(error).toMatchObject({ code: 'network', status: null });
  expect(page.shown[0]?.title).toBe('Something went wrong');
});

test('a failed call with a status is reported without what the person wrote, their token or the query', async () => {
  refuse(500, 'internal_error', 'Something went wrong. Please try again later.');
  await failureOf(page.api.call(save, { body: { text: 'my secret post', status: 'draft' } }));
  await failureOf(
    page.api.call(read, { params: { id: 'a' }, query: { search: 'salary' } }, { showError: false }),
  );
  await expect.poll(() => server.reports.length).toBe(2);
  const told = server.reports.map((report) => report.body).join('\n');
  expect(told).not.toMatch(/secret|token-1|salary/);
  expect(JSON.parse(server.reports[0]?.body ?? '')).toEqual({
    params: { body: { text: '14 characters', status: 'draft' } },
    apiUrl: `${server.base}/things`,
    err: {
      status: 500,
      code: 'internal_error',
      message: 'Something went wrong. Please try again later.',
      method: 'POST',
    },
  });
});
