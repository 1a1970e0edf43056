import { createPost, exportData } from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Records the size of every database answer from now on, in characters. */
function watchReads(pool: pg.Pool): number[] {
  const sizes: number[] = [];
  const watched = new WeakSet<object>();
  const note = (answer: unknown) => {
    if (answer instanceof Object && 'rows' in answer) sizes.push(JSON.stringify(answer.rows).length);
  };
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const ask = client.query.bind(client);
    Reflect.set(client, 'query', (...given: unknown[]) => {
      const told = given.at(-1);
      if (typeof told === 'function')
        given[given.length - 1] = (error: unknown, answer: unknown) => {
          note(answer);
          Reflect.apply(told, undefined, [error, answer]);
        };
      const answered: unknown = Reflect.apply(ask, client, given);
      if (answered instanceof Promise) void answered.then(note, () => undefined);
      return answered;
    });
  });
  return sizes;
}

it('holds 20,000 versions of posts, and reads no more than some of them at once', async () => {
  const person = await app.signUp();
  const { body } = await app.call(createPost, { body: { text: 'Version 1.' } }, { token: person.token });
  const { pool } = app.context.database;
  await pool.query(
    `INSERT INTO post_versions (id, user_id, post_id, number, by, detail, text, elsewhere, began_at, ended_at)
     SELECT gen_random_uuid(), $1, $2, n, 'you', '', rpad('Version ' || n || ' ', 1000, 'word '), false, now(), now()
     FROM generate_series(2, 20000) AS n`,
    [person.id, body.data.id],
  );
  const { url } = (await app.call(exportData, {}, { token: person.token })).body.data;
  const read = watchReads(pool);
  const files = unzipSync(new Uint8Array(await (await app.fetch(url)).arrayBuffer()));
  const versions: unknown = JSON.parse(strFromU8(files['data/postVersions.json'] ?? new Uint8Array()));
  const kept = z.array(z.object({ number: z.number(), text: z.string() })).parse(versions);
  expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 20_000 }, (_, at) => at + 1));
  expect(kept.at(-1)?.text).toMatch(/^Version 20000 word/);
  expect(strFromU8(files['everything.txt'] ?? new Uint8Array())).toMatch(/\n20000\.\n {3}Id: /);
  // Everything was read, but no single answer was larger than one page of texts and all ids.
  expect(read.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(20_000_000);
  expect(Math.max(...read)).toBeLessThan(1_500_000);
});

it('can be asked for twenty times an hour', async () => {
  const { token } = await app.signUp();
  for (let n = 0; n < 20; n += 1) expect((await app.call(exportData, {}, { token })).status).toBe(200);
  expect((await app.call(exportData, {}, { token })).body.code).toBe('too_many_requests');
});
