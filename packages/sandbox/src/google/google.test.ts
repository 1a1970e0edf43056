import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../start.ts';
import { readJson } from '../testing/linkedin-calls.ts';

const RETURN = 'http://127.0.0.1:3000/api/auth/callback/google';
const VERIFIER = 'v'.repeat(64);
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
});

function authorizationUrl(changed: Record<string, string> = {}): string {
  const fields = {
    response_type: 'code',
    client_id: 'demo-google-client',
    redirect_uri: RETURN,
    state: 'st',
    scope: 'openid email profile',
    nonce: 'n-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changed,
  };
  return `${sandbox.googleUrl}/o/oauth2/v2/auth?${new URLSearchParams(fields).toString()}`;
}

function exchange(code: string, changed: Record<string, string> = {}) {
  const fields = {
    grant_type: 'authorization_code',
    code,
    client_id: 'demo-google-client',
    client_secret: 'demo-google-secret',
    redirect_uri: RETURN,
    code_verifier: VERIFIER,
    ...changed,
  };
  return fetch(`${sandbox.googleUrl}/token`, { method: 'POST', body: new URLSearchParams(fields) });
}

async function codeFor(account: { email: string; name: string; emailVerified?: boolean }): Promise<string> {
  const { location } = await sandbox.control.google.authorize({
    authorizationUrl: authorizationUrl(),
    ...account,
  });
  expect(new URL(location).searchParams.get('state')).toBe('st');
  return new URL(location).searchParams.get('code') ?? '';
}

test('discovery names its own endpoints', async () => {
  expect(await readJson(await fetch(`${sandbox.googleUrl}/.well-known/openid-configuration`))).toMatchObject({
    issuer: sandbox.googleUrl,
    authorization_endpoint: `${sandbox.googleUrl}/o/oauth2/v2/auth`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('the account page leads back with a code; the ID token verifies and holds nonce and verification', async () => {
  const html = await (await fetch(authorizationUrl())).text();
  const request = /name="request"\s+value="([^"]+)"/.exec(html)?.[1] ?? '';
  const chosen = await fetch(`${sandbox.googleUrl}/choose`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      request,
      decision: 'allow',
      account: 'new',
      email: 'noor@example.com',
      name: 'Noor Haddad',
    }),
  });
  const back = new URL(chosen.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('st');
  const body = await readJson(await exchange(back.searchParams.get('code') ?? ''));
  const keys = createRemoteJWKSet(new URL(`${sandbox.googleUrl}/oauth2/v3/certs`));
  const { payload } = await jwtVerify(String(body['id_token']), keys, {
    issuer: sandbox.googleUrl,
    audience: 'demo-google-client',
  });
  expect(payload).toMatchObject({
    email: 'noor@example.com',
    email_verified: false,
    name: 'Noor Haddad',
    nonce: 'n-1',
  });
  const me = await fetch(`${sandbox.googleUrl}/v1/userinfo`, {
    headers: { authorization: `Bearer ${String(body['access_token'])}` },
  });
  expect(await readJson(me)).toMatchObject({ sub: payload.sub, email: 'noor@example.com' });
});

test('the same address is the same person', async () => {
  const subjects = await Promise.all(
    ['Ana@example.com', 'ana@example.com'].map(async (email) => {
      const { id_token: token } = await readJson(await exchange(await codeFor({ email, name: 'Ana' })));
      return String(token).split('.')[1];
    }),
  );
  const [first, second] = subjects.map(
    (part) => String(Buffer.from(part ?? '', 'base64url')).match(/"sub":"(\d{21})"/)?.[1],
  );
  expect(first).toBe(second);
});

test('PKCE is required and verified; a code works once, with its address and secret', async () => {
  expect((await fetch(authorizationUrl({ code_challenge: '' }))).status).toBe(400);
  expect((await fetch(authorizationUrl({ code_challenge_method: 'plain' }))).status).toBe(400);
  const account = { email: 'a@example.com', name: 'A' };
  const attempts: [Record<string, string>, string][] = [
    [{ code_verifier: 'wrong'.repeat(10) }, 'invalid_grant'],
    [{ redirect_uri: `${RETURN}/` }, 'redirect_uri_mismatch'],
    [{ client_secret: 'no' }, 'invalid_client'],
  ];
  for (const [changed, error] of attempts)
    expect(await readJson(await exchange(await codeFor(account), changed))).toMatchObject({ error });
  const code = await codeFor(account);
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).status).toBe(400);
});

test('cancelling returns access_denied; unknown clients and scopes stay here', async () => {
  const html = await (await fetch(authorizationUrl())).text();
  const request = /name="request"\s+value="([^"]+)"/.exec(html)?.[1] ?? '';
  const cancelled = await fetch(`${sandbox.googleUrl}/choose`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ request, decision: 'cancel' }),
  });
  expect(new URL(cancelled.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  expect((await fetch(authorizationUrl({ client_id: 'x' }))).status).toBe(401);
  expect((await fetch(authorizationUrl({ scope: 'openid drive' }))).status).toBe(400);
});

test('faults can be ordered', async () => {
  await sandbox.control.faults.add({ operation: 'google.token', kind: 'status', status: 503 });
  expect((await exchange('x')).status).toBe(503);
});
