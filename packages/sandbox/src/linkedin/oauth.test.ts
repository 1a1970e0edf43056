import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readJson, sandboxAt } from '../testing/linkedin-calls.ts';

const RETURN = 'http://127.0.0.1:3000/linkedin/callback';
const SCOPE = 'openid profile email w_member_social';

let world: Awaited<ReturnType<typeof sandboxAt>>;
beforeAll(async () => {
  world = await sandboxAt();
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
});

function authorizeUrl(changed: Record<string, string> = {}): string {
  const fields = {
    response_type: 'code',
    client_id: 'demo-client',
    redirect_uri: RETURN,
    state: 's-1',
    scope: SCOPE,
    ...changed,
  };
  return `${world.sandbox.linkedinUrl}/oauth/v2/authorization?${new URLSearchParams(fields).toString()}`;
}

const visit = (url: string, cookie = '') => fetch(url, { redirect: 'manual', headers: { cookie } });

async function consent(fields: Record<string, string>, url = authorizeUrl()) {
  const html = await (await visit(url)).text();
  const id = /name="consent"\s+value="([^"]+)"/.exec(html)?.[1] ?? '';
  return fetch(`${world.sandbox.linkedinUrl}/oauth/v2/authorization-submit`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ consent: id, ...fields }),
  });
}

const returned = (response: Response) => new URL(response.headers.get('location') ?? 'about:blank');

async function freshCode(changed: Record<string, string> = {}): Promise<string> {
  const { code } = await world.sandbox.control.linkedin.authorize({
    member: 'demo-asha',
    redirectUri: RETURN,
    state: 's',
    ...changed,
  });
  return code;
}

function exchange(code: string, changed: Record<string, string | undefined> = {}) {
  const fields = new URLSearchParams();
  const given = {
    grant_type: 'authorization_code',
    code,
    client_id: 'demo-client',
    client_secret: 'demo-secret',
    redirect_uri: RETURN,
    ...changed,
  };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) fields.set(name, value);
  return fetch(`${world.sandbox.linkedinUrl}/oauth/v2/accessToken`, { method: 'POST', body: fields });
}

async function failure(response: Response) {
  const body = await readJson(response);
  return [response.status, body['error'], String(body['error_description'])] as const;
}

describe('1.2 authorize request', () => {
  test('consent returns with a code and the state as it was sent', async () => {
    const target = returned(
      await consent({ decision: 'allow', member: 'demo-jonas' }, authorizeUrl({ state: 'a b&c=d/é' })),
    );
    expect(target.origin + target.pathname).toBe(RETURN);
    expect(target.searchParams.get('state')).toBe('a b&c=d/é');
    expect((await exchange(target.searchParams.get('code') ?? '')).status).toBe(200);
  });

  test('a member may be entered by name', async () => {
    const target = returned(
      await consent({ decision: 'allow', member: 'new', name: 'Ines Duarte', email: 'ines@example.com' }),
    );
    const { access_token: token } = await readJson(await exchange(target.searchParams.get('code') ?? ''));
    const me = await fetch(`${world.sandbox.linkedinApiUrl}/v2/userinfo`, {
      headers: { authorization: `Bearer ${String(token)}` },
    });
    expect(await readJson(me)).toMatchObject({ name: 'Ines Duarte', email: 'ines@example.com' });
  });

  test.each([
    ['cancel', 'user_cancelled_authorize'],
    ['leave', 'user_cancelled_login'],
  ])('%s returns %s', async (decision, error) => {
    const target = returned(await consent({ decision, member: 'demo-asha' }));
    expect(target.searchParams.get('error')).toBe(error);
    expect(target.searchParams.get('state')).toBe('s-1');
    expect(target.searchParams.get('error_description')).not.toBe('');
    expect(target.searchParams.has('code')).toBe(false);
  });

  test('a scope the app does not have returns unauthorized_scope_error', async () => {
    const target = returned(await visit(authorizeUrl({ scope: `${SCOPE} r_member_social` })));
    expect(target.searchParams.get('error')).toBe('unauthorized_scope_error');
  });

  test.each([
    ['redirect_uri', { redirect_uri: 'http://127.0.0.1:3000/elsewhere#part' }, "Redirect_uri doesn't match"],
    ['client_id', { client_id: 'nobody' }, "Client_id doesn't match"],
    ['scope', { scope: 'openid everything' }, 'Invalid scope'],
  ])('a wrong %s shows an error page with 401 and never returns', async (_name, changed, title) => {
    const response = await visit(authorizeUrl(changed));
    expect(response.status).toBe(401);
    expect(response.headers.get('location')).toBeNull();
    expect((await response.text()).replaceAll('&#39;', "'")).toContain(title);
  });

  test('consent is skipped while the same scopes are granted and the token lives', async () => {
    const first = await consent({ decision: 'allow', member: 'demo-asha' });
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await visit(authorizeUrl(), cookie)).status).toBe(200);
    await exchange(returned(first).searchParams.get('code') ?? '');
    const skipped = await visit(authorizeUrl({ state: 's-2' }), cookie);
    expect(returned(skipped).searchParams.get('code')).not.toBeNull();
    expect(returned(skipped).searchParams.get('state')).toBe('s-2');
    expect((await visit(authorizeUrl({ scope: 'openid profile' }), cookie)).status).toBe(200);
    await world.sandbox.control.linkedin.expire('demo-asha');
    expect((await visit(authorizeUrl(), cookie)).status).toBe(200);
  });
});

