import { beforeEach, describe, expect, it } from 'vitest';
import { offerTools, toolsOf, type BrowserTool, type ModelContext } from './tools.ts';

const now = Date.parse('2027-03-01T12:00:00Z');
let shown: [string, string][] = [];
let asked: [string, string][] = [];
beforeEach(() => {
  shown = [];
  asked = [];
});

const toolsFor = (id: string | null) =>
  toolsOf(
    { kind: 'post', id, text: () => 'We shipped.', propose: (title, text) => shown.push([title, text]) },
    (postId, at) => asked.push([postId, at]),
    () => now,
  );
const run = async (name: string, input: unknown, id: string | null = 'p1') => {
  const answer = await toolsFor(id)
    .find((tool) => tool.name === name)
    ?.execute(input);
  return { words: answer?.content[0]?.text ?? '', failed: answer?.isError === true };
};

describe('the tools of the open post', () => {
  it('read what is in the editor', async () => {
    const { words } = await run('read_open_post', {});
    expect(JSON.parse(words)).toEqual({ postId: 'p1', text: 'We shipped.' });
  });

  it('show a text as changes, and a time as a question', async () => {
    expect((await run('propose_post_text', { text: 'We shipped it.' })).words).toContain(
      'Nothing has changed',
    );
    expect(shown).toEqual([[expect.any(String), 'We shipped it.']]);
    const at = '2027-03-02T09:00:00+01:00';
    expect((await run('propose_schedule', { at })).words).toContain('Nothing is scheduled');
    expect(asked).toEqual([['p1', at]]);
  });

  it.each([
    ['propose_post_text', {}],
    ['propose_post_text', { text: ' ' }],
    ['propose_post_text', { text: 'a'.repeat(3001) }],
    ['propose_post_text', null],
    ['propose_schedule', { at: 'tomorrow' }],
    ['propose_schedule', { at: '2027-03-02T09:00' }],
    ['propose_schedule', { at: '2027-02-28T09:00:00Z' }],
  ])('%s refuses %j', async (name, input) => {
    expect((await run(name, input)).failed).toBe(true);
    expect([shown, asked]).toEqual([[], []]);
  });

  it('schedule nothing that is not saved', async () => {
    expect((await run('propose_schedule', { at: '2027-03-02T09:00:00Z' }, null)).failed).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('a browser with a model context', () => {
  const names = ['read_open_post', 'propose_post_text', 'propose_schedule'];

  it('gets the tools and loses them with the page', () => {
    const held = new Map<string, BrowserTool>();
    const context: ModelContext = {
      registerTool: (tool) => held.set(tool.name, tool),
      unregisterTool: (name) => held.delete(name),
    };
    const takeBack = offerTools(context, toolsFor('p1'));
    expect([...held.keys()]).toEqual(names);
    takeBack();
    expect(held.size).toBe(0);
  });

  it('may take them as one list', () => {
    let list: readonly BrowserTool[] = [];
    const takeBack = offerTools({ provideContext: ({ tools }) => (list = tools) }, toolsFor('p1'));
    expect(list.map(({ name }) => name)).toEqual(names);
    takeBack();
    expect(list).toEqual([]);
  });
});
