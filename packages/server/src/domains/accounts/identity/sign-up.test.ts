import { creditHistory, login, signUp, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordCost } from '../../../platform/password-cost.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { mailsTo } from './test-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' }, passwordCost });
});
afterAll(() => app.close());

const person = (email: string) => ({ name: 'Asha Rao', email, password: 'Correct1@horse' });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

async function creditsOf(token: string): Promise<number> {
  return (await app.call(userDetails, {}, { token })).body.data.userUsage;
}

it('gives a session, 500 credits and a link to verify the address', async () => {
  const { status, body } = await app.call(signUp, { body: person(' New.Person@Example.com ') });
  expect(status).toBe(200);
  expect(body.data.user).toMatchObject({
    name: 'Asha Rao',
    email: 'New.Person@Example.com',
    emailVerified: false,
  });
  expect(body.message).toContain('500 free credits');
  const { token } = body.data;
  const details = await app.call(userDetails, {}, { token });
  expect(details.body.data).toMatchObject({
    email: 'New.Person@Example.com',
    plan: null,
    planExpTime: null,
    userUsage: 500,
    creditsGranted: 500,
    hasPassword: true,
    signInProviders: [],
  });
  const history = await app.call(creditHistory, { query: {} }, { token });
  expect(history.body.data.items).toMatchObject([
    { kind: 'grant', amount: 500, balanceAfter: 500, expiresAt: null },
  ]);
  expect((await mailsTo(app, 'New.Person@Example.com')).map((mail) => mail.subject)).toEqual([
    'Verify your email address',
  ]);
});

it('keeps neither the password nor the bearer', async () => {
  const { body } = await app.call(signUp, { body: person('kept-nowhere@example.com') });
  const { rows } = await app.context.database.pool.query<{ row: string }>(
    'SELECT row_to_json(u)::text AS row FROM users u UNION ALL SELECT row_to_json(s)::text FROM sessions s',
  );
  const everything = rows.map(({ row }) => row).join('\n');
  expect(everything).not.toContain('Correct1@horse');
  expect(everything).not.toContain(body.data.token);
  expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

it('has one account for an address, however it is written', async () => {
  await app.call(signUp, { body: person('one@example.com') });
  const { status, body } = await app.call(signUp, { body: person(' ONE@Example.com') });
  expect([status, body.code]).toEqual([409, 'email_taken']);
  const loggedIn = await app.call(login, { body: { email: 'One@EXAMPLE.com', password: 'Correct1@horse' } });
  expect(loggedIn.status).toBe(200);
});

it('lets one of several at the same time win', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => app.call(signUp, { body: person('race@example.com') })),
  );
  expect(answers.map((answer) => answer.body.code ?? 'won').toSorted()).toEqual([
    'email_taken',
    'email_taken',
    'email_taken',
    'email_taken',
    'won',
  ]);
  const { rows } = await app.context.database.pool.query(
    "SELECT 1 FROM users WHERE email_normalized = 'race@example.com'",
  );
  expect(rows).toHaveLength(1);
});

it('gives the free credits once for a mailbox, with or without a tag', async () => {
  const plain = await app.call(signUp, { body: person('tagged@example.com') });
  const tagged = await app.call(signUp, { body: person('Tagged+again@example.com') });
  expect(tagged.status).toBe(200);
  expect(tagged.body.message).toContain('already received');
  expect([await creditsOf(plain.body.data.token), await creditsOf(tagged.body.data.token)]).toEqual([500, 0]);
});

it('gives a mailbox its credits once when two of its addresses sign up at the same time', async () => {
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((tag) => app.call(signUp, { body: person(`mailbox+${tag}@example.com`) })),
  );
  const held = await Promise.all(answers.map((answer) => creditsOf(answer.body.data.token)));
  expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 500]);
});

it.each([
  ['name', { name: 'A' }],
  ['name', { name: 'R2D2' }],
  ['email', { email: 'no at sign.example.com' }],
  ['email', { email: 'nodot@example' }],
  ['password', { password: 'Short1@' }],
  ['password', { password: 'nouppercase1@' }],
  ['password', { password: 'NOLOWERCASE1@' }],
  ['password', { password: 'NoDigits@@' }],
  ['password', { password: 'NoSymbol11' }],
  ['password', { password: 'Foreign1@#horse' }],
])('refuses a wrong %s', async (path, wrong) => {
  const { status, body } = await app.call(signUp, { body: { ...person('valid@example.com'), ...wrong } });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.details).toContainEqual(expect.objectContaining({ path }));
});

it('limits how many accounts an address may make', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect(
      (await app.call(signUp, { body: person(`many${n}@example.com`) }, from('203.0.113.9'))).status,
    ).toBe(200);
  }
  const refused = await app.call(signUp, { body: person('many-more@example.com') }, from('203.0.113.9'));
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(
    (await app.call(signUp, { body: person('elsewhere@example.com') }, from('203.0.113.10'))).status,
  ).toBe(200);
});

it('says so where the server sends no mail, and puts none on its way', async () => {
  const silent = await createTestApp({ environment: { SMTP_URL: '' } });
  try {
    const { status, body } = await silent.call(signUp, { body: person('no-mail@example.com') });
    expect(status).toBe(200);
    expect(body.message).toContain('not set up to send email');
    expect(await silent.runDueJobs()).toBe(0);
  } finally {
    await silent.close();
  }
});
