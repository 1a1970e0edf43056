import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isRecord, parseJson } from '../guards.ts';
import { startSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const post = (path: string, body: unknown) =>
  fetch(`${sandbox.ollamaUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function tags(): Promise<string> {
  return (await fetch(`${sandbox.ollamaUrl}/api/tags`)).text();
}

async function pull(model: string): Promise<{ lines: Record<string, unknown>[]; broke: boolean }> {
  const body: AsyncIterable<Uint8Array> | null = (await post('/api/pull', { model })).body;
  let text = '';
  let broke = false;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) text += decoder.decode(chunk, { stream: true });
  } catch {
    broke = true;
  }
  const lines = text.split('\n').filter((line) => line !== '');
  return { lines: lines.map(parseJson).filter(isRecord), broke };
}

it('lists, shows and deletes what is installed', async () => {
  expect(await tags()).toContain('"standin:latest"');
  const shown: unknown = await (await post('/api/show', { model: 'standin' })).json();
  expect(shown).toMatchObject({ capabilities: ['completion'], details: { format: 'gguf' } });
  expect((await post('/api/show', { model: 'qwen3:4b' })).status).toBe(404);
  const deleted = await fetch(`${sandbox.ollamaUrl}/api/delete`, {
    method: 'DELETE',
    body: JSON.stringify({ model: 'standin' }),
  });
  expect(deleted.status).toBe(200);
  expect(await tags()).not.toContain('standin');
});

it('downloads with progress, and goes on where a broken download ended', async () => {
  await sandbox.control.ollama.fault({ kind: 'cut', afterSteps: 3 });
  const first = await pull('qwen3:4b');
  expect(first.broke).toBe(true);
  const reached = Number(first.lines.at(-1)?.['completed']);
  expect(reached).toBeGreaterThan(0);
  expect(await tags()).not.toContain('qwen3:4b');

  const second = await pull('qwen3:4b');
  expect(second.lines[0]).toEqual({ status: 'pulling manifest' });
  expect(second.lines[1]).toMatchObject({ completed: reached });
  expect(second.lines.at(-1)).toEqual({ status: 'success' });
  expect(await tags()).toContain('qwen3:4b');
});

it('says in the stream that a model does not exist', async () => {
  const { lines } = await pull('no-such-model');
  expect(lines.at(-1)).toEqual({ error: 'pull model manifest: file does not exist' });
});

it('answers by the OpenAI protocol without a key, for installed models only', async () => {
  const ask = (model: string) =>
    post('/v1/chat/completions', {
      model,
      messages: [{ role: 'user', content: 'Write about lighthouses.' }],
    });
  expect((await ask('standin')).status).toBe(200);
  expect((await ask('qwen3:4b')).status).toBe(404);
});
