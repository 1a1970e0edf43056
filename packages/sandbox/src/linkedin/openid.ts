import { bytes, json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { avatarPng } from '../pages/avatar.ts';
import { authenticate } from './access.ts';
import { accessDenied, throttled } from './errors.ts';
import type { Grant } from './records.ts';
import type { LinkedInState } from './state.ts';
import { decode } from './urn.ts';

const PICTURE_LIFETIME_SECONDS = 60 * 86_400;

/** The discovery document. Its `userinfo_endpoint` is on the API host. */
export function discovery(state: LinkedInState): Answer {
  const site = state.siteUrl;
  return json(200, {
    issuer: `${site}/oauth`,
    authorization_endpoint: `${site}/oauth/v2/authorization`,
    token_endpoint: `${site}/oauth/v2/accessToken`,
    userinfo_endpoint: `${site}-api/v2/userinfo`,
    jwks_uri: `${site}/oauth/openid/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: [
      'iss',
      'aud',
      'iat',
      'exp',
      'sub',
      'name',
      'given_name',
      'family_name',
      'picture',
      'email',
      'email_verified',
      'locale',
    ],
  });
}

/**
 * The claims of the ID token. `email_verified` and `locale` are strings, and a nonce is not included, as at LinkedIn.
 */
export function idTokenClaims(state: LinkedInState, grant: Grant): Record<string, unknown> {
  const nowSeconds = Math.floor(state.now() / 1000);
  const { email_verified: verified, locale, ...claims } = profileClaims(state, grant);
  const member = state.members.get(grant.memberId);
  return {
    iss: `${state.siteUrl}/oauth`,
    aud: grant.clientId,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    ...claims,
    ...(verified === undefined ? {} : { email_verified: verified === true ? 'true' : 'false' }),
    ...(locale === undefined || member === undefined
      ? {}
      : { locale: `${member.language}_${member.country}` }),
  };
}

function profileClaims(state: LinkedInState, grant: Grant): Record<string, unknown> {
  const member = state.members.get(grant.memberId);
  if (member === undefined) return {};
  const expires = Math.floor(state.now() / 1000) + PICTURE_LIFETIME_SECONDS;
  return {
    sub: state.subject(member.id, grant.clientId),
    ...(grant.scopes.includes('profile')
      ? {
          name: member.name,
          given_name: member.givenName,
          family_name: member.familyName,
          picture: `${state.siteUrl}/media/avatar/${encodeURIComponent(member.id)}.png?e=${expires}`,
          locale: { country: member.country, language: member.language },
        }
      : {}),
    ...(grant.scopes.includes('email') && member.email !== undefined
      ? { email: member.email, email_verified: member.emailVerified }
      : {}),
  };
}

/** `GET /v2/userinfo`. */
export function userinfo(state: LinkedInState, call: Call): Answer {
  const grant = authenticate(state, call);
  if (!grant.scopes.includes('openid')) return accessDenied('userinfo.GET.NO_VERSION');
  if (state.countCall(`userinfo ${grant.clientId}`) > state.settings.userinfoCallsPerDay) {
    return throttled({ scope: 'APPLICATION', window: 'DAY' });
  }
  return json(200, profileClaims(state, grant));
}

/** A member's picture. Its address includes the expiry (`e`, epoch seconds) as at LinkedIn. */
export function avatar(state: LinkedInState, call: Call): Answer {
  const id = decode((call.params['file'] ?? '').replace(/\.png$/, '')) ?? '';
  if (!state.members.has(id)) return json(404, { status: 404, message: 'Not found' });
  const expires = call.query.get('e');
  if (expires !== null && Number(expires) * 1000 < state.now())
    return json(403, { status: 403, message: 'URL signature expired' });
  return bytes(avatarPng(id), 'image/png', { 'cache-control': 'public, max-age=86400' });
}
