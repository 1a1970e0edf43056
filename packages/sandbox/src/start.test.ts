import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectControl, startSandbox } from './index.ts';
import { asRecord } from './testing/linkedin-calls.ts';
import { png } from './testing/files.ts';
import { anyNumber, matching } from './testing/matchers.ts';

let folder: string;
const running: { child: ChildProcess; ended: Promise<unknown[]> }[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function program(options: string[] = []) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--data', join(folder, 'state'), ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  running.push({ child, ended });
  const lines: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  const ready = asRecord(JSON.parse(String(lines[0])));
  return { child, ready, control: connectControl(String(ready['url'])), ended };
}

describe('the program', { timeout: 60_000 }, () => {
  test('keeps members, tokens, posts and uploads through kill -9', async () => {
    const first = await program();
    expect(first.ready).toMatchObject({
      ready: true,
      smtpPort: anyNumber,
      url: matching(/^http:\/\/127\.0\.0\.1:\d+$/),
    });
    const { token, subject } = await first.control.linkedin.issueToken({ member: 'demo-asha' });
    const site = String(first.ready['linkedinApiUrl']);
    const headers = {
      authorization: `Bearer ${token}`,
      'linkedin-version': '202609',
      'x-restli-protocol-version': '2.0.0',
      'content-type': 'application/json',
    };
    const post = (api: string, commentary: string, content?: unknown) =>
      fetch(`${api}/rest/posts`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          author: `urn:li:person:${subject}`,
          commentary,
          visibility: 'PUBLIC',
          lifecycleState: 'PUBLISHED',
          content,
          distribution: {
            feedDistribution: 'MAIN_FEED',
            targetEntities: [],
            thirdPartyDistributionChannels: [],
          },
        }),
      });
    const begin = () =>
      fetch(`${site}/rest/images?action=initializeUpload`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ initializeUploadRequest: { owner: `urn:li:person:${subject}` } }),
      });
    const begun = await begin();
    const upload = asRecord(asRecord(await begun.json())['value']);
    await fetch(String(upload['uploadUrl']), {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'image/png' },
      body: png(),
    });
    const later = asRecord(asRecord(await (await begin()).json())['value']);
    expect((await post(site, 'before the crash', { media: { id: upload['image'] } })).status).toBe(201);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await program();
    expect((await second.control.linkedin.posts()).map(({ commentary }) => commentary)).toEqual([
      'before the crash',
    ]);
    const api = String(second.ready['linkedinApiUrl']);
    expect((await post(api, 'before the crash', { media: { id: upload['image'] } })).status).toBe(422);
    expect((await post(api, 'after the crash')).status).toBe(201);
    const put = new URL(String(later['uploadUrl']));
    put.port = new URL(api).port;
    const late = { method: 'PUT', headers: { ...headers, 'content-type': 'image/png' }, body: png() };
    expect((await fetch(put, late)).status).toBe(201);
    const picture = `${String(second.ready['linkedinUrl'])}/media/asset/${encodeURIComponent(String(upload['image']))}`;
    expect((await fetch(picture)).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual([0, null]);
  });

  test('takes the key of Razorpay, its webhook address and secret', async () => {
    const { ready, control } = await program([
      '--razorpay-key-id',
      'rzp_test_AnotherDemoKey',
      '--razorpay-key-secret',
      'another',
      '--razorpay-webhook-url',
      'http://127.0.0.1:9/hook',
      '--razorpay-webhook-secret',
      'whsec',
    ]);
    expect(ready).toMatchObject({
      razorpayUrl: `${String(ready['url'])}/razorpay`,
      razorpayCheckoutUrl: `${String(ready['url'])}/razorpay/v1/checkout.js`,
      razorpayKeyId: 'rzp_test_AnotherDemoKey',
    });
    expect(await control.razorpay.settings()).toMatchObject({
      webhookUrl: 'http://127.0.0.1:9/hook',
      webhookSecret: 'whsec',
    });
  });

  test('ends with its parent when told to watch it', async () => {
    const { child, ended } = await program(['--watch-parent']);
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
  });
});

test('a port that is taken is a reason not to start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(startSandbox({ port })).rejects.toThrow('EADDRINUSE');
  await expect(startSandbox({ smtpPort: port })).rejects.toThrow('EADDRINUSE');
  other.close();
});
