import type { z } from 'zod';
import type { Config } from '../../platform/config/index.ts';
import { GoogleError } from './errors.ts';
import { tokenAnswer, userinfoAnswer } from './wire.ts';

/** A person's Google profile. Only `subject` is guaranteed never to change. */
export interface GoogleIdentity {
  subject: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
}

export interface GoogleClient {
  /** `codeChallenge` is the S256 challenge of the verifier that is later passed to `identify`. */
  consentUrl(request: { state: string; codeChallenge: string }): string;
  /** Exchanges the code and fetches the person's profile. Throws `GoogleError`. */
  identify(code: string, codeVerifier: string): Promise<GoogleIdentity>;
}

const timeoutMs = 15_000;

async function ask<S extends z.ZodType>(schema: S, url: string, init: RequestInit): Promise<z.output<S>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    body = await response.json().catch(() => null);
  } catch (cause) {
    throw new GoogleError('unavailable', 'Google did not answer', { cause });
  }
  if (response.status === 429 || response.status >= 500)
    throw new GoogleError('unavailable', `Google answered ${response.status}`);
  if (!response.ok) throw new GoogleError('rejected', `Google answered ${response.status}`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new GoogleError('unavailable', 'Google answered in a form that is not known');
  return parsed.data;
}

type GoogleConfig = Pick<
  Config,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_AUTH_URL'
  | 'GOOGLE_TOKEN_URL'
  | 'GOOGLE_USERINFO_URL'
  | 'PUBLIC_URL'
>;

/** Null when Google sign-in is not configured. */
export function createGoogleClient(config: GoogleConfig): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = `${config.PUBLIC_URL}/auth/callback/google`;
  return {
    consentUrl({ state, codeChallenge }) {
      const url = new URL(config.GOOGLE_AUTH_URL);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    async identify(code, codeVerifier) {
      const { access_token: token } = await ask(tokenAnswer, config.GOOGLE_TOKEN_URL, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code_verifier: codeVerifier,
        }),
      });
      const person = await ask(userinfoAnswer, config.GOOGLE_USERINFO_URL, {
        headers: { authorization: `Bearer ${token}` },
      });
      const name = person.name ?? [person.given_name, person.family_name].filter(Boolean).join(' ');
      return {
        subject: person.sub,
        name: name.trim(),
        email: person.email?.trim() || null,
        emailVerified: person.email_verified === true || person.email_verified === 'true',
      };
    },
  };
}