describe('1.1 redirect addresses', () => {
  test('with registered ones the match is exact but for the query', async () => {
    await world.sandbox.control.linkedin.addApp({
      clientId: 'strict',
      clientSecret: 'x',
      scopes: SCOPE.split(' '),
      redirectUris: ['https://app.example.com/cb'],
    });
    const status = async (redirect_uri: string) =>
      (await visit(authorizeUrl({ client_id: 'strict', redirect_uri }))).status;
    expect(await status('https://app.example.com/cb')).toBe(200);
    expect(await status('https://app.example.com/cb?from=x')).toBe(200);
    expect(await status('https://app.example.com/cb/')).toBe(401);
    expect(await status('https://app.example.com:8443/cb')).toBe(401);
  });

  test('with none, plain http is for loopback only', async () => {
    expect((await visit(authorizeUrl({ redirect_uri: 'http://app.example.com/cb' }))).status).toBe(401);
    expect((await visit(authorizeUrl({ redirect_uri: 'https://app.example.com/cb' }))).status).toBe(200);
  });
});

describe('1.3 token exchange', () => {
  test('answers a token of about 500 characters, 60 days, the scopes and an ID token', async () => {
    const body = await readJson(await exchange(await freshCode()));
    expect(String(body['access_token'])).toHaveLength(500);
    expect(body['expires_in']).toBe(5_184_000);
    expect(String(body['scope']).split(/[ ,]/).sort()).toEqual(SCOPE.split(' ').sort());
    expect(String(body['id_token']).split('.')).toHaveLength(3);
    expect(body).not.toHaveProperty('refresh_token');
  });

  test('without openid there is no ID token', async () => {
    const { code } = await world.sandbox.control.linkedin.authorize({
      member: 'demo-asha',
      redirectUri: RETURN,
      state: 's',
      scopes: ['profile'],
    });
    expect(await readJson(await exchange(code))).not.toHaveProperty('id_token');
  });

  test('only a form is read', async () => {
    const response = await fetch(`${world.sandbox.linkedinUrl}/oauth/v2/accessToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'authorization_code', code: await freshCode() }),
    });
    expect((await failure(response)).slice(0, 2)).toEqual([400, 'invalid_request']);
  });
});

describe('1.4 lifetimes and refresh', () => {
  test('a code lives 30 minutes', async () => {
    const code = await freshCode();
    world.pass(30 * 60_000 + 1);
    expect((await failure(await exchange(code))).slice(0, 2)).toEqual([400, 'invalid_redirect_uri']);
  });

  test('a different scope set ends all earlier tokens', async () => {
    const { control, linkedinApiUrl } = world.sandbox;
    const first = await control.linkedin.issueToken({ member: 'demo-asha' });
    const same = await control.linkedin.issueToken({ member: 'demo-asha' });
    const other = await control.linkedin.issueToken({ member: 'demo-asha', scopes: ['openid', 'profile'] });
    const status = async (token: string) =>
      (await fetch(`${linkedinApiUrl}/v2/userinfo`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect(await Promise.all([first.token, same.token, other.token].map(status))).toEqual([401, 401, 200]);
  });

  test('a token used right after its issue can answer 65601 although it is good', async () => {
    const { control, linkedinApiUrl } = world.sandbox;
    await control.linkedin.configure({ freshTokenRaceMs: 3000 });
    const { token } = await control.linkedin.issueToken({ member: 'demo-asha' });
    const ask = () =>
      fetch(`${linkedinApiUrl}/v2/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await readJson(await ask())).toMatchObject({ serviceErrorCode: 65601 });
    world.pass(3000);
    expect((await ask()).status).toBe(200);
  });

  test('refresh tokens are for apps that have them, and their own end does not move', async () => {
    await world.sandbox.control.linkedin.addApp({
      clientId: 'partner',
      clientSecret: 'p',
      scopes: SCOPE.split(' '),
      redirectUris: [],
      refreshTokens: true,
    });
    const client = { client_id: 'partner', client_secret: 'p' };
    const { refresh_token: token, refresh_token_expires_in: life } = await readJson(
      await exchange(await freshCode({ clientId: 'partner' }), client),
    );
    expect(life).toBe(365 * 86_400);
    world.pass(360 * 86_400_000);
    const refreshed = await readJson(
      await exchange('', {
        ...client,
        grant_type: 'refresh_token',
        refresh_token: String(token),
        code: undefined,
        redirect_uri: undefined,
      }),
    );
    expect(refreshed['expires_in']).toBe(5 * 86_400);
    expect(refreshed['refresh_token_expires_in']).toBe(5 * 86_400);
    const wrong = await exchange('', {
      ...client,
      grant_type: 'refresh_token',
      refresh_token: 'no',
      code: undefined,
    });
    expect((await failure(wrong)).slice(0, 2)).toEqual([400, 'invalid_request']);
  });
});

