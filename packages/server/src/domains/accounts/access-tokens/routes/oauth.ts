import { assistantScopes, brand, keysOf, tokenScopes } from '@limelight/contracts';
import type { Context as HonoContext, Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { limitedNetwork, readBody, type HttpEnvironment } from '../../../../platform/http/index.ts';
import { isRedirectUri } from '../rules.ts';
import {
  exchangeCode,
  findApp,
  refreshTokens,
  registerApp,
  revokeByToken,
  type AppTokens,
} from '../service/apps.ts';

const registerRule = { name: 'oauth-register', points: 30, perSeconds: 3600 };
const tokenRule = { name: 'oauth-token', points: 120, perSeconds: 60 };

const registration = z.object({
  client_name: z.string().max(500).optional(),
  redirect_uris: z.array(z.string()).min(1).max(10),
});
const plainName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 80);

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, authorization, mcp-protocol-version',
  'access-control-max-age': '86400',
};

const noStore = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' };

/** The error response of RFC 6749, section 5.2. */
const refuse = (http: HonoContext<HttpEnvironment>, error: string, description: string) =>
  http.json({ error, error_description: description }, 400, noStore);

const tokensOf = ({ accessToken, refreshToken, expiresInSeconds, scopes }: AppTokens) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
  scope: scopes.join(' '),
});

/** The discovery documents of the authorization server (RFC 8414) and the protected resource (RFC 9728). */
function discovery(publicUrl: string) {
  const scopes = keysOf(tokenScopes);
  return {
    server: {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/dashboard/connect-app`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: scopes,
    },
    resource: {
      resource: `${publicUrl}/mcp`,
      resource_name: brand.name,
      authorization_servers: [publicUrl],
      scopes_supported: [...assistantScopes.usual, ...assistantScopes.onRequest],
      bearer_methods_supported: ['header'],
      resource_documentation: `${publicUrl}/api-reference`,
    },
  };
}

async function readForm(request: Request): Promise<Map<string, string>> {
  const bytes = await readBody(request, 16_384);
  return new Map(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/** OAuth 2.1 for public clients, with dynamic registration, PKCE and rotating tokens. */
export function mountOAuth(app: Hono<HttpEnvironment>, context: Context): void {
  const { config, limits, secrets } = context;
  const limitedTo = (address: string) => secrets.hash(limitedNetwork(address), 'limit');
  const { server, resource } = discovery(config.PUBLIC_URL);
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-authorization-server/mcp',
  ])
    app.get(path, (http) => http.json(server, 200, noStore));
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    app.get(path, (http) => http.json(resource, 200, noStore));

  for (const path of ['/.well-known/:document', '/.well-known/:document/mcp', '/oauth/:call'])
    app.options(path, (http) => http.body(null, 204, preflight));

  app.post('/oauth/register', async (http) => {
    await limits.take(registerRule, limitedTo(http.get('address')));
    const text = new TextDecoder().decode(await readBody(http.req.raw, 16_384));
    const parsed = registration.safeParse(parseOrNull(text));
    if (!parsed.success)
      return refuse(http, 'invalid_client_metadata', 'Send client_name and redirect_uris.');
    const { client_name: name = '', redirect_uris: redirectUris } = parsed.data;
    if (!redirectUris.every(isRedirectUri))
      return refuse(http, 'invalid_redirect_uri', 'Use https, a loopback address, or a scheme of your own.');
    const row = await registerApp(context, { name: plainName(name) || 'Unnamed app', redirectUris });
    return http.json(
      {
        client_id: row.id,
        client_id_issued_at: Math.floor(row.createdAt.getTime() / 1000),
        client_name: row.name,
        redirect_uris: row.redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
      201,
      noStore,
    );
  });

  app.post('/oauth/token', async (http) => {
    await limits.take(tokenRule, limitedTo(http.get('address')));
    const form = await readForm(http.req.raw);
    const field = (name: string) => form.get(name) ?? '';
    const client = await findApp(context, field('client_id'));
    if (client === null)
      return refuse(http, 'invalid_client', 'This client is not registered. Register it first.');
    switch (field('grant_type')) {
      case 'authorization_code': {
        const tokens = await exchangeCode(context, {
          code: field('code'),
          clientId: client.id,
          redirectUri: field('redirect_uri'),
          verifier: field('code_verifier'),
        });
        if (tokens === null)
          return refuse(http, 'invalid_grant', 'This code is not valid here. Start again.');
        return http.json(tokensOf(tokens), 200, noStore);
      }
      case 'refresh_token': {
        const given = { refreshToken: field('refresh_token'), clientId: client.id };
        const tokens = await refreshTokens(context, given);
        if (tokens === null)
          return refuse(http, 'invalid_grant', 'This connection has ended. Connect again.');
        return http.json(tokensOf(tokens), 200, noStore);
      }
      default:
        return refuse(http, 'unsupported_grant_type', 'Use authorization_code or refresh_token.');
    }
  });

  app.post('/oauth/revoke', async (http) => {
    await limits.take(tokenRule, limitedTo(http.get('address')));
    const form = await readForm(http.req.raw);
    const client = await findApp(context, form.get('client_id') ?? '');
    if (client !== null) await revokeByToken(context, form.get('token') ?? '', client.id);
    return http.json({}, 200, noStore);
  });
}

function parseOrNull(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
