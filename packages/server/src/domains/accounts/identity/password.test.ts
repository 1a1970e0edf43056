import {
  changeEmail,
  changePassword,
  forgotPassword,
  login,
  resetPassword,
  userDetails,
  verifyEmail,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { lastMailTo, mailsTo } from './test-mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

const next = 'Another2@horse';
const hour = 3_600_000;
const forgot = (email: string, address = '127.0.0.1') =>
  app.call(forgotPassword, { body: { email } }, { headers: { 'x-forwarded-for': address } });
const reset = async (token: string, password = next) => {
  const { status, body } = await app.call(resetPassword, { body: { token, password } });
  return status === 200 ? 'set' : (body.code ?? '');
};
const change = async (person: Person, currentPassword: string | undefined, newPassword = next) => {
  const body = { newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) };
  const answer = await app.call(changePassword, { body }, { token: person.token });
  return answer.status === 200 ? 'changed' : (answer.body.code ?? '');
};
const opens = async (email: string, password: string) =>
  (await app.call(login, { body: { email, password } })).status === 200;
const standing = async (token: string) => {
  const { status, body } = await app.call(userDetails, {}, { token });
  return status === 200 ? 'live' : body.code;
};

async function resetLink(person: Person): Promise<string> {
  await forgot(person.email);
  return (await lastMailTo(app, person.email)).token;
}

it('answers the same for every address, and writes only to one with an account', async () => {
  const person = await app.signUp();
  const [known, unknown] = [
    await forgot(` ${person.email.toUpperCase()} `),
    await forgot('stranger@example.com'),
  ];
  expect(known.status).toBe(200);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect((await lastMailTo(app, person.email)).subject).toBe('Set a new password');
  expect(await mailsTo(app, 'stranger@example.com')).toEqual([]);
  expect((await app.context.database.pool.query('SELECT 1 FROM mails')).rows).toHaveLength(0);
});

it('makes the same number of statements for every address', async () => {
  const person = await app.signUp();
  const writes = async (email: string) => {
    const count = async () =>
      (
        await app.context.database.pool.query<{ mails: number; jobs: number; tokens: number }>(
          'SELECT (SELECT count(*) FROM mails) AS mails, (SELECT count(*) FROM pgboss.job) AS jobs, (SELECT count(*) FROM mail_tokens) AS tokens',
        )
      ).rows[0];
    const before = await count();
    await forgot(email);
    const after = await count();
    return {
      mails: (after?.mails ?? 0) - (before?.mails ?? 0),
      jobs: (after?.jobs ?? 0) - (before?.jobs ?? 0),
      tokens: (after?.tokens ?? 0) - (before?.tokens ?? 0),
    };
  };
  expect(await writes(person.email)).toEqual({ mails: 1, jobs: 1, tokens: 0 });
  expect(await writes('stranger2@example.com')).toEqual({ mails: 1, jobs: 1, tokens: 0 });
});

it('is set by the mailed link, once; every session ends and the address is verified', async () => {
  const person = await app.signUp();
  const other = await app.login(person);
  const token = await resetLink(person);
  expect(await reset(token, 'too-weak')).toBe('invalid_input');
  expect(await reset(token)).toBe('set');
  expect([await standing(person.token), await standing(other)]).toEqual(['session_ended', 'session_ended']);
  expect([await opens(person.email, person.password), await opens(person.email, next)]).toEqual([
    false,
    true,
  ]);
  const { body } = await app.call(login, { body: { email: person.email, password: next } });
  expect(body.data.user.emailVerified).toBe(true);
  expect((await lastMailTo(app, person.email)).subject).toBe('Your password was changed');
  expect(await reset(token, 'Third3@horse')).toBe('token_invalid');
});

it('is set once by one of many at the same time', async () => {
  const person = await app.signUp();
  const token = await resetLink(person);
  const passwords = ['Aaaa1111@', 'Bbbb1111@', 'Cccc1111@', 'Dddd1111@'];
  const outcomes = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(outcomes.filter((outcome) => outcome === 'set')).toHaveLength(1);
  const winner = passwords[outcomes.indexOf('set')] ?? '';
  expect(await opens(person.email, winner)).toBe(true);
});

