import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startSandbox, type FaultOrder, type Sandbox } from '@limelight/sandbox';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createLinkedinClient,
  isSunsetNear,
  versionSunset,
  type CreateResult,
  type LinkedinClient,
} from './index.ts';

let sandbox: Sandbox;
let client: LinkedinClient;
let token: string;
let author: string;

const always = () => true;
const create = 'linkedin.post.create';

function clientFor(urls: { oauth: string; api: string }, timeoutMs = 400): LinkedinClient {
  const made = createLinkedinClient({
    LINKEDIN_CLIENT_ID: 'demo-client',
    LINKEDIN_CLIENT_SECRET: 'demo-secret',
    LINKEDIN_OAUTH_URL: urls.oauth,
    LINKEDIN_API_URL: urls.api,
    LINKEDIN_VERSION: '202609',
    LINKEDIN_POST_ANALYTICS: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    PUBLISH_TIMEOUT_MS: timeoutMs,
  });
  if (made === null) throw new Error('not configured');
  return made;
}

const textPost = (text: string) =>
  client.postBytes({ authorUrn: author, text, visibility: 'PUBLIC', content: { kind: 'none' } });

async function postUnder(
  fault: Partial<FaultOrder> & Pick<FaultOrder, 'kind'>,
  text: string,
): Promise<CreateResult<{ urn: string | null }>> {
  await sandbox.control.faults.add({ operation: create, ...fault });
  return client.createPost(token, textPost(text), always);
}

async function isOnFeed(text: string): Promise<boolean> {
  return (await sandbox.control.linkedin.posts()).some((post) => post.rendered.text === text);
}

