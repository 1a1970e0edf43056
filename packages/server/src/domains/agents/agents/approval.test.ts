import {
  agentRun,
  approveAgentDraft,
  createQueue,
  getPost,
  listAgentDrafts,
  listNotifications,
  updatePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../publishing/publishing/test-scene.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

async function connectMember() {
  const member = { name: 'Ruth Okafor', email: person.email };
  const { id } = await app.sandbox.control.linkedin.addMember(member);
  await connect(app, person, id);
}

const readDraft = async () => {
  const { body } = await app.call(listAgentDrafts, { query: {} }, { token: person.token });
  const [draft] = body.data.items;
  if (draft === undefined) throw new Error('no draft is waiting');
  return { ...draft, codes: draft.obstacles.map(({ code }) => code) };
};

async function makeDraft() {
  const steps = [
    { tool: 'notes' as const, notes: ['We answer every reference call within a day.'] },
    { tool: 'write' as const, most: 1 },
    { tool: 'keep-drafts' as const, approval: true },
  ];
  await app.call(agentRun.start, { body: { steps } }, { token: person.token });
  await app.runDueJobs();
  return readDraft();
}

const approve = async ({ postId, version }: { postId: string; version: number }) =>
  (await app.call(approveAgentDraft, { params: { id: postId }, body: { version } }, { token: person.token }))
    .body;

it('tells once of a run whose draft waits for approval, whatever it was made from', async () => {
  await makeDraft();
  const { items } = (await app.call(listNotifications, { query: {} }, { token: person.token })).body.data;
  expect(items.map(({ title }) => title)).toEqual(['A draft is waiting for your approval']);
});

it('tells everything that is missing before the approval, and refuses with the first of it', async () => {
  const { token } = person;
  const draft = await makeDraft();
  expect(draft.codes).toEqual(['open_gap', 'linkedin_not_connected', 'queue_missing']);
  expect(draft.text).toContain(draft.obstacles[0]?.detail);
  expect((await approve(draft)).code).toBe('open_gap');

  const text = 'We answer every reference call within a day. What do you do?';
  const params = { id: draft.postId };
  await app.call(updatePost, { params, body: { text, version: draft.version } }, { token });
  expect((await approve(draft)).code).toBe('agent_draft_changed');
  const filled = await readDraft();
  expect(filled.codes).toEqual(['linkedin_not_connected', 'queue_missing']);
  expect((await approve(filled)).code).toBe('linkedin_not_connected');

  await connectMember();
  expect((await readDraft()).codes).toEqual(['queue_missing']);
  expect((await approve(filled)).code).toBe('queue_missing');

  const slots = [{ weekday: 1, time: '09:00' }];
  await app.call(createQueue, { body: { name: 'Main', slots, timeZone: 'UTC' } }, { token });
  expect((await readDraft()).codes).toEqual([]);
  const approved = await approve(filled);
  const post = (await app.call(getPost, { params }, { token })).body.data;
  expect(post).toMatchObject({ status: 'scheduled', scheduledAt: approved.data.scheduledAt });
});

it('shows a connection that has expired as something to settle', async () => {
  await connectMember();
  const draft = await makeDraft();
  expect(draft.codes).not.toContain('linkedin_reconnect');
  app.clock.advance(61 * 86_400_000);
  person = { ...person, token: await app.login(person) };
  expect((await readDraft()).codes).toContain('linkedin_reconnect');
});
