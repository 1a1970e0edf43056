import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import { connect, readJson, refusal, sandboxAt, type Author } from '../testing/linkedin-calls.ts';

let world: Awaited<ReturnType<typeof sandboxAt>>;
let linkedin: Control['linkedin'];
let asha: Author;
let urn: string;
beforeAll(async () => {
  world = await sandboxAt();
  ({ linkedin } = world.sandbox.control);
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
  asha = await connect(world.sandbox);
  urn = await asha.publish('a post');
});

function comment(
  route: 'rest' | 'v2',
  text: string,
  changed: { body?: Record<string, unknown>; target?: string; version?: string | undefined } = {},
) {
  const target = changed.target ?? urn;
  const version = 'version' in changed ? changed.version : route === 'rest' ? '202609' : undefined;
  const body = { actor: asha.author, object: target, message: { text }, ...changed.body };
  return asha.call('POST', `/${route}/socialActions/${encodeURIComponent(target)}/comments`, body, {
    'linkedin-version': version,
  });
}

describe('3.10 first comment', () => {
  test('the documented route is 403 for self-serve apps', async () => {
    expect(await refusal(await comment('rest', 'first'))).toEqual({
      status: 403,
      code: 'ACCESS_DENIED',
      serviceErrorCode: 100,
      message: 'Not enough permissions to access: partnerApiSocialActions.CREATE.20260901',
    });
  });

  test('the unversioned route works: 201, x-restli-id, commentUrn', async () => {
    const response = await comment('v2', 'Plain (text) stays #as it is');
    expect(response.status).toBe(201);
    const id = response.headers.get('x-restli-id') ?? '';
    const activity = (await linkedin.findPost(urn))?.activityUrn ?? '';
    expect(await readJson(response)).toMatchObject({ commentUrn: `urn:li:comment:(${activity},${id})` });
    expect((await linkedin.comments(urn)).map(({ text }) => text)).toEqual(['Plain (text) stays #as it is']);
    expect((await comment('v2', 'by activity', { target: activity })).status).toBe(201);
  });

  test('either answer can be set for either route', async () => {
    await linkedin.configure({ v2Comments: 'forbidden', restComments: 'accept' });
    expect((await comment('v2', 'x')).status).toBe(403);
    expect((await comment('rest', 'x')).status).toBe(201);
  });

  test('the unversioned route refuses a version, and needs the protocol', async () => {
    expect((await comment('v2', 'x', { version: '202609' })).status).toBe(403);
    const bare = await asha.call(
      'POST',
      `/v2/socialActions/${encodeURIComponent(urn)}/comments`,
      { actor: asha.author, message: { text: 'x' } },
      { 'linkedin-version': undefined, 'x-restli-protocol-version': undefined },
    );
    expect(bare.status).toBe(400);
  });

  test('too early, the thread is not there yet', async () => {
    await linkedin.configure({ commentThreadDelayMs: 3000 });
    expect((await comment('v2', 'first')).status).toBe(404);
    world.pass(3000);
    expect((await comment('v2', 'first')).status).toBe(201);
  });

  test('1250 characters, not blank, by the token’s member, on the post of the path', async () => {
    expect((await comment('v2', 'x'.repeat(1250))).status).toBe(201);
    expect((await comment('v2', 'x'.repeat(1251))).status).toBe(400);
    expect((await comment('v2', ' ')).status).toBe(400);
    expect((await comment('v2', 'x', { body: { actor: 'urn:li:person:other' } })).status).toBe(403);
    expect((await comment('v2', 'x', { body: { object: 'urn:li:share:1' } })).status).toBe(400);
    expect((await comment('v2', 'x', { body: { mood: 'good' } })).status).toBe(422);
    expect((await comment('v2', 'x', { target: 'urn:li:share:1' })).status).toBe(404);
  });
});

describe('3.11 scopes', () => {
  test('without w_member_social nothing is written', async () => {
    const reader = await connect(world.sandbox, 'demo-jonas', ['openid', 'profile']);
    expect(await refusal(await reader.create('x'))).toMatchObject({ status: 403, serviceErrorCode: 100 });
  });
});
