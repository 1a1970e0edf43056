import {
  addEvergreen,
  addToQueue,
  changeQueue,
  createPost,
  createTeam,
  deletePost,
  getPost,
  listEvergreen,
  listPosts,
  pauseQueue,
  publishPost,
  releaseTeamPost,
  removeEvergreen,
  removePublished,
  repeatEvergreen,
  shareTeamPost,
  updateTeam,
  type EvergreenMode,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../../testing/index.ts';
import { ask, openScene, signUpAuthor, writePost } from '../../planning/test-scene.ts';
import { uploadPicture } from '../../publishing/test-scene.ts';
import { makeQueue } from '../test-scene.ts';
import { proposalsFor } from './rules.ts';

let app: TestApp;
let author: Person;
let queueId: string;
let params: { id: string };

const dayMs = 86_400_000;
const first = 'Every question in a form is a door that somebody closes. We took four of them out last month.';
const second =
  'Our hiring page had exactly one reader, and that was me. So I wrote it for the second one instead.';

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
  queueId = await makeQueue(
    app,
    author,
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:30' })),
  );
  params = { id: queueId };
});
afterAll(async () => app.close());

async function publish(text: string): Promise<string> {
  const id = await writePost(app, author, text);
  await ask(app, author, publishPost, { params: { id } });
  await app.runDueJobs();
  expect((await ask(app, author, getPost, { params: { id } })).status).toBe('published');
  return id;
}

async function setMode(evergreenMode: EvergreenMode): Promise<void> {
  await ask(app, author, changeQueue, { params, body: { evergreenMode, cooldownDays: 14 } });
}

async function scheduledPosts() {
  return (await ask(app, author, listPosts, { query: { status: 'scheduled' } })).items;
}

test('a published post may be repeated after its cool-down, the one longest unused first', async () => {
  const one = await publish(first);
  app.clock.advance(dayMs);
  const two = await publish(second);
  await setMode('propose');
  await ask(app, author, addEvergreen, { params, body: { postId: two } });
  const pool = await ask(app, author, addEvergreen, { params, body: { postId: one } });
  expect(pool.items.map((item) => item.postId)).toEqual([one, two]);
  expect(pool.proposals).toEqual([]);
  app.clock.advance(14 * dayMs);
  const { proposals } = await ask(app, author, listEvergreen, { params });
  expect(proposals.map((proposal) => proposal.postId)).toEqual([one, two]);

  const body = { postId: one, at: proposals[0]?.at ?? '' };
  const used = await ask(app, author, repeatEvergreen, { params, body });
  const copy = await ask(app, author, getPost, { params: { id: used.scheduledId } });
  expect(copy).toMatchObject({ text: first, status: 'scheduled', scheduledAt: body.at });
  expect(used.items.at(-1)?.postId).toBe(one);
  const again = await app.call(repeatEvergreen, { params, body }, { token: author.token });
  expect(again.body.code).toBe('slot_taken');
  const tooSoon = { postId: one, at: used.proposals[1]?.at ?? proposals[1]?.at ?? '' };
  const resting = await app.call(repeatEvergreen, { params, body: tooSoon }, { token: author.token });
  expect(resting.body.code).toBe('evergreen_resting');
  expect(
    (await ask(app, author, removeEvergreen, { params: { ...params, postId: one } })).items,
  ).toHaveLength(1);
});

test('a slot that is empty a day before is filled once, and what is taken out is not put back', async () => {
  const one = await publish(first);
  await setMode('use');
  await ask(app, author, addEvergreen, { params, body: { postId: one } });
  await app.runPeriodic('queues.fill');
  expect(await scheduledPosts()).toEqual([]);
  app.clock.advance(15 * dayMs);
  await Promise.all([app.runPeriodic('queues.fill'), app.runPeriodic('queues.fill')]);
  const [copy, ...more] = await scheduledPosts();
  expect(more).toEqual([]);
  expect(copy?.text).toBe(first);
  expect(Date.parse(copy?.scheduledAt ?? '') - app.clock.now()).toBeLessThanOrEqual(dayMs);
  await ask(app, author, deletePost, { params: { id: copy?.id ?? '' } });
  await app.runPeriodic('queues.fill');
  expect(await scheduledPosts()).toEqual([]);
});

test('nothing is filled by itself where it is only proposed, or where the queue is paused', async () => {
  const one = await publish(first);
  await ask(app, author, addEvergreen, { params, body: { postId: one } });
  app.clock.advance(15 * dayMs);
  await setMode('propose');
  await app.runPeriodic('queues.fill');
  expect(await scheduledPosts()).toEqual([]);
  await setMode('use');
  await ask(app, author, pauseQueue, { body: { queueId } });
  await app.runPeriodic('queues.fill');
  expect(await scheduledPosts()).toEqual([]);
});

