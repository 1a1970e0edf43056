import { z } from 'zod';
import { tokenLifetimes, tokenNameCharacterLimit, tokenScopes } from '../catalog/api.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, keysOf, line, pageQuery, timestamp } from '../fields.ts';

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

export const listTokens = GET('/tokens', {
  summary: 'Your tokens and the apps you connected',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(accessToken), nextCursor: z.string().nullable() }),
});

export const createToken = POST('/tokens', {
  reach: 'others',
  summary: 'Create a personal token; it is shown only in this answer',
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

export const revokeToken = DELETE('/tokens/:id', 'Revoke a token or disconnect an app immediately');

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

export const findAppRequest = GET('/connected-apps/request', {
  summary: 'The permissions an app requests, for the page where the person decides',
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

export const answerAppRequest = POST('/connected-apps/answer', {
  reach: 'others',
  summary:
    'Grant an app some of the permissions it requests, or none; the answer says where to send the browser next',
  body: z.object({ request: z.object(appRequest), scopes: z.array(tokenScope).max(20) }),
  response: z.object({ location: z.string() }),
  keepsAnswer: false,
  errors: ['app_request_invalid'],
});
