import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectControl, startSandbox } from './index.ts';
import { asRecord, connect, sandboxAt } from './testing/linkedin-calls.ts';
import { png } from './testing/files.ts';
import { anyNumber, matching } from './testing/matchers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function program(options: string[] = []) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--data', join(folder, 'state'), ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  const ready = asRecord(JSON.parse(String(lines[0])));
  return { child, ready, control: connectControl(String(ready['url'])), ended: once(child, 'exit') };
}

describe('the program', () => {
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

test('thousands of posts do not slow the next one', async () => {
  const { sandbox } = await sandboxAt();
  await sandbox.control.linkedin.configure({ memberCallsPerDay: 1_000_000 });
  const author = await connect(sandbox);
  const publish = async (from: number, count: number) => {
    const started = performance.now();
    let next = from;
    const worker = async () => {
      while (next < from + count) {
        const number = next;
        next += 1;
        const response = await author.create(`Post ${number}`);
        if (response.status !== 201) throw new Error(await response.text());
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    return (performance.now() - started) / count;
  };
  const early = await publish(0, 1000);
  await publish(1000, 3000);
  const late = await publish(4000, 1000);
  expect(late).toBeLessThan(early * 3);
  expect(await sandbox.control.linkedin.postCount()).toBe(5000);
  await sandbox.close();
}, 60_000);
