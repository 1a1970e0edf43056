import {
  createPost,
  createReviewLink,
  createWebhook,
  finishLinkedinConnection,
  forgotPassword,
  getCalendarFeed,
  getLinkedinConnection,
  getPost,
  listPublishRequests,
  listReviewLinks,
  listWebhooks,
  login,
  renewCalendarFeed,
  requestPublish,
  resetPassword,
  schedulePost,
  startLinkedinConnection,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { lastMailTo } from './test-mail.ts';
import { signingIn, stranger } from './test-oauth.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { consent, signIn, verifiedPerson, detailsOf } = signingIn(() => app);

describe('somebody who takes over an account that a stranger made with their address', () => {
  const takeOver = async (email: string) => {
    await app.call(forgotPassword, { body: { email } });
    const { token } = await lastMailTo(app, email);
    const set = await app.call(resetPassword, { body: { token, password: 'Owner1@horse' } });
    expect(set.status).toBe(200);
    const { body } = await app.call(login, { body: { email, password: 'Owner1@horse' } });
    return body.data.token;
  };
  const connect = async (token: string) => {
    const { body } = await app.call(startLinkedinConnection, {}, { token });
    const back = await consent('linkedin', body.data.url, stranger());
    expect((await app.call(finishLinkedinConnection, { body: back }, { token })).status).toBe(200);
  };
  const connected = async (token: string) =>
    (await app.call(getLinkedinConnection, {}, { token })).body.data.status;

  it('finds neither the stranger’s connection nor anything waiting to go out', async () => {
    const maker = await app.signUp();
    await connect(maker.token);
    const { body: written } = await app.call(
      createPost,
      { body: { text: 'Not hers.' } },
      { token: maker.token },
    );
    const at = new Date(app.clock.now() + 3_600_000).toISOString();
    const params = { id: written.data.id };
    const mine = { token: maker.token };
    const { body: asked } = await app.call(createPost, { body: { text: 'Nor this.' } }, mine);
    await app.call(requestPublish, { body: { postId: asked.data.id } }, mine);
    const events = ['post.published' as const];
    await app.call(createWebhook, { body: { url: 'https://example.com/hook', events } }, mine);
    await app.call(renewCalendarFeed, {}, mine);
    await app.call(createReviewLink, { body: { postIds: [asked.data.id] } }, mine);
    const channels = async (bearer: string) => {
      const who = { token: bearer };
      const found = [
        (await app.call(listPublishRequests, {}, who)).body.data.items,
        (await app.call(listWebhooks, {}, who)).body.data.items,
        (await app.call(listReviewLinks, { query: {} }, who)).body.data.items,
      ];
      const feed = (await app.call(getCalendarFeed, {}, who)).body.data.createdAt === null ? 0 : 1;
      return [feed, ...found.map(({ length }) => length)];
    };
    expect(await channels(maker.token)).toEqual([1, 1, 1, 1]);
    await app.call(schedulePost, { params, body: { at, timeZone: 'UTC' } }, { token: maker.token });

    const token = await takeOver(maker.email);
    expect((await app.call(userDetails, {}, { token: maker.token })).body.code).toBe('session_ended');
    expect(await connected(token)).toBe('none');
    expect(await channels(token)).toEqual([0, 0, 0, 0]);
    await app.runDueJobs();
    expect((await app.call(getPost, { params }, { token })).body.data).toMatchObject({
      status: 'draft',
      scheduledAt: null,
    });
  });

  it('shares it with no provider account of the stranger', async () => {
    const maker = stranger({ emailVerified: false });
    await signIn('linkedin', maker);
    const token = await takeOver(maker.email);
    expect((await detailsOf(token)).signInProviders).toEqual([]);
    expect(await connected(token)).toBe('none');
    const again = await signIn('linkedin', maker);
    expect([again.status, again.body.code]).toEqual([409, 'sign_in_unverified']);
  });

  it('keeps the connection of an account that was verified before', async () => {
    const owner = await verifiedPerson();
    await connect(owner.token);
    const token = await takeOver(owner.email);
    expect(await connected(token)).not.toBe('none');
  });
});
