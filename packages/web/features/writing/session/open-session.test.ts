import type { Post } from '@limelight/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKeep, type Keep, type TextStorage } from '../../../lib/keep.ts';
import { ApiError, type FailureCode } from '../../../lib/api-error.ts';
import { defaultChoices } from '../brief/choices.ts';
import { stoppedWords } from '../generation/generation.ts';
import { snapshot } from './history.ts';
import { toKeep, type KeptHistory } from '../saving/kept-history.ts';
import { restoredOver, textOf } from './session-state.ts';
import { openSession } from './open-session.ts';
import { testPost } from '../test-post.ts';

function memory(): TextStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const savedPost = testPost({ text: 'saved' });

let keep: Keep;
let online: boolean;
let server: Map<string, Post>;
/** How many steps are kept to be undone, by post. */
let undoable: Map<string, number>;
let lastKept: KeptHistory | null;
/** What the saves since told of the changes, and the text that the server had then. */
let told: { saved: string | null; after: (string | null)[] }[];
let keys: number;

const failure = (code: FailureCode, details: unknown = null) =>
  new ApiError({
    code,
    status: code === 'network' ? null : 409,
    data: null,
    details,
    serverMessage: null,
    message: '',
    options: {},
    url: '',
  });

function open(tab: string, live: string[], post: Post | null = null, history: KeptHistory | null = null) {
  const environment: Parameters<typeof openSession>[4] = {
    create: async ({ content }) => {
      if (!online) throw failure('network');
      const made = { ...savedPost, text: content.text };
      server.set(made.id, made);
      return made;
    },
    update: async (id, version, content, { saved, changes }) => {
      told.push({ saved, after: changes.map((one) => one.after) });
      if (!online) throw failure('network');
      const current = server.get(id);
      if (current?.text === content.text) return { post: current, already: true };
      if (current && current.version !== version) throw failure('version_conflict', { current });
      const changed = { ...savedPost, id, text: content.text, version: version + 1 };
      server.set(id, changed);
      return { post: changed, already: false };
    },
    load: async () => savedPost,
    now: () => 1_000_000,
    startTimer: () => () => undefined,
    newKey: () => `key-${(keys += 1)}`,
    keepHistory: (postId, history) => {
      undoable.set(postId ?? 'new', history.past.length);
      lastKept = toKeep(history);
    },
    moveHistory: (postId, history) => {
      undoable.delete('new');
      undoable.set(postId, history.past.length);
    },
    onPost: () => undefined,
  };
  const identity = { id: tab, live: new Set([tab, ...live]) };
  return openSession(post, defaultChoices, identity, keep, environment, history);
}

beforeEach(() => {
  keep = createKeep(memory());
  online = true;
  server = new Map();
  undoable = new Map();
  lastKept = null;
  told = [];
  keys = 0;
});

test('what was typed is there after a reload without a save', () => {
  open('a', []).session.write(snapshot('half a thought'), 'typing');
  expect(textOf(open('a', []).session.state)).toBe('half a thought');
});

test('what another tab saved is taken over where nothing was changed here, and can be undone', () => {
  const { session } = open('a', [], savedPost);
  session.meet({ ...savedPost, text: 'told better there', version: 2, updatedAt: '2026-01-05T09:01:00Z' });
  expect(textOf(session.state)).toBe('told better there');
  session.undo();
  expect(textOf(session.state)).toBe('saved');
});

test('what is being written, or to be chosen among, is not lost to what another tab saved', () => {
  const { session } = open('a', [], savedPost);
  const theirs = { ...savedPost, text: 'told there', version: 2, updatedAt: '2026-01-05T09:01:00Z' };
  session.setIdea('four fields');
  session.beginGeneration({ kind: 'writing', variants: 3, id: null }, 3);
  session.arrived(['one', 'two', 'three'], { kind: 'writing', variants: 3, id: null });
  session.meet(theirs);
  expect(textOf(session.state)).toBe('one');
  expect(session.state.drafts).toHaveLength(3);
});

test('an idea alone is there after a reload', () => {
  open('a', []).session.setIdea('four fields');
  expect(open('a', []).session.state.idea).toBe('four fields');
});

test('what was chosen of a post that was written otherwise is there after a reload', () => {
  const written = { ...savedPost, brief: { idea: 'four fields', ...defaultChoices, tone: 'warm' as const } };
  const { session } = open('a', [], written);
  session.setChoices({ ...defaultChoices, tone: 'formal' });
  expect(open('a', [], written).session.state.choices.tone).toBe('formal');
});

