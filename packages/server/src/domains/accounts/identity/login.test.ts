import { argon2Sync } from 'node:crypto';
import { forgotPassword, login, resetPassword, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordCost } from '../../../platform/password-cost.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { lastMailTo } from './test-mail.ts';

let app: TestApp;
/** Uses the production password cost; tests otherwise use a cheap one. */
let dear: TestApp;
beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  [app, dear] = await Promise.all([
    createTestApp({ environment }),
    createTestApp({ environment, passwordCost }),
  ]);
});
afterAll(() => Promise.all([app.close(), dear.close()]));

const tryLogin = (email: string, password: string, address = '127.0.0.1', at = app) =>
  at.call(login, { body: { email, password } }, { headers: { 'x-forwarded-for': address } });
const tryDear = (email: string, password: string) => tryLogin(email, password, '127.0.0.1', dear);

it('begins a session', async () => {
  const person = await app.signUp();
  const { status, body } = await tryLogin(person.email, person.password);
  expect(status).toBe(200);
  expect(body.data.token).not.toBe(person.token);
  expect(body.data.user.id).toBe(person.id);
  expect((await app.call(userDetails, {}, { token: body.data.token })).status).toBe(200);
});

it('answers the same for a wrong password and an unknown address', async () => {
  const person = await app.signUp();
  const [wrong, unknown] = [
    await tryLogin(person.email, 'Wrong1@horse'),
    await tryLogin('nobody@example.com', 'Wrong1@horse'),
  ];
  expect(wrong.status).toBe(400);
  expect(wrong.body.code).toBe('wrong_credentials');
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

it('does the same work for a wrong password and an unknown address', async () => {
  const person = await dear.signUp();
  // Measures processor time, because elapsed time depends on the load of the machine.
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    await tryDear(email, 'Wrong1@horse');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf('warm-up@example.com');
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    known.push(await workOf(person.email));
    unknown.push(await workOf(`nobody${n}@example.com`));
  }
  // The minimum of several runs is the least noisy measure. Without the hash it would be a fifth or less.
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

it('limits tries for an account from one network, which keep nobody out elsewhere', async () => {
  const person = await app.signUp();
  const ghost = 'ghost@example.com';
  for (let n = 0; n < 10; n += 1)
    for (const email of [person.email, ghost])
      expect((await tryLogin(email, 'Wrong1@horse', '198.51.100.1')).body.code).toBe('wrong_credentials');
  const right = await tryLogin(person.email.toUpperCase(), person.password, '198.51.100.1');
  const none = await tryLogin(ghost.toUpperCase(), person.password, '198.51.100.1');
  expect([right.status, right.body.code]).toEqual([429, 'too_many_requests']);
  expect([none.status, none.body]).toEqual([right.status, right.body]);
  expect((await tryLogin(person.email, person.password, '198.51.100.77')).status).toBe(200);
});

it('bounds tries from many networks, and lets the owner in from where they logged in before', async () => {
  const person = await app.signUp();
  const ghost = 'ghost-of-many@example.com';
  expect((await tryLogin(person.email, person.password, '192.0.2.1')).status).toBe(200);
  for (let n = 0; n < 100; n += 1)
    for (const email of [person.email, ghost])
      await tryLogin(email, 'Wrong1@horse', `2001:db8:${Math.floor(n / 5)}::1`);
  const elsewhere = await tryLogin(person.email, person.password, '192.0.2.99');
  const none = await tryLogin(ghost, person.password, '192.0.2.99');
  expect([elsewhere.status, elsewhere.body.code]).toEqual([429, 'too_many_requests']);
  expect([none.status, none.body]).toEqual([elsewhere.status, elsewhere.body]);
  expect((await tryLogin(person.email, person.password, '192.0.2.1')).status).toBe(200);
  await app.call(forgotPassword, { body: { email: person.email } });
  const { token } = await lastMailTo(app, person.email);
  const password = 'Another1@horse';
  expect((await app.call(resetPassword, { body: { token, password } })).status).toBe(200);
  expect((await tryLogin(person.email, password, '192.0.2.99')).status).toBe(200);
});

it('forgets the tries of an account that then logs in', async () => {
  const person = await app.signUp();
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 9; n += 1) await tryLogin(person.email, 'Wrong1@horse');
    expect((await tryLogin(person.email, person.password)).status).toBe(200);
  }
});

it('limits tries per address over all accounts', async () => {
  for (let n = 0; n < 50; n += 1) {
    expect((await tryLogin(`guess${n}@example.com`, 'Wrong1@horse', '203.0.113.50')).status).toBe(400);
  }
  const person = await app.signUp();
  expect((await tryLogin(person.email, person.password, '203.0.113.50')).status).toBe(429);
  expect((await tryLogin(person.email, person.password, '203.0.113.51')).status).toBe(200);
});

it('keeps nobody’s address in the table of limits', async () => {
  await tryLogin('readable@example.com', 'Wrong1@horse', '203.0.113.60');
  const { rows } = await app.context.database.pool.query<{ key: string }>('SELECT key FROM rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).join('\n')).not.toMatch(/@|203\.0\.113/);
});

it('hashes a password anew when its parameters are old', async () => {
  const person = await dear.signUp();
  const hashOf = async () => {
    const { rows } = await dear.context.database.pool.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM users WHERE id = $1',
      [person.id],
    );
    return rows[0]?.hash ?? '';
  };
  const old = oldHash(person.password);
  await dear.context.database.pool.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
    person.id,
    old,
  ]);
  expect((await tryDear(person.email, 'Wrong1@horse')).body.code).toBe('wrong_credentials');
  expect(await hashOf()).toBe(old);
  expect((await tryDear(person.email, person.password)).status).toBe(200);
  expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await tryDear(person.email, person.password)).status).toBe(200);
});

/** Hashes a password with less memory than is used today. */
function oldHash(password: string): string {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 4864,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=4864,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}
