import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSpeechModels, parseSpeechCatalogue, type LocalModels } from './index.ts';
import { hear, tonesFile } from './test-client.ts';

const MODEL = 'tiny-speech';
const IDLE_MS = 4000;

/** From an empty folder to lines with their seconds: the same steps with the simulated and the real runtime. */
export function testWholeSpeech(npm: (sandbox: Sandbox) => readonly string[]): void {
  let sandbox: Sandbox;
  let directory: string;
  let local: LocalModels;
  beforeAll(async () => {
    sandbox = await startSandbox();
    directory = await mkdtemp(join(tmpdir(), 'local-speech-'));
    local = openSpeechModels({
      directory,
      hubUrl: sandbox.modelHubUrl,
      catalogue: parseSpeechCatalogue(JSON.stringify(sandbox.speechCatalogue)),
      npm: npm(sandbox),
      download: { retryMs: 1 },
      server: { restartMs: 1, threads: 1, idleMs: IDLE_MS },
    });
  });
  afterAll(async () => {
    await local.close();
    await sandbox.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('installs the runtime on request', async () => {
    expect(await local.runtimeStatus()).toMatchObject({ state: 'absent' });
    await expect(local.startServer(MODEL)).rejects.toMatchObject({ code: 'runtime_missing' });
    await local.installRuntime();
    expect(await local.runtimeStatus()).toMatchObject({ state: 'ready' });
  });

  it('downloads every file of a model, and keeps those that are right', async () => {
    await expect(local.startServer(MODEL)).rejects.toMatchObject({ code: 'model_missing' });
    await sandbox.control.hub.fault({ kind: 'corrupt' });
    await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'wrong_checksum' });
    const seen: number[] = [];
    await local.download(MODEL, { onProgress: ({ receivedBytes }) => seen.push(receivedBytes) });
    const [whole] = await local.listDownloaded();
    expect(whole).toMatchObject({ id: MODEL, state: 'complete', bytes: whole?.totalBytes });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(whole?.totalBytes);
  });

  it('hears what is said, and when', async () => {
    const server = await local.startServer(MODEL);
    const { text, segments } = await hear(
      server,
      tonesFile(6, [
        [1, 2],
        [4, 5],
      ]),
    );
    expect(text).toBe('loud quiet loud quiet');
    const found = segments.map((line) => line.text);
    expect(found).toEqual(['loud quiet', 'loud quiet']);
    for (const [at, second] of [1, 4].entries())
      expect(Math.abs((segments[at]?.start ?? 0) - second)).toBeLessThan(0.1);
    expect(await hear(server, tonesFile(2, []))).toEqual({ text: '', segments: [] });
    await expect(hear(server, new Uint8Array(100))).rejects.toThrow('400');
  });

  it('serves again at the same address after it was killed', async () => {
    const server = await local.startServer(MODEL);
    const before = local.server();
    if (before.state !== 'ready' || before.pid === undefined) throw new Error('The server has no process.');
    process.kill(before.pid, 'SIGKILL');
    await expect.poll(() => local.server()).not.toMatchObject({ pid: before.pid });
    await expect.poll(() => local.server()).toMatchObject({ state: 'ready', url: server.url });
    expect((await hear(server, tonesFile(2, [[0.5, 1]]))).text).toContain('loud');
  });

  it('leaves the memory when nobody needs it, and comes back', async () => {
    await local.startServer(MODEL);
    await expect.poll(() => local.server(), { timeout: 30_000 }).toEqual({ state: 'stopped' });
    expect((await hear(await local.startServer(MODEL), tonesFile(2, [[0.5, 1]]))).text).toContain('loud');
  });

  it('says that a damaged file is damaged, and deletes the model', async () => {
    await local.stopServer();
    const path = join(directory, 'models', MODEL, 'joiner.onnx');
    const whole = await readFile(path);
    await writeFile(path, Buffer.concat([Buffer.from('NOPE'), whole.subarray(4)]));
    await expect(local.startServer(MODEL)).rejects.toMatchObject({ code: 'model_damaged' });
    expect(local.server()).toMatchObject({ state: 'failed', code: 'model_damaged' });
    await local.deleteModel(MODEL);
    expect(existsSync(path)).toBe(false);
    expect(await local.listDownloaded()).toEqual([]);
  });
}
