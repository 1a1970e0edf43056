import {
  changeIdea,
  closeIdeaMailbox,
  createIdea,
  createPost,
  deleteIdea,
  deletePost,
  draftIdea,
  getIdeaMailbox,
  getIdeaPlan,
  getPost,
  getRun,
  ideasRun,
  importRun,
  listIdeas,
  makeIdeaMailbox,
  planIdeas,
  restoreIdea,
  saveIdeaSettings,
  saveProfileData,
  schedulePost,
  unschedulePost,
  userDetails,
  type EndpointCall,
  type Idea,
} from '@limelight/contracts';
import { findGaps, shinglesOf, similarity } from '@limelight/post-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { makeQueue } from '../../publishing/queues/test-scene.ts';
import { deliver, mailOf } from '../../desk/support/test-mails.ts';
import { bestPosts, coverageOf } from './rules/material.ts';

let app: TestApp;
let writing: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  writing = await createTestApp({ model: true });
});
afterAll(async () => {
  await app.close();
  await writing.close();
});
beforeEach(async () => {
  who = await app.signUp();
});

const auth = (person = who) => ({ token: person.token });
const credits = async (on = app, person = who) =>
  (await on.call(userDetails, {}, auth(person))).body.data.userUsage;

async function find(input: object = {}, on = app, person = who) {
  const started = await on.call(ideasRun.start, { body: ideasRun.input.parse(input) }, auth(person));
  expect(started).toMatchObject({ status: 202 });
  await on.runDueJobs();
  const { body } = await on.call(getRun, { params: { id: started.body.data.id } }, auth(person));
  expect(body.data).toMatchObject({ status: 'done', error: null });
  return { ...ideasRun.result.parse(body.data.result), steps: body.data.steps };
}

const list = async (query: EndpointCall<typeof listIdeas>['query'] = {}, on = app, person = who) =>
  (await on.call(listIdeas, { query }, auth(person))).body.data;
const capture = async (text: string, more: object = {}): Promise<Idea> => {
  app.clock.advance(1000);
  const { status, body } = await app.call(createIdea, { body: { text, ...more } }, auth());
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.data;
};
const change = async (id: string, body: EndpointCall<typeof changeIdea>['body']) =>
  (await app.call(changeIdea, { params: { id }, body }, auth())).body.data;
const statuses = async () =>
  Object.fromEntries((await list()).items.map(({ angle, status }) => [angle, status]));

const ownPosts = [
  'We moved our support inbox to a rota.\n\nA first reply used to take nine hours.',
  'Hiring slowly cost us a quarter.\n\nHiring quickly would have cost us a year.',
  'I used to think customers want more reports.',
].join('\n---\n');

async function importPosts(on: TestApp, person: Person, text: string): Promise<void> {
  await on.call(importRun.start, { body: importRun.input.parse({ text }) }, auth(person));
  await on.runDueJobs();
}

