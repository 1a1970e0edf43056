import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, tinyModel, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openLocalModels, type CatalogueModel, type LocalModels } from '../index.ts';

const MODEL = 'tiny';

let sandbox: Sandbox;
let directory: string;
let local: LocalModels;

beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.control.reset();
  directory = await mkdtemp(join(tmpdir(), 'local-model-'));
  local = open();
  return async () => {
    await local.close();
    await rm(directory, { recursive: true, force: true });
  };
});
afterAll(() => sandbox.close());

function open(change: Partial<CatalogueModel> = {}, hubUrl = sandbox.modelHubUrl): LocalModels {
  return openLocalModels({
    directory,
    hubUrl,
    catalogue: sandbox.modelCatalogue.map((model) => ({ ...model, ...(model.id === MODEL ? change : {}) })),
    download: { attempts: 3, retryMs: 1, stallMs: 100 },
  });
}

const whole = () => readFile(join(directory, 'models', 'tiny.gguf'));
const part = () => stat(join(directory, 'models', 'tiny.gguf.part'));

it('survives connections that break, stall and forget where they were', async () => {
  await sandbox.control.hub.fault({ kind: 'cut', afterBytes: 50_000 });
  await sandbox.control.hub.fault({ kind: 'stall', afterBytes: 60_000 });
  await sandbox.control.hub.fault({ kind: 'no-ranges' });
  await sandbox.control.hub.fault({ kind: 'cut', afterBytes: 70_000 });
  const seen: string[] = [];
  await local.download(MODEL, { onProgress: ({ phase }) => seen.push(phase) });
  expect((await whole()).equals(tinyModel().bytes)).toBe(true);
  expect(new Set(seen)).toEqual(new Set(['downloading', 'verifying']));
  const ranges = (await sandbox.control.hub.requests()).flatMap(({ range }) => range ?? []);
  expect(ranges.length).toBeGreaterThanOrEqual(2);
});

it('goes on in another process from what the first one left', async () => {
  await sandbox.control.hub.fault({ kind: 'cut', afterBytes: 90_000 });
  await sandbox.control.hub.fault({ kind: 'cut', afterBytes: 0, times: 3 });
  await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'interrupted' });
  const [left] = await local.listDownloaded();
  expect(left).toMatchObject({ id: MODEL, state: 'partial' });
  expect(left?.bytes).toBeGreaterThan(10_000);
  const next = open();
  const seen: string[] = [];
  await next.download(MODEL, { onProgress: ({ phase }) => seen.push(phase) });
  expect(seen[0]).toBe('checking');
  expect((await sandbox.control.hub.requests()).at(-1)).toMatchObject({ range: `bytes=${left?.bytes}-` });
  expect((await whole()).equals(tinyModel().bytes)).toBe(true);
});

it('is one download for all who ask, and stops only when all have left', async () => {
  await sandbox.control.hub.fault({ kind: 'slow', delayMs: 2 });
  const impatient = new AbortController();
  const first = local.download(MODEL, { signal: impatient.signal, onProgress: () => impatient.abort() });
  const second = local.download(MODEL);
  await expect(first).rejects.toMatchObject({ code: 'cancelled' });
  await second;
  const transfers = (await sandbox.control.hub.requests()).filter(({ path }) =>
    path.startsWith('/hub-storage'),
  );
  expect(transfers).toHaveLength(1);
});

it('keeps nothing of a file that is not the right one', async () => {
  await sandbox.control.hub.fault({ kind: 'corrupt' });
  await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'wrong_checksum' });
  await expect(part()).rejects.toThrow('ENOENT');
  await sandbox.control.hub.fault({ kind: 'longer' });
  await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'wrong_size' });
  await sandbox.control.hub.fault({ kind: 'shorter', times: 9 });
  await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'wrong_size' });
  await expect(part()).rejects.toThrow('ENOENT');
  expect(await local.listDownloaded()).toEqual([]);
});

it('asks the hub before it fetches anything', async () => {
  await sandbox.control.hub.fault({ kind: 'missing' });
  await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'not_on_hub' });
  await sandbox.control.hub.fault({ kind: 'status', status: 503 });
  await expect(local.download(MODEL)).rejects.toMatchObject({
    code: 'hub_refused',
    details: { status: 503 },
  });
  await sandbox.control.hub.fault({ kind: 'lie' });
  await expect(local.download(MODEL)).rejects.toMatchObject({ code: 'changed_on_hub' });
  await expect(open({ sha256: '0'.repeat(64) }).download(MODEL)).rejects.toMatchObject({
    code: 'changed_on_hub',
  });
  await expect(open({}, 'http://127.0.0.1:9').download(MODEL)).rejects.toMatchObject({
    code: 'hub_unreachable',
  });
  expect(await sandbox.control.hub.requests()).not.toContainEqual(expect.objectContaining({ method: 'GET' }));
  await expect(local.download('constructor')).rejects.toMatchObject({ code: 'unknown_model' });
});

it('does not begin what the disk has no room for', async () => {
  const sizeBytes = 1e15;
  await sandbox.control.hub.fault({ kind: 'lie', sizeBytes });
  const failed = open({ sizeBytes }).download(MODEL);
  await expect(failed).rejects.toMatchObject({ code: 'disk_full' });
  await expect(failed).rejects.toThrow('1000000.5 GB are needed');
  await expect(part()).rejects.toThrow('ENOENT');
});

it('takes the checksum from the hub where the list names none', async () => {
  const own = open({ sha256: null });
  await sandbox.control.hub.fault({ kind: 'corrupt' });
  await expect(own.download(MODEL)).rejects.toMatchObject({ code: 'wrong_checksum' });
  await own.download(MODEL);
  expect((await whole()).equals(tinyModel().bytes)).toBe(true);
});
