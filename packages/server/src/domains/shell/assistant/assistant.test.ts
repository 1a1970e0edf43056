import {
  assistantMessagesPerMinute,
  cancelRun,
  confirmPublishRequest,
  createPost,
  createToken,
  forgetFact,
  getPost,
  listPublishRequests,
  listRuns,
  refusePublishRequest,
  requestPublish,
  type TokenScope,
  updatePost,
} from '@limelight/contracts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../../testing/index.ts';
import { signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';
import { offered } from './server.ts';
import { done, openAssistant, shownPost, tryTool } from './test-assistant.ts';

let app: TestApp;
let author: Author;
let mcpUrl: URL;
const clients: Client[] = [];

beforeAll(async () => {
  ({ app, author, mcpUrl } = await openAssistant());
});
afterAll(async () => {
  await Promise.all(clients.map(async (client) => client.close()));
  await app.close();
});

const made = new Map<string, string>();
/** Reuses one token per set of scopes, because a person can have at most twenty. */
async function tokenWith(scopes: TokenScope[]): Promise<string> {
  const key = scopes.join(' ');
  const known = made.get(key);
  if (known !== undefined) return known;
  const body = { name: 'Desk helper', scopes, lifetimeDays: 30 as const };
  const { token } = (await app.call(createToken, { body }, { token: author.token })).body.data;
  made.set(key, token);
  return token;
}

async function connect(bearer: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${bearer}` } };
  await client.connect(new StreamableHTTPClientTransport(mcpUrl, { requestInit }));
  clients.push(client);
  return client;
}

describe('an assistant', () => {
  it('sees every tool with what it does', async () => {
    const client = await connect(await tokenWith(['read']));
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(offered.map(({ name }) => name));
    expect(listed.tools.find(({ name }) => name === 'publish_post')?.annotations).toMatchObject({
      destructiveHint: true,
    });
    for (const { name, outputSchema } of listed.tools)
      expect([name, outputSchema?.type, Object.keys(outputSchema?.properties ?? {}).length > 0]).toEqual([
        name,
        'object',
        true,
      ]);
    expect(client.getServerCapabilities()?.tools).toEqual({ listChanged: false });
  });
  it('writes, lists and edits drafts, searches and keeps ideas', async () => {
    const client = await connect(await tokenWith(['read', 'drafts']));
    const draft = await done(client, 'create_draft', { text: 'Twelve minutes' }, shownPost);
    const edited = await done(
      client,
      'edit_draft',
      { postId: draft.id, version: draft.version, text: 'Twelve minutes, not forty' },
      shownPost,
    );
    expect(edited).toMatchObject({ text: 'Twelve minutes, not forty', status: 'draft' });
    const stale = await tryTool(client, 'edit_draft', {
      postId: draft.id,
      version: draft.version,
      text: 'Overwritten',
    });
    expect([stale.failed, stale.text]).toEqual([true, expect.stringContaining('version_conflict')]);
    const { posts } = await done(
      client,
      'list_posts',
      { search: 'forty' },
      z.object({ posts: z.array(shownPost) }),
    );
    expect(posts.map(({ id }) => id)).toEqual([draft.id]);
    const library = z.object({ posts: z.array(z.unknown()), total: z.number() });
    expect((await done(client, 'search_library', { query: '' }, library)).posts.length).toBeGreaterThan(0);
    const results = z.object({ compared: z.literal(0), posts: z.array(z.unknown()) });
    await done(client, 'get_results', {}, results);
    await done(client, 'save_idea', { text: 'A handover in three lines' }, z.object({ id: z.string() }));
    const ideas = z.object({ ideas: z.array(z.unknown()) });
    expect(JSON.stringify(await done(client, 'list_ideas', {}, ideas))).toContain('three lines');
  });
  it('remembers what the person said, and never reads what they keep from models', async () => {
    const client = await connect(await tokenWith(['read', 'drafts']));
    const fact = z.object({ id: z.string() });
    const said = { text: 'We hand over in twelve minutes.', kind: 'figure' };
    const { id } = await done(client, 'remember', said, fact);
    expect(await done(client, 'remember', said, fact)).toEqual({ id });
    const kept = { text: 'The handover list is secret.', privacy: 'never' };
    const secret = await done(client, 'remember', kept, fact);
    const found = z.object({ facts: z.array(z.object({ text: z.string() })), total: z.number() });
    const { facts, total } = await done(client, 'search_memory', { query: 'handover' }, found);
    expect([facts.map(({ text }) => text), total]).toEqual([[], 0]);
    const known = await done(client, 'search_memory', { query: 'hand over' }, found);
    expect(known.facts).toEqual([{ text: said.text }]);
    const refused = await tryTool(client, 'remember', { text: 'x y z', happened: 'last May' });
    expect([refused.failed, refused.text]).toEqual([true, expect.stringContaining('such as 2024')]);
    const asAuthor = { token: author.token };
    for (const one of [id, secret.id]) await app.call(forgetFact, { params: { id: one } }, asAuthor);
  });
  it('has posts written and runs worked on', async () => {
    const client = await connect(await tokenWith(['read', 'drafts', 'runs']));
    const written = await done(
      client,
      'write_post',
      { idea: 'Our night shift hands over in twelve minutes; in March it took forty.' },
      z.object({ status: z.literal('written'), postId: z.string(), creditsCharged: z.number() }),
    );
    expect(written.creditsCharged).toBe(30);
    expect(
      (await app.call(getPost, { params: { id: written.postId } }, { token: author.token })).status,
    ).toBe(200);
    const three = await done(
      client,
      'write_post',
      { idea: 'Our night shift hands over in twelve minutes.', variants: 3 },
      z.object({
        text: z.string(),
        variants: z.array(z.object({ text: z.string() })),
        creditsCharged: z.number(),
      }),
    );
    // This model writes the same text three times, and equal ones are free.
    expect([three.variants.length, three.creditsCharged]).toEqual([3, 30]);
    expect(three.variants[0]?.text).toBe(three.text);
    const { runId } = await done(
      client,
      'make_carousel',
      { text: 'One. Two. Three. Four. Five. '.repeat(20), waitSeconds: 0 },
      z.object({ runId: z.string() }),
    );
    const cancelled = await done(client, 'cancel_run', { runId }, z.object({ status: z.string() }));
    expect(cancelled.status).toBe('cancelled');
    const runs = await done(
      client,
      'list_runs',
      {},
      z.object({ runs: z.array(z.object({ id: z.string() })) }),
    );
    expect(runs.runs.map(({ id }) => id)).toContain(runId);
  });
  it('says of what it wrote which claims nothing bears out, and as often as the post is read', async () => {
    const client = await connect(await tokenWith(['read', 'drafts', 'runs']));
    const [saved, calm] = ['It saved 400,000 euros.', 'The ward slept better for it.'];
    const text = `Our night shift hands over in twelve minutes.\n\n${saved}\n\n${calm}`;
    const { model } = app.sandbox.control;
    await model.order({ kind: 'answer', text });
    await model.order({
      kind: 'answer',
      json: { open: [{ sentence: 3, kind: 'cause', reason: 'Not in the notes' }] },
    });
    const claims = z.array(z.object({ claim: z.string(), sentence: z.string() }));
    const written = await done(
      client,
      'write_post',
      { idea: 'Our night shift hands over in twelve minutes.' },
      z.object({ postId: z.string(), creditsCharged: z.literal(30), unsupported: claims }),
    );
    expect(written.unsupported.map(({ sentence }) => sentence)).toEqual([saved, calm]);
    const read = await done(
      client,
      'get_post',
      { postId: written.postId },
      z.object({ unsupported: claims }),
    );
    expect(read.unsupported).toEqual(written.unsupported);
  });
  it('publishes only what the person confirms, in the version that they saw', async () => {
    const client = await connect(await tokenWith(['read', 'drafts']));
    const draft = await done(client, 'create_draft', { text: 'Please publish me' }, shownPost);
    const asked = await done(client, 'publish_post', { postId: draft.id }, z.object({ status: z.string() }));
    expect(asked.status).toBe('waiting_for_confirmation');
    await app.runDueJobs();
    expect((await app.sandbox.control.linkedin.posts({ member: author.member })).length).toBe(0);

    const waiting = async () =>
      (await app.call(listPublishRequests, {}, { token: author.token })).body.data.items;
    const [request] = await waiting();
    expect(request).toMatchObject({ requestedBy: 'Desk helper', schedule: null, post: { id: draft.id } });
    await done(
      client,
      'edit_draft',
      { postId: draft.id, version: draft.version, text: 'Something else' },
      shownPost,
    );
    const confirm = async (version: number) =>
      app.call(
        confirmPublishRequest,
        { params: { id: request?.id ?? '' }, body: { version } },
        { token: author.token },
      );
    expect((await confirm(draft.version)).body.code).toBe('version_conflict');
    const [again] = await waiting();
    expect((await confirm(again?.post.version ?? 0)).status).toBe(200);
    await app.runDueJobs();
    const posts = await app.sandbox.control.linkedin.posts({ member: author.member });
    expect(posts.map(({ rendered }) => rendered.text)).toEqual(['Something else']);
    expect(await waiting()).toEqual([]);
  });
  it('cannot confirm by itself, and forgets what the person refuses', async () => {
    const token = await tokenWith(['read', 'drafts', 'runs', 'results', 'account', 'people']);
    const client = await connect(token);
    const draft = await done(client, 'create_draft', { text: 'Not this one' }, shownPost);
    const schedule = { at: '2031-06-01T09:00', timeZone: 'UTC' };
    await done(
      client,
      'schedule_post',
      { postId: draft.id, ...schedule },
      z.object({ status: z.literal('waiting_for_confirmation') }),
    );
    const [request] = (await app.call(listPublishRequests, {}, { token })).body.data.items;
    expect(request?.schedule).toEqual(schedule);
    // A confirmation of the first request must not apply to the one that replaced it.
    const anew = { postId: draft.id, schedule: null };
    const replaced = await app.call(requestPublish, { body: anew }, { token });
    const late = { params: { id: request?.id ?? '' }, body: { version: draft.version } };
    expect((await app.call(confirmPublishRequest, late, { token: author.token })).status).toBe(404);
    const params = { id: replaced.body.data.id };
    const own = await app.call(confirmPublishRequest, { params, body: { version: 1 } }, { token });
    expect(own.body.code).toBe('token_not_allowed');
    const stranger = await app.signUp();
    expect((await app.call(refusePublishRequest, { params }, { token: stranger.token })).status).toBe(404);
    expect((await app.call(refusePublishRequest, { params }, { token: author.token })).status).toBe(200);
    const outcome = z.object({ status: z.string(), post: shownPost });
    expect(await done(client, 'get_publish_request', { requestId: params.id }, outcome)).toMatchObject({
      status: 'refused',
      post: { id: draft.id, status: 'draft' },
    });
    expect((await app.call(listPublishRequests, {}, { token })).body.data.items).toEqual([]);
  });
  it('reads what a post lacks and carries', async () => {
    const client = await connect(await tokenWith(['read', 'drafts']));
    const text = 'Twelve minutes. [Who noticed first: what did they say?]';
    const attachment = {
      kind: 'poll' as const,
      question: 'How long?',
      options: ['5', '15'],
      duration: 'ONE_DAY' as const,
    };
    const { body } = await app.call(
      createPost,
      { body: { text, attachment, firstComment: 'The checklist' } },
      { token: author.token },
    );
    const whole = z.looseObject({ missing: z.array(z.string()) });
    expect(await done(client, 'get_post', { postId: body.data.id }, whole)).toMatchObject({
      missing: ['Who noticed first: what did they say?'],
      attachment: { kind: 'poll', question: 'How long?' },
      firstComment: { text: 'The checklist' },
      failure: null,
      hold: null,
      files: [],
    });
  });
  it('schedules and publishes at once where the person allowed that', async () => {
    const client = await connect(await tokenWith(['read', 'drafts', 'schedule', 'publish']));
    const later = await done(client, 'create_draft', { text: 'Later' }, shownPost);
    const scheduled = await done(
      client,
      'schedule_post',
      { postId: later.id, at: '2031-06-01T09:00', timeZone: 'UTC' },
      shownPost,
    );
    expect(scheduled.status).toBe('scheduled');
    expect((await done(client, 'unschedule_post', { postId: later.id }, shownPost)).status).toBe('draft');
    const now = await done(client, 'create_draft', { text: 'Right now' }, shownPost);
    expect((await done(client, 'publish_post', { postId: now.id }, shownPost)).status).toBe('publishing');
  });
});

describe('an assistant is refused', () => {
  it('what its token does not allow, by name', async () => {
    const client = await connect(await tokenWith(['read']));
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
    const stranger = await signUpAuthor(app);
    const { body } = await app.call(
      createPost,
      { body: { text: 'Private words' } },
      { token: stranger.token },
    );
    const client = await connect(await tokenWith(['read', 'drafts', 'publish']));
    for (const name of ['get_post', 'publish_post', 'unschedule_post']) {
      const { failed, text } = await tryTool(client, name, { postId: body.data.id });
      expect([name, failed, text.includes('Private words')]).toEqual([name, true, false]);
    }
    await app.call(
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
    const client = await connect(await tokenWith(['read', 'drafts', 'runs']));
    const outcome = await tryTool(client, name, input).catch((error: unknown) => ({
      failed: true,
      text: String(error),
    }));
    expect(outcome.failed).toBe(true);
    expect(outcome.text).not.toContain('Something went wrong');
    expect(outcome.text).not.toMatch(/at .*\.ts:\d+/);
  });
  it('to publish a scheduled post, with what it is', async () => {
    const client = await connect(await tokenWith(['read', 'drafts', 'schedule']));
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
    const client = await connect(await tokenWith(['read']));
    const outcome = await tryTool(client, 'constructor', {}).catch(() => ({ failed: true, text: '' }));
    expect(outcome.failed).toBe(true);
  });
  it('without a live token, and from a page of another site', async () => {
    const post = async (headers: Record<string, string>) =>
      app.fetch('/mcp', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
    for (const bearer of ['', 'lmt_unknown-token-of-some-length', author.token]) {
      const answer = await post(bearer === '' ? {} : { authorization: `Bearer ${bearer}` });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/mcp');
    }
    const token = await tokenWith(['read']);
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
    const client = await connect(await tokenWith(['read', 'drafts', 'schedule']));
    const { id } = await done(client, 'create_draft', { text: 'Some words' }, shownPost);
    const given = name === 'schedule_post' ? { postId: id, ...input } : input;
    const { failed, text } = await tryTool(client, name, given);
    expect([failed, text]).toEqual([true, expect.stringMatching(words)]);
  });
});

it('counts every message, and waiting for a run as a few calls', async () => {
  const body = { name: 'Waiter', scopes: ['runs' as const], lifetimeDays: 30 as const };
  const { token } = (await app.call(createToken, { body }, { token: author.token })).body.data;
  const ask = async (message: object) =>
    fetch(mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    });
  const listed = await ask({ method: 'tools/list' });
  expect(listed.headers.get('ratelimit-limit')).toBe(String(assistantMessagesPerMinute));
  expect(listed.headers.get('ratelimit-remaining')).toBe(String(assistantMessagesPerMinute - 1));
  await listed.text();
  const client = await connect(token);
  const started = z.object({ runId: z.string() });
  const { runId } = await done(client, 'find_ideas', {}, started);
  const left = async () => {
    const answer = await app.call(listRuns, { query: {} }, { token });
    return Number(answer.headers.get('ratelimit-remaining'));
  };
  const before = await left();
  const view = z.object({ status: z.string() });
  expect(await done(client, 'get_run', { runId, waitSeconds: 3 }, view)).toEqual({ status: 'queued' });
  expect(before - (await left())).toBeLessThanOrEqual(4);
  // The end of the run ends the wait.
  const waiting = done(client, 'get_run', { runId, waitSeconds: 50 }, view);
  await app.call(cancelRun, { params: { id: runId } }, { token });
  expect(await waiting).toEqual({ status: 'cancelled' });
});

it('a call that is cancelled ends at once, and stops the writer', async () => {
  const client = await connect(await tokenWith(['read', 'drafts', 'runs']));
  const before = (await app.sandbox.control.model.requests()).length;
  await app.sandbox.control.model.order({ kind: 'hang' });
  const cancel = new AbortController();
  const writing = tryTool(client, 'write_post', { idea: 'A post that nobody waits for' }, cancel.signal);
  const ended = writing.then(
    () => 'answered',
    () => 'cancelled',
  );
  await expect
    .poll(async () => (await app.sandbox.control.model.requests()).length, { timeout: 10_000 })
    .toBeGreaterThan(before);
  cancel.abort(new Error('not needed any more'));
  expect(await ended).toBe('cancelled');
  const reader = await connect(await tokenWith(['runs']));
  const runs = z.object({ runs: z.array(z.object({ kind: z.string(), status: z.string() })) });
  const statuses = async () =>
    (await done(reader, 'list_runs', { limit: 20 }, runs)).runs.map(({ status }) => status);
  await expect.poll(statuses, { interval: 500 }).toContain('cancelled');
});
