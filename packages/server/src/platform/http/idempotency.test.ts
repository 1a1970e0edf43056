import { randomUUID } from 'node:crypto';
import { createPost, deleteAccount, deletePost, listPosts, logout } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await app.signUp();
});
afterAll(() => app.close());

const minute = 60_000;
const write = async (key: string, text: string, who: Person = person) =>
  app.call(createPost, { body: { text } }, { token: who.token, headers: { 'idempotency-key': key } });
const countOf = async (who: Person) =>
  (await app.call(listPosts, { query: {} }, { token: who.token })).body.data.items.length;

it('replays the first answer, status included, and does the work once', async () => {
  const key = randomUUID();
  const [first, second] = [await write(key, 'Once'), await write(key, 'Once')];
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await countOf(person)).toBe(1);
});

it('does the work once for many at the same moment', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => write(key, 'Together')));
  const done = answers.filter(({ status }) => status === 201);
  expect(new Set(done.map(({ body }) => body.data.id)).size).toBe(1);
  for (const { status, body } of answers.filter((answer) => !done.includes(answer)))
    expect([status, body.code]).toEqual([409, 'request_in_progress']);
  expect(await countOf(person)).toBe(1);
});

it('keeps the same key of two people apart', async () => {
  const [key, other] = [randomUUID(), await app.signUp()];
  const [mine, theirs] = [await write(key, 'Mine'), await write(key, 'Mine', other)];
  expect(theirs.status).toBe(201);
  expect(theirs.body.data.id).not.toBe(mine.body.data.id);
});

it('knows a request again whose names stand in another order', async () => {
  const headers = {
    authorization: `Bearer ${person.token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const send = async (body: string) =>
    (await fetch(`${app.url}/api/posts`, { method: 'POST', headers, body })).status;
  expect(await send('{"text":"Once","visibility":"PUBLIC"}')).toBe(201);
  expect(await send('{"visibility":"PUBLIC","text":"Once"}')).toBe(201);
  expect(await countOf(person)).toBe(1);
});

it('refuses the key for another request', async () => {
  const key = randomUUID();
  const { body } = await write(key, 'One');
  const another = await write(key, 'Two');
  expect([another.status, another.body.code]).toEqual([422, 'idempotency_key_reused']);
  const removal = await app.call(
    deletePost,
    { params: { id: body.data.id } },
    { token: person.token, headers: { 'idempotency-key': key } },
  );
  expect(removal.status).toBe(422);
  expect(await countOf(person)).toBe(1);
});

it('replays nothing to a session that was ended', async () => {
  const key = randomUUID();
  await write(key, 'Private');
  await app.call(logout, {}, { token: person.token });
  expect((await write(key, 'Private')).status).toBe(401);
});

it('lets a refused request be made again with its key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const remove = async (id: string) =>
    app.call(deletePost, { params: { id } }, { token: person.token, headers });
  expect((await remove(randomUUID())).status).toBe(404);
  const { body } = await write(randomUUID(), 'To be deleted');
  expect((await remove(body.data.id)).status).toBe(200);
});

const died = async (key: string, committed: boolean) =>
  app.context.database.pool.query(
    'UPDATE idempotency_keys SET status = NULL, answer = NULL, committed = $2 WHERE key = $1',
    [key, committed],
  );

it('lets work go through that takes its own key away', async () => {
  const gone = await app.call(
    deleteAccount,
    { body: { confirmEmail: person.email, password: person.password } },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
  expect(gone.status).toBe(200);
  expect((await write(randomUUID(), 'Too late')).body.code).toBe('session_ended');
});

it('takes a request up again that died two minutes ago with nothing committed', async () => {
  const key = randomUUID();
  const first = await write(key, 'Interrupted');
  await app.context.database.pool.query('DELETE FROM posts WHERE id = $1', [first.body.data.id]);
  await died(key, false);
  expect((await write(key, 'Interrupted')).body.code).toBe('request_in_progress');
  app.clock.advance(2 * minute + 1);
  expect((await write(key, 'Interrupted')).status).toBe(201);
  expect(await countOf(person)).toBe(1);
});

it('never does again what was committed, though its answer was lost', async () => {
  const key = randomUUID();
  const { pool } = app.context.database;
  // Simulates a process that dies after its work: the answer cannot be stored.
  await pool.query('ALTER TABLE idempotency_keys ADD CONSTRAINT gone CHECK (answer IS NULL) NOT VALID');
  expect((await write(key, 'Committed')).status).toBe(500);
  await pool.query('ALTER TABLE idempotency_keys DROP CONSTRAINT gone');
  expect((await write(key, 'Committed')).body.code).toBe('request_in_progress');
  app.clock.advance(2 * minute + 1);
  const repeated = await write(key, 'Committed');
  expect([repeated.status, repeated.body.code]).toEqual([409, 'answer_lost']);
  app.clock.advance(20 * 60 * minute);
  expect((await write(key, 'Committed')).body.code).toBe('answer_lost');
  expect(await countOf(person)).toBe(1);
  expect((await write(randomUUID(), 'Committed')).status).toBe(201);
});

it('does not do twice what a process took up that had only stood still', async () => {
  const key = randomUUID();
  const client = await app.context.database.pool.connect();
  const waits = async () => {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
    );
    return rowCount;
  };
  const waiting = (count: number) => expect.poll(waits).toBe(count);
  await client.query('BEGIN');
  await client.query('LOCK TABLE posts IN ACCESS EXCLUSIVE MODE');
  const slow = write(key, 'Stood still');
  await waiting(1);
  app.clock.advance(2 * minute + 1);
  const second = write(key, 'Stood still');
  await waiting(2);
  await client.query('COMMIT');
  client.release();
  expect([(await slow).status, (await second).status].toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await countOf(person)).toBe(1);
});