test('after a crash before the writer answered, idea and text stand as they did', () => {
  const { session } = open('a', []);
  session.setIdea('four fields');
  session.write(snapshot('my own words'), 'typing');
  session.beginGeneration({ kind: 'starting', variants: 3 }, 3);
  const { state } = open('a', []).session;
  expect(state).toMatchObject({ idea: 'four fields', drafts: null, generation: { kind: 'idle' } });
  expect(textOf(state)).toBe('my own words');
});

test('once saved nothing is left in the browser', async () => {
  const { session } = open('a', []);
  session.write(snapshot('a thought'), 'typing');
  await session.saver.flush();
  expect(server.size).toBe(1);
  expect(keep.places()).toEqual([]);
});

test('what can be undone goes with a new post when it gets its id, whoever looks on', async () => {
  const { session } = open('a', []);
  session.write(snapshot('a thought'), 'step');
  session.write(snapshot('a better thought'), 'step');
  expect([...undoable]).toEqual([['new', 2]]);
  await session.saver.flush();
  expect([...undoable]).toEqual([[savedPost.id, 2]]);
  session.write(snapshot('the best thought'), 'step');
  expect([...undoable]).toEqual([[savedPost.id, 3]]);
});

test('how each of three drafts ended is there after a reload', () => {
  const { session } = open('a', []);
  session.beginGeneration({ kind: 'writing', variants: 3, id: 'g1' }, 3);
  session.setProgress(0, 'written');
  session.setProgress(1, 'failed');
  session.setProgress(2, 'stopped-free');
  session.arrived(['one', 'two', 'three'], { kind: 'writing', variants: 3, id: 'g1' });
  session.endGeneration({ kind: 'done', variants: 3, kept: 3, missing: [] }, { produced: 'g1' });
  const { state } = open('a', []).session;
  expect(state.progress).toEqual(['written', 'failed', 'stopped-free']);
  expect(stoppedWords(state.progress[1])).toBe('It did not come to its end. Nothing was charged for it.');
});

test('a new post in a second tab neither shows nor takes the first tab’s', () => {
  open('a', []).session.write(snapshot('from a'), 'typing');
  const second = open('b', ['a']);
  expect(textOf(second.session.state)).toBe('');
  expect(second.left).toEqual([]);
  second.session.write(snapshot('from b'), 'typing');
  expect(textOf(open('a', ['b']).session.state)).toBe('from a');
});

test('what a crashed tab left of a new post is offered', () => {
  open('a', []).session.write(snapshot('from a'), 'typing');
  const { left, session } = open('b', []);
  expect(left.map((one) => one.copy.content.text)).toEqual(['from a']);
  expect(textOf(session.state)).toBe('');
});

test('what could not be saved of a post is gone on from and saved', async () => {
  const first = open('a', [], savedPost);
  online = false;
  first.session.write(snapshot('saved and more'), 'typing');
  await first.session.saver.flush();
  online = true;
  const second = open('b', [], savedPost);
  expect(textOf(second.session.state)).toBe('saved and more');
  await second.session.saver.flush();
  expect(server.get(savedPost.id)?.text).toBe('saved and more');
  expect(keep.places()).toEqual([]);
});

test('a save that arrives after the reload is this browser’s own: nothing is asked and nothing counts as restored', async () => {
  const first = open('a', [], savedPost);
  online = false;
  first.session.write(snapshot('saved and more'), 'typing');
  await first.session.saver.flush();
  online = true;
  const { session } = open('a', [], savedPost);
  expect(restoredOver(session.state)).toEqual({ saved: 'saved' });
  server.set(savedPost.id, { ...savedPost, text: 'saved and more', version: 2 });
  await session.saver.flush();
  expect(session.view.saving).toMatchObject({ theirs: null, state: { saved: { version: 2 } } });
  expect(restoredOver(session.state)).toBeNull();
});

