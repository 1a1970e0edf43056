import { z } from 'zod';
import { GET, POST } from '../endpoint.ts';
import { engine } from '../posts/brief.ts';

export const system = GET('/system', {
  summary: 'The capabilities of this installation',
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
    /** True when every text model runs on a computer of the operator or the person. */
    localWriter: z.boolean(),
    imageModel: z.boolean(),
  }),
});

export const checkLoc = GET('/check-loc', {
  summary: 'The visitor’s country and the currency shown: INR in India, else USD',
  access: 'none',
  response: z.object({ country: z.string().length(2).nullable(), currency: z.enum(['INR', 'USD']) }),
});

export const errorReport = POST('/error-report/report', {
  summary: 'Report a failed call, without passwords, tokens or texts',
  access: 'none',
  bodyLimit: 16 * 1024,
  body: z.object({
    params: z.unknown().optional(),
    apiUrl: z.string().max(500),
    err: z.unknown(),
  }),
});
