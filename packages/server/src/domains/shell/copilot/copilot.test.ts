import {
  acceptCopilotProposals,
  cancelRun,
  createPost,
  creditCosts,
  getPost,
  getRun,
  listPosts,
  refuseCopilotProposal,
  startCopilotTurn,
  steerCopilotTurn,
  updatePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { feedTexts, openScene, signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { stopListening } from './repository/conversations.ts';
import { answers, ask, endOf, postPage, readTurn, startTurn } from './test-copilot.ts';

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
const credits = async () => heldCredits(app.context.database.db, author.id, app.clock.now());
const draft = async (text: string) => (await app.call(createPost, { body: { text } }, mine())).body.data;
const lastPrompt = async () => (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';

describe('a turn', () => {
  it('calls tools, keeps what they found, and says at the end what came of it', async () => {
    const before = await credits();
    const post = await draft('Twelve minutes, not forty.');
    await answers(
      app,
      { say: 'I look at your drafts.', calls: [{ tool: 'list_posts', input: { status: 'draft' } }] },
      {
        say: 'I shorten it and keep another.',
        calls: [
          { tool: 'edit_draft', input: { postId: post.id, version: post.version, text: 'Twelve minutes.' } },
          { tool: 'create_draft', input: { text: 'Three lines' } },
        ],
      },
      { say: 'Shortened, and a second draft is there.', calls: [] },
    );
    const turn = await ask(app, author, {
      request: 'Shorten this and keep “Three lines”',
      page: { ...postPage(post.id), version: post.version },
    });
    expect(turn).toMatchObject({
      status: 'done',
      asked: 'Shorten this and keep “Three lines”',
      answer: 'Shortened, and a second draft is there.',
      steps: [
        { tool: 'list_posts', title: 'List posts', status: 'done', summary: '1 post' },
        { tool: 'edit_draft', status: 'done' },
        { tool: 'create_draft', status: 'done' },
      ],
      charged: creditCosts['copilot.turn'],
      error: null,
    });
    expect((await app.call(getPost, { params: { id: post.id } }, mine())).body.data.text).toBe(
      'Twelve minutes.',
    );
    expect(await credits()).toBe(before - creditCosts['copilot.turn']);
    const prompt = await lastPrompt();
    expect(prompt).toContain('Call 3: create_draft {"text":"Three lines"}\ndone: ');
    expect(prompt).toContain(`About: post ${post.id}\nVersion: ${post.version}`);
    expect(prompt).toContain('Calls left: 13.');
  });

  it('remembers the turns before it, with what tools reported and what came of proposals', async () => {
    const post = await draft('A thought.');
    await answers(
      app,
      { say: 'One moment.', calls: [{ tool: 'publish_post', input: { postId: post.id } }] },
      { say: 'It waits for you.', calls: [] },
      { say: 'You said no.', calls: [] },
    );
    const first = await ask(app, author, { request: 'Publish it' });
    const [proposal] = first.proposals;
    await app.call(refuseCopilotProposal, { params: { id: proposal?.id ?? '' } }, mine());
    await ask(app, author, { request: 'And now?', conversationId: first.conversationId });
    const prompt = await lastPrompt();
    expect(prompt).toContain('Asked: Publish it');
    expect(prompt).toContain(`Proposed: ${proposal?.title ?? '?'} – refused`);
    expect(prompt).toContain('Answered: It waits for you.');
  });

  it('tells the model what was wrong with a call, and goes on', async () => {
    await answers(
      app,
      {
        say: 'Trying.',
        calls: [
          { tool: 'no_such_tool' },
          { tool: 'create_draft', input: { words: 'x' } },
          { tool: 'get_post', input: { postId: author.id } },
        ],
      },
      { say: 'None of that worked.' },
    );
    const turn = await ask(app, author, { request: 'Do three impossible things' });
    expect(turn.steps.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect(turn).toMatchObject({ status: 'done', answer: 'None of that worked.' });
    const prompt = await lastPrompt();
    expect(prompt).toContain('There is no tool called no_such_tool.');
    expect(prompt).toContain('Its input: text: text');
    expect(prompt).toContain('(not_found)');
  });

  it('makes sixteen calls at the most, and says that it was cut', async () => {
    const calls = Array.from({ length: 4 }, () => ({ tool: 'list_posts', input: {} }));
    await answers(app, ...Array.from({ length: 5 }, () => ({ say: 'More.', calls })));
    const turn = await ask(app, author, { request: 'List for ever' });
    expect(turn.steps).toHaveLength(16);
    const run = (await app.call(getRun, { params: { id: turn.id } }, mine())).body.data;
    expect(run.result).toMatchObject({ calls: 16, cutBy: 'calls' });
    expect(await lastPrompt()).toContain('No calls are left: answer now');
  });

  it('takes an answer in plain words, and asks once more for a broken one', async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: 'You have no drafts yet.' });
    expect(await ask(app, author, { request: 'Drafts?' })).toMatchObject({
      answer: 'You have no drafts yet.',
    });
    await app.sandbox.control.model.order({ kind: 'answer', text: '{"say": [1, 2' });
    await answers(app, { say: 'Now in the right form.' });
    expect(await ask(app, author, { request: 'Drafts?' })).toMatchObject({
      answer: 'Now in the right form.',
    });
  });

  it('costs nothing when the model fails, and keeps what was done', async () => {
    const before = await credits();
    await answers(app, { say: 'I keep it.', calls: [{ tool: 'create_draft', input: { text: 'Kept' } }] });
    await app.sandbox.control.model.order({ kind: 'error', status: 500, times: 10 });
    const turn = await ask(app, author, { request: 'Keep this' });
    expect(turn).toMatchObject({ status: 'failed', charged: 0, steps: [{ status: 'done' }] });
    expect(turn.error).not.toBeNull();
    expect(await credits()).toBe(before);
  });

  it('shows its words while they are written', async () => {
    await app.sandbox.control.model.order({
      kind: 'answer',
      json: { say: 'One two three four five six.', calls: [] },
      msPerToken: 20,
    });
    const { id } = await startTurn(app, author, { request: 'Count' });
    const response = await app.fetch(`/api/runs/${id}/events`, {
      headers: { authorization: `Bearer ${author.token}` },
    });
    const events = (await response.text()).split('\n\n').filter((event) => event.includes('event: text'));
    expect(events.length).toBeGreaterThan(3);
    expect(events[0]).toContain('"delta":"One');
  });

  it('can be stopped, and keeps what was said and done without charge', async () => {
    const before = await credits();
    await answers(app, { say: 'I keep it.', calls: [{ tool: 'create_draft', input: { text: 'Kept' } }] });
    await app.sandbox.control.model.order({
      kind: 'hang',
      json: { say: 'Nearly there and more', calls: [] },
      afterTokens: 3,
    });
    const { id } = await startTurn(app, author, { request: 'Keep this' });
    await expect
      .poll(async () => (await readTurn(app, author, id)).steps)
      .toMatchObject([{ status: 'done' }]);
    await app.call(cancelRun, { params: { id } }, mine());
    expect(await readTurn(app, author, id)).toMatchObject({
      status: 'cancelled',
      charged: 0,
      steps: [{ tool: 'create_draft', status: 'done' }],
    });
    expect(await credits()).toBe(before);
  });

  it('hears what the person adds while it works, also during its last answer', async () => {
    await app.sandbox.control.model.order({
      kind: 'answer',
      json: { say: 'I write in English.', calls: [] },
      msToFirstToken: 300,
    });
    await answers(app, { say: 'In German, then.' });
    const { id } = await startTurn(app, author, { request: 'Say hello' });
    const steered = await app.call(
      steerCopilotTurn,
      { params: { id }, body: { request: 'In German' } },
      mine(),
    );
    expect(steered.status).toBe(200);
    await endOf(app, id);
    expect(await readTurn(app, author, id)).toMatchObject({
      answer: 'In German, then.',
      added: ['In German'],
    });
    expect(await lastPrompt()).toMatch(/The person added:\n<<<DATA id=\w+>>>\nIn German\n/);
    const late = await app.call(steerCopilotTurn, { params: { id }, body: { request: 'Too late' } }, mine());
    expect(late.body.code).toBe('run_ended');
  });

  it('takes words out where the model puts none in their place', async () => {
    const post = await draft('Ten beds. Twelve rules.');
    const change = {
      postId: post.id,
      version: post.version,
      replace: [{ find: ' Twelve rules.', with: '' }],
    };
    await answers(app, { calls: [{ tool: 'edit_draft', input: change }] }, { say: 'Shorter.' });
    expect(await ask(app, author, { request: 'Drop the rules' })).toMatchObject({
      steps: [{ tool: 'edit_draft', status: 'done' }],
    });
    expect((await app.call(getPost, { params: { id: post.id } }, mine())).body.data.text).toBe('Ten beds.');
  });

  it('takes no words that it would not hear', async () => {
    await app.sandbox.control.model.order({ kind: 'hang' });
    const { id } = await startTurn(app, author, { request: 'Say hello' });
    const add = async (request: string) =>
      (await app.call(steerCopilotTurn, { params: { id }, body: { request } }, mine())).body.code;
    const { db } = app.context.database;
    expect(await add('In German')).toBeUndefined();
    expect(await stopListening(db, id, 0)).toBe(false);
    expect(await add('And short')).toBeUndefined();
    expect(await stopListening(db, id, 2)).toBe(true);
    expect(await add('Too late')).toBe('run_ended');
    expect((await readTurn(app, author, id)).added).toEqual(['In German', 'And short']);
    await app.call(cancelRun, { params: { id } }, mine());
  });

  it('waits for the one before it in its conversation', async () => {
    await app.sandbox.control.model.order({ kind: 'hang' });
    const { id, conversationId } = await startTurn(app, author, { request: 'One' });
    const second = await app.call(startCopilotTurn, { body: { request: 'Two', conversationId } }, mine());
    expect(second.body.code).toBe('run_active');
    await app.call(cancelRun, { params: { id } }, mine());
  });
});

describe('a proposal', () => {
  async function proposed(...calls: { tool: string; input: object }[]) {
    await answers(app, { say: 'I propose it.', calls }, { say: 'It waits for you.' });
    const turn = await ask(app, author, { request: 'Publish it' });
    return turn.proposals;
  }
  const accept = async (...proposals: readonly { id: string; fingerprint: string }[]) =>
    app.call(
      acceptCopilotProposals,
      { body: { proposals: proposals.map(({ id, fingerprint }) => ({ id, fingerprint })) } },
      mine(),
    );

  it('happens only when the person presses, and once, however often', async () => {
    const post = await draft('What leaves only with a yes.');
    const [proposal] = await proposed({ tool: 'publish_post', input: { postId: post.id } });
    expect(proposal).toMatchObject({ status: 'open', tool: 'publish_post' });
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual([]);
    if (proposal === undefined) throw new Error('no proposal');
    const answered = await Promise.all([accept(proposal), accept(proposal)]);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [done] = answered.find(({ status }) => status === 200)?.body.data.items ?? [];
    expect(done).toMatchObject({ status: 'done' });
    await app.runDueJobs();
    expect(await feedTexts(app, author)).toEqual(['What leaves only with a yes.']);
    expect((await accept(proposal)).body.code).toBe('proposal_closed');
    const turn = await readTurn(app, author, proposal.turnId);
    expect(turn.cards).toEqual([{ kind: 'proposal', proposalId: proposal.id }]);
  });

  it('is not done once its text has changed, nor with another fingerprint', async () => {
    const post = await draft('As it was shown.');
    const [proposal] = await proposed({
      tool: 'schedule_post',
      input: { postId: post.id, at: '2031-03-20T09:00', timeZone: 'Europe/Berlin' },
    });
    if (proposal === undefined) throw new Error('no proposal');
    expect((await accept({ id: proposal.id, fingerprint: 'another' })).body.code).toBe('proposal_closed');
    const body = { version: post.version, text: 'Changed since.' };
    await app.call(updatePost, { params: { id: post.id }, body }, mine());
    const [stale] = (await accept(proposal)).body.data.items;
    expect(stale).toMatchObject({ status: 'stale' });
    expect(stale?.outcome).toContain('has changed, so nothing was done');
    expect((await app.call(getPost, { params: { id: post.id } }, mine())).body.data.status).toBe('draft');
  });

  it('is one of a plan, whose other parts go on when one cannot be done', async () => {
    const [one, two, three] = [await draft('First.'), await draft('Second.'), await draft('Third.')];
    const at = (day: number) => ({ at: `2031-03-${day}T09:00`, timeZone: 'UTC' });
    const plan = await proposed(
      { tool: 'schedule_post', input: { postId: one.id, ...at(20) } },
      { tool: 'schedule_post', input: { postId: two.id, ...at(21) } },
      { tool: 'schedule_post', input: { postId: three.id, ...at(22) } },
    );
    await app.call(
      updatePost,
      { params: { id: two.id }, body: { version: two.version, text: 'Else.' } },
      mine(),
    );
    const { items } = (await accept(...plan)).body.data;
    expect(items.map(({ status }) => status)).toEqual(['done', 'stale', 'done']);
    expect(items[0]?.outcome).toContain('scheduled for Thursday');
    expect(items[0]?.outcome).toContain('20 March 2031');
    const { items: posts } = (await app.call(listPosts, { query: { status: 'scheduled' } }, mine())).body
      .data;
    expect(posts.map(({ text }) => text).toSorted()).toEqual(['First.', 'Third.']);
  });

  it('can be refused, and is closed then', async () => {
    const post = await draft('Rather not.');
    const [proposal] = await proposed({ tool: 'publish_post', input: { postId: post.id } });
    if (proposal === undefined) throw new Error('no proposal');
    const params = { id: proposal.id };
    expect((await app.call(refuseCopilotProposal, { params }, mine())).body.data.status).toBe('refused');
    expect((await accept(proposal)).body.code).toBe('proposal_closed');
    expect((await app.call(refuseCopilotProposal, { params }, mine())).body.code).toBe('proposal_closed');
  });

  it('is made of what costs more than the turn may spend', async () => {
    const before = await credits();
    await answers(
      app,
      {
        say: 'I write it.',
        calls: [{ tool: 'write_post', input: { idea: 'Hand-overs in twelve minutes.' } }],
      },
      { say: 'It would cost 30 credits.' },
    );
    const turn = await ask(app, author, { request: 'Write it', spending: 20 });
    expect(turn).toMatchObject({
      steps: [{ status: 'proposed' }],
      proposals: [{ credits: 30, status: 'open' }],
    });
    expect(await credits()).toBe(before - creditCosts['copilot.turn']);
    const [done] = (await accept(...turn.proposals)).body.data.items;
    expect(done).toMatchObject({ status: 'done' });
    expect(await credits()).toBeLessThan(before - creditCosts['copilot.turn']);
  });

  it('whose process died while it was done says that nobody knows, and where the post stands', async () => {
    const post = await draft('Half way.');
    const [proposal] = await proposed({ tool: 'publish_post', input: { postId: post.id } });
    const { pool } = app.context.database;
    await pool.query(`UPDATE copilot_proposals SET status = 'doing', decided_at = $1 WHERE id = $2`, [
      new Date(app.clock.now()),
      proposal?.id,
    ]);
    const turnId = proposal?.turnId ?? '';
    expect((await readTurn(app, author, turnId)).proposals).toMatchObject([{ status: 'doing' }]);
    app.clock.advance(6 * 60_000);
    const [lost] = (await readTurn(app, author, turnId)).proposals;
    expect(lost).toMatchObject({ status: 'failed' });
    expect(lost?.outcome).toContain('cannot tell whether it finished. The post is a draft.');
  });
});
