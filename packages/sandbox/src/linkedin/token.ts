import { randomBytes } from 'node:crypto';
import { json, type Answer } from '../http/answer.ts';
import { form, type Call } from '../http/router.ts';
import { scopeKey } from './authorize.ts';
import { idTokenClaims } from './openid.ts';
import type { App, Grant } from './records.ts';
import type { LinkedInState } from './state.ts';

const YEAR_MS = 365 * 86_400_000;

/** `POST /oauth/v2/accessToken` for authorization codes and, where the app has them, refresh tokens. */
export async function exchangeToken(state: LinkedInState, call: Call): Promise<Answer> {
  const fields = form(call);
  if (fields === undefined)
    return oauthError(400, 'invalid_request', 'The request body must be application/x-www-form-urlencoded');
  const grantType = fields.get('grant_type');
  if (grantType === null) return missing('grant_type');
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
    return oauthError(400, 'unsupported_grant_type', `The grant type "${grantType}" is not supported`);
  }
  const needed =
    grantType === 'refresh_token'
      ? ['refresh_token', 'client_id', 'client_secret']
      : ['code', 'redirect_uri', 'client_id', 'client_secret'];
  const absent = needed.find((name) => (fields.get(name) ?? '') === '');
  if (absent !== undefined) return missing(absent);
  const app = state.apps.get(fields.get('client_id') ?? '');
  if (app === undefined || app.clientSecret !== fields.get('client_secret') || fields.has('code_verifier')) {
    return oauthError(401, 'invalid_client', 'Client authentication failed');
  }
  return grantType === 'refresh_token'
    ? refresh(state, app, fields.get('refresh_token') ?? '')
    : exchangeCode(state, app, fields);
}

async function exchangeCode(state: LinkedInState, app: App, fields: URLSearchParams): Promise<Answer> {
  const code = state.codes.get(fields.get('code') ?? '');
  if (code === undefined)
    return oauthError(
      401,
      'invalid_request',
      'Unable to retrieve access token: authorization code not found',
    );
  state.codes.delete(code.code);
  const late = state.now() - code.issuedAt > state.settings.codeLifetimeSeconds * 1000;
  if (late || code.clientId !== app.clientId || code.redirectUri !== fields.get('redirect_uri')) {
    return oauthError(
      400,
      'invalid_redirect_uri',
      'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists',
    );
  }
  const grant = grantAccess(state, app, code.memberId, code.scopes);
  return answer(state, grant);
}

/** Records a new token for a member. A different scope set ends earlier tokens, as at LinkedIn. */
export function grantAccess(
  state: LinkedInState,
  app: App,
  memberId: string,
  scopes: string[],
  lifetimeSeconds?: number,
): Grant {
  const wanted = scopeKey(scopes);
  for (const earlier of state.grantsOf(memberId, app.clientId)) {
    if (!earlier.revoked && scopeKey(earlier.scopes) !== wanted)
      state.grants.set(earlier.token, { ...earlier, revoked: true });
  }
  const now = state.now();
  const grant: Grant = {
    token: state.newToken(),
    memberId,
    clientId: app.clientId,
    scopes,
    createdAt: now,
    expiresAt: now + (lifetimeSeconds ?? state.settings.tokenLifetimeSeconds) * 1000,
    revoked: false,
    ...(app.refreshTokens === true
      ? { refreshToken: `AQ${randomBytes(200).toString('base64url')}`, refreshExpiresAt: now + YEAR_MS }
      : {}),
  };
  state.addGrant(grant);
  return grant;
}

function refresh(state: LinkedInState, app: App, refreshToken: string): Promise<Answer> | Answer {
  for (const earlier of state.grants.values()) {
    if (earlier.refreshToken !== refreshToken || earlier.clientId !== app.clientId || earlier.revoked)
      continue;
    const refreshExpiresAt = earlier.refreshExpiresAt ?? 0;
    if (refreshExpiresAt <= state.now()) break;
    const lifetimeSeconds = Math.min(
      state.settings.tokenLifetimeSeconds,
      Math.floor((refreshExpiresAt - state.now()) / 1000),
    );
    const grant = {
      ...grantAccess(state, app, earlier.memberId, earlier.scopes, lifetimeSeconds),
      refreshToken,
      refreshExpiresAt,
    };
    state.grants.set(grant.token, grant);
    return answer(state, grant);
  }
  return oauthError(
    400,
    'invalid_request',
    'The provided authorization grant or refresh token is invalid, expired or revoked',
  );
}

async function answer(state: LinkedInState, grant: Grant): Promise<Answer> {
  const seconds = (until: number) => Math.round((until - state.now()) / 1000);
  const claims = grant.scopes.includes('openid') ? idTokenClaims(state, grant) : undefined;
  return json(
    200,
    {
      access_token: grant.token,
      expires_in: seconds(grant.expiresAt),
      scope: grant.scopes.join(','),
      token_type: 'Bearer',
      ...(claims === undefined ? {} : { id_token: await state.signing.sign('linkedin', claims) }),
      ...(grant.refreshToken === undefined
        ? {}
        : {
            refresh_token: grant.refreshToken,
            refresh_token_expires_in: seconds(grant.refreshExpiresAt ?? 0),
          }),
    },
    { 'cache-control': 'no-store' },
  );
}

/** `POST /oauth/v2/introspectToken`. */
export function introspectToken(state: LinkedInState, call: Call): Answer {
  const fields = form(call);
  if (fields === undefined)
    return oauthError(400, 'invalid_request', 'The request body must be application/x-www-form-urlencoded');
  const absent = ['client_id', 'client_secret', 'token'].find((name) => (fields.get(name) ?? '') === '');
  if (absent !== undefined) return missing(absent);
  const app = state.apps.get(fields.get('client_id') ?? '');
  if (app === undefined) return oauthError(400, 'invalid_request', 'Client id is not valid');
  if (app.clientSecret !== fields.get('client_secret'))
    return oauthError(401, 'invalid_client', 'Client authentication failed');
  const grant = state.grants.get(fields.get('token') ?? '');
  if (grant === undefined) return oauthError(400, 'invalid_request', 'Token is not valid');
  if (grant.clientId !== app.clientId) return json(200, { active: false });
  const status = grant.revoked ? 'revoked' : grant.expiresAt <= state.now() ? 'expired' : 'active';
  const createdSeconds = Math.floor(grant.createdAt / 1000);
  return json(200, {
    active: status === 'active',
    status,
    scope: grant.scopes.join(','),
    client_id: grant.clientId,
    created_at: createdSeconds,
    authorized_at: createdSeconds,
    expires_at: Math.floor(grant.expiresAt / 1000),
    auth_type: '3L',
  });
}

export function oauthError(status: number, error: string, description: string): Answer {
  return json(status, { error, error_description: description }, { 'cache-control': 'no-store' });
}

function missing(name: string): Answer {
  return oauthError(400, 'invalid_request', `A required parameter "${name}" is missing`);
}
