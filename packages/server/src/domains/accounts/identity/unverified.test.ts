import * as contract from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, pathOf, type Person, type TestApp } from '../../../testing/index.ts';
import { lastMailTo } from './test-mail.ts';

/** Production needs these, and takes none of the stand-ins that the tests otherwise configure. */
const production = {
  LIMELIGHT_MODE: 'production',
  DATABASE_URL: 'postgres://elsewhere',
  STAND_INS: '',
  SUPPORT_EMAIL: 'help@limelight.test',
  MAIL_FROM: 'Limelight <posts@limelight.test>',
  FETCH_ALLOWED_ADDRESSES: '',
  JOB_BOARDS_URL: '',
  LINKEDIN_CLIENT_ID: '',
  LINKEDIN_CLIENT_SECRET: '',
  LINKEDIN_OAUTH_URL: '',
  LINKEDIN_API_URL: '',
  RAZORPAY_KEY_ID: '',
  RAZORPAY_KEY_SECRET: '',
  RAZORPAY_WEBHOOK_SECRET: '',
  RAZORPAY_API_URL: '',
  RAZORPAY_CHECKOUT_URL: '',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: production });
});
afterAll(async () => app.close());

const creditsOf = async ({ token }: Person) =>
  (await app.call(contract.userDetails, {}, { token })).body.data.userUsage;

async function verify(person: Person): Promise<void> {
  const { token } = await lastMailTo(app, person.email);
  expect((await app.call(contract.verifyEmail, { body: { token } })).status).toBe(200);
}

describe('before the address is verified', () => {
  it('every call that reaches others is refused, and says what to do', async () => {
    const { token } = await app.signUp();
    const outward = contract.endpoints.filter(({ reach }) => reach === 'others');
    expect(outward.length).toBeGreaterThan(30);
    for (const endpoint of outward) {
      const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, 'x']));
      const answer = await app.fetch(pathOf(endpoint, { params }), {
        method: endpoint.method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([contract.endpointName(endpoint), answer.status, await answer.json()]).toEqual([
        contract.endpointName(endpoint),
        403,
        expect.objectContaining({ code: 'email_unverified' }),
      ]);
    }
  });

  it('pages are not fetched as sources or for ideas, while a text is a source', async () => {
    const { token } = await app.signUp();
    const page = { kind: 'page', address: 'https://example.com/a' } as const;
    expect((await app.call(contract.addSource, { body: page }, { token })).body.code).toBe(
      'email_unverified',
    );
    const text = { kind: 'text', text: 'We cut our onboarding from nine steps to three.' } as const;
    expect((await app.call(contract.addSource, { body: text }, { token })).status).toBe(201);
    const feeds = ['https://example.com/feed'];
    const saved = await app.call(contract.saveIdeaSettings, { body: { feeds } }, { token });
    expect(saved.body.code).toBe('email_unverified');
  });

  it('60 credits can be spent, and the others follow with the verification, once', async () => {
    const person = await app.signUp();
    expect(await creditsOf(person)).toBe(60);
    await verify(person);
    expect(await creditsOf(person)).toBe(500);
    const { token } = person;
    expect((await app.call(contract.createTeam, { body: { name: 'Crew' } }, { token })).status).toBe(201);
    const made = await app.call(
      contract.createToken,
      { body: { name: 'Desk', scopes: ['read'], lifetimeDays: 30 } },
      { token },
    );
    expect(made.status).toBe(200);
  });

  it('a mailbox whose credits another account has gets no more', async () => {
    const first = await app.signUp({ email: 'as.ha@gmail.com' });
    const second = await app.signUp({ email: 'asha@googlemail.com' });
    await verify(first);
    await verify(second);
    expect([await creditsOf(first), await creditsOf(second)]).toEqual([500, 0]);
  });
});

it('where no mail is sent nobody can verify an address, and nothing is held back', async () => {
  const silent = await createTestApp({ environment: { ...production, SMTP_URL: '' } });
  const { token } = await silent.signUp();
  const { body } = await silent.call(contract.userDetails, {}, { token });
  const webhook = { url: 'https://hooks.example.com/a', events: ['post.published' as const] };
  const made = await silent.call(contract.createWebhook, { body: webhook }, { token });
  await silent.close();
  expect([body.data.userUsage, made.body.code ?? 'made']).toEqual([500, 'made']);
});
