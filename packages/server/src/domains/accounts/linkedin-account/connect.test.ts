import {
  finishLinkedinConnection,
  getLinkedinConnection,
  removeLinkedinConnection,
  startLinkedinConnection,
} from '@limelight/contracts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { eraseLinkedinAccountData, exportLinkedinAccountData } from './index.ts';

let app: TestApp;
let person: Person;
let member: string;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  count += 1;
  person = await app.signUp();
  member = (
    await app.sandbox.control.linkedin.addMember({
      name: `Asha Rao ${count}`,
      email: `asha-${count}@example.com`,
    })
  ).id;
});
afterEach(async () => app.sandbox.control.faults.clear());
afterAll(async () => app.close());

interface Returned {
  code: string;
  state: string;
}

/** Consents at LinkedIn and returns the parameters of the redirect. */
async function consent(token: string, scopes?: string[]): Promise<Returned> {
  const { body } = await app.call(startLinkedinConnection, {}, { token });
  const { searchParams } = new URL(body.data.url);
  const state = searchParams.get('state') ?? '';
  const order = {
    member,
    redirectUri: searchParams.get('redirect_uri') ?? '',
    state,
    ...(scopes ? { scopes } : {}),
  };
  const { code } = await app.sandbox.control.linkedin.authorize(order);
  return { code, state };
}

const finish = async (token: string, body: Returned) =>
  app.call(finishLinkedinConnection, { body }, { token });
const read = async (token: string) => (await app.call(getLinkedinConnection, {}, { token })).body.data;

test('connects and shows name, picture and until when', async () => {
  expect(await read(person.token)).toMatchObject({
    configured: true,
    status: 'none',
    name: null,
    canPost: false,
  });
  const { status, body } = await finish(person.token, await consent(person.token));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'connected',
    name: `Asha Rao ${count}`,
    canPost: true,
    expiresAt: new Date(app.clock.now() + 60 * 86_400_000).toISOString(),
  });
  expect(await read(person.token)).toEqual(body.data);
});

test('copies the picture, small and without metadata, and serves it at a signed address only', async () => {
  const { body } = await finish(person.token, await consent(person.token));
  const address = body.data.pictureUrl ?? '';
  const picture = await app.fetch(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    format: 'jpeg',
    width: 200,
    height: 200,
  });
  const other = await app.signUp();
  expect((await app.fetch(address.replace(person.id, other.id))).status).toBe(403);
  app.clock.advance(5 * 3_600_000);
  expect((await app.fetch(address)).status).toBe(403);
  expect((await app.fetch((await read(person.token)).pictureUrl ?? '')).status).toBe(200);
});

test('takes an answer from LinkedIn only in the session that asked, once, and for fifteen minutes', async () => {
  const otherSession = await app.login(person);
  const other = await app.signUp();
  const returned = await consent(person.token);
  for (const token of [otherSession, other.token]) {
    expect((await finish(token, returned)).body.code).toBe('linkedin_state_invalid');
  }
  expect((await finish(person.token, { ...returned, state: `${returned.state}x` })).body.code).toBe(
    'linkedin_state_invalid',
  );
  expect((await finish(person.token, returned)).status).toBe(200);
  expect((await finish(person.token, returned)).body.code).toBe('linkedin_state_invalid');
  const late = await consent(person.token);
  app.clock.advance(15 * 60_000 + 1000);
  expect((await finish(person.token, late)).body.code).toBe('linkedin_state_invalid');
  expect((await read(other.token)).status).toBe('none');
});

test('names what went wrong at LinkedIn', async () => {
  const returned = await consent(person.token);
  expect((await finish(person.token, { ...returned, code: 'made-up' })).body.code).toBe('linkedin_refused');
  await app.sandbox.control.faults.add({ operation: 'linkedin.token', kind: 'status', status: 503 });
  expect((await finish(person.token, await consent(person.token))).body.code).toBe('linkedin_unavailable');
  expect((await read(person.token)).status).toBe('none');
});

test('without the right to post it says so and keeps what works', async () => {
  const { body } = await finish(person.token, await consent(person.token, ['openid', 'profile', 'email']));
  expect(body.code).toBe('linkedin_scope_missing');
  expect(await read(person.token)).toMatchObject({
    status: 'connected',
    canPost: false,
    scopes: ['openid', 'profile', 'email'],
  });
});

test('a picture that cannot be had is no reason to refuse a connection', async () => {
  const returned = await consent(person.token);
  const { body } = await finish(person.token, returned);
  expect(body.data.status).toBe('connected');
  await app.context.database.pool.query(
    'UPDATE linkedin_connections SET picture_source = $2, picture_key = NULL WHERE user_id = $1',
    [person.id, 'http://127.0.0.1:9/internal'],
  );
  const failures: unknown[] = [];
  await app.runDueJobs(failures);
  expect(failures).toEqual([]);
  expect((await read(person.token)).pictureUrl).toBeNull();
});

test('shows an expired connection as one to renew, and forgets the token', async () => {
  await finish(person.token, await consent(person.token));
  app.clock.advance(61 * 86_400_000);
  const token = await app.login(person);
  expect(await read(token)).toMatchObject({ status: 'reconnect', canPost: false, name: `Asha Rao ${count}` });
  await app.runPeriodic('linkedin-account.prune');
  const { rows } = await app.context.database.pool.query(
    'SELECT token_sealed FROM linkedin_connections WHERE user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ token_sealed: null }]);
  await finish(token, await consent(token));
  expect(await read(token)).toMatchObject({ status: 'connected', canPost: true });
});

test('keeps the token encrypted, for this person alone, and tells nobody', async () => {
  await finish(person.token, await consent(person.token));
  const [grant] = (await app.sandbox.control.linkedin.tokens()).filter((found) => found.memberId === member);
  const { rows } = await app.context.database.pool.query<{ token_sealed: string }>(
    'SELECT token_sealed FROM linkedin_connections WHERE user_id = $1',
    [person.id],
  );
  const sealed = rows[0]?.token_sealed ?? '';
  expect(sealed).not.toContain(grant?.token);
  expect(app.context.secrets.open(sealed, `linkedin-token:${person.id}`)).toBe(grant?.token);
  expect(() => app.context.secrets.open(sealed, 'linkedin-token:somebody-else')).toThrow(/authenticate/);
  const exported = JSON.stringify(await exportLinkedinAccountData(app.context.database.db, person.id));
  expect(exported).toContain(`Asha Rao ${count}`);
  expect(exported).not.toContain(grant?.token);
  expect(exported).not.toContain(sealed);
});

test('disconnecting forgets token and picture; erasing leaves nothing', async () => {
  const { body } = await finish(person.token, await consent(person.token));
  expect((await app.call(removeLinkedinConnection, {}, { token: person.token })).status).toBe(200);
  expect(await read(person.token)).toMatchObject({ status: 'none', name: null, pictureUrl: null });
  await app.runDueJobs();
  expect((await app.fetch(body.data.pictureUrl ?? '')).status).toBe(404);
  expect((await app.call(removeLinkedinConnection, {}, { token: person.token })).status).toBe(200);

  await finish(person.token, await consent(person.token));
  await app.context.database.db.transaction(async (tx) => eraseLinkedinAccountData(tx, person.id));
  expect(await read(person.token)).toMatchObject({ status: 'none' });
});
