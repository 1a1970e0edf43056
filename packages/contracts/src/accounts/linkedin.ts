import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

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

export const getLinkedinConnection = GET.account('/linkedin/connection', {
  summary: 'The connected member, the expiry date, and what the connection can do',
  response: linkedinConnection,
});

export const startLinkedinConnection = POST('/linkedin/connect', {
  summary: 'The address of LinkedIn’s consent page; only this session can complete the connection',
  response: z.object({ url: z.url() }),
  errors: ['linkedin_not_configured'],
});

export const finishLinkedinConnection = POST('/linkedin/connection', {
  summary: 'Exchange the code LinkedIn sent back',
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

export const removeLinkedinConnection = DELETE(
  '/linkedin/connection',
  'Delete the connection and its token; scheduled posts are put on hold',
);

export const linkedinPicture = GET('/linkedin/picture', {
  summary: 'Our copy of the profile picture, at a signed address',
  access: 'signed',
  query: z.object({ user: z.uuid(), expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  files: ['image/jpeg'],
  errors: ['not_found', 'signature_invalid'],
});
