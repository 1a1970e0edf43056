import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { email, empty, id, pageQuery, password, personName, timestamp, typedPassword } from './fields.ts';

export const sessionUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const session = z.object({ token: z.string(), user: sessionUser });

export const signUpBody = z.object({ name: personName, email, password });
export const loginBody = z.object({ email, password: typedPassword });

export const signUp = defineEndpoint({
  name: 'signUp',
  summary: 'Create an account and a session; sends the verification mail',
  method: 'POST',
  path: '/auth/sign-up',
  access: 'none',
  body: signUpBody,
  response: session,
  errors: ['email_taken'],
});

export const login = defineEndpoint({
  name: 'login',
  summary: 'Start a session with e-mail and password',
  method: 'POST',
  path: '/auth/login',
  access: 'none',
  body: loginBody,
  response: session,
  errors: ['wrong_credentials'],
});

export const logout = defineEndpoint({
  name: 'logout',
  summary: 'End the current session',
  method: 'POST',
  path: '/auth/logout',
  response: empty,
});

const mailToken = z.string().min(20).max(200);

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  summary: 'Use the token of a verification or change-of-address mail, once',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'none',
  body: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: ['token_invalid', 'email_taken'],
});

export const resendVerification = defineEndpoint({
  name: 'resendVerification',
  summary: 'Send the verification mail again',
  method: 'POST',
  path: '/auth/resend-verification',
  response: empty,
  errors: ['already_verified', 'mail_not_configured'],
});

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  summary: 'Send a link to set a new password; the answer is the same for every address',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'none',
  body: z.object({ email }),
  response: empty,
  errors: ['mail_not_configured'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  summary: 'Set a new password with a mailed token, once; ends every session and access token',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'none',
  body: z.object({ token: mailToken, password }),
  response: empty,
  errors: ['token_invalid'],
});

export const signInProvider = z.enum(['google', 'linkedin']);
export type SignInProvider = z.infer<typeof signInProvider>;

/** A path of this site to return to. Rejects anything that could lead to another site. */
export const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'Use a path on this site.');

export const oauthStart = defineEndpoint({
  name: 'oauthStart',
  summary:
    'The provider address to send the browser to, and the secret that binds the answer to this browser',
  method: 'POST',
  path: '/auth/oauth/start',
  access: 'none',
  body: z.object({ provider: signInProvider, next: returnPath.optional() }),
  response: z.object({ url: z.url(), binding: z.string() }),
  errors: ['sign_in_not_configured'],
});

export const oauthFinish = defineEndpoint({
  name: 'oauthFinish',
  summary: 'Exchange the provider’s code for a session',
  method: 'POST',
  path: '/auth/oauth/finish',
  access: 'none',
  body: z.object({
    provider: signInProvider,
    code: z.string().min(1).max(4000),
    state: z.string().min(1).max(500),
    binding: z.string().min(1).max(200),
  }),
  response: session.extend({ next: z.string() }),
  errors: [
    'sign_in_not_configured',
    'sign_in_failed',
    'sign_in_no_email',
    'sign_in_unverified',
    'linkedin_unavailable',
  ],
});

export const listSessions = defineEndpoint({
  name: 'listSessions',
  summary: 'Every session of the person, the newest first',
  method: 'GET',
  path: '/auth/sessions',
  query: z.object(pageQuery),
  response: z.object({
    nextCursor: z.string().nullable(),
    items: z.array(
      z.object({
        id,
        current: z.boolean(),
        device: z.string(),
        address: z.string(),
        createdAt: timestamp,
        lastSeenAt: timestamp,
      }),
    ),
  }),
});

export const endSession = defineEndpoint({
  name: 'endSession',
  summary: 'End one session immediately',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  params: z.object({ id }),
  response: empty,
  errors: ['not_found'],
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  summary: 'End every session except the current one',
  method: 'POST',
  path: '/auth/sessions/end-others',
  response: z.object({ ended: z.number().int() }),
});

export const changeName = defineEndpoint({
  name: 'changeName',
  summary: 'Change the name',
  method: 'POST',
  path: '/auth/change-name',
  body: z.object({ name: personName }),
  response: sessionUser,
});

export const changeEmail = defineEndpoint({
  name: 'changeEmail',
  summary: 'Request a new e-mail address; it takes effect once the mailed link is opened',
  method: 'POST',
  path: '/auth/change-email',
  body: z.object({ email, password: typedPassword.optional() }),
  response: empty,
  errors: ['wrong_password', 'mail_not_configured'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  summary: 'Change the password, or set the first one; ends every other session',
  method: 'POST',
  path: '/auth/change-password',
  body: z.object({ currentPassword: typedPassword.optional(), newPassword: password }),
  response: empty,
  errors: ['wrong_password'],
});
