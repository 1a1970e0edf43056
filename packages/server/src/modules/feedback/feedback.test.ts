import { randomUUID } from 'node:crypto';
import { giveFeedback, improvePost, listFeedback } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { generate } from '../posts/generation/test-stream.ts';
import { exportFeedbackData, feedbackSummary } from './index.ts';
import { groupFeedback } from './rules.ts';

const text =
  'In order to win, we wait.\n\nTo be honest, it was really a very small change. Before, 41 finished it; after, 63.';

describe('a thumb', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp();
    who = await app.signUp();
  });
  afterAll(() => app.close());
  const helped = async () => {
    const { body } = await app.call(improvePost, { body: { text, help: 'simpler' } }, { token: who.token });
    return body.data.helpId;
  };
  const judge = (body: Parameters<typeof app.call<typeof giveFeedback>>[1]['body'], token = who.token) =>
    app.call(giveFeedback, { body }, { token });
  const own = async () => (await app.call(listFeedback, {}, { token: who.token })).body.data.items;

  it('is kept with what produced the answer, changed and taken back', async () => {
    const about = { source: 'help', id: await helped(), item: 0 } as const;
    expect((await judge({ about, verdict: 'up', reason: 'Clear' })).status).toBe(200);
    expect((await judge({ about, verdict: 'down', reason: 'Not my words' })).status).toBe(200);
    expect(await own()).toEqual([{ ...about, verdict: 'down', reason: 'Not my words' }]);
    expect(await feedbackSummary(app.context.database.db)).toEqual([
      {
        what: 'simpler',
        engine: 'Built-in writer',
        promptVersion: null,
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
    expect(kept).toContain('"length":"medium"');
    expect(kept).not.toContain('four fields');
  });

  it('is refused for what another person was given, and for what was never made', async () => {
    const stranger = await app.signUp();
    const about = { source: 'help', id: await helped() } as const;
    expect((await judge({ about, verdict: 'up' }, stranger.token)).status).toBe(404);
    expect((await judge({ about: { ...about, id: randomUUID() }, verdict: 'up' })).status).toBe(404);
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
