import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { json, redirect, type Answer } from '../http/answer.ts';
import { runWithFault } from '../http/faults.ts';
import { form, header, type Call, type Router } from '../http/router.ts';
import { ALREADY_SENT } from '../http/router.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { googleAccount, type GoogleAccount, type GoogleState, type Request } from './state.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const TOKEN_LIFETIME_SECONDS = 3599;
const SCOPES = new Set(['openid', 'email', 'profile']);
const DEMO_ACCOUNTS = [
  { email: 'asha.verma@example.com', name: 'Asha Verma' },
  { email: 'noor.haddad@example.com', name: 'Noor Haddad' },
];

/** Mounts the provider below `/google`, which is also its issuer. */
export function mountGoogle(router: Router, state: GoogleState): void {
  const operation = (
    method: string,
    path: string,
    name: string,
    run: (call: Call) => Answer | Promise<Answer>,
  ) =>
    router.add(method, `/google${path}`, async (call) => {
      const record = state.requests.open(call, `google.${name}`, state.now());
      const fault = state.faults.take({ operation: record.operation, call, memberNames: [] });
      if (fault !== undefined)
        record.fault = { id: fault.id, kind: fault.kind, phase: fault.phase ?? 'before' };
      const handled =
        fault === undefined
          ? await run(call)
          : await runWithFault(
              fault,
              call,
              () => run(call),
              () => undefined,
            );
      record.outcome = handled === ALREADY_SENT ? 'dropped' : 'answered';
      if (handled !== ALREADY_SENT) record.status = handled.status;
      return handled;
    });
  operation('GET', '/.well-known/openid-configuration', 'discovery', () => discovery(state));
  operation('GET', '/o/oauth2/v2/auth', 'authorize', (call) => authorize(state, call));
  operation('POST', '/token', 'token', (call) => token(state, call));
  operation('GET', '/oauth2/v3/certs', 'jwks', async () => json(200, await state.signing.keySet('google')));
  operation('GET', '/v1/userinfo', 'userinfo', (call) => userinfo(state, call));
  router.add('POST', '/google/choose', (call) => choose(state, call));
}

function discovery({ url }: GoogleState): Answer {
  return json(200, {
    issuer: url,
    authorization_endpoint: `${url}/o/oauth2/v2/auth`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/v1/userinfo`,
    jwks_uri: `${url}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'picture', 'sub'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code'],
  });
}

function authorize(state: GoogleState, { query }: Call): Answer {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== state.app.clientId)
    return errorPage(401, 'invalid_client', 'The OAuth client was not found.');
  const registered =
    state.app.redirectUris.length === 0
      ? URL.canParse(redirectUri)
      : state.app.redirectUris.includes(redirectUri);
  if (!registered || redirectUri.includes('#'))
    return errorPage(400, 'redirect_uri_mismatch', `Not registered: ${redirectUri}`);
  const request: Request = {
    clientId: state.app.clientId,
    redirectUri,
    state: query.get('state') ?? '',
    scopes: (query.get('scope') ?? '').split(' ').filter((scope) => scope !== ''),
    nonce: query.get('nonce') ?? '',
    challenge: query.get('code_challenge') ?? '',
  };
  if (query.get('response_type') !== 'code')
    return errorPage(400, 'unsupported_response_type', 'Only code is supported.');
  if (!request.scopes.includes('openid')) return errorPage(400, 'invalid_scope', 'openid is required.');
  const unknown = request.scopes.find((scope) => !SCOPES.has(scope));
  if (unknown !== undefined) return errorPage(400, 'invalid_scope', `Unknown scope ${unknown}.`);
  if (request.challenge === '' || query.get('code_challenge_method') !== 'S256') {
    return errorPage(400, 'invalid_request', 'code_challenge with method S256 is required here.');
  }
  const id = randomUUID();
  state.pending.set(id, request);
  return accountPage(id, request);
}

function accountPage(id: string, request: Request, fault?: string): Answer {
  return page({
    title: 'Choose an account — Google stand-in',
    standsFor: 'Google',
    status: fault === undefined ? 200 : 422,
    formTargets: [new URL(request.redirectUri).origin],
    body: html`<h1>Choose an account</h1>
      ${fault === undefined ? '' : html`<p class="card" role="alert">${fault}</p>`}
      <form method="post" action="/google/choose">
        <input type="hidden" name="request" value="${id}" />
        <fieldset>
          <legend>Account</legend>
          ${DEMO_ACCOUNTS.map(
            ({ email, name }, index) =>
              html`<div class="choice">
                <input
                  type="radio"
                  name="account"
                  value="${index}"
                  id="account-${index}"
                  ${index === 0 ? html` checked` : ''}
                /><label for="account-${index}"
                  ><strong>${name}</strong><br /><span class="soft">${email}</span></label
                >
              </div>`,
          )}
          <div class="choice">
            <input type="radio" name="account" value="new" id="account-new" /><label for="account-new"
              >Another account, entered here:</label
            >
          </div>
          <div class="field">
            <label for="email">Email address</label
            ><input type="email" id="email" name="email" autocomplete="off" />
          </div>
          <div class="field">
            <label for="name">Name</label><input type="text" id="name" name="name" autocomplete="off" />
          </div>
          <div class="choice">
            <input type="checkbox" id="verified" name="verified" value="yes" checked /><label for="verified"
              >The email address is verified</label
            >
          </div>
        </fieldset>
        <div class="actions">
          <button type="submit" name="decision" value="allow">Continue</button>
          <button type="submit" name="decision" value="cancel" class="quiet" formnovalidate>Cancel</button>
        </div>
      </form>`,
  });
}