it('is not set after an hour, nor by an older link, nor by a link of another purpose', async () => {
  const person = await app.signUp();
  const verification = (await lastMailTo(app, person.email)).token;
  expect(await reset(verification)).toBe('token_invalid');
  const first = await resetLink(person);
  const second = await resetLink(person);
  expect(await reset(first)).toBe('token_invalid');
  expect((await app.call(verifyEmail, { body: { token: second } })).body.code).toBe('token_invalid');
  app.clock.advance(hour);
  expect(await reset(second)).toBe('token_invalid');
  expect(await opens(person.email, person.password)).toBe(true);
});

it('set anew forgives the tries that locked the account', async () => {
  const person = await app.signUp();
  for (let n = 0; n < 10; n += 1) await opens(person.email, 'Wrong1@horse');
  expect(await opens(person.email, person.password)).toBe(false);
  expect(await reset(await resetLink(person))).toBe('set');
  expect(await opens(person.email, next)).toBe(true);
});

it('can be asked for a few times an hour, the same for every address', async () => {
  const person = await app.signUp();
  const codes = async (email: string) => {
    const seen = [];
    for (let n = 0; n < 6; n += 1) seen.push((await forgot(email)).body.code ?? 'sent');
    return seen;
  };
  const [known, unknown] = [await codes(person.email), await codes('stranger3@example.com')];
  expect(unknown.slice(-1)).toEqual(['too_many_requests']);
  expect(known.slice(-1)).toEqual(['too_many_requests']);
});

it('can be asked for twenty times an hour from one address', async () => {
  for (let n = 0; n < 20; n += 1)
    expect((await forgot(`anyone${n}@example.com`, '203.0.113.80')).status).toBe(200);
  expect((await forgot('anyone@example.com', '203.0.113.80')).status).toBe(429);
  expect((await forgot('anyone@example.com', '203.0.113.81')).status).toBe(200);
});

it('changed by its owner ends every other session and tells the owner', async () => {
  const person = await app.signUp();
  const other = await app.login(person);
  expect(await change(person, 'Wrong1@horse')).toBe('wrong_password');
  expect(await change(person, undefined)).toBe('wrong_password');
  expect(await change(person, person.password)).toBe('changed');
  expect([await standing(person.token), await standing(other)]).toEqual(['live', 'session_ended']);
  expect([await opens(person.email, person.password), await opens(person.email, next)]).toEqual([
    false,
    true,
  ]);
  expect((await lastMailTo(app, person.email)).subject).toBe('Your password was changed');
});

it('changed takes with it the links that were asked for before', async () => {
  const person = await app.signUp();
  const token = await resetLink(person);
  const elsewhere = `thief-${person.id}@example.com`;
  await app.call(
    changeEmail,
    { body: { email: elsewhere, password: person.password } },
    { token: person.token },
  );
  const moving = (await lastMailTo(app, elsewhere)).token;
  expect(await change(person, person.password)).toBe('changed');
  expect(await reset(token, 'Third3@horse')).toBe('token_invalid');
  expect((await app.call(verifyEmail, { body: { token: moving } })).body.code).toBe('token_invalid');
});

it('changed at the same time from two places holds once', async () => {
  const person = await app.signUp();
  const second = { ...person, token: await app.login(person) };
  const outcomes = await Promise.all([
    change(person, person.password, 'Aaaa1111@'),
    change(second, person.password, 'Bbbb1111@'),
  ]);
  expect(outcomes).toContain('changed');
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
});

it('guessed from inside a session is limited as well', async () => {
  const person = await app.signUp();
  const codes = [];
  for (let n = 0; n < 11; n += 1) codes.push(await change(person, `Wrong${n}@horse`));
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'wrong_password'));
  expect(codes[10]).toBe('too_many_requests');
});
