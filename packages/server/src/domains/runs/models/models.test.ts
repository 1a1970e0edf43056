import {
  connectModel,
  disconnectModel,
  exportData,
  generatePost,
  listModels,
  listProviderModels,
  orderModels,
  system,
  testModel,
  userDetails,
  type EndpointCall,
} from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContext, createContext, type Context } from '../../../context.ts';
import { loadConfig } from '../../../platform/config/index.ts';
import { createLog } from '../../../platform/log.ts';
import { testEnvironment } from '../../../testing/environment.ts';
import { createTestApp, pathOf, type Person, type TestApp } from '../../../testing/index.ts';
import { followModels } from './index.ts';

const key = 'sk-very-secret-key-0123456789';
const lines: string[] = [];
let app: TestApp;
let who: Person;
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  app = await createTestApp({ log });
  who = await app.signUp();
});
afterEach(async () => {
  for (const { id } of await connected()) await app.call(disconnectModel, { params: { id } }, who);
  await app.sandbox.control.model.clearOrders();
  await app.sandbox.control.model.configure({ apiKeys: [], models: [] });
});
afterAll(() => app.close());

const connected = async () => (await app.call(listModels, {}, who)).body.data.connected;
const names = async () => (await connected()).map(({ name }) => name);
const writer = async () => (await app.call(system, {})).body.data.writer;
const connect = (name: string, more: Partial<EndpointCall<typeof connectModel>['body']> = {}) =>
  app.call(
    connectModel,
    { body: { provider: 'compatible', name, baseUrl: app.sandbox.modelUrl, apiKey: key, ...more } },
    who,
  );

async function generate(): Promise<string> {
  const response = await app.fetch(pathOf(generatePost, {}), {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ idea: 'We moved our weekly meeting to writing and saved four hours.' }),
  });
  return response.text();
}

describe('a connected model', () => {
  it('writes at once, and no longer once it is disconnected', async () => {
    expect((await writer()).kind).not.toBe('model');
    const { status, body } = await connect('one');
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'one', source: 'page', hasKey: true, purpose: 'text' });
    expect(await writer()).toEqual({ kind: 'model', name: 'one' });
    expect(await generate()).toContain('"name":"one"');
    expect((await app.sandbox.control.model.requests()).at(-1)?.model).toBe('one');
    await app.call(disconnectModel, { params: { id: body.data.id } }, who);
    expect((await writer()).kind).not.toBe('model');
    expect((await app.call(disconnectModel, { params: { id: body.data.id } }, who)).status).toBe(404);
  });

  it('is tried in the order that was set, each connected only once', async () => {
    const first = (await connect('one')).body.data;
    const second = (await connect('two')).body.data;
    expect((await connect('one', { apiKey: 'sk-another-key' })).body.data.id).toBe(first.id);
    expect(await names()).toEqual(['one', 'two']);
    const ids = [second.id, first.id];
    await app.call(orderModels, { body: { purpose: 'text', ids } }, who);
    expect(await names()).toEqual(['two', 'one']);
    expect((await writer()).name).toBe('two');
    const stale = await app.call(orderModels, { body: { purpose: 'text', ids: [first.id] } }, who);
    expect(stale.body.code).toBe('models_changed');

    await connect('painter', { purpose: 'image' });
    expect(await names()).toEqual(['two', 'one', 'painter']);
    expect(app.context.models.list('image').map(({ name }) => name)).toEqual(['painter']);
  });

  it('needs what its provider needs, and a key only once for an address', async () => {
    const code = async (more: Parameters<typeof connect>[1]) => (await connect('m', more)).body.code;
    expect(await code({ provider: 'openai', baseUrl: undefined, apiKey: undefined })).toBe(
      'model_key_missing',
    );
    expect(await code({ baseUrl: undefined })).toBe('model_address_missing');
    expect(await code({ provider: 'groq', purpose: 'image' })).toBe('model_purpose_unfit');
    expect(await code({ baseUrl: 'ftp://example.com' })).toBe('invalid_input');
    expect(await code({ baseUrl: 'http://user:pass@example.com' })).toBe('invalid_input');
    for (const host of ['169.254.169.254', '2852039166', '[fe80::1]', '[::ffff:169.254.169.254]'])
      expect(await code({ baseUrl: `http://${host}/v1` })).toBe('invalid_input');
    await connect('one');
    expect((await connect('two', { apiKey: undefined })).body.data.hasKey).toBe(true);
    const elsewhere = await connect('three', { apiKey: undefined, baseUrl: 'http://127.0.0.1:9/v1' });
    expect(elsewhere.body.data.hasKey).toBe(false);
  });
});

