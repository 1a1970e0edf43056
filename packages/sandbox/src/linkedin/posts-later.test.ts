import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import { connect, NOON, refusal, sandboxAt, type Author } from '../testing/linkedin-calls.ts';

let world: Awaited<ReturnType<typeof sandboxAt>>;
let asha: Author;
let linkedin: Control['linkedin'];
beforeAll(async () => {
  world = await sandboxAt(NOON);
  ({ linkedin } = world.sandbox.control);
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
  asha = await connect(world.sandbox);
});

describe('3.7 reading', () => {
  test('is closed: 403', async () => {
    const urn = await asha.publish('mine');
    expect((await asha.call('GET', `/rest/posts/${encodeURIComponent(urn)}`)).status).toBe(403);
    expect(
      (await asha.call('GET', `/rest/posts?q=author&author=${encodeURIComponent(asha.author)}`)).status,
    ).toBe(403);
  });
});

describe('3.8 edit', () => {
  test('204; the text changes by the same rules and the post is marked', async () => {
    const urn = await asha.publish('first words');
    const createdAt = world.now();
    world.pass(1000);
    const response = await asha.edit(urn, { commentary: 'better \\(words\\) #now' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await linkedin.findPost(urn)).toMatchObject({
      rendered: { text: 'better (words) #now', cut: false },
      edited: true,
      createdAt,
      lastModifiedAt: world.now(),
    });
  });

  test('needs X-RestLi-Method: PARTIAL_UPDATE', async () => {
    const urn = await asha.publish('first words');
    expect((await asha.edit(urn, { commentary: 'x' }, { 'x-restli-method': undefined })).status).toBe(400);
  });

  test.each([{ visibility: 'CONNECTIONS' }, { content: {} }, {}])('%j cannot be changed', async (set) => {
    expect((await asha.edit(await asha.publish('fixed'), set)).status).toBe(400);
  });

  test('an unknown field is 422', async () => {
    expect((await asha.edit(await asha.publish('fixed'), { colour: 'red' })).status).toBe(422);
  });

  test("another's post is 403, an unknown one 404, an activity URN 400", async () => {
    const urn = await asha.publish('mine');
    const jonas = await connect(world.sandbox, 'demo-jonas');
    expect((await jonas.edit(urn, { commentary: 'x' })).status).toBe(403);
    expect((await asha.edit('urn:li:share:1', { commentary: 'x' })).status).toBe(404);
    const activity = (await linkedin.findPost(urn))?.activityUrn ?? '';
    expect(await refusal(await asha.edit(activity, { commentary: 'x' }))).toMatchObject({
      status: 400,
      code: 'INVALID_URN_TYPE',
    });
  });
});

describe('3.9 delete', () => {
  test('204, and 204 again', async () => {
    const urn = await asha.publish('short-lived');
    expect((await asha.remove(urn)).status).toBe(204);
    expect((await asha.remove(urn)).status).toBe(204);
    expect(await linkedin.posts()).toEqual([]);
    expect((await linkedin.posts({ deleted: true })).map((post) => post.urn)).toEqual([urn]);
  });

  test('needs X-RestLi-Method: DELETE and a post of their own', async () => {
    const urn = await asha.publish('mine');
    expect((await asha.call('DELETE', `/rest/posts/${encodeURIComponent(urn)}`)).status).toBe(400);
    expect((await (await connect(world.sandbox, 'demo-jonas')).remove(urn)).status).toBe(403);
    expect(await linkedin.posts()).toHaveLength(1);
  });
});

describe('3.12 legacy', () => {
  test('ugcPosts is not simulated and says 403', async () => {
    expect(await refusal(await asha.call('POST', '/v2/ugcPosts', {}))).toMatchObject({
      status: 403,
      code: 'ACCESS_DENIED',
    });
  });
});
