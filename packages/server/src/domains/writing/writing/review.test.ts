import {
  addSource,
  attachSource,
  createPost,
  getRun,
  reviewRun,
  saveProfileData,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => app.close());

const text = 'The wait at our door went from 52 to 38 minutes.';

it('is shown the notes and sources of a draft and its author, and stores neither posts nor private notes', async () => {
  const person = await app.signUp({ name: 'Halima Yusuf' });
  const auth = { token: person.token };
  await app.call(saveProfileData, { body: { role: 'Operations director' } }, auth);
  const idea = 'Wait at the hospital door: 52 to 38 min. Off the record, the trust was furious.';
  const post = (await app.call(createPost, { body: { text, brief: { idea } } }, auth)).body.data;
  const given = { kind: 'text' as const, text: 'A paramedic stood there from 12 to 8pm.' };
  const source = (await app.call(addSource, { body: given }, auth)).body.data;
  await app.call(attachSource, { params: { id: post.id }, body: { sourceId: source.id } }, auth);
  await app.sandbox.control.model.order({ kind: 'answer', json: { suggestions: [] } });
  const started = await app.call(reviewRun.start, { body: { text, postId: post.id } }, auth);
  const { id } = started.body.data;
  await expect
    .poll(async () => (await app.call(getRun, { params: { id } }, auth)).body.data.status)
    .toBe('done');
  const asked = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
  for (const known of [text, '52 to 38 min', 'A paramedic stood there', 'Role: Operations director'])
    expect(asked).toContain(known);
  expect(asked).not.toContain('furious');
  const { rows } = await app.context.database.pool.query<{ input: unknown }>(
    'SELECT input FROM run_steps WHERE run_id = $1',
    [id],
  );
  expect(JSON.stringify(rows)).toContain('52 to 38 min');
  expect(JSON.stringify(rows)).not.toMatch(/Operations director|furious/);
});
