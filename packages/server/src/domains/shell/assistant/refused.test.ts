import { createPost, updatePost } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAuthor } from '../../publishing/publishing/test-scene.ts';
import { done, openDesk, shownPost, tryTool, type Desk } from './test-assistant.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk.close());

describe('an assistant is refused', () => {
  it('what its token does not allow, by name', async () => {
    const client = await desk.connectWith(['read']);
    for (const [name, input] of [
      ['create_draft', { text: 'No' }],
      ['write_post', { idea: 'No such permission' }],
      ['list_runs', {}],
    ] as const) {
      const { failed, text } = await tryTool(client, name, input);
      expect([name, failed, text]).toEqual([name, true, expect.stringContaining('token_scope_missing')]);
    }
  });
  it('other people’s posts', async () => {
    const stranger = await signUpAuthor(desk.app);
    const { body } = await desk.app.call(
      createPost,
      { body: { text: 'Private words' } },
      { token: stranger.token },
    );
    const client = await desk.connectWith(['read', 'drafts', 'publish']);
    for (const name of ['get_post', 'publish_post', 'unschedule_post']) {
      const { failed, text } = await tryTool(client, name, { postId: body.data.id });
      expect([name, failed, text.includes('Private words')]).toEqual([name, true, false]);
    }
    await desk.app.call(
      updatePost,
      { params: { id: body.data.id }, body: { version: 1, text: 'Still mine' } },
      { token: stranger.token },
    );
  });
  it.each([
    ['get_post', { postId: '../../user/details' }],
    ['get_post', { postId: { $ne: null } }],
    ['get_post', { postId: '00000000-0000-4000-8000-000000000000', __proto__: { admin: true } }],
    ['create_draft', { text: 'x'.repeat(20_000) }],
    ['create_draft', { text: 'a\u0000b' }],
    ['create_draft', {}],
    ['list_posts', { limit: 1e9 }],
    ['list_posts', { status: 'constructor' }],
    ['list_posts', { cursor: "'; DROP TABLE posts; --" }],
    [
      'schedule_post',
      { postId: '00000000-0000-4000-8000-000000000000', at: 'tomorrow', timeZone: 'Mars/Base' },
    ],
    ['search_library', { query: '"', cursor: '-1' }],
  ])('hostile arguments for %s: %j', async (name, input) => {
    const client = await desk.connectWith(['read', 'drafts', 'runs']);
    const outcome = await tryTool(client, name, input).catch((error: unknown) => ({
      failed: true,
      text: String(error),
    }));
    expect(outcome.failed).toBe(true);
    expect(outcome.text).not.toContain('Something went wrong');
    expect(outcome.text).not.toMatch(/at .*\.ts:\d+/);
  });
  it('to publish a scheduled post, with what it is', async () => {
    const client = await desk.connectWith(['read', 'drafts', 'schedule']);
    const post = await done(client, 'create_draft', { text: 'Later' }, shownPost);
    await done(
      client,
      'schedule_post',
      { postId: post.id, at: '2031-03-20T09:30', timeZone: 'Asia/Kolkata' },
      shownPost,
    );
    const { failed, text } = await tryTool(client, 'publish_post', { postId: post.id });
    expect([failed, text]).toEqual([true, expect.stringContaining('already scheduled')]);
  });
  it('a tool that does not exist', async () => {
    const client = await desk.connectWith(['read']);
    const outcome = await tryTool(client, 'constructor', {}).catch(() => ({ failed: true, text: '' }));
    expect(outcome.failed).toBe(true);
  });
  it('without a live token, and from a page of another site', async () => {
    const post = async (headers: Record<string, string>) =>
      desk.app.fetch('/mcp', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
    for (const bearer of ['', 'lmt_unknown-token-of-some-length', desk.author.token]) {
      const answer = await post(bearer === '' ? {} : { authorization: `Bearer ${bearer}` });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/mcp');
    }
    const token = await desk.tokenWith(['read']);
    const foreign = await post({ authorization: `Bearer ${token}`, origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
    const local = await post({ authorization: `Bearer ${token}`, origin: 'http://localhost:6274' });
    expect(local.status).toBe(200);
    const asked = (await post({})).headers.get('www-authenticate') ?? '';
    expect(asked).toContain('scope="read drafts runs"');
    expect(asked).not.toContain('error=');
  });
  it.each([
    ['schedule_post', { at: 'next Tuesday', timeZone: 'Asia/Kolkata' }, /at: .*Expected: ISO 8601/],
    ['schedule_post', { at: '2031-06-01T09:00', timeZone: 'Kolkata' }, /timeZone: .*Expected: An IANA/],
    ['list_posts', { cursor: 'garbage' }, /cursor: .*Expected: nextCursor/],
    ['create_draft', { text: '  ' }, /Give the text of the post/],
    ['create_draft', { text: 'Later', scheduleAt: 'tomorrow' }, /scheduleAt/],
  ])('%s with %j, by the field and the form it has', async (name, input, words) => {
    const client = await desk.connectWith(['read', 'drafts', 'schedule']);
    const { id } = await done(client, 'create_draft', { text: 'Some words' }, shownPost);
    const given = name === 'schedule_post' ? { postId: id, ...input } : input;
    const { failed, text } = await tryTool(client, name, given);
    expect([failed, text]).toEqual([true, expect.stringMatching(words)]);
  });
});