test('a post with nearly the words of one that went out or is planned is refused, and the other is named', async () => {
  await setMode('off');
  await publish(first);
  const retold = await writePost(app, author, `${first.replace('last month', 'in spring')} Really.`);
  const add = async (id: string) =>
    (await ask(app, author, addToQueue, { params, body: { postIds: [id] } })).results[0];
  const refused = await add(retold);
  expect(refused?.refusal?.code).toBe('too_similar');
  expect(refused?.refusal?.message).toContain('Every question in a form');
  expect(refused?.refusal?.message).toContain('was published on');

  const planned = await writePost(app, author, second);
  expect((await add(planned))?.refusal).toBeNull();
  const twin = await add(await writePost(app, author, second.toUpperCase()));
  expect(twin?.refusal).toMatchObject({
    code: 'too_similar',
    details: { postId: planned, status: 'scheduled' },
  });
  expect(twin?.refusal?.message).toContain('which is already planned');
  app.clock.advance(15 * dayMs);
  expect((await add(retold))?.refusal).toBeNull();
});

test('a post with pictures is repeated with them, and they stay with the one when the other goes', async () => {
  const mediaId = await uploadPicture(app, author);
  const media = [{ mediaId, altText: 'A desk by the window' }];
  const made = await ask(app, author, createPost, { body: { text: first, media } });
  await ask(app, author, publishPost, { params: { id: made.id } });
  await app.runDueJobs();
  await setMode('use');
  await ask(app, author, addEvergreen, { params, body: { postId: made.id } });
  const wait = async (days: number) => {
    app.clock.advance(days * dayMs);
    author = { ...author, token: await app.login(author) };
  };
  const repeatOnce = async () => {
    await app.runPeriodic('queues.fill');
    const [copy] = await scheduledPosts();
    return copy;
  };
  await wait(15);
  const dropped = await repeatOnce();
  expect(dropped?.media).toMatchObject([{ altText: 'A desk by the window', mime: 'image/png' }]);
  expect(dropped?.media[0]?.id).not.toBe(mediaId);
  await ask(app, author, deletePost, { params: { id: dropped?.id ?? '' } });
  await wait(31);
  for (const name of ['posts-empty-bin', 'media.sweep', 'media.sweep']) await app.runPeriodic(name);
  const kept = await ask(app, author, getPost, { params: { id: made.id } });
  expect((await app.fetch(kept.media[0]?.url ?? '')).status).toBe(200);

  const sent = await repeatOnce();
  expect((await app.fetch(sent?.media[0]?.url ?? '')).status).toBe(200);
  app.clock.advance(Date.parse(sent?.scheduledAt ?? '') - app.clock.now());
  await app.runDueJobs();
  expect((await ask(app, author, getPost, { params: { id: sent?.id ?? '' } })).status).toBe('published');
  // Its author deleted it from LinkedIn, so it is not published there again.
  await ask(app, author, removePublished, { params: { id: made.id } });
  await app.runDueJobs();
  await wait(15);
  expect(await repeatOnce()).toBeUndefined();
});

test('only a published post of one’s own is taken into a pool', async () => {
  const draft = await writePost(app, author, 'Not out yet.');
  const asked = { params, body: { postId: draft } };
  expect((await app.call(addEvergreen, asked, { token: author.token })).body.code).toBe('post_not_published');
  const stranger = await signUpAuthor(app);
  expect((await app.call(addEvergreen, asked, { token: stranger.token })).body.code).toBe('not_found');
});

test('proposals use a post once a cool-down', () => {
  const used = (postId: string, day: number) => ({ postId, lastUsedAt: new Date(Date.UTC(2031, 0, day)) });
  const slots = [20, 21, 22, 40].map((day) => new Date(Date.UTC(2031, 0, day)));
  const found = proposalsFor([used('b', 2), used('a', 1)], slots, 14);
  expect(found.map(({ at, row }) => [at.getUTCDate(), row.postId])).toEqual([
    [20, 'a'],
    [21, 'b'],
    [9, 'a'],
  ]);
});

test('a post that its workspace has not approved is not repeated, neither by hand nor by itself', async () => {
  const one = await publish(first);
  await setMode('use');
  await ask(app, author, addEvergreen, { params, body: { postId: one } });
  const { id } = await ask(app, author, createTeam, { body: { name: 'Careful' } });
  await ask(app, author, shareTeamPost, { params: { id }, body: { postId: one } });
  await ask(app, author, updateTeam, { params: { id }, body: { requiresApproval: true } });
  app.clock.advance(15 * dayMs);
  author = { ...author, token: await app.login(author) };
  const { proposals } = await ask(app, author, listEvergreen, { params });
  const body = { postId: one, at: proposals[0]?.at ?? '' };
  const refused = await app.call(repeatEvergreen, { params, body }, { token: author.token });
  expect(refused.body.code).toBe('team_repeat_unapproved');
  await app.runPeriodic('queues.fill');
  expect(await scheduledPosts()).toEqual([]);
  await ask(app, author, releaseTeamPost, { params: { id: one } });
  await app.runPeriodic('queues.fill');
  expect(await scheduledPosts()).toHaveLength(1);
});