describe('1.5 token endpoint errors', () => {
  test.each(['client_id', 'client_secret', 'redirect_uri', 'code'])(
    'without %s the parameter is named',
    async (name) => {
      const [status, error, description] = await failure(
        await exchange(await freshCode(), { [name]: undefined }),
      );
      expect([status, error]).toEqual([400, 'invalid_request']);
      expect(description).toBe(`A required parameter "${name}" is missing`);
    },
  );

  test('a code works once', async () => {
    const code = await freshCode();
    await exchange(code);
    const [status, error, description] = await failure(await exchange(code));
    expect([status, error]).toEqual([401, 'invalid_request']);
    expect(description).toContain('authorization code not found');
  });

  test('the redirect address must be byte-identical', async () => {
    const [status, error] = await failure(await exchange(await freshCode(), { redirect_uri: `${RETURN}/` }));
    expect([status, error]).toEqual([400, 'invalid_redirect_uri']);
  });

  test('a wrong secret is 401 invalid_client and spends no code', async () => {
    const code = await freshCode();
    expect((await failure(await exchange(code, { client_secret: 'wrong' }))).slice(0, 2)).toEqual([
      401,
      'invalid_client',
    ]);
    expect((await exchange(code)).status).toBe(200);
  });
});

describe('1.6 PKCE', () => {
  test('a code_verifier makes the exchange fail with 401 invalid_client', async () => {
    const response = await exchange(await freshCode(), { code_verifier: 'v'.repeat(43) });
    expect((await failure(response)).slice(0, 2)).toEqual([401, 'invalid_client']);
  });
});

describe('1.7 introspection', () => {
  const introspect = (token: string, changed: Record<string, string> = {}) =>
    fetch(`${world.sandbox.linkedinUrl}/oauth/v2/introspectToken`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'demo-client',
        client_secret: 'demo-secret',
        token,
        ...changed,
      }),
    });

  test('tells the state of a token in epoch seconds', async () => {
    const { token } = await world.sandbox.control.linkedin.issueToken({ member: 'demo-asha' });
    const createdSeconds = Math.floor(world.now() / 1000);
    expect(await readJson(await introspect(token))).toEqual({
      active: true,
      status: 'active',
      scope: SCOPE.replaceAll(' ', ','),
      client_id: 'demo-client',
      auth_type: '3L',
      created_at: createdSeconds,
      authorized_at: createdSeconds,
      expires_at: createdSeconds + 5_184_000,
    });
    await world.sandbox.control.linkedin.expire('demo-asha');
    expect(await readJson(await introspect(token))).toMatchObject({ active: false, status: 'expired' });
    await world.sandbox.control.linkedin.revoke('demo-asha');
    expect(await readJson(await introspect(token))).toMatchObject({ active: false, status: 'revoked' });
  });

  test('400 for a bad client id or token, 401 for a bad secret, inactive for another app', async () => {
    const { token } = await world.sandbox.control.linkedin.issueToken({ member: 'demo-asha' });
    expect((await introspect(token, { client_id: 'nobody' })).status).toBe(400);
    expect((await introspect('nothing')).status).toBe(400);
    expect((await introspect(token, { client_secret: 'wrong' })).status).toBe(401);
    await world.sandbox.control.linkedin.addApp({
      clientId: 'other',
      clientSecret: 'o',
      scopes: [],
      redirectUris: [],
    });
    expect(await readJson(await introspect(token, { client_id: 'other', client_secret: 'o' }))).toEqual({
      active: false,
    });
  });
});
