import { randomUUID } from 'node:crypto';
import { oauthFinish, oauthStart, userDetails, verifyEmail, type SignInProvider } from '@limelight/contracts';
import { createGoogleClient } from '../../../integrations/google/index.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { lastMailTo } from './test-mail.ts';

/** A program at which Google can be used to sign in. */
export async function openWithGoogle(): Promise<TestApp> {
  const app = await createTestApp();
  const { sandbox, context } = app;
  context.google = createGoogleClient({
    ...context.config,
    GOOGLE_CLIENT_ID: sandbox.googleClientId,
    GOOGLE_CLIENT_SECRET: sandbox.googleClientSecret,
    GOOGLE_AUTH_URL: `${sandbox.googleUrl}/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${sandbox.googleUrl}/token`,
    GOOGLE_USERINFO_URL: `${sandbox.googleUrl}/v1/userinfo`,
  });
  return app;
}

export interface Stranger {
  name: string;
  email: string;
  emailVerified: boolean;
}

export const stranger = (given: Partial<Stranger> = {}): Stranger => ({
  name: 'Noor Haddad',
  email: `${randomUUID()}@example.com`,
  emailVerified: true,
  ...given,
});

/** What a person does to sign in at the program that `app` returns. */
export function signingIn(app: () => TestApp) {
  async function start(provider: SignInProvider, next?: string) {
    const { body } = await app().call(oauthStart, {
      body: { provider, ...(next === undefined ? {} : { next }) },
    });
    return body.data;
  }

  /** Consents at the provider and returns the parameters of the redirect. */
  async function consent(
    provider: SignInProvider,
    url: string,
    who: Stranger,
  ): Promise<{ code: string; state: string }> {
    const { control } = app().sandbox;
    if (provider === 'google') {
      const { location } = await control.google.authorize({ authorizationUrl: url, ...who });
      const back = new URL(location);
      return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
    }
    const asked = new URL(url).searchParams;
    const [members, shared] = [
      await control.linkedin.members(),
      who.email === '' ? {} : { email: who.email },
    ];
    const known = who.email === '' ? undefined : members.find((member) => member.email === who.email);
    const member =
      known ??
      (await control.linkedin.addMember({ name: who.name, emailVerified: who.emailVerified, ...shared }));
    const [redirectUri, state] = [asked.get('redirect_uri') ?? '', asked.get('state') ?? ''];
    const { code } = await control.linkedin.authorize({ member: member.id, redirectUri, state });
    return { code, state };
  }

  async function finish(provider: SignInProvider, given: { code: string; state: string; binding: string }) {
    return app().call(oauthFinish, { body: { provider, ...given } });
  }

  async function signIn(provider: SignInProvider, who: Stranger, next?: string) {
    const { url, binding } = await start(provider, next);
    return finish(provider, { ...(await consent(provider, url, who)), binding });
  }

  async function verifiedPerson() {
    const person = await app().signUp();
    await app().call(verifyEmail, { body: { token: (await lastMailTo(app(), person.email)).token } });
    return person;
  }

  const detailsOf = async (token: string) => (await app().call(userDetails, {}, { token })).body.data;

  return { start, consent, finish, signIn, verifiedPerson, detailsOf };
}
