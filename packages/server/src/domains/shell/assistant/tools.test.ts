import {
  connectModel,
  copilotCard,
  createPost,
  createQueue,
  createTeam,
  importPeople,
  keysOf,
  requestPublish,
  tokenScopes,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../../testing/index.ts';
import { openScene, publish, signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';
import { createApi, refusalWords, tools, type Tool, type ToolContext } from './index.ts';
import { actingRows } from './test-acting-rows.ts';
import { unknownId, type Row, type Scene } from './test-tool-rows.ts';
import { writingRows } from './test-writing-rows.ts';
import { describeField } from './refusals.ts';
import { offered } from './server.ts';

let app: TestApp;
let author: Author;
/** Ids that earlier rows found. */
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? unknownId;

function context(key: string | null = null): ToolContext {
  const api = createApi(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${author.token}`);
    return app.fetch(path, { ...init, headers });
  }, key);
  const scopes = new Set(keysOf(tokenScopes));
  return { api, scopes, publicUrl: 'http://localhost:3000', signal: new AbortController().signal };
}

const toolNamed = (name: string): Tool => {
  const found = tools.find((tool) => tool.name === name);
  if (found === undefined) throw new Error(`no tool ${name}`);
  return found;
};

async function call(name: string, input: object) {
  const tool = toolNamed(name);
  const output = await tool.run(input, context()).catch((error: unknown) => {
    throw new Error(`${name}: ${refusalWords(tool, error) ?? String(error)}`);
  });
  const card = tool.card?.(output, input) ?? null;
  return { output: z.looseObject({}).parse(output), card: card === null ? null : copilotCard.parse(card) };
}

async function refusedWith(name: string, input: object): Promise<string> {
  const tool = toolNamed(name);
  return tool.run(input, context()).then(
    () => 'not refused',
    (error: unknown) => refusalWords(tool, error) ?? `unknown: ${String(error)}`,
  );
}

/** Works off the run and reads it again. */
async function finished(runId: unknown) {
  await app.runDueJobs();
  return call('get_run', { runId: z.string().parse(runId) });
}

beforeAll(async () => {
  app = await openScene({ model: true });
  author = await signUpAuthor(app);
  const by = { token: author.token };
  await app.sandbox.control.model.configure({ mode: 'helpful' });
  const model = { provider: 'compatible', name: 'painter', purpose: 'image', apiKey: 'key' } as const;
  await app.call(connectModel, { body: { ...model, baseUrl: app.sandbox.modelUrl } }, by);
  const csv = 'Name,Company,Position\nIda Holm,Slotwise Example,Nurse lead\n';
  const imported = await app.call(importPeople, { body: { csv, kind: 'lead' } }, by);
  await app.call(createTeam, { body: { name: 'Night desk' } }, by);
  if (imported.body.data.added !== 1) throw new Error('nobody was imported');
  const slots = [{ weekday: 5, time: '09:00' }];
  const other = (await app.call(createPost, { body: { text: 'Waits' } }, by)).body.data.id;
  const asked = await app.call(requestPublish, { body: { postId: other, schedule: null } }, by);
  ids.set('request', asked.body.data.id);
  const shownId = (await app.call(createPost, { body: { text: 'It is out.' } }, by)).body.data.id;
  ids.set('public', shownId);
  await publish(app, author, shownId);
  await app.runDueJobs();
  await app.call(createQueue, { body: { name: 'Mornings', slots, timeZone: 'Europe/Berlin' } }, by);
});
afterAll(async () => app.close());

const scene: Scene = {
  id,
  keep: (name, value) => ids.set(name, value),
  call,
  answer: async (json) => app.sandbox.control.model.order({ kind: 'answer', json }),
  runDueJobs: async () => app.runDueJobs(),
  webUrl: () => app.sandbox.webUrl,
  run: (kind, keep = {}, card) => ({
    next: async ({ runId }: Record<string, unknown>) => {
      const { output, card: shown } = await finished(runId);
      expect(output).toMatchObject({ kind, status: 'done' });
      const result = z.record(z.string(), z.unknown()).parse(output.result);
      for (const [name, field] of Object.entries(keep)) {
        const value = result[field];
        ids.set(name, z.string().parse(Array.isArray(value) ? value[0] : value));
      }
      if (card !== undefined) expect(shown?.kind).toBe(card);
      return result;
    },
  }),
};
const rows: Row[] = [...writingRows(scene), ...actingRows(scene)];

describe('each tool does its work, and names what is wrong', () => {
  it.each(rows)('%s', async (name, input, expected, [wrong, fieldName], after = {}) => {
    const { card: kind, keep = {}, next } = after;
    const words = await refusedWith(name, wrong());
    expect(words).toContain(fieldName);
    expect(words).not.toContain('unknown: ');
    const proposal = await toolNamed(name).proposal?.(input(), context());
    expect(proposal?.title ?? 'None.').toMatch(/\w.*\.$/);
    expect((proposal?.details ?? []).filter(({ value }) => value === '')).toEqual([]);
    const { output, card } = await call(name, input());
    expect(output).toMatchObject(expected);
    expect(kind === undefined ? undefined : card?.kind).toBe(kind);
    for (const [key, from] of Object.entries(keep)) ids.set(key, z.string().parse(output[from]));
    await next?.(output);
  });
  it('misses none', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  });
});

describe('a call', () => {
  it('saves each different variant as a draft, to choose from', async () => {
    author = await signUpAuthor(app);
    await app.sandbox.control.model.configure({ mode: 'helpful' });
    const idea =
      'Our night shift hands over in twelve minutes. In March it took forty. We read one list aloud.';
    const { output, card } = await call('write_post', { idea, variants: 3 });
    const { variants } = z
      .object({ variants: z.array(z.object({ text: z.string(), postId: z.string() })) })
      .parse(output);
    const drafts = [...new Set(variants.map(({ postId }) => postId))];
    expect(drafts.length).toBe(new Set(variants.map((one) => one.text)).size);
    expect(drafts.length).toBeGreaterThan(1);
    expect(card).toEqual({ kind: 'variants', postIds: drafts });
    for (const { postId, text } of variants)
      expect((await call('get_post', { postId })).output).toMatchObject({ text, status: 'draft' });
  });
  it('that is repeated with its key writes once', async () => {
    const draft = async (key: string | null) =>
      z
        .looseObject({ id: z.string() })
        .parse(await toolNamed('create_draft').run({ text: 'Once', tags: ['a'] }, context(key))).id;
    const first = await draft('turn-1.call-1');
    expect(await draft('turn-1.call-1')).toBe(first);
    expect(await draft('turn-1.call-2')).not.toBe(first);
    expect(await draft(null)).not.toBe(first);
  });
});

describe('a draft', () => {
  beforeAll(async () => {
    author = await signUpAuthor(app);
  });
  const made = async (input: object) =>
    z.looseObject({ id: z.string() }).parse((await call('create_draft', input)).output);

  it('that is made from an idea marks it, and does not overwrite a draft that it has', async () => {
    const { output: idea } = await call('save_idea', { text: 'Why we hand over in person' });
    const { id: postId } = await made({
      text: 'We hand over in person.',
      ideaId: idea['id'],
      tags: ['night'],
    });
    const { output } = await call('list_ideas', { status: 'drafted' });
    expect(output).toMatchObject({ ideas: [{ id: idea['id'], postId }] });
    expect((await call('get_post', { postId })).output).toMatchObject({
      text: 'We hand over in person.',
      tags: ['night'],
    });
    expect(await refusedWith('create_draft', { text: 'Other words', ideaId: idea['id'] })).toContain(
      'ideaId',
    );
    expect((await call('get_post', { postId })).output['text']).toBe('We hand over in person.');
  });
  it('is changed where a passage stands in it once, in the version that was read', async () => {
    const { id: postId, version } = await made({ text: 'Ten minutes. Ten beds. Twelve rules.' });
    const edit = { postId, version };
    const replace = (find: string, words: string) => ({ ...edit, replace: [{ find, with: words }] });
    expect(await refusedWith('edit_draft', replace('Ten', 'Nine'))).toContain(
      'replace.0.find: This stands in',
    );
    expect(await refusedWith('edit_draft', replace('Nine', 'Ten'))).toContain(
      'replace.0.find: This does not',
    );
    const both = { ...replace('Ten beds', 'Six beds'), text: 'x' };
    expect(await refusedWith('edit_draft', both)).toContain('replace');
    const { output } = await call('edit_draft', replace('Ten beds', '$& six beds'));
    expect(output['text']).toBe('Ten minutes. $& six beds. Twelve rules.');
    expect(await refusedWith('edit_draft', replace('rules', 'lines'))).toContain('version_conflict');
  });
});

describe('an agent', () => {
  it('that lacks what it reads says so, and is not run by itself', async () => {
    const { output } = await call('create_agent', { name: 'Mondays', steps: [{ tool: 'read-feeds' }] });
    expect(output).toMatchObject({ lacks: [expect.stringContaining('Feeds')] });
    const { agentId } = output;
    await expect(
      toolNamed('schedule_agent').proposal?.({ agentId, weekdays: [1] }, context()),
    ).rejects.toThrow('Feeds');
  });
});

describe('an opening', () => {
  it('names its pay as people do', async () => {
    const { output } = await call('list_jobs', { scope: 'all', limit: 50 });
    const { jobs } = z
      .object({
        jobs: z.array(
          z.object({ pay: z.looseObject({ from: z.number(), currency: z.string() }).nullable() }),
        ),
      })
      .parse(output);
    const yearly = jobs.flatMap(({ pay }) => (pay?.['per'] === 'year' ? pay.from : []));
    expect(yearly.length).toBeGreaterThan(0);
    expect(yearly.filter((from) => from < 1000 || from > 1_000_000)).toEqual([]);
  });
});

describe('the list of tools', () => {
  it('is the same each time, short, and described', () => {
    expect(tools.map(({ name }) => name)).toMatchSnapshot();
    for (const { name, description, input } of tools) {
      expect([name, description.length <= 300]).toEqual([name, true]);
      for (const [fieldName, field] of Object.entries<unknown>(input.shape))
        expect([name, fieldName, (describeField(field) ?? '').length > 0]).toEqual([name, fieldName, true]);
    }
    expect(
      JSON.stringify(
        offered.map(({ schemas }) =>
          schemas.inputSchema['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
        ),
      ).length,
    ).toBeLessThan(40_000);
  });
  it('has a proposal for whatever others see, receive or lose', () => {
    const without = tools.filter(({ effect, proposal }) => effect === 'outward' && proposal === undefined);
    expect(without).toEqual([]);
  });
});
