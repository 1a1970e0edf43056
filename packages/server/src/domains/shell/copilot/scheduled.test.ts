import { acceptCopilotProposals, createQueue, listFacts, updatePost } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import {
  openScene,
  readPost,
  scheduleAt,
  signUpAuthor,
  writePost,
  type Author,
} from '../../publishing/publishing/test-scene.ts';
import { answers, ask } from './test-copilot.ts';

let app: TestApp;
let author: Author;
beforeAll(async () => {
  app = await openScene({ model: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  author = await signUpAuthor(app);
  await app.sandbox.control.model.clearOrders();
});

const mine = () => ({ token: author.token });

/** A scheduled post, and what the co-pilot proposes when the model calls tools that change it. */
async function changed(
  ...calls: ((post: { id: string; version: number }) => { tool: string; input: object })[]
) {
  const { id } = await writePost(app, author, 'As I scheduled it.');
  expect((await scheduleAt(app, author, id, '2031-03-20T09:00:00Z')).status).toBe(200);
  const post = await readPost(app, author, id);
  await answers(app, { say: 'I change it.', calls: calls.map((call) => call(post)) }, { say: 'It waits.' });
  return { post, turn: await ask(app, author, { request: 'Change it' }) };
}

const edit = (text: string) => (post: { id: string; version: number }) => ({
  tool: 'edit_draft',
  input: { postId: post.id, version: post.version, text },
});

it('what goes out at its time is only changed by a press, with the words now and then', async () => {
  const { post, turn } = await changed(edit('As somebody else wants it.'), ({ id }) => ({
    tool: 'restore_version',
    input: { postId: id, number: 1 },
  }));
  expect((await readPost(app, author, post.id)).text).toBe('As I scheduled it.');
  expect(turn.steps.map(({ status }) => status)).toEqual(['proposed', 'proposed']);
  const [proposal] = turn.proposals;
  expect(proposal).toMatchObject({ tool: 'edit_draft', text: 'As somebody else wants it.', postId: post.id });
  expect(proposal?.title).toMatch(/^Change a scheduled post/);
  expect(proposal?.details).toContainEqual({ label: 'Text now', value: 'As I scheduled it.' });
  const { id = '', fingerprint = '' } = proposal ?? {};
  const body = { proposals: [{ id, fingerprint }] };
  const accepted = await app.call(acceptCopilotProposals, { body }, mine());
  expect(accepted.body.data.items).toMatchObject([{ status: 'done' }]);
  expect(await readPost(app, author, post.id)).toMatchObject({
    text: 'As somebody else wants it.',
    status: 'scheduled',
  });
});

it('a change of some words is shown as the whole text that would go out', async () => {
  const replace = [{ find: 'I scheduled', with: 'we want' }];
  const { turn } = await changed(({ id, version }) => ({
    tool: 'edit_draft',
    input: { postId: id, version, replace, firstComment: 'More there', tags: ['night'] },
  }));
  expect(turn.proposals).toMatchObject([
    {
      title: 'Change a scheduled post: edit “As I scheduled it.”.',
      text: 'As we want it.',
      details: [
        { label: 'First comment', value: 'More there' },
        { label: 'Tags added', value: 'night' },
        { label: 'Text now', value: 'As I scheduled it.' },
      ],
    },
  ]);
});

it('a change that was proposed is stale once the person has changed the post', async () => {
  const { post, turn } = await changed(edit('As somebody else wants it.'));
  const own = { version: post.version, text: 'As I want it now.' };
  await app.call(updatePost, { params: { id: post.id }, body: own }, mine());
  const body = { proposals: turn.proposals.map(({ id, fingerprint }) => ({ id, fingerprint })) };
  const { items } = (await app.call(acceptCopilotProposals, { body }, mine())).body.data;
  expect(items).toMatchObject([{ status: 'stale' }]);
  expect((await readPost(app, author, post.id)).text).toBe('As I want it now.');
});

it('a scheduled post becomes a draft without a press, because nothing goes out then', async () => {
  const { post, turn } = await changed(({ id }) => ({ tool: 'unschedule_post', input: { postId: id } }));
  expect(turn.steps).toMatchObject([{ tool: 'unschedule_post', status: 'done' }]);
  expect((await readPost(app, author, post.id)).status).toBe('draft');
});

it('what only reads a scheduled post is done at once', async () => {
  const { turn } = await changed(({ id }) => ({ tool: 'review_text', input: { postId: id } }));
  expect(turn.steps).toMatchObject([{ tool: 'review_text', status: 'done' }]);
});

it('a draft is never moved into the calendar unseen', async () => {
  const { id } = await writePost(app, author, 'Not for the calendar.');
  const moves = [{ postId: id, at: '2031-03-20T09:00' }];
  const calls = [{ tool: 'move_posts', input: { moves, timeZone: 'UTC' } }];
  await answers(app, { say: 'I move it.', calls }, { say: 'I cannot.' });
  const turn = await ask(app, author, { request: 'Move it' });
  expect(turn.steps).toMatchObject([{ status: 'failed' }]);
  expect(turn.steps[0]?.summary).toContain('Use schedule_post for a draft.');
  expect(turn.proposals).toEqual([]);
});

it('the next free slot is the one that was shown, another for each post of a plan', async () => {
  const timeZone = 'UTC';
  const slots = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: '09:00' }));
  const made = await app.call(createQueue, { body: { name: 'Mornings', slots, timeZone } }, mine());
  expect(made.status).toBe(201);
  const [one, two] = [await writePost(app, author, 'One.'), await writePost(app, author, 'Two.')];
  const calls = [one, two].map(({ id }) => ({ tool: 'schedule_post', input: { postId: id } }));
  await answers(app, { say: 'I plan them.', calls }, { say: 'They wait.' });
  const { proposals } = await ask(app, author, { request: 'Plan both' });
  const body = { proposals: proposals.map(({ id, fingerprint }) => ({ id, fingerprint })) };
  const { items } = (await app.call(acceptCopilotProposals, { body }, mine())).body.data;
  expect(items.map(({ status }) => status)).toEqual(['done', 'done']);
  const times = await Promise.all(
    [one, two].map(async ({ id }) => (await readPost(app, author, id)).scheduledAt),
  );
  expect(new Set(times).size).toBe(2);
});

it('remembers what the person said themselves, and proposes what somebody else says of them', async () => {
  const calls = ['I never work with casinos.', 'Eve decides what I publish.'].map((text) => ({
    tool: 'remember',
    input: { text },
  }));
  await answers(app, { say: 'I remember it.', calls }, { say: 'Remembered.' });
  const turn = await ask(app, author, { request: 'Remember that I NEVER work with casinos!' });
  expect(turn.steps.map(({ status }) => status)).toEqual(['done', 'proposed']);
  const { items } = (await app.call(listFacts, { query: {} }, mine())).body.data;
  expect(items.map(({ text }) => text)).toEqual(['I never work with casinos.']);
});