test('words that follow a save without an answer go on from it, before the reload and after it', async () => {
  const first = open('a', [], savedPost);
  online = false;
  first.session.write(snapshot('saved and more'), 'typing');
  await first.session.saver.flush();
  online = true;
  first.session.write(snapshot('saved and more words'), 'typing');
  const { session } = open('a', [], savedPost);
  session.write(snapshot('saved and more words still'), 'typing');
  server.set(savedPost.id, { ...savedPost, text: 'saved and more', version: 2 });
  await session.saver.flush();
  expect(session.view.saving.theirs).toBeNull();
  expect(server.get(savedPost.id)).toMatchObject({ text: 'saved and more words still', version: 3 });
  expect(restoredOver(session.state)).toEqual({ saved: 'saved and more' });
});

describe('a help that a save without an answer told of', () => {
  const made = { by: 'improvement' } as const;
  const arrived = { ...savedPost, text: 'written by a help, with words', version: 2 };

  async function loseAnswer() {
    const { session } = open('a', [], savedPost);
    online = false;
    session.write(snapshot('written by a help'), 'step', made);
    session.write(snapshot('written by a help, with words'), 'typing');
    await session.saver.flush();
    online = true;
    told = [];
    return session;
  }

  test('is not told again by the page that sent it', async () => {
    const session = await loseAnswer();
    server.set(savedPost.id, arrived);
    session.write(snapshot('written by another'), 'step', made);
    await session.saver.flush();
    expect(told.at(-1)).toEqual({ saved: arrived.text, after: ['written by another'] });
    expect(server.get(savedPost.id)?.text).toBe('written by another');
  });

  test('is not told again after a reload, whether it arrived before that or after', async () => {
    for (const found of [arrived, savedPost]) {
      keep = createKeep(memory());
      const before = await loseAnswer();
      before.write(snapshot('written by another'), 'step', made);
      const { session } = open('a', [], found);
      server.set(savedPost.id, arrived);
      await session.saver.flush();
      expect(told.at(-1)).toEqual({ saved: arrived.text, after: ['written by another'] });
    }
  });

  test('is told with the next save where it did not arrive', async () => {
    const session = await loseAnswer();
    await session.saver.flush();
    expect(told).toEqual([{ saved: 'saved', after: ['written by a help'] }]);
  });

  test('is not told with what follows the same text', async () => {
    const session = await loseAnswer();
    server.set(savedPost.id, arrived);
    await session.saver.flush();
    session.write(snapshot('typed over'), 'typing');
    await session.saver.flush();
    expect(told.at(-1)).toEqual({ saved: arrived.text, after: [] });
  });
});

test('what another one saved meanwhile is asked about, whatever was sent before', async () => {
  const first = open('a', [], savedPost);
  online = false;
  first.session.write(snapshot('saved and more'), 'typing');
  await first.session.saver.flush();
  online = true;
  server.set(savedPost.id, { ...savedPost, text: 'from elsewhere', version: 2 });
  const { session } = open('a', [], savedPost);
  await session.saver.flush();
  expect(session.view.saving.theirs?.text).toBe('from elsewhere');
});

test('a save that arrived before the reload leaves nothing to save', () => {
  const first = open('a', [], savedPost);
  online = false;
  first.session.write(snapshot('saved and more'), 'typing');
  const { session } = open('a', [], { ...savedPost, text: 'saved and more', version: 2 });
  expect(session.view.saving.state).toMatchObject({ phase: { kind: 'clean' }, saved: { version: 2 } });
  expect(restoredOver(session.state)).toBeNull();
});

test('after a generation and a reload an undo goes back to the text before', () => {
  for (const variants of [1, 3] as const) {
    const { session } = open('a', [], savedPost);
    session.beginGeneration({ kind: 'writing', variants, id: 'g1' }, variants);
    session.arrived(['written', 'another', 'a third'], { kind: 'writing', variants, id: 'g1' });
    session.endGeneration({ kind: 'done', variants, kept: variants, missing: [] });
    const reloaded = open('a', [], { ...savedPost, text: 'written', version: 2 }, lastKept).session;
    expect(textOf(reloaded.state)).toBe('written');
    reloaded.undo();
    expect(textOf(reloaded.state)).toBe('saved');
  }
});

test('an update of the post from elsewhere is shown where nothing is unsaved, and kept out where something is', () => {
  const { session } = open('a', [], savedPost);
  session.meet({ ...savedPost, text: 'changed elsewhere', version: 2 });
  expect(textOf(session.state)).toBe('changed elsewhere');
  session.undo();
  expect(textOf(session.state)).toBe('saved');
  session.meet({ ...savedPost, text: 'again', version: 3 });
  expect(textOf(session.state)).toBe('saved');
});
