import { createPost, updatePost } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { roundTripsOf } from '../../../testing/round-trips.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

it('saves a draft in five round trips', async () => {
  const { token } = await app.signUp();
  const { body } = await app.call(createPost, { body: { text: 'First words' } }, { token });
  const { id, version } = body.data;
  const change = { params: { id }, body: { version, text: 'First words, and a few more' } };
  const trips = await roundTripsOf(app.context.database.pool, async () =>
    app.call(updatePost, change, { token }),
  );
  expect(trips).toBe(5);
});