async function answering(
  handle: Parameters<typeof createServer>[1],
): Promise<{ url: string; server: Server }> {
  const server = createServer(handle ?? (() => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

beforeAll(async () => {
  sandbox = await startSandbox();
  client = clientFor({ oauth: sandbox.linkedinUrl, api: sandbox.linkedinApiUrl });
  const member = await sandbox.control.linkedin.addMember({ name: ' Asha  Rao ', email: 'asha@example.com' });
  const grant = await sandbox.control.linkedin.issueToken({ member: member.id });
  token = grant.token;
  author = `urn:li:person:${grant.subject}`;
});
afterEach(async () => sandbox.control.faults.clear());
afterAll(async () => sandbox.close());

test('goes through consent: one list of scopes, no code verifier, the member with trimmed names', async () => {
  const consent = new URL(client.consentUrl('the-state'));
  expect(client.consentUrl('x')).toContain('scope=openid%20profile%20email%20w_member_social');
  expect([...consent.searchParams.keys()].toSorted()).toEqual([
    'client_id',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ]);
  const redirectUri = consent.searchParams.get('redirect_uri') ?? '';
  expect(redirectUri).toBe('http://localhost:3000/linkedin/callback');
  const { code } = await sandbox.control.linkedin.authorize({
    member: 'asha@example.com',
    redirectUri,
    state: 'the-state',
  });
  const granted = await client.grant(code, 1_000_000);
  expect(granted).toMatchObject({
    kind: 'success',
    value: {
      name: 'Asha  Rao',
      email: 'asha@example.com',
      scopes: ['openid', 'profile', 'email', 'w_member_social'],
    },
  });
  expect(granted.kind === 'success' && granted.value.expiresAt.getTime()).toBe(1_000_000 + 5_184_000_000);
  expect(await client.grant(code, 0)).toMatchObject({ kind: 'unauthorised' });
});

test('takes a first 401 of a token just issued for the race it is', async () => {
  await sandbox.control.faults.add({
    operation: 'linkedin.userinfo',
    kind: 'unauthorized',
    code: 'REVOKED_ACCESS_TOKEN',
    times: 1,
  });
  expect(await client.userinfo(token)).toMatchObject({ kind: 'unauthorised', code: 'REVOKED_ACCESS_TOKEN' });
  await sandbox.control.faults.add({
    operation: 'linkedin.userinfo',
    kind: 'unauthorized',
    code: 'REVOKED_ACCESS_TOKEN',
    times: 1,
  });
  expect(await client.userinfo(token, { fresh: true })).toMatchObject({ kind: 'success' });
});

test('creates a post once and tells its URN', async () => {
  const result = await client.createPost(token, textPost('Hello #World (again)'), always);
  expect(result).toMatchObject({ kind: 'success' });
  expect(result.kind === 'success' && result.value.urn).toMatch(/^urn:li:share:\d+$/);
  expect(await isOnFeed('Hello #World (again)')).toBe(true);
  expect(await client.createPost(token, textPost('Hello #World (again)'), always)).toMatchObject({
    kind: 'duplicate',
    urn: result.kind === 'success' ? result.value.urn : '',
  });
});

test.each<[string, Partial<FaultOrder> & Pick<FaultOrder, 'kind'>, object, boolean]>([
  ['500 before the effect', { kind: 'status', status: 500 }, { kind: 'unknown_outcome' }, false],
  [
    '500 after the effect',
    { kind: 'status', status: 500, phase: 'after' },
    { kind: 'unknown_outcome' },
    true,
  ],
  ['a gateway page after the effect', { kind: 'html', phase: 'after' }, { kind: 'unknown_outcome' }, true],
  ['504 without a body', { kind: 'empty', status: 504 }, { kind: 'unknown_outcome' }, false],
  ['a dropped answer before the effect', { kind: 'drop' }, { kind: 'unknown_outcome' }, false],
  ['a dropped answer after the effect', { kind: 'drop', phase: 'after' }, { kind: 'unknown_outcome' }, true],
  ['no answer', { kind: 'hang' }, { kind: 'unknown_outcome', reason: 'answer timeout' }, false],
  ['an answer cut in its body', { kind: 'cut-body' }, { kind: 'success' }, true],
  ['success without an id', { kind: 'no-id' }, { kind: 'success', value: { urn: null } }, true],
  ['a write conflict', { kind: 'conflict' }, { kind: 'unavailable' }, false],
  [
    'a revoked token',
    { kind: 'unauthorized', code: 'REVOKED_ACCESS_TOKEN' },
    { kind: 'unauthorised', code: 'REVOKED_ACCESS_TOKEN' },
    false,
  ],
  [
    'a day’s limit of the member',
    { kind: 'rate-limit', scope: 'MEMBER', window: 'DAY' },
    { kind: 'rate_limited', limit: { scope: 'member', window: 'day', retryAfterSeconds: null } },
    false,
  ],
  [
    'a limit that names nothing but a wait',
    { kind: 'rate-limit', omitWindow: true, retryAfterSeconds: 7 },
    { kind: 'rate_limited', limit: { scope: 'unknown', window: 'unknown', retryAfterSeconds: 7 } },
    false,
  ],
  [
    'a wait longer than any limit lasts',
    { kind: 'rate-limit', omitWindow: true, retryAfterSeconds: 1e15 },
    { kind: 'rate_limited', limit: { retryAfterSeconds: 86_400 } },
    false,
  ],
])('tells %s', async (name, fault, expected, published) => {
  const text = `Under ${name}`;
  expect(await postUnder(fault, text)).toMatchObject(expected);
  expect(await isOnFeed(text)).toBe(published);
});

test('tells a version that is no longer served', async () => {
  await sandbox.control.linkedin.configure({ newestVersion: '202608' });
  expect(await client.createPost(token, textPost('Too new'), always)).toMatchObject({ kind: 'version_gone' });
  await sandbox.control.linkedin.configure({ newestVersion: '202609' });
});

test('a server that cannot be reached had no effect', async () => {
  const { url, server } = await answering(() => undefined);
  server.close();
  const unreachable = clientFor({ oauth: url, api: url });
  expect(await unreachable.createPost(token, textPost('Nowhere'), always)).toMatchObject({
    kind: 'unavailable',
    reason: 'ECONNREFUSED',
  });
  const unknown = clientFor({ oauth: 'http://no-such-host.invalid', api: 'http://no-such-host.invalid' });
  expect(await unknown.createPost(token, textPost('Nowhere'), always)).toMatchObject({ kind: 'unavailable' });
});

test('a handshake that fails had no effect', async () => {
  const received: string[] = [];
  const { url, server } = await answering((request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  const address = url.replace('http:', 'https:');
  const unproven = clientFor({ oauth: address, api: address });
  expect(await unproven.createPost(token, textPost('Nowhere'), always)).toMatchObject({
    kind: 'unavailable',
  });
  expect(received).toEqual([]);
  server.close();
});

test('sends nothing once the last check says no', async () => {
  const before = (await sandbox.control.linkedin.requests(create)).length;
  expect(await client.createPost(token, textPost('Woke up late'), () => false)).toMatchObject({
    kind: 'not_sent',
  });
  expect(await sandbox.control.linkedin.requests(create)).toHaveLength(before);
});

test('a connection that stands but is cut before an answer is in doubt', async () => {
  const { url, server } = await answering((request) => request.socket.destroy());
  const cut = clientFor({ oauth: url, api: url });
  expect(await cut.createPost(token, textPost('Cut'), always)).toMatchObject({ kind: 'unknown_outcome' });
  server.close();
});

test('an answer that came while this process stood still is read, though its time is over', async () => {
  // The server needs its own thread, because this one is blocked during the test.
  const server = new Worker(
    `const { createServer } = require('node:http');
     const { parentPort } = require('node:worker_threads');
     const server = createServer((request, response) => {
       request.resume().on('end', () => {
         parentPort.postMessage('answered');
         response.writeHead(201, { 'x-restli-id': 'urn:li:share:7' }).end();
       });
     });
     server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  const told: unknown[] = await once(server, 'message');
  const url = `http://127.0.0.1:${String(told[0])}`;
  const slow = clientFor({ oauth: url, api: url }, 300);
  const answered = slow.createPost(token, textPost('Read late'), () => {
    // Runs right after sending and blocks this thread until long after the timeout.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900));
    return true;
  });
  expect(await answered).toMatchObject({ kind: 'success', value: { urn: 'urn:li:share:7' } });
  await server.terminate();
});

test('follows no redirect, with a create least of all', async () => {
  const seen: string[] = [];
  const { url, server } = await answering((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(307, { location: `${sandbox.linkedinApiUrl}/rest/posts` }).end();
  });
  const redirected = clientFor({ oauth: url, api: url });
  expect(await redirected.createPost(token, textPost('Elsewhere'), always)).toMatchObject({
    kind: 'unknown_outcome',
    reason: 'HTTP_307',
  });
  expect(await redirected.userinfo(token)).toMatchObject({ kind: 'unavailable' });
  expect(seen).toEqual(['POST /rest/posts', 'GET /v2/userinfo']);
  expect(await isOnFeed('Elsewhere')).toBe(false);
  server.close();
});

test('hands the token and the file to no other host', async () => {
  const seen: string[] = [];
  const { url, server } = await answering((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(201).end();
  });
  const bytes = new Uint8Array([1, 2, 3]);
  for (const address of [
    `${url}/dms-uploads/x`,
    sandbox.linkedinUrl.replace('//', '//user:pass@'),
    'file:///etc/passwd',
    'not a url',
  ]) {
    expect(await client.upload(token, address, bytes, 'image/png')).toMatchObject({
      kind: 'rejected',
      code: 'FOREIGN_ADDRESS',
    });
  }
  for (const address of [
    `${url}/picture`,
    'http://media.licdn.com/x',
    'https://licdn.com.evil.example/x',
    'https://media.licdn.com:8443/x',
  ]) {
    expect(await client.picture(address)).toMatchObject({ kind: 'rejected', code: 'FOREIGN_ADDRESS' });
  }
  expect(seen).toEqual([]);
  server.close();
});

test('asks for media status and knows when it may not', async () => {
  const started = await client.initializeUpload(token, 'image', author);
  if (started.kind !== 'success') throw new Error('no upload');
  expect(await client.assetStatus(token, started.value.urn)).toMatchObject({ value: 'unreadable' });
  await sandbox.control.linkedin.configure({ mediaStatus: 'readable' });
  expect(await client.assetStatus(token, started.value.urn)).toMatchObject({ value: 'waiting' });
});

test('tells when a version stops being served and warns sixty days before', () => {
  expect(versionSunset('202609').toISOString()).toBe('2027-09-01T00:00:00.000Z');
  expect(isSunsetNear('202609', Date.parse('2027-07-02T23:59:00Z'))).toBe(false);
  expect(isSunsetNear('202609', Date.parse('2027-07-03T00:00:00Z'))).toBe(true);
});

test('is absent without credentials', () => {
  expect(
    createLinkedinClient({
      LINKEDIN_CLIENT_ID: undefined,
      LINKEDIN_CLIENT_SECRET: undefined,
      LINKEDIN_OAUTH_URL: 'https://www.linkedin.com',
      LINKEDIN_API_URL: 'https://api.linkedin.com',
      LINKEDIN_VERSION: '202609',
      LINKEDIN_POST_ANALYTICS: 'off',
      PUBLIC_URL: 'http://localhost:3000',
      PUBLISH_TIMEOUT_MS: 1000,
    }),
  ).toBeNull();
});
