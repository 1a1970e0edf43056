import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.control.reset());
afterAll(() => sandbox.close());

const address = (file = 'tiny.gguf', repository = 'stand-in/tiny-model-GGUF', revision = 'main') =>
  `${sandbox.modelHubUrl}/${repository}/resolve/${revision}/${file}`;

it('names size and checksum before it redirects to the file', async () => {
  const response = await fetch(address(), { method: 'HEAD', redirect: 'manual' });
  expect(response.status).toBe(302);
  const [listed] = sandbox.modelCatalogue;
  expect(response.headers.get('x-linked-size')).toBe(String(listed?.sizeBytes));
  expect(response.headers.get('x-linked-etag')).toBe(`"${listed?.sha256}"`);
  const file = Buffer.from(await (await fetch(address())).arrayBuffer());
  expect(createHash('sha256').update(file).digest('hex')).toBe(listed?.sha256);
  expect(file.subarray(0, 4).toString()).toBe('GGUF');
});

it('serves the rest of a file', async () => {
  const whole = Buffer.from(await (await fetch(address())).arrayBuffer());
  const rest = await fetch(address(), { headers: { range: 'bytes=1000-' } });
  expect(rest.status).toBe(206);
  expect(rest.headers.get('content-range')).toBe(`bytes 1000-${whole.length - 1}/${whole.length}`);
  expect(whole.subarray(1000).equals(Buffer.from(await rest.arrayBuffer()))).toBe(true);
  const beyond = await fetch(address(), { headers: { range: `bytes=${whole.length}-` } });
  expect(beyond.status).toBe(416);
});

it('refuses what it does not have', async () => {
  expect((await fetch(address('other.gguf'))).status).toBe(404);
  expect((await fetch(address('tiny.gguf', 'nobody/nothing'))).status).toBe(401);
  expect((await fetch(address('tiny.gguf', 'stand-in/tiny-model-GGUF', 'abc'))).status).toBe(404);
});

it('cuts a connection where it is told to, once', async () => {
  await sandbox.control.hub.fault({ kind: 'cut', afterBytes: 100_000 });
  await expect(fetch(address()).then((response) => response.arrayBuffer())).rejects.toThrow('terminated');
  const [, cut] = await sandbox.control.hub.requests();
  expect(cut).toMatchObject({ status: 200, bytesSent: 100_000, fault: 'cut' });
  expect((await fetch(address())).ok).toBe(true);
});
