import { z } from 'zod';
import { tokenLifetimes, tokenNameCharacterLimit, tokenScopes } from './catalog/api.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, keysOf, line, pageQuery, timestamp } from './fields.ts';

export const tokenScope = z.enum(keysOf(tokenScopes));
const scopes = z
  .array(tokenScope)
  .min(1, 'Choose at least one permission.')
  .max(keysOf(tokenScopes).length)
  .transform((chosen) => [...new Set(chosen)]);

export const accessToken = z.object({
  id,
  name: z.string(),
  kind: z.enum(['personal', 'app']),
  scopes: z.array(tokenScope),
  start: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const listTokens = defineEndpoint({
  name: 'listTokens',
  summary: 'Your tokens and the apps you connected',
  method: 'GET',
  path: '/tokens',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(accessToken), nextCursor: z.string().nullable() }),
});

export const createToken = defineEndpoint({
  name: 'createToken',
  summary: 'Create a personal token; it is shown only in this answer',
  method: 'POST',
  path: '/tokens',
  body: z.object({
    name: line(tokenNameCharacterLimit).pipe(z.string().min(1, 'Name the token.')),
    scopes,
    /** The lifetime in days; null for a token that does not expire. */
    lifetimeDays: z.union(tokenLifetimes.map((days) => z.literal(days))),
  }),
  response: z.object({ token: z.string(), details: accessToken }),
  keepsAnswer: false,
  errors: ['token_limit'],
});

export const revokeToken = defineEndpoint({
  name: 'revokeToken',
  summary: 'Revoke a token or disconnect an app immediately',
  method: 'DELETE',
  path: '/tokens/:id',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});

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
  summary: 'The permissions an app requests, for the page where the person decides',
  method: 'GET',
  path: '/connected-apps/request',
  query: z.object(appRequest),
  response: z.object({
    name: z.string(),
    /**
     * The host that receives the answer, or the scheme with its colon if it is not a web address. The name is
     * unverified.
     */
    host: z.string(),
    scopes: z.array(tokenScope),
  }),
  errors: ['app_request_invalid'],
});

export const answerAppRequest = defineEndpoint({
  name: 'answerAppRequest',
  summary:
    'Grant an app some of the permissions it requests, or none; the answer says where to send the browser next',
  method: 'POST',
  path: '/connected-apps/answer',
  body: z.object({ request: z.object(appRequest), scopes: z.array(tokenScope).max(20) }),
  response: z.object({ location: z.string() }),
  keepsAnswer: false,
  errors: ['app_request_invalid'],
});
