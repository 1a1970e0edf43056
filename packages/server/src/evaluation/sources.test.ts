import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { readBriefs, type Unread } from './briefs.ts';
import { productPrompt } from './prompts.ts';
import { readSources, type ReadyBrief } from './sources.ts';
import { writeOne } from './write-one.ts';

const command = fileURLToPath(new URL('../../../../scripts/eval.mjs', import.meta.url));
const path = fileURLToPath(new URL('briefs/with-sources.json', import.meta.url));
const outlineWriter = { engine: 'outline', model: null };

let app: TestApp;
let folder: string;
let ready: ReadyBrief[];
let unread: Unread[];
beforeAll(async () => {
  app = await createTestApp({ model: true });
  folder = await mkdtemp(join(tmpdir(), 'limelight-evaluation-'));
  const { briefs, unread: broken } = readBriefs(await readFile(path, 'utf8'));
  const read = await readSources(app.context, briefs, dirname(path));
  ready = read.ready;
  unread = [...broken, ...read.unread];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const named = (name: string) => {
  const found = ready.find((brief) => brief.name === name);
  if (found === undefined) throw new Error(`There is no brief ${name}.`);
  return found;
};
const asked = () => ({ engine: 'model', model: { writers: app.context.writers, prompt: productPrompt } });

describe('briefs with sources', () => {
  it('are read as the product reads what is brought to it', () => {
    expect(unread).toEqual([]);
    const [page] = named('page, of others, cited').beside.sources;
    expect(page).toMatchObject({ kind: 'page', own: false });
    expect(page?.text).toContain('The moon does it for nothing');
    expect(page?.text).not.toMatch(/Subscribe|Cookies|<p>/);
    const [talk] = named('transcript, the author speaks').beside.sources;
    expect(talk).toMatchObject({ kind: 'transcript', own: true, speaker: 'Omar al-Rashid' });
    expect(talk?.text).toMatch(/^Maria van der Berg: Tell me/);
    expect(named('file of the author').beside.sources).toMatchObject([{ kind: 'file', own: true }]);
    expect(named('file of somebody else').beside.sources).toMatchObject([{ kind: 'file', own: false }]);
  });

  it('all give an outline in the author’s words, others quoted by title', async () => {
    for (const brief of ready)
      expect(await writeOne(brief, outlineWriter)).toMatchObject({ name: brief.name, failure: null });
    const { text } = await writeOne(named('page, of others, cited'), outlineWriter);
    expect(text).toContain('From “What a tide mill taught a town about waiting');
    expect(text.endsWith(', https://record.example/tide-mill')).toBe(true);
  });

  it('reach a model as marked data, and what it makes up is told against them', async () => {
    const text =
      'The mill cost 310,000 pounds.\n\nAda Pell saw sales rise by 64 percent.\n\nWe asked for months.';
    await app.sandbox.control.model.order({ kind: 'answer', text });
    const row = await writeOne(named('page, of others, cited'), asked());
    expect(row).toMatchObject({ failure: null, text });
    expect(row.claims).toHaveLength(1);
    expect(row.claims.join()).toContain('64 percent');
    const sent = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
    expect(sent).toMatch(/A web page that others wrote:[^\n]*\n<<<DATA [^\n]+\n[^]*The moon does it for/);
    expect(sent).toContain('Source: What a tide mill taught a town about waiting');

    await app.sandbox.control.model.order({ kind: 'answer', text: 'The alarm rings on three phones now.' });
    await writeOne(named('transcript, the author speaks'), asked());
    const talk = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
    expect(talk).toContain('A transcript of a conversation; its first line names the author');
  });

  it('are told by their line where a source cannot be read, and faults of the form before', async () => {
    const file = [
      '[',
      '  { "name": "gone", "idea": "", "sources": [{ "kind": "file", "path": "gone.md" }] },',
      '  { "name": "odd", "idea": "", "sources": [{ "kind": "file", "path": "briefs.json" }] },',
      '  { "name": "both", "idea": "", "sources": [{ "kind": "text", "text": "a", "path": "b" }] },',
      '  { "name": "fine", "idea": "", "sources": [{ "kind": "text", "text": "We sold the van." }] }',
      ']',
    ].join('\n');
    const found = readBriefs(file);
    expect(found.unread).toEqual([{ line: 4, fault: 'sources.0: has a text or a path' }]);
    await writeFile(join(folder, 'briefs.json'), file);
    const read = await readSources(app.context, found.briefs, folder);
    expect(read.ready.map(({ name }) => name)).toEqual(['fine']);
    expect(read.unread.map(({ line }) => line)).toEqual([2, 3]);
    expect(read.unread[0]?.fault).toContain('gone.md');
    expect(read.unread[1]?.fault).toMatch(/^sources: .*file/);
  });
});

it(
  'the command writes them with the outline and with a model, and reports both',
  { timeout: 120_000 },
  async () => {
    await app.sandbox.control.model.order({ kind: 'answer', text: 'The wheel turned 77 times. We asked.' });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        command,
        '--briefs',
        path,
        '--limit',
        '1',
        '--engine',
        'outline',
        '--engine',
        'model',
        '--out',
        folder,
      ],
      {
        env: {
          DATA_DIR: folder,
          AI_MODELS: 'compatible:sandbox',
          COMPATIBLE_BASE_URL: app.sandbox.modelUrl,
          COMPATIBLE_API_KEY: 'sandbox-key',
        },
      },
    );
    expect(stdout).toContain('2 posts; see');
    const report = await readFile(join(folder, 'report.md'), 'utf8');
    expect(report).toMatch(/\| outline \| – \| 1 \| 0 \|/);
    expect(report).toMatch(/\| model \| write-post@\d+, \w{12} \| 1 \| 0 \| 0\.00 \| [\d.]+ \| 1\.00 \|/);
    expect(report).toContain('> From “What a tide mill');
  },
);
