import { getPost, getResults, publishPost } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { connect, openScene, signUpAuthor, writePost, type Author } from '../publishing/test-scene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openScene({ environment: { LINKEDIN_POST_ANALYTICS: 'on' } });
});
afterAll(async () => app.close());

const scopes = ['openid', 'profile', 'email', 'w_member_social', 'r_member_postAnalytics'];

async function publish(author: Author, text: string): Promise<string> {
  const { id } = await writePost(app, author, text);
  await app.call(publishPost, { params: { id } }, { token: author.token });
  await app.runDueJobs();
  const { data } = (await app.call(getPost, { params: { id } }, { token: author.token })).body;
  expect(data.status).toBe('published');
  return id;
}

const look = async ({ token }: Author) =>
  (await app.call(getResults, { query: { timeZone: 'UTC' } }, { token })).body.data;
const read = async () => {
  await app.runPeriodic('results.reading');
  await app.runDueJobs();
};
const asked = async () => (await app.sandbox.control.linkedin.requests('linkedin.analytics')).length;

test('numbers are read from LinkedIn where the application may, politely, and a refusal shows no error', async () => {
  const author = await signUpAuthor(app);
  const id = await publish(author, 'The first of two posts about warehouses.');
  expect((await look(author)).linkedin.standing).toBe('not-granted');
  await read();
  expect(await asked()).toBe(0);

  // The application asks and LinkedIn refuses, which is reported, and it does not ask again with this token.
  await app.sandbox.control.linkedin.configure({ memberAnalytics: 'granted' });
  expect((await connect(app, author, author.member, scopes)).status).toBe(200);
  await app.sandbox.control.linkedin.configure({ memberAnalytics: 'forbidden' });
  await read();
  expect(await asked()).toBe(1);
  expect(await look(author)).toMatchObject({ linkedin: { standing: 'refused' } });
  await read();
  expect(await asked()).toBe(1);

  await app.sandbox.control.linkedin.configure({ memberAnalytics: 'granted' });
  expect((await connect(app, author, author.member, scopes)).status).toBe(200);
  await read();
  const { linkedin, posts } = await look(author);
  expect(linkedin).toMatchObject({ standing: 'reads', readAt: '2031-03-12T09:00:00.000Z' });
  expect(posts).toMatchObject([
    { postId: id, sources: ['linkedin'], left: 'growing', figures: { comments: 0 } },
  ]);
  expect(posts[0]?.figures.impressions).toBeGreaterThan(0);
  // One call for each of five numbers. A second run on the same day makes none.
  expect(await asked()).toBe(6);
  await read();
  expect(await asked()).toBe(6);

  app.clock.advance(4 * 86_400_000);
  await read();
  const later = await look(author);
  expect(later.posts[0]?.figures.impressions).toBeGreaterThan(posts[0]?.figures.impressions ?? 0);
  expect(later.posts[0]).toMatchObject({ left: null, times: 1 });

  // A rate limit ends the reading without an error, and the existing numbers stay.
  app.clock.advance(86_400_000);
  await app.sandbox.control.faults.add({ operation: 'linkedin.analytics', kind: 'rate-limit' });
  const failures: unknown[] = [];
  await app.runPeriodic('results.reading');
  await app.runDueJobs(failures);
  expect(failures).toEqual([]);
  expect((await look(author)).posts[0]?.figures).toEqual(later.posts[0]?.figures);
});
