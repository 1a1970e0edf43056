import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, timestamp } from './fields.ts';

export const linkedinConnection = z.object({
  configured: z.boolean(),
  status: z.enum(['none', 'connected', 'reconnect']),
  name: z.string().nullable(),
  /** The signed address of our copy of the picture. */
  pictureUrl: z.string().nullable(),
  expiresAt: timestamp.nullable(),
  scopes: z.array(z.string()),
  canPost: z.boolean(),
  /** The outcome of the latest first comment; null until one was attempted. */
  comments: z.enum(['works', 'refused']).nullable(),
});
export type LinkedinConnection = z.infer<typeof linkedinConnection>;

export const getLinkedinConnection = defineEndpoint({
  name: 'getLinkedinConnection',
  summary: 'The connected member, the expiry date, and what the connection can do',
  method: 'GET',
  path: '/linkedin/connection',
  scope: 'account',
  response: linkedinConnection,
});

export const startLinkedinConnection = defineEndpoint({
  name: 'startLinkedinConnection',
  summary: 'The address of LinkedIn’s consent page; only this session can complete the connection',
  method: 'POST',
  path: '/linkedin/connect',
  response: z.object({ url: z.url() }),
  errors: ['linkedin_not_configured'],
});

export const finishLinkedinConnection = defineEndpoint({
  name: 'finishLinkedinConnection',
  summary: 'Exchange the code LinkedIn sent back',
  method: 'POST',
  path: '/linkedin/connection',
  body: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(500) }),
  response: linkedinConnection,
  errors: [
    'linkedin_not_configured',
    'linkedin_state_invalid',
    'linkedin_refused',
    'linkedin_scope_missing',
    'linkedin_unavailable',
  ],
});

export const removeLinkedinConnection = defineEndpoint({
  name: 'removeLinkedinConnection',
  summary: 'Delete the connection and its token; scheduled posts are put on hold',
  method: 'DELETE',
  path: '/linkedin/connection',
  response: empty,
});

export const linkedinPicture = defineEndpoint({
  name: 'linkedinPicture',
  summary: 'Our copy of the profile picture, at a signed address',
  method: 'GET',
  path: '/linkedin/picture',
  access: 'signed',
  query: z.object({ user: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found', 'signature_invalid'],
});
