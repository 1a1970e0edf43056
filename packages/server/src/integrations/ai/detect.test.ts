import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { detectServers } from './detect.ts';
import { listProviderModels } from './provider-models.ts';

const servers: { close(): void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function serve(
  answers: Readonly<Record<string, { status?: number; body: unknown }>>,
): Promise<{ url: string; headers: Map<string, Record<string, unknown>> }> {
  const known = new Map(Object.entries(answers));
  const headers = new Map<string, Record<string, unknown>>();
  const server = createServer((incoming, outgoing) => {
    headers.set(incoming.url ?? '', { ...incoming.headers });
    const answer = known.get(incoming.url ?? '');
    outgoing.writeHead(answer?.status ?? (answer ? 200 : 404), { 'content-type': 'application/json' });
    outgoing.end(typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  servers.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, headers };
}

const signal = new AbortController().signal;

it('finds model servers at the given addresses, and takes no other server for one', async () => {
  const list = { data: [{ id: 'some-model' }] };
  const ollama = await serve({
    '/api/tags': { body: { models: [{ name: 'llama3.2:3b', size: 2_019_393_189 }] } },
    '/v1/models': { body: list },
  });
  const compatible = await serve({ '/v1/models': { body: list } });
  const locked = await serve({ '/v1/models': { status: 401, body: { error: { message: 'No key' } } } });
  const website = await serve({ '/v1/models': { body: '<html></html>' }, '/api/tags': { body: [] } });
  const given = [ollama.url, `${compatible.url}/v1`, locked.url, website.url, 'http://127.0.0.1:9'];
  const found = await detectServers(given, signal);
  const own = found.filter(({ baseUrl }) => given.some((url) => baseUrl.startsWith(url)));
  expect(own).toEqual([
    {
      name: 'Ollama',
      provider: 'ollama',
      baseUrl: `${ollama.url}/v1`,
      needsKey: false,
      models: [{ name: 'llama3.2:3b', bytes: 2_019_393_189 }],
    },
    {
      name: new URL(compatible.url).host,
      provider: 'compatible',
      baseUrl: `${compatible.url}/v1`,
      needsKey: false,
      models: [{ name: 'some-model', bytes: null }],
    },
    {
      name: new URL(locked.url).host,
      provider: 'compatible',
      baseUrl: `${locked.url}/v1`,
      needsKey: true,
      models: [],
    },
  ]);
});

it('lists what each provider offers for a purpose, with the key where the provider wants it', async () => {
  const { url, headers } = await serve({
    '/models': {
      body: {
        data: [
          { id: 'writer', architecture: { output_modalities: ['text'] } },
          { id: 'painter', architecture: { output_modalities: ['image'] } },
          { id: 'embedder', capabilities: { completion_chat: false } },
        ],
      },
    },
    '/models?limit=1000': { body: { data: [{ id: 'claude-one' }] } },
    '/models?pageSize=1000': {
      body: {
        models: [
          { name: 'models/gemini-one', supportedGenerationMethods: ['generateContent'] },
          { name: 'models/imagen-one', supportedGenerationMethods: ['predict'] },
        ],
      },
    },
  });
  const list = async (provider: 'openrouter' | 'anthropic' | 'google', purpose: 'text' | 'image') => {
    const listing = await listProviderModels({ provider, baseUrl: url, apiKey: 'k' }, purpose, signal);
    return listing.ok ? listing.models.map(({ name }) => name) : listing.failure;
  };
  expect(await list('openrouter', 'text')).toEqual(['writer']);
  expect(await list('openrouter', 'image')).toEqual(['embedder', 'painter']);
  expect(await list('anthropic', 'text')).toEqual(['claude-one']);
  expect(await list('google', 'text')).toEqual(['gemini-one']);
  expect(await list('google', 'image')).toEqual(['imagen-one']);
  expect(headers.get('/models')).toMatchObject({ authorization: 'Bearer k' });
  expect(headers.get('/models?limit=1000')).toMatchObject({
    'x-api-key': 'k',
    'anthropic-version': '2023-06-01',
  });
  expect(headers.get('/models?pageSize=1000')).toMatchObject({ 'x-goog-api-key': 'k' });
});

it('says why there is no list', async () => {
  const { url } = await serve({ '/models': { body: { data: 'none' } } });
  const access = { provider: 'compatible', apiKey: null } as const;
  expect(await listProviderModels({ ...access, baseUrl: url }, 'text', signal)).toEqual({
    ok: false,
    failure: { kind: 'silent', said: null },
  });
  expect(await listProviderModels({ ...access, baseUrl: `${url}/other` }, 'text', signal)).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 404, said: null },
  });
  expect(
    await listProviderModels({ ...access, baseUrl: 'http://127.0.0.1:9' }, 'text', signal),
  ).toMatchObject({
    ok: false,
    failure: { kind: 'silent' },
  });
});
