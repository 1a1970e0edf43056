import {
  getProfileReview,
  getRun,
  messageDraftRun,
  newsAgentRun,
  profileReviewRun,
  reviewRun,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from './testing/index.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

const answer = async (json: unknown) => app.sandbox.control.model.order({ kind: 'answer', json });
async function run(starting: Promise<{ status: number; body: { data: { id: string } } }>) {
  const { status, body } = await starting;
  expect(status).toBe(202);
  await app.runDueJobs();
  const params = { id: body.data.id };
  const read = async () => (await app.call(getRun, { params }, token())).body.data;
  await expect.poll(async () => (await read()).status).not.toBe('running');
  return read();
}
const token = () => ({ token: person.token });

describe('no run fails for a mark', () => {
  const news = { topics: ['hiring'], settings: { outputs: ['drafts' as const], results: 2 } };
  const post = (text: string) => ({ worthAPost: true, reason: '', post: text });
  const scared = post('It took 99 days. People say “But then they will prepare!”');

  it('news: a draft with words that the source does not hold is kept and marked', async () => {
    const open = [{ sentence: 3, kind: 'cause', reason: 'The source gives no reason.' }];
    const told = post(`${scared.post} It failed because of the rain.`);
    for (const json of [told, told, { open }, post('Nothing to add.'), { open: [] }]) await answer(json);
    const feeds = [`${app.sandbox.webUrl}/feeds/gazette.xml`];
    const { status, result } = await run(app.call(newsAgentRun.start, { body: { ...news, feeds } }, token()));
    const { drafts } = newsAgentRun.result.parse(result);
    expect([status, drafts.map(({ unsupported }) => unsupported)]).toEqual([
      'done',
      [['99 days', '“But then they will prepare!”', 'It failed because of the rain.'], []],
    ]);
  });

  it('news: the first draft stays when the second cannot be written', async () => {
    const nonsense = { nonsense: true };
    for (const json of [post('Nothing to add.'), { open: [] }, nonsense, nonsense]) await answer(json);
    const feeds = [`${app.sandbox.webUrl}/feeds/gazette.xml`];
    const { status, result } = await run(app.call(newsAgentRun.start, { body: { ...news, feeds } }, token()));
    const { drafts, dropped } = newsAgentRun.result.parse(result);
    expect([status, drafts.map(({ text }) => text)]).toEqual(['done', ['Nothing to add.']]);
    expect(dropped.map(({ reason }) => reason)).toContain('It could not be written');
  });

  it('news: a draft is finished without the comparison when the model gives none', async () => {
    for (const json of [scared, scared, { nonsense: true }, { nonsense: true }]) await answer(json);
    const feeds = [`${app.sandbox.webUrl}/feeds/gazette.xml`];
    const one = { ...news, settings: { ...news.settings, results: 1 } };
    const { status, result } = await run(app.call(newsAgentRun.start, { body: { ...one, feeds } }, token()));
    expect([status, newsAgentRun.result.parse(result).drafts[0]?.unsupported]).toEqual([
      'done',
      ['99 days', '“But then they will prepare!”'],
    ]);
  });

  it('messages: a figure of the request stays, and claims nothing', async () => {
    const text = 'Hi, would you have 15 minutes next week?';
    const draft = { subject: '', text, used: [{ passage: 'not in the draft', detail: 9 }] };
    const drafts = { drafts: [draft, draft, draft] };
    for (const json of [drafts, drafts, { open: [] }]) await answer(json);
    const body = {
      channel: 'message',
      purpose: 'introduction',
      to: { name: 'Ines' },
      material: {},
    } as const;
    const { status, result } = await run(app.call(messageDraftRun.start, { body }, token()));
    const made = messageDraftRun.result.parse(result);
    expect([status, made.written]).toEqual(['done', true]);
    expect(made.drafts[0]).toEqual({ text, details: [], unsupported: [] });
  });

  it('profile review: true figures in other notation are no doubt, and others are marked', async () => {
    const text = [
      'Ruth Adeyemi\nHead of Operations\nHull',
      'About\nI led a team of twelve and grew sales from two to five million.',
      'Experience\nHead of Operations at Harbour Works\n2021-03\nGrew it.',
    ].join('\n\n');
    const rewritten = (about: string) => ({ headline: 'Head of Operations', about, role: 'Grew it.' });
    const about = 'I led 12 people. Sales grew from 2 to 5 million, and 77% stayed.';
    for (const json of [rewritten(about), rewritten(about), { open: [] }]) await answer(json);
    const { status, id } = await run(app.call(profileReviewRun.start, { body: { text } }, token()));
    expect(status).toBe('done');
    const review = await app.call(getProfileReview, { params: { id } }, token());
    const check = review.body.data.checks.find(({ rewrite }) => rewrite === about);
    expect(check?.unsupported).toEqual(['77%']);
  });

  it('review: a quotation with other apostrophes is found, and what is whole of an answer is used', async () => {
    const text = 'It’s a “game changer” for us.\n\nWe’re proud of it, and we’ll go on.';
    const suggestion = { quote: 'It\'s a "game changer"', kind: 'cliché', reason: 'Anybody could say it.' };
    await answer({ suggestions: [suggestion] });
    const { status, result } = await run(app.call(reviewRun.start, { body: { text } }, token()));
    expect([status, reviewRun.result.parse(result).suggestions]).toEqual([
      'done',
      [{ ...suggestion, kind: 'unclear', quote: 'It’s a “game changer”', replacement: null }],
    ]);
  });
});
