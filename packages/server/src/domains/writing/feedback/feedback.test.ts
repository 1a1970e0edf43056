import { randomUUID } from 'node:crypto';
import {
  answerInterview,
  giveFeedback,
  improvePost,
  listFeedback,
  startInterview,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { generate } from '../writing/post/test-stream.ts';
import { feedbackSummary } from './index.ts';
import { exportFeedbackData } from './personal-data.ts';
import { eraseFeedback } from './repository.ts';
import { groupFeedback } from './rules.ts';

const text =
  'In order to win, we wait.\n\nTo be honest, it was really a very small change. Before, 41 finished it; after, 63.';

describe('a thumb', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp({ model: true });
    who = await app.signUp();
  });
  afterAll(() => app.close());
  const helped = async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: 'To win, we wait.' });
    const { body } = await app.call(improvePost, { body: { text, help: 'simpler' } }, { token: who.token });
    return body.data.helpId;
  };
  const judge = (body: Parameters<typeof app.call<typeof giveFeedback>>[1]['body'], token = who.token) =>
    app.call(giveFeedback, { body }, { token });
  const own = async () => (await app.call(listFeedback, { query: {} }, { token: who.token })).body.data.items;

  it('is kept with what produced the answer, changed and taken back', async () => {
    const about = { source: 'help', id: await helped(), item: 0 } as const;
    expect((await judge({ about, verdict: 'up', reason: 'Clear' })).status).toBe(200);
    expect((await judge({ about, verdict: 'down', reason: 'Not my words' })).status).toBe(200);
    expect(await own()).toEqual([{ ...about, verdict: 'down', reason: 'Not my words' }]);
    expect(await feedbackSummary(app.context.database.db)).toEqual([
      {
        what: 'simpler',
        engine: 'sandbox',
        promptVersion: 'improve-text@4',
        up: 0,
        down: 1,
        reasons: [{ verdict: 'down', reason: 'Not my words', count: 1 }],
      },
    ]);
    const kept = JSON.stringify(await exportFeedbackData(app.context.database.db, who.id));
    expect(kept).toContain('"part":false');
    expect(kept).not.toContain('we wait');
    await judge({ about, verdict: null });
    expect(await own()).toEqual([]);
  });

  it('is about a draft too, with the brief’s settings and none of its words', async () => {
    const stream = await generate(app, who, { idea: 'We took four fields out of our form; 41 became 63.' });
    await stream.rest();
    const { id } = stream;
    expect((await judge({ about: { source: 'generation', id }, verdict: 'up' })).status).toBe(200);
    expect((await judge({ about: { source: 'generation', id, item: 2 }, verdict: 'up' })).status).toBe(404);
    const kept = JSON.stringify(await exportFeedbackData(app.context.database.db, who.id));
    expect(kept).toContain('"length":"auto"');
    expect(kept).not.toContain('four fields');
  });

  it('is refused for what another person was given, and for what was never made', async () => {
    const stranger = await app.signUp();
    const about = { source: 'help', id: await helped() } as const;
    expect((await judge({ about, verdict: 'up' }, stranger.token)).status).toBe(404);
    expect((await judge({ about: { ...about, id: randomUUID() }, verdict: 'up' })).status).toBe(404);
  });
});

describe('a thumb on a question', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp({ model: true });
    who = await app.signUp();
  });
  afterAll(() => app.close());
  const judge = (body: Parameters<typeof app.call<typeof giveFeedback>>[1]['body'], token = who.token) =>
    app.call(giveFeedback, { body }, { token });
  const order = async (answer: string) => {
    await app.sandbox.control.model.order({ kind: 'answer', text: answer });
  };
  const kept = async () => JSON.stringify(await exportFeedbackData(app.context.database.db, who.id));
  const summary = async (what: string) =>
    (await feedbackSummary(app.context.database.db)).filter((group) => group.what === what);

  it('is about a question of an interview, and about the one that took its place', async () => {
    const session = { token: who.token };
    const begun = (await app.call(startInterview, {}, session)).body.data;
    const say = async (answer: string) => {
      const given = { params: { id: begun.id }, body: { turn: 0, answer } };
      const turn = (await app.call(answerInterview, given, session)).body.data.turns[1];
      return { id: turn?.questionId ?? '', engine: turn?.engine?.name };
    };
    expect(begun.turns[0]?.questionId).toBeNull();
    await order('{"question": "Who of the three customers called first?", "hint": ""}');
    const asked = await say('We spoke with three customers.');
    const about = { source: 'question', id: asked.id } as const;
    expect((await judge({ about, verdict: 'down', reason: 'Too general' })).status).toBe(200);
    expect((await judge({ about: { ...about, id: begun.id }, verdict: 'up' })).status).toBe(404);
    expect((await judge({ about, verdict: 'up' }, (await app.signUp()).token)).status).toBe(404);
    expect(await summary('question')).toMatchObject([
      { engine: asked.engine, promptVersion: 'next-question@5', up: 0, down: 1 },
    ]);
    expect(await kept()).toContain('"question":2');
    expect(await kept()).not.toContain('three customers');
    await order('{"question": "Why did your boss stop the project?", "hint": ""}');
    const other = await say('My boss stopped the project.');
    expect(other.id).not.toBe(asked.id);
    await judge({ about: { source: 'question', id: other.id }, verdict: 'up' });
    expect(await summary('question')).toMatchObject([{ up: 1, down: 1 }]);
    await app.context.database.db.transaction((tx) => eraseFeedback(tx, who.id));
    expect(await kept()).toBe('{"feedback":[]}');
  });
});

it('verdicts are told by engine and prompt, the most judged first', () => {
  const said = (engine: string, verdict: 'up' | 'down', reason = '') => ({
    what: 'draft',
    engine,
    promptVersion: 'write-post@1',
    verdict,
    reason,
  });
  const groups = groupFeedback([
    said('one', 'up', 'Clear'),
    said('two', 'down', 'Too long'),
    said('two', 'down', 'too long'),
    said('two', 'up'),
  ]);
  expect(groups.map(({ engine, up, down }) => ({ engine, up, down }))).toEqual([
    { engine: 'two', up: 1, down: 2 },
    { engine: 'one', up: 1, down: 0 },
  ]);
  expect(groups[0]?.reasons).toEqual([{ verdict: 'down', reason: 'Too long', count: 2 }]);
});
