import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson, refusal, sandboxAt } from '../testing/linkedin-calls.ts';
import type { Sandbox } from '../start.ts';
import { containing } from '../testing/matchers.ts';

const RETURN = 'http://127.0.0.1:3000/linkedin/callback';
let sandbox: Sandbox;
beforeAll(async () => {
  // ID tokens are verified against the real time.
  ({ sandbox } = await sandboxAt(Date.now()));
});
afterAll(() => sandbox.close());

async function tokens(member: string, scopes?: string[]) {
  const order = { member, redirectUri: RETURN, state: 's', ...(scopes === undefined ? {} : { scopes }) };
  const { code } = await sandbox.control.linkedin.authorize(order);
  const fields = {
    grant_type: 'authorization_code',
    code,
    client_id: 'demo-client',
    client_secret: 'demo-secret',
    redirect_uri: RETURN,
  };
  return readJson(
    await fetch(`${sandbox.linkedinUrl}/oauth/v2/accessToken`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  );
}

const userinfo = (token: unknown) =>
  fetch(`${sandbox.linkedinApiUrl}/v2/userinfo`, { headers: { authorization: `Bearer ${String(token)}` } });

describe('2 discovery', () => {
  test('holds what was captured and no PKCE, end-session or revocation', async () => {
    const document = await readJson(
      await fetch(`${sandbox.linkedinUrl}/oauth/.well-known/openid-configuration`),
    );
    expect(document).toMatchObject({
      issuer: `${sandbox.linkedinUrl}/oauth`,
      authorization_endpoint: `${sandbox.linkedinUrl}/oauth/v2/authorization`,
      token_endpoint: `${sandbox.linkedinUrl}/oauth/v2/accessToken`,
      userinfo_endpoint: `${sandbox.linkedinApiUrl}/v2/userinfo`,
      jwks_uri: `${sandbox.linkedinUrl}/oauth/openid/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'profile', 'email'],
    });
    for (const absent of [
      'code_challenge_methods_supported',
      'end_session_endpoint',
      'revocation_endpoint',
    ]) {
      expect(document).not.toHaveProperty(absent);
    }
    expect((await fetch(`${sandbox.linkedinUrl}/.well-known/openid-configuration`)).status).toBe(404);
  });
});

describe('2 ID token', () => {
  test('is RS256, verifies with the published keys, and echoes no nonce', async () => {
    const keys = createRemoteJWKSet(new URL(`${sandbox.linkedinUrl}/oauth/openid/jwks`));
    const { id_token: token } = await tokens('demo-asha');
    const { payload, protectedHeader } = await jwtVerify(String(token), keys, {
      issuer: `${sandbox.linkedinUrl}/oauth`,
      audience: 'demo-client',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      name: 'Asha Verma',
      email: 'asha.verma@example.com',
      email_verified: 'true',
      locale: 'en_IN',
    });
    expect(payload).not.toHaveProperty('nonce');
  });
});

describe('2 userinfo', () => {
  test('needs the bearer alone; locale is an object and email_verified a boolean', async () => {
    const { access_token: token } = await tokens('demo-mei');
    const body = await readJson(await userinfo(token));
    expect(body).toMatchObject({
      name: 'Mei Tanaka',
      given_name: 'Mei',
      family_name: 'Tanaka',
      email: 'mei.tanaka@example.com',
      email_verified: false,
      locale: { country: 'JP', language: 'ja' },
    });
    expect(String(body['sub'])).toMatch(/^[\w-]{10}$/);
  });

  test('fields depend on the scopes granted', async () => {
    const { access_token: token } = await tokens('demo-jonas', ['openid']);
    expect(Object.keys(await readJson(await userinfo(token)))).toEqual(['sub']);
  });

  test('the email address may be absent although granted, and names may carry spaces', async () => {
    const { access_token: token } = await tokens('demo-luis');
    const body = await readJson(await userinfo(token));
    expect(body).not.toHaveProperty('email');
    expect(body['family_name']).toBe('Ortega ');
  });

  test('without openid: 403 ACCESS_DENIED, 100, naming the resource', async () => {
    const { access_token: token } = await tokens('demo-jonas', ['profile']);
    expect(await refusal(await userinfo(token))).toEqual({
      status: 403,
      code: 'ACCESS_DENIED',
      serviceErrorCode: 100,
      message: 'Not enough permissions to access: userinfo.GET.NO_VERSION',
    });
  });

  test('the picture is a real image whose address ends', async () => {
    const { access_token: token } = await tokens('demo-asha');
    const { picture } = await readJson(await userinfo(token));
    const response = await fetch(String(picture));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(Number(new URL(String(picture)).searchParams.get('e')) * 1000).toBeGreaterThan(Date.now());
    const late = new URL(String(picture));
    late.searchParams.set('e', '1600000000');
    expect((await fetch(late)).status).toBe(403);
  });

  test('sub is pairwise: another app sees another', async () => {
    await sandbox.control.linkedin.addApp({
      clientId: 'staging',
      clientSecret: 's',
      scopes: ['openid'],
      redirectUris: [],
    });
    const asha = (await sandbox.control.linkedin.members()).find(({ id }) => id === 'demo-asha');
    expect(asha?.subjects['staging']).not.toBe(asha?.subjects['demo-client']);
  });

  test('/v2/me is closed', async () => {
    const { access_token: token } = await tokens('demo-asha');
    const response = await fetch(`${sandbox.linkedinApiUrl}/v2/me`, {
      headers: { authorization: `Bearer ${String(token)}` },
    });
    expect(await refusal(response)).toMatchObject({
      status: 403,
      message: containing('me.GET'),
    });
  });
});
