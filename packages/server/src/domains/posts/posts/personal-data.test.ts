import { createPost, deletePost, envelope, getGeneration, getPost, mediaFile } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalData } from '../../../app.ts';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { readSections } from '../../../testing/sections.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { generate, idea } from '../../writing/writing/post/test-stream.ts';
import { exportPostsData } from './personal-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => {
  await app.close();
});

const eraseAll = async (userId: string) =>
  app.context.database.db.transaction(async (tx) => {
    for (const { erase } of personalData) await erase(tx, userId, new Date());
  });

const countRows = async (userId: string) => {
  const { rows } = await app.context.database.pool.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM posts WHERE user_id = $1) + (SELECT count(*) FROM runs WHERE user_id = $1)
      + (SELECT count(*) FROM media WHERE user_id = $1) AS count`,
    [userId],
  );
  return rows[0]?.count;
};

it('a person gets everything, the bin included, and nothing of others', async () => {
  const [who, other] = [await app.signUp(), await app.signUp()];
  const make = async (text: string, token: string) =>
    (await app.call(createPost, { body: { text } }, { token })).body.data.id;
  await make('kept', who.token);
  const binned = await make('binned', who.token);
  await app.call(deletePost, { params: { id: binned } }, { token: who.token });
  await make('theirs', other.token);
  await (await generate(app, who)).rest();
  const { db } = app.context.database;
  const data = JSON.stringify(await readSections(db, await exportPostsData(db, who.id)));
  expect(data).toContain('kept');
  expect(data).toContain('binned');
  expect(data).toContain('We moved 40 customers');
  expect(data).not.toContain('theirs');
});

it('erasing leaves nothing of theirs, files included, and everything of others', async () => {
  const [who, other] = [await app.signUp(), await app.signUp()];
  const { body: theirs } = await app.call(createPost, { body: { text: 'theirs' } }, { token: other.token });
  const form = new FormData();
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  form.append('file', new File([dot], 'dot.png'));
  const uploaded: unknown = await (
    await app.fetch('/api/media', {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
      body: form,
    })
  ).json();
  expect(uploaded).toMatchObject({ data: { mime: 'image/png' } });
  const mediaId = envelope(mediaFile).parse(uploaded).data.id;
  await app.call(createPost, { body: { text: 'mine', media: [{ mediaId }] } }, { token: who.token });
  const file = () => app.context.storage.get(`media/${mediaId.slice(0, 2)}/${mediaId}`);
  expect(await file()).not.toBeNull();
  await eraseAll(who.id);
  await app.runPeriodic('media.sweep');
  expect(await file()).toBeNull();
  expect(await countRows(who.id)).toBe(0);
  expect((await app.call(getPost, { params: { id: theirs.data.id } }, { token: other.token })).status).toBe(
    200,
  );
});

it('a text that is still being written for somebody who is erased is dropped, and its credits go back', async () => {
  const who = await app.signUp();
  await app.sandbox.control.model.order({ kind: 'answer', text: 'word '.repeat(60), msPerToken: 40 });
  const stream = await generate(app, who, { idea });
  await stream.next();
  stream.leave();
  await eraseAll(who.id);
  expect((await app.call(getGeneration, { params: { id: stream.id } }, { token: who.token })).status).toBe(
    404,
  );
  await expect.poll(() => heldCredits(app.context.database.db, who.id, app.clock.now())).toBe(500);
  expect(await countRows(who.id)).toBe(0);
});
