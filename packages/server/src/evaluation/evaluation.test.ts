import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { brief, giveFeedback } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackSummary } from '../domains/writing/feedback/index.ts';
import { generate } from '../domains/writing/writing/post/test-stream.ts';
import { materialIn } from '../domains/writing/writing/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { ConfigError } from '../platform/config/index.ts';
import { readBriefs } from './briefs.ts';
import { productPrompt, readPrompt, readPrompts } from './prompts.ts';
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
    const committed = new URL('briefs/ideas.json', import.meta.url);
    const { briefs, unread } = readBriefs(readFileSync(committed, 'utf8'));
    expect(unread).toEqual([]);
    expect(briefs).toHaveLength(319);
  });
});

describe('an evaluation', () => {
  let app: TestApp;
  const idea =
    'We moved 40 customers to the new billing system in one weekend. On Monday nobody called support.';
  const asBrief = brief.parse({ idea, never: ['synergy'] });
  const named = {
    ...asBrief,
    name: 'billing',
    line: 1,
    sources: [],
    cite: false,
    beside: materialIn(asBrief, [], false),
  };
  beforeAll(async () => {
    app = await createTestApp({ model: true });
  });
  afterAll(() => app.close());
  const asked = (prompt = productPrompt) => ({
    engine: 'model',
    model: { writers: app.context.writers, prompt },
  });
  const outlineWriter = { engine: 'outline', model: null };
  const nothingElse = { unread: [], lived: null };

  it('compares engines by gaps, remarks, claims, length, time, tokens and cost, with what people said', async () => {
    const text =
      'We moved 40 customers in one weekend with synergy.\n\nLet that sink in. It saved 90% of the cost.';
    await app.sandbox.control.model.order({ kind: 'answer', text: `Here is your post:\n\n${text}` });
    const model = await writeOne(named, asked());
    const outline = await writeOne(named, outlineWriter);
    expect(model).toMatchObject({ failure: null, text, characters: text.length });
    expect(model.claims.join()).toContain('90%');
    expect(model.outputTokens).toBeGreaterThan(0);
    expect(outline).toMatchObject({ failure: null, claims: [], outputTokens: null });
    expect(outline.gaps).toBeGreaterThan(0);

    const who = await app.signUp();
    await app.sandbox.control.model.order({ kind: 'answer', text });
    const stream = await generate(app, who, { idea });
    await stream.rest();
    const about = { source: 'generation', id: stream.id } as const;
    const session = { token: who.token };
    await app.call(giveFeedback, { body: { about, verdict: 'down', reason: 'Not true' } }, session);
    const lived = { thumbs: await feedbackSummary(app.context.database.db) };
    const unread = [{ line: 3, fault: 'name: missing' }];
    const report = reportOf([model, outline], { unread, lived });
    expect(report).toMatch(/\| model \| write-post@15, [0-9a-f]{12} \| 1 \| 0 \|/);
    // It has neither a first word to wait for, nor tokens, nor a price.
    expect(report).toMatch(/\| outline \| – \| 1 \| 0 \|.*\| – \| [\d.]+ \| – \| – \| – \|/);
    expect(report).toContain(`- model with ${productPrompt.name}: written by compatible:sandbox (1)`);
    expect(report).toContain('- line 3: name: missing');
    expect(report).toMatch(/\| draft \| [^|]+ \| write-post@15 \| 0 \| 1 \| down: Not true \(1\) \|/);
    expect(reportOf([outline], { unread: [], lived: null })).toContain('No database is known');
  });

  it('tells what failed and goes on', async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: '{"note": "no post"}' });
    const unreadable = await writeOne(named, asked());
    expect(unreadable).toMatchObject({ failure: 'unreadable', text: '' });
    await app.sandbox.control.model.order({ kind: 'error', status: 429, message: 'Slow down' });
    const busy = await writeOne(named, asked());
    const report = reportOf([unreadable, busy], { unread: [], lived: null });
    // An engine that wrote nothing has made no fault either, and is not the best one.
    expect(report).toMatch(/\| model \| write-post@15, \w+ \| 0 \| 2 (\| – ){9}\|/);
    expect(report).toContain(
      `- model with ${productPrompt.name}: failed, unreadable (1), rate_limited: 429 Slow down (1)`,
    );
    expect(report).toContain('Failed: rate_limited: 429 Slow down.');
  });

  it('sets what the engines made of one brief side by side', async () => {
    const row = await writeOne(named, { engine: 'a', model: null });
    const other = { ...row, name: 'other' };
    const rows = [row, other, { ...row, engine: 'b' }, { ...other, engine: 'b' }];
    const headings = reportOf(rows, { unread: [], lived: null }).match(/^## .*\)$/gm);
    expect(headings).toEqual(['## billing (a)', '## billing (b)', '## other (a)', '## other (b)']);
  });

  const otherPrompt = fileURLToPath(new URL('test-prompt.ts', import.meta.url));

  it('compares prompts: another file asks in place of the product’s own, and is told apart in the report', async () => {
    const before = (await app.sandbox.control.model.requests()).length;
    const prompts = await readPrompts([otherPrompt]);
    expect(prompts.map(({ name }) => name)).toEqual([
      productPrompt.name,
      expect.stringMatching(/^write-post@99, [0-9a-f]{12}$/),
    ]);
    const rows = [];
    for (const prompt of prompts) rows.push(await writeOne(named, asked(prompt)));
    const sent = (await app.sandbox.control.model.requests()).slice(before);
    expect(sent.map(({ promptText }) => promptText.includes('Begin with the end.'))).toEqual([false, true]);
    for (const { promptText } of sent) expect(promptText).toContain(idea);
    const report = reportOf(rows, nothingElse);
    expect(report).toMatch(/^\| model \| write-post@15, \w{12} \| 1 \| 0 \|/m);
    expect(report).toMatch(/^\| model \| write-post@99, \w{12} \| 1 \| 0 \|/m);
    expect(report).toContain(`## billing (model with ${prompts[1]?.name})`);
  });

  it('refuses a file that holds no prompt, and one that asks what is asked already', async () => {
    const faults = await Promise.all(
      [
        readPrompt(fileURLToPath(new URL('briefs.ts', import.meta.url))),
        readPrompt('/nowhere.ts'),
        readPrompts([otherPrompt, otherPrompt]),
      ].map((reading) => reading.then(() => null).catch((error: unknown) => error)),
    );
    expect(faults.every((fault) => fault instanceof ConfigError)).toBe(true);
    expect(String(faults[0])).toContain('writePostPrompt');
    expect(String(faults[1])).toContain('--prompt /nowhere.ts');
    expect(String(faults[2])).toContain('asks the same as write-post@99');
  });

  it('says how alike three drafts of a brief are, per engine and prompt, of whole sets alone', async () => {
    const rows = [];
    for (const variant of [0, 1, 2] as const)
      rows.push(await writeOne(named, asked(), { variant, variants: 3 }));
    const requests = await app.sandbox.control.model.requests();
    const angles = requests.slice(-3).map(({ promptText }) => /- Angle: (.*)/.exec(promptText)?.[1]);
    expect(new Set(angles).size).toBe(3);
    const report = reportOf(rows, nothingElse);
    expect(report).toMatch(/^\| model with write-post@15, \w{12} \| 1 \| [01]\.\d\d \|$/m);
    expect(report).toContain(', draft 3)');
    const [first, ...others] = rows.slice(0, 3);
    if (first === undefined) throw new Error('nothing was written');
    const same = reportOf([first, first, first], nothingElse);
    expect(same).toMatch(/^\| model with [^|]+ \| 1 \| 1\.00 \|$/m);
    // One draft that failed leaves nothing to compare.
    const broken = reportOf([{ ...first, failure: 'empty' }, ...others], nothingElse);
    expect(broken).toMatch(/^\| model with [^|]+ \| 0 \| – \|$/m);
    expect(reportOf([{ ...first, variants: 1 }], nothingElse)).not.toContain('Likeness');
  });
});
