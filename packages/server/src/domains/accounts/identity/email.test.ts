import { changeEmail, login, resendVerification, userDetails, verifyEmail } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { lastMailTo, mailsTo } from './test-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const hours = (count: number) => count * 3_600_000;

async function use(token: string): Promise<string> {
  const { status, body } = await app.call(verifyEmail, { body: { token } });
  return status === 200 ? `verified ${body.data.email}` : (body.code ?? '');
}

async function accountOf(person: Person) {
  const { email, emailVerified } = (await app.call(userDetails, {}, { token: person.token })).body.data;
  return { email, emailVerified };
}

const resend = (person: Person) => app.call(resendVerification, {}, { token: person.token });
const askChange = (person: Person, email: string, password?: string) =>
  app.call(
    changeEmail,
    { body: { email, ...(password === undefined ? {} : { password }) } },
    { token: person.token },
  );

it('is verified by the link of the email, once', async () => {
  const person = await app.signUp();
  expect((await accountOf(person)).emailVerified).toBe(false);
  const mail = await lastMailTo(app, person.email);
  const link = `http://localhost:3000/verify-email#token=${mail.token}`;
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(`href="${link}"`);
  expect(await use(mail.token)).toBe(`verified ${person.email}`);
  expect((await accountOf(person)).emailVerified).toBe(true);
  expect(await use(mail.token)).toBe('token_invalid');
});

it('is verified once by one of many at the same time', async () => {
  const person = await app.signUp();
  const { token } = await lastMailTo(app, person.email);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => use(token)));
  expect(outcomes.filter((outcome) => outcome.startsWith('verified'))).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'token_invalid')).toHaveLength(7);
});

it('is not verified after 24 hours', async () => {
  const person = await app.signUp();
  const { token } = await lastMailTo(app, person.email);
  app.clock.advance(hours(24));
  expect(await use(token)).toBe('token_invalid');
});

it('is not verified by a token that was altered or made up', async () => {
  const person = await app.signUp();
  const { token } = await lastMailTo(app, person.email);
  const other = await lastMailTo(app, (await app.signUp()).email);
  const [id, proof] = [token.split('.')[0] ?? '', other.token.split('.')[1] ?? ''];
  expect(await use(`${id}.${proof}`)).toBe('token_invalid');
  expect(await use(`${id}.${'A'.repeat(43)}`)).toBe('token_invalid');
  expect(await use('x'.repeat(80))).toBe('token_invalid');
  expect(await use(token)).toContain('verified');
});

it('keeps nothing in the database that would open a link', async () => {
  const person = await app.signUp();
  const { token } = await lastMailTo(app, person.email);
  const proof = token.split('.')[1] ?? '';
  const { rows } = await app.context.database.pool.query<{ row: string }>(
    'SELECT row_to_json(t)::text AS row FROM mail_tokens t UNION ALL SELECT row_to_json(j)::text FROM pgboss.job j UNION ALL SELECT row_to_json(m)::text FROM mails m',
  );
  expect(rows.map(({ row }) => row).join('\n')).not.toContain(proof);
});

it('gets a new link on request, which ends the older one', async () => {
  const person = await app.signUp();
  const first = await lastMailTo(app, person.email);
  expect((await resend(person)).status).toBe(200);
  const second = await lastMailTo(app, person.email);
  expect(second.token).not.toBe(first.token);
  expect(await use(first.token)).toBe('token_invalid');
  expect(await use(second.token)).toContain('verified');
  expect((await resend(person)).body.code).toBe('already_verified');
});

it('is sent only the newest link when several were asked for before any was sent', async () => {
  const person = await app.signUp();
  await resend(person);
  await resend(person);
  const mails = await mailsTo(app, person.email);
  expect(mails).toHaveLength(1);
  expect(await use(mails[0]?.token ?? '')).toContain('verified');
});

it('can be sent five mails an hour at most', async () => {
  const person = await app.signUp();
  const codes = [];
  for (let n = 0; n < 5; n += 1) codes.push((await resend(person)).body.code ?? 'sent');
  expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'too_many_requests']);
});

