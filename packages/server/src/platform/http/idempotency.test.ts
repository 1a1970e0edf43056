import { randomUUID } from 'node:crypto';
import { createPost, deletePost, listPosts, logout } from '@limelight/contracts';
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

it('takes a request up again that died with its process two minutes ago', async () => {
  const key = randomUUID();
  await write(key, 'Interrupted');
  await app.context.database.pool.query(
    'UPDATE idempotency_keys SET status = NULL, answer = NULL WHERE key = $1',
    [key],
  );
  expect((await write(key, 'Interrupted')).body.code).toBe('request_in_progress');
  app.clock.advance(2 * 60_000 + 1);
  expect((await write(key, 'Interrupted')).status).toBe(201);
});
