import { z } from 'zod';

export const tokenAnswer = z.object({ access_token: z.string().min(1) });

/** OpenID Connect userinfo. Some providers send `email_verified` as a string. */
export const userinfoAnswer = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
});
