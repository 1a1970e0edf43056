import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty } from './fields.ts';
import { engine } from './brief.ts';

export const system = defineEndpoint({
  name: 'system',
  summary: 'The capabilities of this installation',
  method: 'GET',
  path: '/system',
  access: 'none',
  response: z.object({
    mode: z.enum(['demo', 'production']),
    /** The names of simulated services: `linkedin`, `google`, `mail`, `payment`. */
    standIns: z.array(z.string()),
    mailboxUrl: z.string().nullable(),
    signIn: z.object({ google: z.boolean(), linkedin: z.boolean() }),
    linkedin: z.object({ configured: z.boolean(), versionSunsetAt: z.string().nullable() }),
    mail: z.object({ configured: z.boolean() }),
    /** A tag manager's script, loaded only with the visitor's consent. When null, no consent is requested. */
    tagManagerUrl: z.string().nullable(),
    writer: engine,
    imageModel: z.boolean(),
  }),
});

export const checkLoc = defineEndpoint({
  name: 'checkLoc',
  summary: 'The visitor’s country and the currency shown: INR in India, else USD',
  method: 'GET',
  path: '/check-loc',
  access: 'none',
  response: z.object({ country: z.string().length(2).nullable(), currency: z.enum(['INR', 'USD']) }),
});

export const errorReport = defineEndpoint({
  name: 'errorReport',
  summary: 'Report a failed call, without passwords, tokens or texts',
  method: 'POST',
  path: '/error-report/report',
  access: 'none',
  bodyLimit: 16 * 1024,
  body: z.object({
    params: z.unknown().optional(),
    apiUrl: z.string().max(500),
    err: z.unknown(),
  }),
  response: empty,
});
