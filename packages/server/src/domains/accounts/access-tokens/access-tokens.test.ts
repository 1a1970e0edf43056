import { createHash, randomBytes } from 'node:crypto';
import {
  answerAppRequest,
  changePassword,
  createPost,
  createToken,
  deleteAccount,
  deletePost,
  endpointName,
  endpoints,
  findAppRequest,
  getPost,
  keysOf,
  listPosts,
  listTokens,
  refusal,
  revokeToken,
  schedulePost,
  tokenLimit,
  tokenRequestsPerMinute,
  tokenScopes,
  updatePost,
  type TokenScope,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pathOf, someAddress, type Person, type TestApp } from '../../../testing/index.ts';
import { openScene, signUpAuthor } from '../../publishing/publishing/test-scene.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await openScene();
  person = await app.signUp();
});
afterAll(() => app.close());

async function tokenWith(
  scopes: TokenScope[],
  owner = person,
  lifetimeDays: 30 | null = 30,
): Promise<string> {
  const body = { name: 'Script', scopes, lifetimeDays };
  const answer = await app.call(createToken, { body }, { token: owner.token });
  expect(answer.status).toBe(200);
  return answer.body.data.token;
}
const everyScope = keysOf(tokenScopes);
const codeOf = async (answer: Response) => refusal.parse(await answer.json()).code;

