import {
  acceptCopilotProposals,
  cancelRun,
  createPost,
  createToken,
  deleteCopilotConversation,
  followRun,
  getCopilotConversation,
  getCopilotTurn,
  getPost,
  getRun,
  listCopilotConversations,
  listRuns,
  refuseCopilotProposal,
  startCopilotTurn,
  steerCopilotTurn,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { openScene, signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';
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

describe('a conversation', () => {
  it('is listed with what waits in it, and deleted with its turns', async () => {
    const { data: post } = (await app.call(createPost, { body: { text: 'To be proposed.' } }, mine())).body;
    await answers(
      app,
      { say: 'I propose it.', calls: [{ tool: 'publish_post', input: { postId: post.id } }] },
      { say: 'It waits.' },
    );
    const turn = await ask(app, author, { request: 'Publish  it\nnow' });
    const { items } = (await app.call(listCopilotConversations, { query: {} }, mine())).body.data;
    expect(items).toMatchObject([{ title: 'Publish it now', isWorking: false, openProposals: 1 }]);
    const params = { id: turn.conversationId };
    const read = (await app.call(getCopilotConversation, { params }, mine())).body.data;
    expect(read.turns).toEqual([turn]);
    expect((await app.call(deleteCopilotConversation, { params }, mine())).status).toBe(200);
    expect((await app.call(getCopilotConversation, { params }, mine())).body.code).toBe('not_found');
    expect((await app.call(getRun, { params: { id: turn.id } }, mine())).body.code).toBe('not_found');
    expect((await app.call(getPost, { params: { id: post.id } }, mine())).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    await answers(app, { say: 'Hello.' });
    const turn = await ask(app, author, { request: 'Hello' });
    const stranger = { token: (await app.signUp()).token };
    const params = { id: turn.conversationId };
    const ofTurn = { params: { id: turn.id } };
    const refused = [
      await app.call(getCopilotConversation, { params }, stranger),
      await app.call(deleteCopilotConversation, { params }, stranger),
      await app.call(getCopilotTurn, ofTurn, stranger),
      await app.call(steerCopilotTurn, { ...ofTurn, body: { request: 'x' } }, stranger),
      await app.call(refuseCopilotProposal, ofTurn, stranger),
      await app.call(
        acceptCopilotProposals,
        { body: { proposals: [{ id: turn.id, fingerprint: 'x' }] } },
        stranger,
      ),
      await app.call(startCopilotTurn, { body: { request: 'x', conversationId: params.id } }, stranger),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'not_found'));
  });

  it('is closed to tokens, and so are its runs', async () => {
    await answers(app, { say: 'Hello.' });
    const turn = await ask(app, author, { request: 'Hello' });
    const body = { name: 'App', scopes: ['read', 'runs', 'drafts', 'account'], lifetimeDays: 30 as const };
    const made = await app.call(
      createToken,
      { body: { ...body, scopes: ['read', 'runs', 'drafts'] } },
      mine(),
    );
    const { token } = made.body.data;
    const params = { id: turn.id };
    const refused = [
      await app.call(startCopilotTurn, { body: { request: 'x' } }, { token }),
      await app.call(getCopilotTurn, { params }, { token }),
      await app.call(getRun, { params }, { token }),
      await app.call(cancelRun, { params }, { token }),
      await app.call(followRun, { params }, { token }),
    ];
    expect(refused.map(({ body: { code } }) => code)).toEqual(refused.map(() => 'token_not_allowed'));
    const listed = async (bearer: string) =>
      (await app.call(listRuns, { query: { kind: 'copilot' } }, { token: bearer })).body.data.items.length;
    expect([await listed(token), await listed(author.token)]).toEqual([0, 1]);
  });
});
