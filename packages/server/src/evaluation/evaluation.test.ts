import { readFileSync } from 'node:fs';
import { brief, giveFeedback, offerRepair } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackSummary } from '../modules/feedback/index.ts';
import { generate } from '../modules/posts/generation/test-stream.ts';
import { repairSummary } from '../modules/posts/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { readBriefs } from './briefs.ts';
import { reportOf } from './report.ts';
import { writeOne } from './write-one.ts';

describe('the briefs of a file', () => {
  it('are read one by one, and what cannot be is told by its line', () => {
    const file = [
      '[',
      '  { "name": "one", "idea": "We cut four [fields], \\"all\\" of them." },',
      '  { "name": "two", "idea": "Bonjour", "language": "Klingon" },',
      '  {',
      '    "idea": "no name"',
      '  },',
      '  { "name": "four", "idea": },',
      '  { "name": "five", "idea": "The last one" }',
      ']',
    ].join('\n');
    const { briefs, unread } = readBriefs(file);
    expect(briefs.map(({ name }) => name)).toEqual(['one', 'five']);
    expect(unread.map(({ line }) => line)).toEqual([3, 4, 7]);
    expect(unread[0]?.fault).toContain('language');
    expect(unread[1]?.fault).toContain('name');
    expect(unread[2]?.fault).toBe('is no JSON');
    expect(readBriefs('{}').unread).toEqual([{ line: 1, fault: 'is no JSON list of briefs' }]);
  });

  it('are all read of the file the product brings', () => {
    const committed = new URL('../../../post-text/testing-data/briefs.json', import.meta.url);
    const { briefs, unread } = readBriefs(readFileSync(committed, 'utf8'));
    expect(unread).toEqual([]);
    expect(briefs).toHaveLength(319);
  });
});

describe('an evaluation', () => {
  let app: TestApp;
  const idea =
    'We moved 40 customers to the new billing system in one weekend. On Monday nobody called support.';
  const named = { ...brief.parse({ idea, never: ['synergy'] }), name: 'billing' };
  beforeAll(async () => {
    app = await createTestApp({ model: true });
  });
  afterAll(() => app.close());

  it('compares engines by checks, claims, tells, length, time, tokens and cost, with what people said', async () => {
    const text =
      'We moved 40 customers in one weekend with synergy.\n\nLet that sink in. It saved 90% of the cost.';
    await app.sandbox.control.model.order({ kind: 'answer', text: `Here is your post:\n\n${text}` });
    const model = await writeOne(named, 'model', app.context.writers);
    const builtIn = await writeOne(named, 'built-in', null);
    expect(model).toMatchObject({ failure: null, text, characters: text.length });
    expect(model.tells.length).toBeGreaterThan(0);
    expect(model.claims.join()).toContain('90%');
    expect(model.brief.join()).toContain('synergy');
    expect(model.outputTokens).toBeGreaterThan(0);
    expect(model.unmended).toBeLessThan(model.tells.length + model.claims.length + model.brief.length);
    expect(builtIn).toMatchObject({ failure: null, tells: [], claims: [], brief: [], outputTokens: null });

    const who = await app.signUp();
    await app.sandbox.control.model.order({ kind: 'answer', text });
    const stream = await generate(app, who, { idea });
    await stream.rest();
    const about = { source: 'generation', id: stream.id } as const;
    const session = { token: who.token };
    await app.call(giveFeedback, { body: { about, verdict: 'down', reason: 'Not true' } }, session);
    await app.call(offerRepair, { params: { id: stream.id }, body: {} }, session);
    const mended = { source: 'repair', id: stream.id } as const;
    await app.call(giveFeedback, { body: { about: mended, verdict: 'up', reason: 'Clear' } }, session);
    const { db } = app.context.database;
    const lived = { thumbs: await feedbackSummary(db), repairs: await repairSummary(db) };
    const unread = [{ line: 3, fault: 'name: missing' }];
    const report = reportOf([model, builtIn], { prompt: 'write-post v4', unread, lived });
    expect(report).toMatch(/\| model \| 1 \| 0 \|/);
    // It has neither a first word to wait for, nor tokens, nor a price.
    expect(report).toMatch(
      /\| built-in \| 1 \| 0 \| 0\.00 \| 0\.00 \| 0\.00 \|.*\| – \| [\d.]+ \| – \| – \| – \|/,
    );
    expect(report).toContain('- model: written by compatible:sandbox (1)');
    expect(report).toContain('- line 3: name: missing');
    expect(report).toMatch(/\| draft \| [^|]+ \| write-post@5 \| 0 \| 1 \| down: Not true \(1\) \|/);
    expect(report).toMatch(/\| repair \| [^|]+ \| by rule \| 1 \| 0 \| up: Clear \(1\) \|/);
    expect(report).toMatch(/\| [^|]+ \| 1 \| 0 \| 1 \| 0 \| 0 \| 0 \| 0 \| .*claim/);
    expect(reportOf([builtIn], { prompt: '', unread: [], lived: null })).toContain('No database is known');
  });

  it('tells what failed and goes on', async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: '{"note": "no post"}' });
    const unreadable = await writeOne(named, 'model', app.context.writers);
    expect(unreadable).toMatchObject({ failure: 'unreadable', text: '' });
    await app.sandbox.control.model.order({ kind: 'error', status: 429, message: 'Slow down' });
    const busy = await writeOne(named, 'model', app.context.writers);
    const report = reportOf([unreadable, busy], { prompt: '', unread: [], lived: null });
    // An engine that wrote nothing has made no fault either, and is not the best one.
    expect(report).toMatch(/\| model \| 0 \| 2 (\| – ){11}\|/);
    expect(report).toContain('- model: failed, unreadable (1), rate_limited: 429 Slow down (1)');
    expect(report).toContain('Failed: rate_limited: 429 Slow down.');
  });

  it('sets what the engines made of one brief side by side', async () => {
    const row = await writeOne(named, 'a', null);
    const other = { ...row, name: 'other' };
    const rows = [row, other, { ...row, engine: 'b' }, { ...other, engine: 'b' }];
    const headings = reportOf(rows, { prompt: '', unread: [], lived: null }).match(/^## .*\)$/gm);
    expect(headings).toEqual(['## billing (a)', '## billing (b)', '## other (a)', '## other (b)']);
  });
});