describe('a personal token', () => {
  it('is shown once and kept as a hash', async () => {
    const token = await tokenWith(['read']);
    const { body } = await app.call(listTokens, { query: {} }, { token: person.token });
    expect(JSON.stringify(body)).not.toContain(token);
    expect(body.data.items[0]).toMatchObject({ kind: 'personal', scopes: ['read'], lastUsedAt: null });
    expect(token.startsWith(body.data.items[0]?.start ?? '-')).toBe(true);
    const { rows } = await app.context.database.pool.query('SELECT t::text AS row FROM access_tokens t');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
  it('is not kept with the answer of a repeated request', async () => {
    const headers = { 'idempotency-key': 'make-a-token' };
    const body = { name: 'Repeated', scopes: ['read' as const], lifetimeDays: 30 as const };
    const made = await app.call(createToken, { body }, { token: person.token, headers });
    const { rows } = await app.context.database.pool.query('SELECT t::text AS row FROM idempotency_keys t');
    expect(JSON.stringify(rows)).not.toContain(made.body.data.token);
  });
  it('does what it may, shows its last use, and says how many requests are left', async () => {
    const token = await tokenWith(['read', 'drafts']);
    const made = await app.call(createPost, { body: { text: 'By a script' } }, { token });
    expect(made.status).toBe(201);
    expect(made.headers.get('ratelimit-limit')).toBe(String(tokenRequestsPerMinute));
    expect(made.headers.get('ratelimit-remaining')).toBe(String(tokenRequestsPerMinute - 1));
    expect((await app.call(listPosts, { query: {} }, { token })).status).toBe(200);
    const { items } = (await app.call(listTokens, { query: {} }, { token: person.token })).body.data;
    expect(items[0]?.lastUsedAt).not.toBeNull();
  });
  it('repeats an answer for its key, and refuses the key for something else', async () => {
    const token = await tokenWith(['drafts']);
    const send = (text: string) =>
      app.call(createPost, { body: { text } }, { token, headers: { 'idempotency-key': 'nightly-1' } });
    const first = await send('Once');
    expect((await send('Once')).body.data.id).toBe(first.body.data.id);
    expect((await send('Another')).status).toBe(422);
  });
  it('stops working at once when it is revoked, and when its time is over', async () => {
    const owner = await app.signUp();
    const token = await tokenWith(['read'], owner);
    const [listed] = (await app.call(listTokens, { query: {} }, { token: owner.token })).body.data.items;
    await app.call(revokeToken, { params: { id: listed?.id ?? '' } }, { token: owner.token });
    const refused = await app.call(listPosts, { query: {} }, { token });
    expect([refused.status, refused.body.code]).toEqual([401, 'token_unknown']);

    const short = await tokenWith(['read'], owner);
    const lasting = await tokenWith(['read'], owner, null);
    app.clock.advance(30 * 86_400_000);
    expect((await app.call(listPosts, { query: {} }, { token: short })).body.code).toBe('token_unknown');
    expect((await app.call(listPosts, { query: {} }, { token: lasting })).status).toBe(200);
    person = { ...person, token: await app.login(person) };
  });
  it('is nobody else’s to revoke, and ends with the account', async () => {
    const owner = await app.signUp();
    const token = await tokenWith(['read'], owner);
    const [listed] = (await app.call(listTokens, { query: {} }, { token: owner.token })).body.data.items;
    const strange = await app.call(
      revokeToken,
      { params: { id: listed?.id ?? '' } },
      { token: person.token },
    );
    expect(strange.status).toBe(404);
    await app.call(
      deleteAccount,
      { body: { password: owner.password, confirmEmail: owner.email } },
      { token: owner.token },
    );
    expect((await app.call(listPosts, { query: {} }, { token })).body.code).toBe('token_unknown');
  });
  it('ends with the password, and its making is told by email', async () => {
    const owner = await app.signUp();
    const token = await tokenWith(['read'], owner);
    await app.runDueJobs();
    const mails = await app.sandbox.control.mailbox.mails(owner.email);
    expect(mails.map(({ subject }) => subject)).toContain('A new token or app can access your account');
    const body = { currentPassword: owner.password, newPassword: 'Another2@horse' };
    expect((await app.call(changePassword, { body }, { token: owner.token })).status).toBe(200);
    expect((await app.call(listPosts, { query: {} }, { token })).body.code).toBe('token_unknown');
  });
  it('is one of twenty at most', async () => {
    const owner = await app.signUp();
    const made = await Promise.all(
      Array.from({ length: tokenLimit + 3 }, () =>
        app.call(
          createToken,
          { body: { name: 'Many', scopes: ['read'], lifetimeDays: null } },
          { token: owner.token },
        ),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(tokenLimit);
    expect(made.filter(({ body }) => body.code === 'token_limit')).toHaveLength(3);
  });
  it('is refused after too many requests', async () => {
    const token = await tokenWith(['read']);
    const path = pathOf(listPosts, { query: {} });
    const ask = () => app.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const answers = await Promise.all(Array.from({ length: tokenRequestsPerMinute + 5 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('ratelimit-remaining')).toBe('0');
  });
  it('that may write drafts changes no scheduled post', async () => {
    const author = await signUpAuthor(app);
    const { body } = await app.call(createPost, { body: { text: 'Ready to go' } }, { token: author.token });
    const { id, version } = body.data;
    const at = new Date(app.clock.now() + 86_400_000).toISOString();
    const plan = { params: { id }, body: { at, timeZone: 'UTC' } };
    expect((await app.call(schedulePost, plan, { token: author.token })).status).toBe(200);
    const change = { params: { id }, body: { version: version + 1, text: 'Something else' } };
    const drafting = await tokenWith(['read', 'drafts'], author);
    expect((await app.call(updatePost, change, { token: drafting })).body.code).toBe('token_scope_missing');
    expect((await app.call(deletePost, { params: { id } }, { token: drafting })).body.code).toBe(
      'token_scope_missing',
    );
    const { data } = (await app.call(getPost, { params: { id } }, { token: drafting })).body;
    expect([data.status, data.text]).toEqual(['scheduled', 'Ready to go']);
  });
});

describe('every endpoint behind a session', () => {
  const guarded = endpoints.filter(({ access }) => access === 'session');
  const money = /^\/(payment|coupon)\//;
  const identity = /^\/(auth|tokens|connected-apps|models|user\/(delete|export))(\/|$)/;

  it('names the permission a token needs, or is closed to tokens', () => {
    const closed = guarded.filter(({ scope }) => scope === null).map(({ path }) => path);
    const mustBeClosed = guarded.filter(({ path }) => money.test(path) || identity.test(path));
    expect(mustBeClosed.length).toBeGreaterThan(20);
    for (const { path } of mustBeClosed) expect(closed).toContain(path);
    expect(new Set(guarded.flatMap(({ scope }) => scope ?? []))).toEqual(
      new Set(everyScope.filter((scope) => guarded.some((endpoint) => endpoint.scope === scope))),
    );
  });
  it('refuses a token without that permission, by name', async () => {
    const owners = new Map<TokenScope | null, string>();
    for (const endpoint of guarded) {
      const lacking = everyScope.filter((scope) => scope !== endpoint.scope);
      let token = owners.get(endpoint.scope);
      if (token === undefined)
        owners.set(endpoint.scope, (token = await tokenWith(endpoint.scope === null ? everyScope : lacking)));
      const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, 'x']));
      const answer = await app.fetch(pathOf(endpoint, { params }), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}` },
      });
      const expected = endpoint.scope === null ? 'token_not_allowed' : 'token_scope_missing';
      const code = answer.status === 429 ? expected : await codeOf(answer);
      expect([endpointName(endpoint), code]).toEqual([endpointName(endpoint), expected]);
    }
  });
});

describe('an app that connects with OAuth', () => {
  const redirectUri = 'http://127.0.0.1:7777/callback';
  const verifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
  const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), scope: z.string() });
  const oauth = async (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    app.fetch(`/oauth/${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': someAddress() },
      body,
    });
  const exchange = (fields: Record<string, string>) => oauth('token', new URLSearchParams(fields).toString());
  const register = async (redirectUris: string[]) =>
    oauth(
      'register',
      JSON.stringify({ client_name: 'Desk\u0000 helper', redirect_uris: redirectUris }),
      'application/json',
    );

  it('registers apps with addresses of their own, and none that open something else', async () => {
    for (const uri of [
      'mailto:a@b.example',
      'tel:1',
      'ms-msdt:/id',
      'jar:https://a.example',
      'https:evil',
      'chrome://a',
      'app:done',
    ])
      expect((await register([uri])).status).toBe(400);
    for (const uri of [
      'https://a.example/done',
      'http://127.0.0.1:7/done',
      'cursor://a/done',
      'com.example.app:/done',
    ])
      expect((await register([uri])).status).toBe(201);
  });

  async function connect(scopes: TokenScope[] = ['read', 'drafts']) {
    const registered = z
      .object({ client_id: z.string() })
      .parse(await (await register([redirectUri])).json());
    const request = {
      clientId: registered.client_id,
      redirectUri,
      responseType: 'code',
      codeChallenge,
      codeChallengeMethod: 'S256',
      scope: 'read drafts',
      state: 'abc',
    };
    const { body } = await app.call(answerAppRequest, { body: { request, scopes } }, { token: person.token });
    return { clientId: registered.client_id, request, location: new URL(body.data.location) };
  }

  it('registers, asks, exchanges its code and rotates its tokens', async () => {
    const { clientId, request, location } = await connect();
    const shown = await app.call(findAppRequest, { query: request }, { token: person.token });
    expect(shown.body.data).toEqual({
      name: 'Desk helper',
      host: '127.0.0.1:7777',
      scopes: ['read', 'drafts'],
    });
    expect(location.searchParams.get('state')).toBe('abc');
    // A custom scheme can be followed by any host, so the person is shown the scheme instead.
    const evil = 'evil-app://claude.ai/cb';
    const client = z.object({ client_id: z.string() }).parse(await (await register([evil])).json());
    const asked = { ...request, clientId: client.client_id, redirectUri: evil };
    const named = await app.call(findAppRequest, { query: asked }, { token: person.token });
    expect(named.body.data.host).toBe('evil-app:');
    const code = location.searchParams.get('code') ?? '';
    const fields = {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    };
    expect((await exchange({ ...fields, code_verifier: 'x'.repeat(43) })).status).toBe(400);
    const first = tokens.parse(await (await exchange(fields)).json());
    expect((await app.call(listPosts, { query: {} }, { token: first.access_token })).status).toBe(200);
    const refresh = { grant_type: 'refresh_token', client_id: clientId, refresh_token: first.refresh_token };
    const second = tokens.parse(await (await exchange(refresh)).json());
    expect((await app.call(listPosts, { query: {} }, { token: first.access_token })).status).toBe(401);
    expect((await app.call(listPosts, { query: {} }, { token: second.access_token })).status).toBe(200);
    // An app that lost the answer gets it again within a minute; a later repeat counts as theft.
    expect(tokens.parse(await (await exchange(refresh)).json())).toEqual(second);
    expect((await app.call(listPosts, { query: {} }, { token: second.access_token })).status).toBe(200);
    app.clock.advance(2 * 60_000);
    expect((await exchange(refresh)).status).toBe(400);
    expect((await app.call(listPosts, { query: {} }, { token: second.access_token })).status).toBe(401);
  });
  it('ends with a spent refresh token of any age, however often it was refreshed since', async () => {
    const { clientId, location } = await connect();
    const fields = { client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier };
    const code = location.searchParams.get('code') ?? '';
    const first = tokens.parse(
      await (await exchange({ grant_type: 'authorization_code', code, ...fields })).json(),
    );
    const refresh = async (token: string) =>
      exchange({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token });
    let stolen = first;
    for (let round = 0; round < 3; round += 1)
      stolen = tokens.parse(await (await refresh(stolen.refresh_token)).json());
    expect((await app.call(listPosts, { query: {} }, { token: stolen.access_token })).status).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await app.call(listPosts, { query: {} }, { token: stolen.access_token })).status).toBe(401);
    expect((await refresh(stolen.refresh_token)).status).toBe(400);
  });
  it('loses everything when its code comes twice', async () => {
    const { clientId, location } = await connect();
    const fields = {
      grant_type: 'authorization_code',
      code: location.searchParams.get('code') ?? '',
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    };
    const first = tokens.parse(await (await exchange(fields)).json());
    expect((await exchange(fields)).status).toBe(400);
    expect((await app.call(listPosts, { query: {} }, { token: first.access_token })).status).toBe(401);
  });
  it('gets no code where the person allows nothing', async () => {
    const { location } = await connect([]);
    expect([location.searchParams.get('error'), location.searchParams.get('code')]).toEqual([
      'access_denied',
      null,
    ]);
  });
  it.each([
    'http://example.com/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:word@example.com/',
    'https://example.com/#fragment',
    'constructor',
  ])('may not be answered at %s', async (uri) => {
    expect((await register([uri])).status).toBe(400);
  });
  it('is refused another address, no PKCE, or another service’s resource', async () => {
    const { request } = await connect();
    for (const wrong of [
      { redirectUri: 'https://example.com/callback' },
      { codeChallengeMethod: 'plain' },
      { responseType: 'token' },
      { clientId: 'constructor' },
      { resource: 'https://example.com/mcp' },
    ]) {
      const query = { ...request, ...wrong };
      const { body } = await app.call(findAppRequest, { query }, { token: person.token });
      expect([wrong, body.code]).toEqual([wrong, 'app_request_invalid']);
    }
  });
  it('finds out where to ask', async () => {
    const server = await (await app.fetch('/.well-known/oauth-authorization-server')).json();
    expect(server).toMatchObject({
      authorization_endpoint: 'http://localhost:3000/dashboard/connect-app',
      code_challenge_methods_supported: ['S256'],
    });
    const resource = await (await app.fetch('/.well-known/oauth-protected-resource/mcp')).json();
    expect(resource).toMatchObject({ resource: 'http://localhost:3000/mcp' });
  });
});