function choose(state: GoogleState, call: Call): Answer {
  const fields = form(call) ?? new URLSearchParams();
  const id = fields.get('request') ?? '';
  const request = state.pending.get(id);
  if (request === undefined) return errorPage(400, 'invalid_request', 'This page has expired.');
  if (fields.get('decision') !== 'allow') {
    state.pending.delete(id);
    return back(request, { error: 'access_denied' });
  }
  const typed = (fields.get('email') ?? '').trim();
  const known = typed === '' ? DEMO_ACCOUNTS[Number(fields.get('account') ?? '0')] : undefined;
  const email = known?.email ?? typed;
  const name = known?.name ?? (fields.get('name') ?? '').trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || name === '')
    return accountPage(id, request, 'Enter an email address and a name.');
  state.pending.delete(id);
  return back(request, {
    code: issueGoogleCode(state, request, googleAccount(email, name, fields.get('verified') === 'yes')),
  });
}

/** Issues a code for an account, as the page does. */
export function issueGoogleCode(state: GoogleState, request: Request, account: GoogleAccount): string {
  const code = `4/0${randomBytes(36).toString('base64url')}`;
  state.codes.set(code, { ...request, account, issuedAt: state.now() });
  return code;
}

async function token(state: GoogleState, call: Call): Promise<Answer> {
  const fields = form(call);
  if (fields === undefined) return oauthError(400, 'invalid_request', 'The body must be form-encoded');
  if (!hasClient(state, call, fields)) return oauthError(401, 'invalid_client', 'Unauthorized');
  if (fields.get('grant_type') !== 'authorization_code')
    return oauthError(400, 'unsupported_grant_type', 'Invalid grant_type');
  const code = state.codes.get(fields.get('code') ?? '');
  if (code === undefined) return oauthError(400, 'invalid_grant', 'Malformed auth code.');
  state.codes.delete(fields.get('code') ?? '');
  if (state.now() - code.issuedAt > CODE_LIFETIME_MS) return oauthError(400, 'invalid_grant', 'Bad Request');
  if (fields.get('redirect_uri') !== code.redirectUri)
    return oauthError(400, 'redirect_uri_mismatch', 'Bad Request');
  const verifier = fields.get('code_verifier') ?? '';
  if (createHash('sha256').update(verifier).digest('base64url') !== code.challenge) {
    return oauthError(
      400,
      'invalid_grant',
      verifier === '' ? 'Missing code verifier.' : 'Invalid code verifier.',
    );
  }
  const accessToken = `ya29.${randomBytes(80).toString('base64url')}`;
  state.tokens.set(accessToken, {
    account: code.account,
    scopes: code.scopes,
    expiresAt: state.now() + TOKEN_LIFETIME_SECONDS * 1000,
  });
  const nowSeconds = Math.floor(state.now() / 1000);
  const idToken = await state.signing.sign('google', {
    iss: state.url,
    aud: code.clientId,
    azp: code.clientId,
    iat: nowSeconds,
    exp: nowSeconds + TOKEN_LIFETIME_SECONDS,
    ...claims(code.account, code.scopes),
    ...(code.nonce === '' ? {} : { nonce: code.nonce }),
  });
  return json(
    200,
    {
      access_token: accessToken,
      expires_in: TOKEN_LIFETIME_SECONDS,
      scope: code.scopes.join(' '),
      token_type: 'Bearer',
      id_token: idToken,
    },
    { 'cache-control': 'no-store' },
  );
}

function hasClient(state: GoogleState, call: Call, fields: URLSearchParams): boolean {
  const basic = /^Basic (.+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  if (basic !== undefined) {
    const [id = '', secret = ''] = Buffer.from(basic, 'base64')
      .toString('utf8')
      .split(':')
      .map((part) => decodeURIComponent(part));
    return id === state.app.clientId && secret === state.app.clientSecret;
  }
  return (
    fields.get('client_id') === state.app.clientId && fields.get('client_secret') === state.app.clientSecret
  );
}

function userinfo(state: GoogleState, call: Call): Answer {
  const bearer = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  const grant = state.tokens.get(bearer ?? '');
  if (grant === undefined || grant.expiresAt <= state.now())
    return oauthError(401, 'invalid_request', 'Invalid Credentials');
  return json(200, claims(grant.account, grant.scopes));
}

function claims(account: GoogleAccount, scopes: string[]): Record<string, unknown> {
  return {
    sub: account.sub,
    ...(scopes.includes('email') ? { email: account.email, email_verified: account.emailVerified } : {}),
    ...(scopes.includes('profile') ? { name: account.name, given_name: account.name.split(' ')[0] } : {}),
  };
}

function back(request: Request, fields: Record<string, string>): Answer {
  const target = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  if (request.state !== '') target.searchParams.set('state', request.state);
  return redirect(target.toString());
}

function oauthError(status: number, error: string, description: string): Answer {
  return json(status, { error, error_description: description }, { 'cache-control': 'no-store' });
}

function errorPage(status: number, error: string, reason: string): Answer {
  return page({
    status,
    title: 'Access blocked — Google stand-in',
    standsFor: 'Google',
    body: html`<h1>Access blocked</h1>
      <p class="card">Error ${status}: ${error}. ${reason}</p>`,
  });
}
