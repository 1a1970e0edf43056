import {
  changeName,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  logout,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app.close());

const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 86_400_000;

async function standing(token: string): Promise<string> {
  const { status, body } = await app.call(userDetails, {}, { token });
  return status === 200 ? 'live' : `${status} ${body.code}`;
}

async function sessionsOf(token: string) {
  return (await app.call(listSessions, { query: {} }, { token })).body.data.items;
}

it('ends at log-out, at once, and that session alone', async () => {
  const person = await app.signUp();
  const other = await app.login(person);
  const { status, body } = await app.call(logout, {}, { token: person.token });
  expect([status, body.message]).toEqual([200, 'You have been successfully logged out.']);
  expect(await standing(person.token)).toBe('401 session_ended');
  expect(await standing(other)).toBe('live');
});

it('holds for 30 days', async () => {
  const person = await app.signUp();
  app.clock.advance(days(30) - 1000);
  expect(await standing(person.token)).toBe('live');
  app.clock.advance(1000);
  expect(await standing(person.token)).toBe('401 session_required');
});

it('does not know a bearer that was never given', async () => {
  expect(await standing('A'.repeat(43))).toBe('401 session_required');
  expect(await standing('short')).toBe('401 session_required');
});

it('tells where each session was begun, without the whole address', async () => {
  const person = await app.signUp();
  await app.call(
    login,
    { body: { email: person.email, password: person.password } },
    {
      headers: {
        'x-forwarded-for': '203.0.113.77',
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
      },
    },
  );
  const items = await sessionsOf(person.token);
  expect(items).toHaveLength(2);
  const [theirs] = items.filter((item) => !item.current);
  expect(theirs).toMatchObject({ device: 'Chrome on Linux', address: '203.0.113.*' });
  expect(items.filter((item) => item.current)).toHaveLength(1);
});

it('notes when a session was last seen, every five minutes at most', async () => {
  const person = await app.signUp();
  const seen = async () => Date.parse((await sessionsOf(person.token))[0]?.lastSeenAt ?? '');
  const began = await seen();
  app.clock.advance(minutes(5) - 1);
  expect(await seen()).toBe(began);
  app.clock.advance(1);
  await app.call(userDetails, {}, { token: person.token });
  expect(await seen()).toBe(began + minutes(5));
});

it('can be ended from another one', async () => {
  const person = await app.signUp();
  const [second, third] = [await app.login(person), await app.login(person)];
  const current = (await sessionsOf(second)).find((item) => item.current);
  const { status } = await app.call(
    endSession,
    { params: { id: current?.id ?? '' } },
    { token: person.token },
  );
  expect(status).toBe(200);
  expect([await standing(person.token), await standing(second), await standing(third)]).toEqual([
    'live',
    '401 session_ended',
    'live',
  ]);
  expect((await sessionsOf(person.token)).map((item) => item.id)).not.toContain(current?.id);
});

it('cannot be ended by anybody else, nor twice', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const id = (await sessionsOf(person.token))[0]?.id ?? '';
  const tryEnd = async (by: Person) =>
    (await app.call(endSession, { params: { id } }, { token: by.token })).body.code ?? 'ended';
  expect(await tryEnd(stranger)).toBe('not_found');
  expect(await standing(person.token)).toBe('live');
  const again = await app.login(person);
  expect(await tryEnd({ ...person, token: again })).toBe('ended');
  expect(await tryEnd({ ...person, token: again })).toBe('not_found');
});

it('ends every other one when asked to', async () => {
  const person = await app.signUp();
  const [second, third] = [await app.login(person), await app.login(person)];
  const { body } = await app.call(endOtherSessions, {}, { token: second });
  expect(body.data.ended).toBe(2);
  expect([await standing(person.token), await standing(second), await standing(third)]).toEqual([
    '401 session_ended',
    'live',
    '401 session_ended',
  ]);
});

it('changes the name in every session', async () => {
  const person = await app.signUp();
  const other = await app.login(person);
  const { body } = await app.call(changeName, { body: { name: '  Zoë Müller ' } }, { token: person.token });
  expect(body.data.name).toBe('Zoë Müller');
  expect((await app.call(userDetails, {}, { token: other })).body.data.name).toBe('Zoë Müller');
});

it('is forgotten once it has expired, ended or not', async () => {
  const person = await app.signUp();
  await app.call(logout, {}, { token: person.token });
  app.clock.advance(days(31));
  await app.runPeriodic('system.tidy');
  const { rows } = await app.context.database.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [
    person.id,
  ]);
  expect(rows).toHaveLength(0);
});
