import type { Post } from '@limelight/contracts';
import { beforeEach, expect, test } from 'vitest';
import { createKeep, type Keep, type TextStorage } from '../../../lib/keep.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { defaultChoices } from '../rules/choices.ts';
import { stoppedWords } from '../rules/generation.ts';
import { snapshot } from '../rules/history.ts';
import { textOf } from '../rules/session-state.ts';
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

const noConnection = () =>
  new ApiError({
    code: 'network',
    status: null,
    data: null,
    details: null,
    serverMessage: null,
    message: '',
    options: {},
    url: '',
  });

function open(tab: string, live: string[], post: Post | null = null) {
  return openSession(post, defaultChoices, { id: tab, live: new Set([tab, ...live]) }, keep, {
    create: async ({ content }) => {
      if (!online) throw noConnection();
      const made = { ...savedPost, text: content.text };
      server.set(made.id, made);
      return made;
    },
    update: async (id, version, content) => {
      if (!online) throw noConnection();
      const changed = { ...savedPost, id, text: content.text, version: version + 1 };
      server.set(id, changed);
      return changed;
    },
    load: async () => savedPost,
    now: () => 1_000_000,
    startTimer: () => () => undefined,
    newKey: () => 'key',
    keepHistory: (postId, history) => void undoable.set(postId ?? 'new', history.past.length),
    moveHistory: (postId, history) => {
      undoable.delete('new');
      undoable.set(postId, history.past.length);
    },
    onPost: () => undefined,
  });
}

beforeEach(() => {
  keep = createKeep(memory());
  online = true;
  server = new Map();
  undoable = new Map();
});

test('what was typed is there after a reload without a save', () => {
  open('a', []).session.write(snapshot('half a thought'), 'typing');
  expect(textOf(open('a', []).session.state)).toBe('half a thought');
});

test('an idea alone is there after a reload', () => {
  open('a', []).session.setIdea('four fields');
  expect(open('a', []).session.state.idea).toBe('four fields');
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
  session.endGeneration({ kind: 'done', variants: 3, missing: [] }, { produced: 'g1' });
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

test('an update of the post from elsewhere is shown where nothing is unsaved, and kept out where something is', () => {
  const { session } = open('a', [], savedPost);
  session.meet({ ...savedPost, text: 'changed elsewhere', version: 2 });
  expect(textOf(session.state)).toBe('changed elsewhere');
  session.undo();
  expect(textOf(session.state)).toBe('saved');
  session.meet({ ...savedPost, text: 'again', version: 3 });
  expect(textOf(session.state)).toBe('saved');
});