describe('ten ideas without a model', () => {
  it('come from own material, feeds, dates, pillars and questions, each with its basis', async () => {
    await app.call(
      saveProfileData,
      { body: { industry: 'Technology', role: 'Founder', audience: 'other founders' } },
      auth(),
    );
    await importPosts(app, who, ownPosts);
    const feeds = [`${app.sandbox.webUrl}/feeds/gazette.xml`, `${app.sandbox.webUrl}/feeds/gone.xml`];
    await app.call(saveIdeaSettings, { body: { pillars: ['Hiring', 'Pricing', 'hiring'], feeds } }, auth());
    app.clock.set('2026-11-18T09:00:00Z');
    const before = await credits();
    const { ideas, written, problems, steps } = await find();
    expect(ideas).toHaveLength(10);
    expect(written).toBe(false);
    expect(problems.map(({ address }) => address)).toEqual([feeds[1]]);
    // No model wrote these, so they are free.
    expect(await credits()).toBe(before);
    const kinds = ideas.map(({ basis }) => basis.kind);
    for (const kind of ['question', 'news', 'pillar', 'post'] as const) expect(kinds).toContain(kind);
    for (const { angle, whyNow, opening, basis } of ideas) {
      expect(angle.length).toBeGreaterThan(15);
      expect(whyNow).not.toBe('');
      expect(basis.title).not.toBe('');
      // Only the person can write the first line, so it consists of a single gap.
      expect(findGaps(opening)).toHaveLength(1);
    }
    expect(ideas.find(({ basis }) => basis.kind === 'pillar')?.basis.title).toBe('Pricing');
    expect(steps.map(({ name }) => name)).toContain('material');
    expect((await list({ status: 'new' })).items.map(({ id }) => id)).toEqual(ideas.map(({ id }) => id));
  });

  it('never repeat an earlier idea, also when it was deleted', async () => {
    const all: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { ideas } = await find();
      expect(ideas).toHaveLength(10);
      all.push(...ideas.map(({ angle }) => angle));
      for (const { id } of ideas) await app.call(deleteIdea, { params: { id } }, auth());
    }
    const shingles = all.map((text) => shinglesOf(text));
    for (const [index, one] of shingles.entries())
      for (const other of shingles.slice(0, index)) expect(similarity(one, other)).toBeLessThan(0.5);
  });

  it('keep to a pillar and find questions by the words of a topic', async () => {
    const { ideas } = await find({ pillar: 'Rotas', topic: 'rejection' });
    expect((await list()).items.every(({ pillar }) => pillar === 'Rotas')).toBe(true);
    expect(ideas.some(({ angle }) => /rejection/i.test(angle))).toBe(true);
  });

  it('cost nothing for somebody without room', async () => {
    await app.context.database.pool.query(
      `INSERT INTO ideas (id, user_id, stage, angle, why_now, opening, format, basis, pillar, tags, note, position,
         created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'new', 'n' || i, '', '', 'auto', '{"kind":"note","title":"","url":null}', '', '{}',
         '', i, now(), now() FROM generate_series(1, 9995) i`,
      [who.id],
    );
    const refused = await app.call(ideasRun.start, { body: ideasRun.input.parse({}) }, auth());
    expect(refused.body.code).toBe('idea_limit');
    expect(await credits()).toBe(500);
  });
});

describe('ten ideas with a model', () => {
  const idea = (basis: string, angle: string, more: object = {}) => ({
    basis,
    angle,
    whyNow: 'It is the part that readers of the post asked about.',
    opening: `${angle} Here is the part nobody tells you.`,
    format: 'opinion',
    repeats: 0,
    ...more,
  });
  const model = () => writing.sandbox.control.model;

  it('drop what is invented, repeats a post or makes an earlier point, and fill up with questions', async () => {
    const person = await writing.signUp();
    await importPosts(writing, person, ownPosts);
    await model().order({
      kind: 'answer',
      json: {
        ideas: [
          idea('question1', 'A rota for support is a promise to your own team.'),
          idea('post1', 'Slow answers are a staffing decision that nobody made.', { repeats: 1 }),
          idea('question2', 'Most teams lose 73% of their week to meetings.'),
          idea('nowhere', 'This one is based on nothing at all, I am afraid.'),
          idea('question3', 'Hiring slowly cost us a quarter.', {
            opening: 'Hiring slowly cost us a quarter.',
          }),
          idea('question4', 'Boring tools age better than clever ones.'),
        ],
      },
    });
    const { ideas, written, repeated } = await find({}, writing, person);
    expect(written).toBe(true);
    const angles = ideas.map(({ angle }) => angle);
    expect(angles.slice(0, 2)).toEqual([
      'A rota for support is a promise to your own team.',
      'Boring tools age better than clever ones.',
    ]);
    expect(ideas).toHaveLength(10);
    expect(angles.join('\n')).not.toMatch(/73%|based on nothing|staffing decision/);
    expect(angles).not.toContain('Hiring slowly cost us a quarter.');
    expect(repeated).toBeGreaterThanOrEqual(2);
    const asked = (await model().requests()).at(-1)?.promptText ?? '';
    expect(asked).toContain('We moved our support inbox to a rota.');
    expect(asked).toMatch(/^1\. /m);
  });

  it('are those found without a model, and free, when its answers cannot be used', async () => {
    const person = await writing.signUp();
    for (let tries = 0; tries < 2; tries += 1) await model().order({ kind: 'answer', text: 'no JSON' });
    const started = await writing.call(ideasRun.start, { body: ideasRun.input.parse({}) }, auth(person));
    await writing.runDueJobs();
    const { body } = await writing.call(getRun, { params: { id: started.body.data.id } }, auth(person));
    expect(body.data).toMatchObject({ status: 'done', charged: 0 });
    const result = ideasRun.result.parse(body.data.result);
    expect(result).toMatchObject({ written: false, fellBack: true, byModel: 0 });
    expect(result.ideas).toHaveLength(10);
    expect(await credits(writing, person)).toBe(500);
  });
});

