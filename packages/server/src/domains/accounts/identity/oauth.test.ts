import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  finishLinkedinConnection,
  getLinkedinConnection,
  login,
  oauthStart,
  startLinkedinConnection,
  verifyEmail,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { lastMailTo, mailsTo } from './test-mail.ts';
import { openWithGoogle, signingIn, stranger } from './test-oauth.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openWithGoogle();
});
afterAll(() => app.close());

const { start, consent, finish, signIn, verifiedPerson, detailsOf } = signingIn(() => app);

describe.each(['google', 'linkedin'] as const)('signing in with %s', (provider) => {
  it('makes an account with credits, and finds it again', async () => {
    const who = stranger();
    const first = await signIn(provider, who, '/dashboard/profile?tab=2');
    expect(first.status).toBe(200);
    expect(first.body.data.next).toBe('/dashboard/profile?tab=2');
    expect(first.body.data.user).toMatchObject({
      name: 'Noor Haddad',
      email: who.email,
      emailVerified: true,
    });
    expect(await detailsOf(first.body.data.token)).toMatchObject({
      userUsage: 500,
      hasPassword: false,
      signInProviders: [provider],
    });
    expect((await mailsTo(app, who.email)).length).toBe(0);
    const second = await signIn(provider, who);
    expect(second.body.data.user.id).toBe(first.body.data.user.id);
    expect(second.body.data.next).toBe('/dashboard');
    expect((await detailsOf(second.body.data.token)).userUsage).toBe(500);
  });

  it('keeps the name as the provider gives it', async () => {
    const { body } = await signIn(provider, stranger({ name: 'J. R. O’Neill-2' }));
    expect(body.data.user.name).toBe('J. R. O’Neill-2');
  });

  it('opens an existing account only when both have verified the address', async () => {
    const verified = await verifiedPerson();
    const linked = await signIn(provider, stranger({ email: verified.email.toUpperCase() }));
    expect(linked.body.data.user.id).toBe(verified.id);
    expect((await detailsOf(verified.token)).signInProviders).toEqual([provider]);
    expect(
      (await app.call(login, { body: { email: verified.email, password: verified.password } })).status,
    ).toBe(200);

    const other = await verifiedPerson();
    const unproven = await signIn(provider, stranger({ email: other.email, emailVerified: false }));
    expect([unproven.status, unproven.body.code]).toEqual([409, 'sign_in_unverified']);

    const fresh = await app.signUp();
    const early = await signIn(provider, stranger({ email: fresh.email }));
    expect([early.status, early.body.code]).toEqual([409, 'sign_in_unverified']);
    expect((await detailsOf(fresh.token)).signInProviders).toEqual([]);
  });

  it('asks a new person to verify an address that the provider has not', async () => {
    const who = stranger({ emailVerified: false });
    const { body } = await signIn(provider, who);
    expect(body.data.user.emailVerified).toBe(false);
    expect((await lastMailTo(app, who.email)).subject).toBe('Verify your email address');
  });

  it('goes on to open the account after its address has changed', async () => {
    const who = stranger();
    const { token, user } = (await signIn(provider, who)).body.data;
    const next = `${randomUUID()}@example.com`;
    await app.call(changeEmail, { body: { email: next } }, { token });
    await app.call(verifyEmail, { body: { token: (await lastMailTo(app, next)).token } });
    expect((await signIn(provider, who)).body.data.user).toMatchObject({ id: user.id, email: next });
  });

  it('lets a person without a password set the first one', async () => {
    const who = stranger();
    const { token } = (await signIn(provider, who)).body.data;
    const changed = await app.call(changePassword, { body: { newPassword: 'Another2@horse' } }, { token });
    expect(changed.status).toBe(200);
    expect((await detailsOf(token)).hasPassword).toBe(true);
    expect((await app.call(login, { body: { email: who.email, password: 'Another2@horse' } })).status).toBe(
      200,
    );
  });

  it('takes a state once, for 15 minutes, from the page that began, for its provider', async () => {
    const who = stranger();
    const { url, binding } = await start(provider);
    const back = await consent(provider, url, who);
    const elsewhere = await start(provider);
    const wrong = {
      binding: elsewhere.binding,
      state: 'x'.repeat(43),
      other: provider === 'google' ? 'linkedin' : 'google',
    } as const;
    const codes = [
      await finish(provider, { ...back, binding: wrong.binding }),
      await finish(provider, { ...back, binding, state: wrong.state }),
      await finish(wrong.other, { ...back, binding }),
      await finish(provider, { ...back, binding }),
      await finish(provider, { ...back, binding }),
    ].map(({ body }) => body.code ?? 'signed in');
    expect(codes).toEqual([
      'sign_in_failed',
      'sign_in_failed',
      'sign_in_failed',
      'signed in',
      'sign_in_failed',
    ]);

    const late = await start(provider);
    const lateBack = await consent(provider, late.url, who);
    app.clock.advance(15 * 60_000);
    expect((await finish(provider, { ...lateBack, binding: late.binding })).body.code).toBe('sign_in_failed');
  });

  it('fails plainly for a code that the provider does not know', async () => {
    const { url, binding } = await start(provider);
    const { state } = await consent(provider, url, stranger());
    const { status, body } = await finish(provider, { code: 'made-up', state, binding });
    expect([status, body.code]).toEqual([400, 'sign_in_failed']);
  });

  it('makes one account when a new person finishes twice at the same time', async () => {
    const who = stranger();
    const [a, b] = [await start(provider), await start(provider)];
    const [backA, backB] = [await consent(provider, a.url, who), await consent(provider, b.url, who)];
    const answers = await Promise.all([
      finish(provider, { ...backA, binding: a.binding }),
      finish(provider, { ...backB, binding: b.binding }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'dashboard',
    '/a b',
    '/\t/evil.example',
  ])('goes back to no other site: %s', async (next) => {
    const { status, body } = await app.call(oauthStart, { body: { provider, next } });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
  });
});

it('makes one account when a new person finishes with two providers at the same time', async () => {
  const who = stranger();
  const [google, linkedin] = [await start('google'), await start('linkedin')];
  const [backGoogle, backLinkedin] = [
    await consent('google', google.url, who),
    await consent('linkedin', linkedin.url, who),
  ];
  const answers = await Promise.all([
    finish('google', { ...backGoogle, binding: google.binding }),
    finish('linkedin', { ...backLinkedin, binding: linkedin.binding }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
});

it('connects LinkedIn by signing in with it', async () => {
  const { token } = (await signIn('linkedin', stranger())).body.data;
  const { body } = await app.call(getLinkedinConnection, {}, { token });
  expect(body.data).toMatchObject({ status: 'connected', name: 'Noor Haddad', canPost: true });
});

it('leaves a connection with another member alone, and renews one with the same', async () => {
  const who = stranger();
  const { token } = (await signIn('linkedin', who)).body.data;
  const begun = await app.call(startLinkedinConnection, {}, { token });
  const persona = stranger({ name: 'Another Member' });
  const back = await consent('linkedin', begun.body.data.url, persona);
  await app.call(finishLinkedinConnection, { body: back }, { token });
  const nameOf = async () => (await app.call(getLinkedinConnection, {}, { token })).body.data.name;
  expect(await nameOf()).toBe('Another Member');
  expect((await signIn('linkedin', who)).status).toBe(200);
  expect(await nameOf()).toBe('Another Member');

  const again = await app.call(startLinkedinConnection, {}, { token });
  await app.call(
    finishLinkedinConnection,
    { body: await consent('linkedin', again.body.data.url, who) },
    { token },
  );
  const endOf = async () => (await app.call(getLinkedinConnection, {}, { token })).body.data.expiresAt ?? '';
  const before = await endOf();
  app.clock.advance(3_600_000);
  await signIn('linkedin', who);
  expect(Date.parse(await endOf()) - Date.parse(before)).toBe(3_600_000);
});

it('needs an address from LinkedIn for a new account', async () => {
  const { status, body } = await signIn('linkedin', stranger({ email: '', emailVerified: false }));
  expect([status, body.code]).toEqual([400, 'sign_in_no_email']);
});

it('sends Google a challenge and LinkedIn none, and each its own list of scopes', async () => {
  const google = new URL((await start('google')).url).searchParams;
  expect(google.get('code_challenge_method')).toBe('S256');
  expect(google.get('scope')).toBe('openid email profile');
  expect(google.get('redirect_uri')).toBe('http://localhost:3000/auth/callback/google');
  const linkedin = new URL((await start('linkedin')).url).searchParams;
  expect(linkedin.has('code_challenge')).toBe(false);
  expect(linkedin.has('nonce')).toBe(false);
  expect(linkedin.get('scope')).toBe('openid profile email w_member_social');
});

it('waits for a LinkedIn token that answers 401 in its first second', async () => {
  await app.sandbox.control.faults.add({ operation: 'linkedin.userinfo', kind: 'unauthorized' });
  expect((await signIn('linkedin', stranger())).status).toBe(200);
});

it('says that LinkedIn does not answer when it does not', async () => {
  await app.sandbox.control.faults.add({ operation: 'linkedin.token', kind: 'status', status: 503 });
  const { status, body } = await signIn('linkedin', stranger());
  expect([status, body.code]).toEqual([503, 'linkedin_unavailable']);
});

it('fails plainly when Google does not answer as it should', async () => {
  const { faults } = app.sandbox.control;
  for (const kind of ['status', 'html', 'drop', 'empty'] as const) {
    for (const operation of ['google.token', 'google.userinfo']) {
      await faults.add({ operation, kind, ...(kind === 'status' ? { status: 503 } : {}) });
      const { status, body } = await signIn('google', stranger());
      expect([operation, kind, status, body.code]).toEqual([operation, kind, 400, 'sign_in_failed']);
      await faults.clear();
    }
  }
});

it('is refused where no provider is configured', async () => {
  const bare = await createTestApp({ environment: { LINKEDIN_CLIENT_ID: '', LINKEDIN_CLIENT_SECRET: '' } });
  try {
    for (const provider of ['google', 'linkedin'] as const) {
      const { status, body } = await bare.call(oauthStart, { body: { provider } });
      expect([status, body.code]).toEqual([503, 'sign_in_not_configured']);
    }
  } finally {
    await bare.close();
  }
});
