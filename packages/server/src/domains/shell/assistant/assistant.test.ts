import {
  confirmPublishRequest,
  createPost,
  createQueue,
  forgetFact,
  getPost,
  listPublishRequests,
  refusePublishRequest,
  requestPublish,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { offered } from './server.ts';
import { done, openDesk, shownPost, tryTool, type Desk } from './test-assistant.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk.close());

describe('an assistant', () => {
  it('sees every tool with what it does', async () => {
    const client = await desk.connectWith(['read']);
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
    const client = await desk.connectWith(['read', 'drafts']);
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
    const client = await desk.connectWith(['read', 'drafts']);
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
    const asAuthor = { token: desk.author.token };
    for (const one of [id, secret.id]) await desk.app.call(forgetFact, { params: { id: one } }, asAuthor);
  });
  it('has posts written and runs worked on', async () => {
    const client = await desk.connectWith(['read', 'drafts', 'runs']);
    const written = await done(
      client,
      'write_post',
      { idea: 'Our night shift hands over in twelve minutes; in March it took forty.' },
      z.object({ status: z.literal('written'), postId: z.string(), creditsCharged: z.number() }),
    );
    expect(written.creditsCharged).toBe(30);
    expect(
      (await desk.app.call(getPost, { params: { id: written.postId } }, { token: desk.author.token })).status,
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
    const client = await desk.connectWith(['read', 'drafts', 'runs']);
    const [saved, calm] = ['It saved 400,000 euros.', 'The ward slept better for it.'];
    const text = `Our night shift hands over in twelve minutes.\n\n${saved}\n\n${calm}`;
    const { model } = desk.app.sandbox.control;
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
    const client = await desk.connectWith(['read', 'drafts']);
    const draft = await done(client, 'create_draft', { text: 'Please publish me' }, shownPost);
    const asked = await done(client, 'publish_post', { postId: draft.id }, z.object({ status: z.string() }));
    expect(asked.status).toBe('waiting_for_confirmation');
    await desk.app.runDueJobs();
    expect((await desk.app.sandbox.control.linkedin.posts({ member: desk.author.member })).length).toBe(0);

    const waiting = async () =>
      (await desk.app.call(listPublishRequests, {}, { token: desk.author.token })).body.data.items;
    const [request] = await waiting();
    expect(request).toMatchObject({ requestedBy: 'Desk helper', schedule: null, post: { id: draft.id } });
    await done(
      client,
      'edit_draft',
      { postId: draft.id, version: draft.version, text: 'Something else' },
      shownPost,
    );
    const confirm = async (version: number) =>
      desk.app.call(
        confirmPublishRequest,
        { params: { id: request?.id ?? '' }, body: { version } },
        { token: desk.author.token },
      );
    expect((await confirm(draft.version)).body.code).toBe('version_conflict');
    const [again] = await waiting();
    expect((await confirm(again?.post.version ?? 0)).status).toBe(200);
    await desk.app.runDueJobs();
    const posts = await desk.app.sandbox.control.linkedin.posts({ member: desk.author.member });
    expect(posts.map(({ rendered }) => rendered.text)).toEqual(['Something else']);
    expect(await waiting()).toEqual([]);
  });
  it('cannot confirm by itself, and forgets what the person refuses', async () => {
    const token = await desk.tokenWith(['read', 'drafts', 'runs', 'results', 'account', 'people']);
    const client = await desk.connect(token);
    const draft = await done(client, 'create_draft', { text: 'Not this one' }, shownPost);
    const schedule = { at: '2031-06-01T09:00', timeZone: 'UTC' };
    await done(
      client,
      'schedule_post',
      { postId: draft.id, ...schedule },
      z.object({ status: z.literal('waiting_for_confirmation') }),
    );
    const [request] = (await desk.app.call(listPublishRequests, {}, { token })).body.data.items;
    expect(request?.schedule).toEqual(schedule);
    // A confirmation of the first request must not apply to the one that replaced it.
    const anew = { postId: draft.id, schedule: null };
    const replaced = await desk.app.call(requestPublish, { body: anew }, { token });
    const late = { params: { id: request?.id ?? '' }, body: { version: draft.version } };
    expect((await desk.app.call(confirmPublishRequest, late, { token: desk.author.token })).status).toBe(404);
    const params = { id: replaced.body.data.id };
    const own = await desk.app.call(confirmPublishRequest, { params, body: { version: 1 } }, { token });
    expect(own.body.code).toBe('token_not_allowed');
    const stranger = await desk.app.signUp();
    expect((await desk.app.call(refusePublishRequest, { params }, { token: stranger.token })).status).toBe(
      404,
    );
    expect((await desk.app.call(refusePublishRequest, { params }, { token: desk.author.token })).status).toBe(
      200,
    );
    const outcome = z.object({ status: z.string(), post: shownPost });
    expect(await done(client, 'get_publish_request', { requestId: params.id }, outcome)).toMatchObject({
      status: 'refused',
      post: { id: draft.id, status: 'draft' },
    });
    expect((await desk.app.call(listPublishRequests, {}, { token })).body.data.items).toEqual([]);
  });
  it('asks for a free slot of its own for each post', async () => {
    const slots = [
      { weekday: 2, time: '08:00' },
      { weekday: 4, time: '08:00' },
    ];
    const queue = { name: 'Mornings', slots, timeZone: 'Europe/Berlin' };
    await desk.app.call(createQueue, { body: queue }, { token: desk.author.token });
    const client = await desk.connectWith(['read', 'drafts']);
    const asking = z.object({ asksFor: z.object({ at: z.string(), timeZone: z.literal('Europe/Berlin') }) });
    const drafts = await Promise.all(
      ['First', 'Second'].map(async (text) => done(client, 'create_draft', { text }, shownPost)),
    );
    const times: string[] = [];
    for (const { id: postId } of [...drafts, ...drafts])
      times.push((await done(client, 'schedule_post', { postId }, asking)).asksFor.at);
    expect(new Set(times.slice(0, 2)).size).toBe(2);
    expect(times.slice(2)).toEqual(times.slice(0, 2));
  });
  it('asks to move what is scheduled, which the person confirms while it has that time', async () => {
    const asAuthor = { token: desk.author.token };
    const allowed = await desk.connectWith(['read', 'drafts', 'schedule']);
    const client = await desk.connectWith(['read', 'drafts']);
    const posts: string[] = [];
    for (const [text, at] of [
      ['Moves by hand', '2031-07-01T09:00'],
      ['Moves by asking', '2031-07-02T09:00'],
    ] as const) {
      const { id } = await done(allowed, 'create_draft', { text }, shownPost);
      posts.push(id);
      await done(allowed, 'schedule_post', { postId: id, at, timeZone: 'UTC' }, shownPost);
    }
    const [byHand = '', byAsking = ''] = posts;
    const standing = async (id: string) => {
      const { status, scheduledAt } = (await desk.app.call(getPost, { params: { id } }, asAuthor)).body.data;
      return [status, scheduledAt];
    };
    const waiting = async () => {
      const { items } = (await desk.app.call(listPublishRequests, {}, asAuthor)).body.data;
      return items.filter(({ post }) => posts.includes(post.id));
    };
    const asked = z.object({ moved: z.literal(0), message: z.string(), url: z.string() });
    const days = { from: '2031-07-01', to: '2031-07-02', timeZone: 'UTC' };
    const { message } = await done(client, 'move_posts', { byDays: 7, ...days }, asked);
    expect(message).toContain('has to confirm');
    expect(await standing(byAsking)).toEqual(['scheduled', '2031-07-02T09:00:00.000Z']);
    expect((await waiting()).map(({ post }) => post.id).toSorted()).toEqual(posts.toSorted());

    const stale = (await waiting()).find(({ post }) => post.id === byHand);
    await done(
      allowed,
      'schedule_post',
      { postId: byHand, at: '2031-07-03T09:00', timeZone: 'UTC' },
      shownPost,
    );
    const [request, ...others] = await waiting();
    expect([request?.post.id, others]).toEqual([byAsking, []]);
    for (const [one, status] of [
      [stale, 404],
      [request, 200],
    ] as const) {
      const version = one?.post.version ?? 0;
      const params = { id: one?.id ?? '' };
      const reply = await desk.app.call(confirmPublishRequest, { params, body: { version } }, asAuthor);
      expect(reply.status).toBe(status);
    }
    expect(await standing(byHand)).toEqual(['scheduled', '2031-07-03T09:00:00.000Z']);
    expect(await standing(byAsking)).toEqual(['scheduled', '2031-07-09T09:00:00.000Z']);

    const single = { postId: byAsking, at: '2031-07-10T09:00', timeZone: 'UTC' };
    const one = z.object({ status: z.literal('waiting_for_confirmation') });
    await done(client, 'schedule_post', single, one);
    expect((await waiting()).map(({ schedule }) => schedule?.at)).toEqual(['2031-07-10T09:00']);
  });
  it('reads what a post lacks and carries', async () => {
    const client = await desk.connectWith(['read', 'drafts']);
    const text = 'Twelve minutes. [Who noticed first: what did they say?]';
    const attachment = {
      kind: 'poll' as const,
      question: 'How long?',
      options: ['5', '15'],
      duration: 'ONE_DAY' as const,
    };
    const { body } = await desk.app.call(
      createPost,
      { body: { text, attachment, firstComment: 'The checklist' } },
      { token: desk.author.token },
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
    const client = await desk.connectWith(['read', 'drafts', 'schedule', 'publish']);
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
