import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openLocalModels, type LocalModels, type RunningServer } from '../index.ts';
import { answers } from './address.ts';
import { ask, post } from '../test-client.ts';

const MODEL = 'tiny';
const runningServer = z.object({ model: z.string(), url: z.string(), apiKey: z.string() });
const LONG = { prompt: 'Go on and on.', max_tokens: 400 };

let sandbox: Sandbox;
let directory: string;
let local: LocalModels;
const others: LocalModels[] = [];

function open(): LocalModels {
  const opened = openLocalModels({
    directory,
    hubUrl: sandbox.modelHubUrl,
    catalogue: sandbox.modelCatalogue,
    npm: ['npm', `--registry=${sandbox.npmRegistryUrl}`],
    server: { restartMs: 1, queueLimit: 2 },
  });
  others.push(opened);
  return opened;
}

beforeAll(async () => {
  sandbox = await startSandbox();
  directory = await mkdtemp(join(tmpdir(), 'local-model-'));
  local = open();
  await local.installRuntime();
  await local.download(MODEL);
  await local.download('tiny-second');
});
afterEach(async () => {
  await Promise.all(others.map((opened) => opened.close()));
});
afterAll(async () => {
  await sandbox.close();
  await rm(directory, { recursive: true, force: true });
});

function processOf(models: LocalModels): number {
  const state = models.server();
  if (state.state !== 'ready' || state.pid === undefined) throw new Error(`It is ${state.state}.`);
  return state.pid;
}

const serves = ({ url, apiKey, model }: RunningServer) =>
  answers({ model, apiKey, port: Number(new URL(url).port) });

it('answers one request at a time and refuses when too many wait', async () => {
  const server = await local.startServer(MODEL);
  const asked = Array.from({ length: 5 }, () => post(server, LONG));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429, 429]);
  const refused = await (await Promise.all(asked)).find(({ status }) => status === 429)?.json();
  expect(refused).toMatchObject({ error: { code: 'queue_full' } });
});

it('stops writing for a client that has left, also one that waits', async () => {
  const server = await local.startServer(MODEL);
  const leaving = new AbortController();
  const gone = [post(server, { ...LONG, stream: true }, leaving.signal), post(server, LONG, leaving.signal)];
  const [first] = gone;
  await first;
  leaving.abort();
  await expect(gone[1]).rejects.toThrow('aborted');
  const began = performance.now();
  await ask(server, { prompt: 'Quick.', max_tokens: 1 });
  // The abandoned answer would have taken 800 ms.
  expect(performance.now() - began).toBeLessThan(600);
});

it('says what is wrong with a request', async () => {
  const server = await local.startServer(MODEL);
  const refusal = async (request: Parameters<typeof post>[1], to = server) => {
    const response = await post(to, request);
    return { status: response.status, body: await response.text() };
  };
  const tooLong = await refusal({ prompt: 'word '.repeat(3000), stream: true });
  expect(tooLong.status).toBe(400);
  expect(tooLong.body).toContain('context_length_exceeded');
  expect(tooLong.body).toContain('3000 tokens');
  expect(await refusal({ prompt: 'x', model: 'other' })).toMatchObject({ status: 404 });
  expect(await refusal({ prompt: 'x', messages: [] })).toMatchObject({ status: 400 });
  expect(await refusal({ prompt: 'x' }, { ...server, apiKey: 'wrong' })).toMatchObject({ status: 401 });
});

it('gives up on a model that keeps crashing, and starts it again when asked to', async () => {
  await local.startServer(MODEL);
  for (let crash = 1; crash <= 5; crash += 1) {
    const pid = processOf(local);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => local.server()).not.toMatchObject({ pid });
    await expect
      .poll(() => local.server())
      .toMatchObject(crash < 5 ? { state: 'ready' } : { code: 'keeps_crashing' });
  }
  const again = await local.startServer(MODEL);
  expect(await serves(again)).toBe(true);
});

it('is shared by the processes of a program, and replaced by either', async () => {
  const server = await local.startServer(MODEL);
  const other = open();
  expect(await other.startServer(MODEL)).toEqual(server);
  await other.close();
  expect(await serves(server)).toBe(true);

  const second = await other.startServer('tiny-second');
  expect(await serves(second)).toBe(true);
  await expect.poll(() => local.server()).toEqual({ state: 'stopped' });
  await local.stopServer();
  expect(await serves(second)).toBe(false);
});

it('ends with its parent, however that ends', async () => {
  const code = `
    import { openLocalModels } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)};
    const { directory, catalogue } = ${JSON.stringify({ directory, catalogue: sandbox.modelCatalogue })};
    const local = openLocalModels({ directory, catalogue, hubUrl: 'http://127.0.0.1:9' });
    console.log(JSON.stringify(await local.startServer('${MODEL}')));`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line: unknown[] = await once(parent.stdout.setEncoding('utf8'), 'data');
  const server = runningServer.parse(JSON.parse(String(line[0])));
  expect(await serves(server)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => serves(server)).toBe(false);
});