it('changes once the link sent to the new address is opened', async () => {
  const person = await app.signUp();
  const next = `moved-${person.id}@example.com`;
  expect((await askChange(person, next)).body.code).toBe('wrong_password');
  expect((await askChange(person, next, 'Wrong1@horse')).body.code).toBe('wrong_password');
  expect((await askChange(person, next, person.password)).status).toBe(200);
  expect((await accountOf(person)).email).toBe(person.email);

  const { token } = await lastMailTo(app, next);
  expect(await use(token)).toBe(`verified ${next}`);
  expect(await accountOf(person)).toEqual({ email: next, emailVerified: true });
  expect((await lastMailTo(app, person.email)).subject).toBe('Your email address was changed');
  expect(
    (await app.call(login, { body: { email: person.email, password: person.password } })).body.code,
  ).toBe('wrong_credentials');
  expect((await app.call(login, { body: { email: next, password: person.password } })).status).toBe(200);
  expect(await use(token)).toBe('token_invalid');
});

it('is not verified by a link that went to the address before', async () => {
  const person = await app.signUp();
  const old = await lastMailTo(app, person.email);
  const next = `moved-${person.id}@example.com`;
  await askChange(person, next, person.password);
  await use((await lastMailTo(app, next)).token);
  expect(await use(old.token)).toBe('token_invalid');
});

it('cannot become one that has an account by then, and tells so only its reader', async () => {
  const [person, owner] = [await app.signUp(), await app.signUp()];
  const asked = await askChange(person, owner.email.toUpperCase(), person.password);
  expect(asked.status).toBe(200);
  const mail = (await mailsTo(app, owner.email)).findLast(
    ({ subject }) => subject === 'Confirm your new email address',
  );
  expect(await use(mail?.token ?? '')).toBe('email_taken');
  expect((await accountOf(person)).email).toBe(person.email);
  expect((await accountOf(owner)).email).toBe(owner.email);
});

it('goes to one of two accounts that move to it at the same time', async () => {
  const [a, b] = [await app.signUp(), await app.signUp()];
  const next = `wanted-${a.id}@example.com`;
  await askChange(a, next, a.password);
  await askChange(b, next, b.password);
  const mails = await mailsTo(app, next);
  const outcomes = await Promise.all(mails.map(({ token }) => use(token)));
  expect(outcomes.toSorted()).toEqual(['email_taken', `verified ${next}`]);
});

it('keeps an email that the mail server did not take, for the next try', async () => {
  const broken = await createTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  try {
    await broken.signUp({ email: 'patient@example.com' });
    const failures: unknown[] = [];
    await broken.runDueJobs(failures);
    expect(failures).toHaveLength(1);
    const { rows } = await broken.context.database.pool.query<{ kind: string }>('SELECT kind FROM mails');
    expect(rows).toEqual([{ kind: 'verify' }]);
  } finally {
    await broken.close();
  }
});

it('forgets an email that was sent, and sends it once though its job runs twice', async () => {
  const person = await app.signUp();
  const { rows } = await app.context.database.pool.query<{ data: { mailId: string } }>(
    "SELECT data FROM pgboss.job WHERE name = 'identity.send-mail'",
  );
  expect(await mailsTo(app, person.email)).toHaveLength(1);
  await app.context.database.db.transaction(async (tx) => {
    const { sendMailJob } = await import('./jobs.ts');
    for (const { data } of rows) await app.context.queue.enqueue(tx, sendMailJob, data);
  });
  expect(await mailsTo(app, person.email)).toHaveLength(1);
  expect((await app.context.database.pool.query('SELECT 1 FROM mails')).rows).toHaveLength(0);
});

it('cannot be changed or verified where the server sends no mail', async () => {
  const silent = await createTestApp({ environment: { SMTP_URL: '' } });
  try {
    const person = await silent.signUp();
    const { token } = person;
    const refused = await silent.call(
      changeEmail,
      { body: { email: 'a@example.com', password: person.password } },
      { token },
    );
    expect([refused.status, refused.body.code]).toEqual([503, 'mail_not_configured']);
    expect((await silent.call(resendVerification, {}, { token })).body.code).toBe('mail_not_configured');
  } finally {
    await silent.close();
  }
});

it('is refused where a second reading of it would reach another mailbox', async () => {
  const { email } = await app.signUp();
  await app.runDueJobs();
  const before = await mailsTo(app, email);
  for (const disguised of [`${email},`, `x,${email}`, `<${email}>`, `Name<${email}>`, `x:${email};`])
    await expect(app.signUp({ email: disguised })).rejects.toThrow('invalid_input');
  await app.runDueJobs();
  expect(await mailsTo(app, email)).toHaveLength(before.length);
});
