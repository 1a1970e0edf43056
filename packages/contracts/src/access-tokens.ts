import { z } from 'zod';
import { tokenLifetimes, tokenNameCharacterLimit, tokenScopes } from './catalog/api.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, line, timestamp } from './fields.ts';

export const tokenScope = z.enum(keysOf(tokenScopes));
const scopes = z
  .array(tokenScope)
  .min(1, 'Choose at least one permission.')
  .max(keysOf(tokenScopes).length)
  .transform((chosen) => [...new Set(chosen)]);

/** A token as it is listed: never the token itself. */
export const accessToken = z.object({
  id,
  name: z.string(),
  /** `app`: an app that the person connected. */
  kind: z.enum(['personal', 'app']),
  scopes: z.array(tokenScope),
  /** How the token begins, to tell it from others. */
  start: z.string(),
  createdAt: timestamp,
  /** Null for one that does not expire. */
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const listTokens = defineEndpoint({
  name: 'listTokens',
  summary: 'Your tokens and the apps you connected',
  method: 'GET',
  path: '/tokens',
  response: z.object({ items: z.array(accessToken) }),
});

export const createToken = defineEndpoint({
  name: 'createToken',
  summary: 'Create a personal token; it is shown in this answer alone',
  method: 'POST',
  path: '/tokens',
  body: z.object({
    name: line(tokenNameCharacterLimit).pipe(z.string().min(1, 'Name the token.')),
    scopes,
    /** Days; null for one that does not expire. */
    lifetimeDays: z.union(tokenLifetimes.map((days) => z.literal(days))),
  }),
  response: z.object({ token: z.string(), details: accessToken }),
  keepsAnswer: false,
  errors: ['token_limit'],
});

export const revokeToken = defineEndpoint({
  name: 'revokeToken',
  summary: 'Revoke a token or disconnect an app, at once',
  method: 'DELETE',
  path: '/tokens/:id',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});

/** What an app sends the person here with (OAuth 2.1, PKCE). */
const appRequest = {
  clientId: z.string().max(100),
  redirectUri: z.string().max(2000),
  responseType: z.string().max(40),
  codeChallenge: z.string().max(200),
  codeChallengeMethod: z.string().max(20),
  scope: z.string().max(400).optional(),
  state: z.string().max(2000).optional(),
  resource: z.string().max(2000).optional(),
};

export const findAppRequest = defineEndpoint({
  name: 'findAppRequest',
  summary: 'What an app asks to be allowed, for the page on which the person decides',
  method: 'GET',
  path: '/connected-apps/request',
  query: z.object(appRequest),
  response: z.object({
    name: z.string(),
    /** The host that the answer goes to, or the scheme with its colon where it is no web address; the name is only what the app calls itself. */
    host: z.string(),
    scopes: z.array(tokenScope),
  }),
  errors: ['app_request_invalid'],
});

export const answerAppRequest = defineEndpoint({
  name: 'answerAppRequest',
  summary: 'Allow an app some of what it asks, or nothing; the answer names where the browser goes next',
  method: 'POST',
  path: '/connected-apps/answer',
  body: z.object({ request: z.object(appRequest), scopes: z.array(tokenScope).max(20) }),
  response: z.object({ location: z.string() }),
  keepsAnswer: false,
  errors: ['app_request_invalid'],
});
