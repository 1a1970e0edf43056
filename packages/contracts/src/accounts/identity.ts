import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import {
  email,
  id,
  pageQuery,
  password,
  personName,
  timestamp,
  typedEmail,
  typedPassword,
} from '../fields.ts';

export const sessionUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const session = z.object({ token: z.string(), user: sessionUser });

export const signUpBody = z.object({ name: personName, email, password });
export const loginBody = z.object({ email: typedEmail, password: typedPassword });

export const signUp = POST('/auth/sign-up', {
  summary: 'Create an account and a session; sends the verification email',
  access: 'none',
  body: signUpBody,
  response: session,
  errors: ['email_taken'],
});

export const login = POST('/auth/login', {
  summary: 'Start a session with email and password',
  access: 'none',
  body: loginBody,
  response: session,
  errors: ['wrong_credentials'],
});

export const logout = POST('/auth/logout', 'End the current session');

const mailToken = z.string().min(20).max(200);

export const verifyEmail = POST('/auth/verify-email', {
  summary: 'Use the token of a verification or change-of-address email, once',
  access: 'none',
  body: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
  errors: ['token_invalid', 'email_taken'],
});

export const resendVerification = POST('/auth/resend-verification', {
  summary: 'Send the verification email again',
  errors: ['already_verified', 'mail_not_configured'],
});

export const forgotPassword = POST('/auth/forgot-password', {
  summary: 'Send a link to set a new password; the answer is the same for every address',
  access: 'none',
  body: z.object({ email }),
  errors: ['mail_not_configured'],
});

export const resetPassword = POST('/auth/reset-password', {
  summary: 'Set a new password with a mailed token, once; ends every session and access token',
  access: 'none',
  body: z.object({ token: mailToken, password }),
  errors: ['token_invalid'],
});

export const signInProvider = z.enum(['google', 'linkedin']);
export type SignInProvider = z.infer<typeof signInProvider>;

/** A path of this site to return to. Rejects anything that could lead to another site. */
export const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'Use a path on this site.');

export const oauthStart = POST('/auth/oauth/start', {
  summary:
    'The provider address to send the browser to, and the secret that binds the answer to this browser',
  access: 'none',
  body: z.object({ provider: signInProvider, next: returnPath.optional() }),
  response: z.object({ url: z.url(), binding: z.string() }),
  errors: ['sign_in_not_configured'],
});

export const oauthFinish = POST('/auth/oauth/finish', {
  summary: 'Exchange the provider’s code for a session',
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

export const listSessions = GET('/auth/sessions', {
  summary: 'Every session of the person, the newest first',
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

export const endSession = DELETE('/auth/sessions/:id', 'End one session immediately');

export const endOtherSessions = POST('/auth/sessions/end-others', {
  summary: 'End every session except the current one',
  response: z.object({ ended: z.number().int() }),
});

export const changeName = POST('/auth/change-name', {
  summary: 'Change the name',
  body: z.object({ name: personName }),
  response: sessionUser,
});

export const changeEmail = POST('/auth/change-email', {
  reach: 'self',
  summary: 'Request a new email address; it takes effect once the mailed link is opened',
  body: z.object({ email, password: typedPassword.optional() }),
  errors: ['wrong_password', 'mail_not_configured'],
});

export const changePassword = POST('/auth/change-password', {
  summary: 'Change the password, or set the first one; ends every other session',
  body: z.object({ currentPassword: typedPassword.optional(), newPassword: password }),
  errors: ['wrong_password'],
});
