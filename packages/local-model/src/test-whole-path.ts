import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openLocalModels, type LocalModels } from './index.ts';
import { ask, stream } from './test-client.ts';

const MODEL = 'tiny';

const ideas = z.strictObject({
  kind: z.enum(['tip', 'story']).nullable(),
  ideas: z.array(z.strictObject({ title: z.string().max(12), good: z.boolean() })),
  count: z.int(),
});

type Options = {
  npm: (sandbox: Sandbox) => readonly string[];
  leastPackages: number;
};

/** From an empty folder to generated answers: the same steps with the simulated and the real runtime. */
export function testWholePath({ npm, leastPackages }: Options): void {
  let sandbox: Sandbox;
  let directory: string;
  let local: LocalModels;
  beforeAll(async () => {
    sandbox = await startSandbox();
    directory = await mkdtemp(join(tmpdir(), 'local-model-'));
    local = openLocalModels({
      directory,
      hubUrl: sandbox.modelHubUrl,
      catalogue: sandbox.modelCatalogue,
      npm: npm(sandbox),
      download: { retryMs: 1 },
      // One thread, because on a busy machine several mostly wait for each other.
      server: { restartMs: 1, threads: 1 },
    });
  });
  afterAll(async () => {
    await local.close();
    await sandbox.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('installs the runtime on request, with progress', async () => {
    expect(await local.runtimeStatus()).toMatchObject({ state: 'absent' });
    await expect(local.startServer(MODEL)).rejects.toMatchObject({ code: 'runtime_missing' });
    let packages = 0;
    const listen = { onProgress: (progress: { packages: number }) => (packages = progress.packages) };
    // Both calls share one installation.
    await Promise.all([local.installRuntime(listen), local.installRuntime()]);
    expect(await local.runtimeStatus()).toMatchObject({ state: 'ready' });
    expect(packages).toBeGreaterThanOrEqual(leastPackages);
    await local.installRuntime();
  });

  it('downloads a model, through a broken connection and a cancelled download', async () => {
    await expect(local.startServer(MODEL)).rejects.toMatchObject({ code: 'model_missing' });
    await sandbox.control.hub.fault({ kind: 'cut', afterBytes: 100_000 });
    await sandbox.control.hub.fault({ kind: 'slow', delayMs: 5 });
    const cancel = new AbortController();
    const first = local.download(MODEL, {
      signal: cancel.signal,
      onProgress: ({ receivedBytes }) => {
        if (receivedBytes > 100_000) cancel.abort();
      },
    });
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    const [part] = await local.listDownloaded();
    expect(part).toMatchObject({ id: MODEL, state: 'partial', active: false });
    expect(part?.bytes).toBeGreaterThan(100_000);

    await local.download(MODEL);
    expect(await local.listDownloaded()).toMatchObject([{ id: MODEL, state: 'complete' }]);
    const ranges = (await sandbox.control.hub.requests()).flatMap(({ range }) => range ?? []);
    // Data that the client had not read from a broken connection is lost, so the first range starts at the cut or
    // earlier.
    expect(ranges[0]).toMatch(/^bytes=\d{2,6}-$/);
    expect(ranges.at(-1)).toBe(`bytes=${part?.bytes}-`);
  });

  it('loads it, streams, and counts tokens', async () => {
    const server = await local.startServer(MODEL);
    expect(await local.startServer(MODEL)).toEqual(server);
    const { pieces, usage } = await stream(server, {
      prompt: 'Write about lighthouses.',
      max_tokens: 40,
      seed: 1,
    });
    expect(pieces.filter((piece) => piece !== '').length).toBeGreaterThan(3);
    expect(usage?.completion_tokens).toBeGreaterThan(3);
    expect(usage?.completion_tokens).toBeLessThanOrEqual(40);
    expect(usage?.prompt_tokens).toBeGreaterThan(2);
  });

  it('answers in the form of a schema', async () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        kind: { anyOf: [{ type: 'string', enum: ['tip', 'story'] }, { type: 'null' }] },
        ideas: { type: 'array', items: { $ref: '#/$defs/idea' }, minItems: 2, maxItems: 2 },
        count: { type: 'integer', minimum: 0, description: 'How many.' },
      },
      required: ['kind', 'ideas', 'count'],
      additionalProperties: false,
      $defs: {
        idea: {
          type: 'object',
          properties: { title: { type: 'string', maxLength: 12 }, good: { type: 'boolean' } },
          required: ['title', 'good'],
        },
      },
    };
    const server = await local.startServer(MODEL);
    const { choices, usage } = await ask(server, {
      prompt: 'Two ideas.',
      seed: 7,
      response_format: { type: 'json_schema', json_schema: { name: 'ideas', schema } },
    });
    const [{ message, finish_reason: reason }] = choices;
    expect(ideas.parse(JSON.parse(message.content)).ideas).toHaveLength(2);
    expect(reason).toBe('stop');
    expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens);
  });

  it('serves again at the same address after it was killed', async () => {
    const server = await local.startServer(MODEL);
    const before = local.server();
    if (before.state !== 'ready' || before.pid === undefined) throw new Error('The server has no process.');
    process.kill(before.pid, 'SIGKILL');
    await expect.poll(() => local.server()).not.toMatchObject({ pid: before.pid });
    await expect.poll(() => local.server()).toMatchObject({ state: 'ready', url: server.url });
    const { choices } = await ask(server, { prompt: 'Are you back?', max_tokens: 5 });
    expect(choices).toHaveLength(1);
  });

  it('is replaced by another model, and stops when it is told to', async () => {
    await local.download('tiny-second');
    const second = await local.startServer('tiny-second');
    expect(second.model).toBe('tiny-second');
    await local.deleteModel('tiny-second');
    expect(local.server()).toEqual({ state: 'stopped' });
    await expect(ask(second, { prompt: 'Anyone there?' })).rejects.toThrow('fetch failed');
    expect((await local.listDownloaded()).map(({ id }) => id)).toEqual([MODEL]);
  });

  it('says that a damaged file is damaged', async () => {
    const path = join(directory, 'models', 'tiny.gguf');
    const whole = await readFile(path);
    await writeFile(path, Buffer.concat([Buffer.from('NOPE'), whole.subarray(4)]));
    await expect(local.startServer(MODEL)).rejects.toMatchObject({ code: 'model_damaged' });
    expect(local.server()).toMatchObject({ state: 'failed', code: 'model_damaged' });
    await local.deleteModel(MODEL);
    expect(existsSync(path)).toBe(false);
  });
}
