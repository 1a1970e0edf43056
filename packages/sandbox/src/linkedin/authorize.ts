import { randomBytes, randomUUID } from 'node:crypto';
import { redirect, type Answer } from '../http/answer.ts';
import { cookie, form, type Call } from '../http/router.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { consentPage } from './consent-page.ts';
import type { App, Member } from './records.ts';
import type { LinkedInState, PendingConsent } from './state.ts';

/**
 * The scopes that exist at LinkedIn. One that the app lacks is refused with a redirect, one that does not exist with an
 * error page.
 */
const KNOWN_SCOPES = new Set([
  'openid',
  'profile',
  'email',
  'w_member_social',
  'r_member_social',
  'w_member_social_feed',
  'r_member_postAnalytics',
  'r_liteprofile',
  'r_emailaddress',
  'r_basicprofile',
  'w_organization_social',
  'r_organization_social',
  'rw_organization_admin',
]);
const SESSION_COOKIE = 'standin_member';
const PENDING_LIFETIME_MS = 60 * 60_000;

/** `GET /oauth/v2/authorization`: an error page, an immediate redirect, or the consent page. */
export function authorize(state: LinkedInState, call: Call): Answer {
  const { query } = call;
  const app = state.apps.get(query.get('client_id') ?? '');
  if (app === undefined) return errorPage("Client_id doesn't match", 'No application has this client id.');
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!mayReturnTo(app, redirectUri)) {
    return errorPage(
      "Redirect_uri doesn't match",
      `This address is not registered for the application: ${redirectUri || '(none)'}`,
    );
  }
  const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
  if (scopes.length === 0 || scopes.some((scope) => !KNOWN_SCOPES.has(scope))) {
    return errorPage('Invalid scope', `The scope asked for: ${scopes.join(' ') || '(none)'}`);
  }
  const consent: PendingConsent = {
    clientId: app.clientId,
    redirectUri,
    state: query.get('state') ?? '',
    scopes,
    at: state.now(),
  };
  if (consent.state === '')
    return back(consent, {
      error: 'invalid_request',
      error_description: 'A required parameter "state" is missing',
    });
  if (query.get('response_type') !== 'code') {
    return back(consent, {
      error: 'invalid_request',
      error_description: 'A required parameter "response_type" is missing or not "code"',
    });
  }
  const lacking = scopes.find(
    (scope) =>
      !app.scopes.includes(scope) &&
      !(scope === 'r_member_postAnalytics' && state.settings.memberAnalytics === 'granted'),
  );
  if (lacking !== undefined) {
    return back(consent, {
      error: 'unauthorized_scope_error',
      error_description: `Scope "${lacking}" is not authorized for your application`,
    });
  }
  const signedIn = state.members.get(cookie(call, SESSION_COOKIE) ?? '');
  if (signedIn !== undefined && stillGranted(state, signedIn, consent))
    return allow(state, consent, signedIn);
  const id = randomUUID();
  for (const [old, { at }] of state.pending)
    if (state.now() - at > PENDING_LIFETIME_MS) state.pending.delete(old);
  state.pending.set(id, consent);
  return consentPage(state, id, consent, signedIn);
}

/** `POST /oauth/v2/authorization-submit`: the submitted consent page. */
export function decide(state: LinkedInState, call: Call): Answer {
  const fields = form(call);
  const id = fields?.get('consent') ?? '';
  const consent = state.pending.get(id);
  if (fields === undefined || consent === undefined)
    return errorPage('This page has expired', 'Go back to the application and start again.');
  const decision = fields.get('decision');
  if (decision === 'leave')
    return finish(state, id, consent, 'user_cancelled_login', 'The user cancelled LinkedIn login');
  if (decision !== 'allow')
    return finish(state, id, consent, 'user_cancelled_authorize', 'The user cancelled the authorization');
  const name = (fields.get('name') ?? '').trim();
  // A typed name takes precedence over the selected member.
  const chosen = name === '' ? (fields.get('member') ?? '') : 'new';
  if (chosen === 'new' && name === '')
    return consentPage(state, id, consent, undefined, 'Enter a name for the new member.');
  const member =
    chosen === 'new' ? newMember(state, name, (fields.get('email') ?? '').trim()) : state.members.get(chosen);
  if (member === undefined) return consentPage(state, id, consent, undefined, 'Choose a member.');
  state.pending.delete(id);
  return allow(state, consent, member);
}

function finish(
  state: LinkedInState,
  id: string,
  consent: PendingConsent,
  error: string,
  description: string,
): Answer {
  state.pending.delete(id);
  return back(consent, { error, error_description: description });
}

export function signOut(): Answer {
  return redirect('/linkedin/feed', {
    'set-cookie': `${SESSION_COOKIE}=; Path=/linkedin; HttpOnly; SameSite=Lax; Max-Age=0`,
  });
}

/** Adds a member with this name. The remaining data is made up. */
export function newMember(state: LinkedInState, name: string, email: string): Member {
  const [givenName = name, ...rest] = name.split(' ');
  const member: Member = {
    id: randomUUID(),
    name,
    givenName,
    familyName: rest.join(' '),
    headline: 'Member of the demo',
    emailVerified: email !== '',
    country: 'US',
    language: 'en',
    ...(email === '' ? {} : { email }),
  };
  state.members.set(member.id, member);
  return member;
}

/** Issues a code for a member, as after consent. */
export function issueCode(state: LinkedInState, consent: PendingConsent, member: Member): string {
  const code = `AQ${randomBytes(90).toString('base64url')}`;
  const { clientId, redirectUri, scopes } = consent;
  state.codes.set(code, { code, clientId, memberId: member.id, redirectUri, scopes, issuedAt: state.now() });
  return code;
}

function allow(state: LinkedInState, consent: PendingConsent, member: Member): Answer {
  const session = `${SESSION_COOKIE}=${encodeURIComponent(member.id)}; Path=/linkedin; HttpOnly; SameSite=Lax; Max-Age=31536000`;
  return back(consent, { code: issueCode(state, consent, member) }, { 'set-cookie': session });
}

function back(
  consent: PendingConsent,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Answer {
  const target = new URL(consent.redirectUri);
  for (const [name, value] of Object.entries(fields)) target.searchParams.set(name, value);
  if (consent.state !== '') target.searchParams.set('state', consent.state);
  return redirect(target.toString(), headers);
}

function stillGranted(state: LinkedInState, member: Member, consent: PendingConsent): boolean {
  const wanted = scopeKey(consent.scopes);
  return state
    .grantsOf(member.id, consent.clientId)
    .some((grant) => !grant.revoked && grant.expiresAt > state.now() && scopeKey(grant.scopes) === wanted);
}

export function scopeKey(scopes: readonly string[]): string {
  return [...new Set(scopes)].sort().join(' ');
}

/**
 * True when the app may return to this address: absolute, without fragment, https or loopback, and registered (ignoring
 * the query).
 */
export function mayReturnTo(app: App, redirectUri: string): boolean {
  if (redirectUri.includes('#') || !URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) return false;
  const bare = (address: string) => address.split('?')[0];
  return (
    app.redirectUris.length === 0 ||
    app.redirectUris.some((registered) => bare(registered) === bare(redirectUri))
  );
}

function errorPage(title: string, reason: string): Answer {
  return page({
    status: 401,
    title: `${title} — LinkedIn stand-in`,
    standsFor: 'LinkedIn',
    body: html`<h1>${title}</h1>
      <div class="card">
        <p>${reason}</p>
        <p class="soft">
          The application that sent you here has to correct this. Nothing was shared with it.
        </p>
      </div>`,
  });
}