describe('a key', () => {
  it('is sealed, and is in no answer, log or export', async () => {
    const answers = [(await connect('one')).body, (await app.call(listModels, {}, who)).body];
    await app.sandbox.control.model.configure({ apiKeys: ['another'] });
    const { id } = (await connected())[0] ?? { id: '' };
    const [test, list] = await Promise.all([
      app.call(testModel, { body: { id } }, who),
      app.call(
        listProviderModels,
        { body: { provider: 'compatible', baseUrl: app.sandbox.modelUrl, apiKey: key } },
        who,
      ),
    ]);
    const archive = await app.fetch((await app.call(exportData, {}, who)).body.data.url);
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const exported = Object.values(files).map((file) => strFromU8(file));
    const { rows } = await app.context.database.pool.query<{ row: string }>(
      `SELECT m::text AS row FROM model_connections m UNION ALL SELECT k::text FROM idempotency_keys k
       UNION ALL SELECT a::text FROM audit_entries a`,
    );
    expect(rows.some(({ row }) => row.includes('model.connect'))).toBe(true);
    expect(lines.some((line) => line.includes('model gave no text'))).toBe(true);
    const all = [answers, test.body, list.body, rows].map((value) => JSON.stringify(value));
    for (const text of [...all, ...exported, ...lines]) expect(text).not.toContain(key);
  });

  it('that is rejected is told in the provider’s own words', async () => {
    await app.sandbox.control.model.configure({ apiKeys: ['right'], models: ['one', 'two'] });
    const { id } = (await connect('one')).body.data;
    const failed = await app.call(testModel, { body: { id } }, who);
    expect(failed.body.data).toEqual({
      ok: false,
      message: 'The provider rejected the key.',
      reason: '401 Incorrect API key provided.',
    });
    const list = (apiKey: string) =>
      app.call(
        listProviderModels,
        { body: { provider: 'compatible', baseUrl: app.sandbox.modelUrl, apiKey } },
        who,
      );
    const wrong = await list(key);
    expect(wrong.body).toMatchObject({
      code: 'model_key_refused',
      details: [{ path: 'apiKey', message: 'Incorrect API key provided: ….' }],
    });
    expect((await list('right')).body.data.models).toEqual(['one', 'two']);
  });
});

describe('a test', () => {
  it('shows the first words and how fast they came', async () => {
    await app.sandbox.control.model.configure({ msToFirstToken: 60, msPerToken: 5 });
    const { id } = (await connect('one')).body.data;
    const { body } = await app.call(testModel, { body: { id } }, who);
    await app.sandbox.control.model.configure({ msToFirstToken: 0, msPerToken: 0 });
    expect(body.data).toMatchObject({ ok: true });
    if (!body.data.ok) return;
    expect(body.data.text.length).toBeGreaterThan(20);
    expect(body.data.msToFirstWord).toBeGreaterThanOrEqual(60);
    expect(body.data.wordsPerSecond).toBeGreaterThan(0);
    expect(body.data.wordsPerSecond).toBeLessThan(250);
  });

  it('of a server that is gone says so', async () => {
    const { id } = (await connect('one', { baseUrl: 'http://127.0.0.1:9/v1' })).body.data;
    const { body } = await app.call(testModel, { body: { id } }, who);
    expect(body.data).toMatchObject({ ok: false });
    expect(JSON.stringify(body.data)).toContain('There was no answer.');
    expect((await app.call(testModel, { body: { id: 'env:none:x' } }, who)).status).toBe(404);
  });
});

describe('every process', () => {
  const others: Context[] = [];
  afterAll(async () => {
    for (const context of others) await closeContext(context);
  });
  const otherProcess = (environment: Record<string, string> = {}) => {
    const context = createContext(loadConfig(testEnvironment(environment)), app.databaseUrl, {
      log: createLog('silent'),
    });
    others.push(context);
    return context;
  };

  it('hears of a change', async () => {
    const other = otherProcess();
    const following = await followModels(other, 3_600_000);
    // A notification sent before the listener was ready is covered by its first poll.
    await connect('one');
    await expect.poll(() => other.writers.describe().name).toBe('one');
    await connect('two');
    await expect.poll(() => other.models.list('text').map(({ name }) => name)).toEqual(['one', 'two']);
    await following.close();
  });

  it('sees one that was not announced', async () => {
    await connect('one');
    const other = otherProcess();
    const following = await followModels(other, 20);
    expect(other.writers.hasModel()).toBe(true);
    await app.context.database.pool.query('DELETE FROM model_connections');
    await expect.poll(() => other.writers.hasModel()).toBe(false);
    await following.close();
  });

  it('uses the models of its environment first, and goes on without a key it cannot open', async () => {
    await connect('one');
    const environment = { AI_MODELS: 'groq:fast', GROQ_API_KEY: 'key', AI_IMAGE_MODELS: 'openai:draw' };
    const other = otherProcess({ ...environment, OPENAI_API_KEY: 'key', ENCRYPTION_KEY: 'cd'.repeat(32) });
    const following = await followModels(other, 3_600_000);
    expect(other.models.list('text')).toMatchObject([
      { id: 'env:groq:fast', source: 'environment', baseUrl: 'https://api.groq.com/openai/v1' },
      { name: 'one', source: 'page', apiKey: null },
    ]);
    expect(other.models.list('image').map(({ name }) => name)).toEqual(['draw']);
    await following.close();
  });
});

describe('the right to manage models', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const ask = async (person: Person, headers: Record<string, string>) => {
    const { status, body } = await app.call(listModels, {}, { token: person.token, headers });
    const details = await app.call(userDetails, {}, { token: person.token, headers });
    return [status, body.code, details.body.data.managesModels];
  };

  it('has, in the demo, everyone at this computer and nobody from elsewhere', async () => {
    expect(await ask(who, {})).toEqual([200, undefined, true]);
    expect(await ask(who, from('100.64.3.2'))).toEqual([403, 'models_forbidden', false]);
    const refused = await app.call(
      connectModel,
      { body: { provider: 'compatible', name: 'x', baseUrl: 'http://127.0.0.1:9' } },
      { token: who.token, headers: from('100.64.3.2') },
    );
    expect(refused.body.code).toBe('models_forbidden');
    expect(await names()).toEqual([]);
  });
});