describe('the board', () => {
  it('keeps what is captured, and finds it by words and tags', async () => {
    const first = await capture('A calm release\nThe checklist, and two lines we deleted.', {
      tags: ['Product'],
    });
    expect(first).toMatchObject({
      angle: 'A calm release',
      note: 'The checklist, and two lines we deleted.',
      status: 'kept',
      basis: { kind: 'note' },
    });
    const shared = await capture('Read this', { url: 'https://example.com/a' });
    expect(shared.basis).toEqual({ kind: 'note', title: 'example.com', url: 'https://example.com/a' });
    expect((await list({ q: 'CHECKLIST calm' })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ tag: 'product' })).total).toBe(1);
    expect((await list()).tags).toEqual(['Product']);
    const long = await capture('word '.repeat(200));
    expect(Array.from(long.angle).length).toBeLessThanOrEqual(300);
    expect(long.note).toContain('word word');
  });

  it('changes, moves, deletes and restores, for its owner alone', async () => {
    const { id } = await capture('One');
    const changed = await change(id, {
      angle: 'Two',
      tags: ['A', 'a'],
      note: 'n',
      position: 5,
      status: 'new',
    });
    expect(changed).toMatchObject({ angle: 'Two', tags: ['A'], note: 'n', position: 5, status: 'new' });
    const other = await app.signUp();
    for (const answer of [
      await app.call(changeIdea, { params: { id }, body: { angle: 'x' } }, auth(other)),
      await app.call(deleteIdea, { params: { id } }, auth(other)),
      await app.call(draftIdea, { params: { id } }, auth(other)),
      await app.call(restoreIdea, { params: { id } }, auth(other)),
    ])
      expect(answer.status).toBe(404);
    await app.call(deleteIdea, { params: { id } }, auth());
    expect((await list()).items).toEqual([]);
    expect((await app.call(restoreIdea, { params: { id } }, auth())).body.data.angle).toBe('Two');
  });

  it('follows the draft of an idea', async () => {
    const { id } = await capture('A calm release\nWe deleted two lines of the checklist.');
    const { postId } = (await app.call(draftIdea, { params: { id } }, auth())).body.data;
    expect((await app.call(draftIdea, { params: { id } }, auth())).body.data.postId).toBe(postId);
    const post = (await app.call(getPost, { params: { id: postId } }, auth())).body.data;
    expect(post.text).toContain('A calm release');
    expect(post.text).toContain('We deleted two lines of the checklist.');
    expect(post.brief?.idea).toContain('A calm release');
    expect(await statuses()).toEqual({ 'A calm release': 'drafted' });

    await app.context.database.pool.query(`UPDATE posts SET status = 'published' WHERE id = $1`, [postId]);
    expect(await statuses()).toEqual({ 'A calm release': 'posted' });
    await app.context.database.pool.query(`UPDATE posts SET status = 'draft' WHERE id = $1`, [postId]);
    await app.call(deletePost, { params: { id: postId } }, auth());
    expect((await list()).items[0]).toMatchObject({ status: 'kept', postId: null });

    // Moving the idea to the drafts creates a new draft; moving it back unlinks the draft without deleting it.
    const again = await change(id, { status: 'drafted' });
    expect(again.postId).not.toBeNull();
    expect(await change(id, { status: 'kept' })).toMatchObject({ status: 'kept', postId: null });
    expect((await app.call(getPost, { params: { id: again.postId ?? '' } }, auth())).status).toBe(200);
    expect(await change(id, { status: 'posted' })).toMatchObject({ status: 'posted' });
  });
});

describe('a plan of four weeks', () => {
  const plan = async () => (await app.call(getIdeaPlan, {}, auth())).body.data.slots;
  const fill = async () => app.call(planIdeas, {}, auth());

  it('fills free slots with drafts, kept ideas first and the pillars in turn', async () => {
    expect((await fill()).body.code).toBe('idea_no_slots');
    await makeQueue(app, who, [{ weekday: 2, time: '09:00' }], 'UTC');
    expect((await fill()).body.code).toBe('idea_none_left');
    const taken = await app.call(createPost, { body: { text: 'A post that is planned already.' } }, auth());
    const at = (await plan())[0]?.at ?? '';
    const scheduled = await app.call(
      schedulePost,
      { params: { id: taken.body.data.id }, body: { at, timeZone: 'UTC', delivery: 'remind' } },
      auth(),
    );
    expect(scheduled.body.data).toMatchObject({ status: 'scheduled' });
    const fresh = await capture('Something new');
    await change(fresh.id, { status: 'new' });
    await capture('Second on hiring', { pillar: 'Hiring' });
    await capture('On pricing', { pillar: 'Pricing' });
    await capture('First on hiring', { pillar: 'Hiring' });
    const { body } = await fill();
    expect(body.data.drafted).toBe(3);
    const slots = body.data.slots;
    expect(slots.map(({ idea }) => idea?.angle)).toEqual([
      'First on hiring',
      'On pricing',
      'Second on hiring',
    ]);
    expect(slots.map(({ at: time }) => time)).not.toContain(at);
    for (const { draft } of slots) expect(draft).toMatchObject({ status: 'draft', scheduledAt: null });
    expect(slots[0]?.draft?.openGaps).toBeGreaterThan(0);
    // No slot is free now. A slot that becomes free is filled next.
    expect((await fill()).body.code).toBe('idea_no_slots');
    await app.call(unschedulePost, { params: { id: taken.body.data.id } }, auth());
    expect((await fill()).body.data.drafted).toBe(1);
    expect((await plan()).map(({ idea }) => idea?.angle)).toEqual([
      'Something new',
      'First on hiring',
      'On pricing',
      'Second on hiring',
    ]);
    await change(fresh.id, { plannedFor: null });
    expect((await plan())[0]?.idea).toBeNull();
  });
});

describe('ideas by email', () => {
  it('reach the board through a private address, once each, until it is replaced or turned off', async () => {
    const mailbox = async () => (await app.call(getIdeaMailbox, {}, auth())).body.data;
    expect(await mailbox()).toEqual({ available: true, address: null });
    const { address } = (await app.call(makeIdeaMailbox, {}, auth())).body.data;
    const send = (to: string, text: string, messageId: string) =>
      deliver(app, mailOf({ to, text, messageId }));
    const ends = [];
    for (const id of ['one@example.com', 'one@example.com', 'two@example.com'])
      ends.push((await send(address ?? '', 'They know why.', id)).text);
    expect(ends).toEqual(['taken', 'known', 'taken']);
    const kept = (await list({ status: 'kept' })).items;
    expect(kept).toHaveLength(2);
    expect(kept[0]).toMatchObject({ angle: 'your answer', note: 'They know why.' });
    const replaced = (await app.call(makeIdeaMailbox, {}, auth())).body.data.address ?? '';
    expect((await send(address ?? '', 'Too late.', 'three@example.com')).status).toBe(404);
    expect((await send(replaced, 'In time.', 'four@example.com')).status).toBe(200);
    expect((await app.call(closeIdeaMailbox, {}, auth())).body.data.address).toBeNull();
    expect((await send(replaced, 'Closed.', 'five@example.com')).status).toBe(404);
  });
});

describe('the material', () => {
  it('ranks posts against the author’s own median and finds what was not covered for long', () => {
    const post = (text: string, reactions: number | null, postedAt: string | null = null) => ({
      text,
      url: null,
      postedAt,
      reactions,
      comments: null,
    });
    const best = bestPosts([post('a', 10), post('b', 40), post('c', 10), post('d', null)], 2);
    expect(best.map(({ title, times }) => [title, times])).toEqual([
      ['b', 4],
      ['a', 1],
    ]);
    const covered = coverageOf(
      ['Hiring', 'Pricing', 'constructor'],
      [post('On hiring', 1, '2026-01-02T00:00:00Z'), post('Pricing again', 1, '2025-01-02T00:00:00Z')],
    );
    expect(covered).toEqual([
      { name: 'constructor', posts: 0, lastAt: null },
      { name: 'Pricing', posts: 1, lastAt: '2025-01-02T00:00:00Z' },
      { name: 'Hiring', posts: 1, lastAt: '2026-01-02T00:00:00Z' },
    ]);
  });
});
