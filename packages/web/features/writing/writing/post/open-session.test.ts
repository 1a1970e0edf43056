import type { Post } from '@limelight/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryRecords } from '../../../../lib/testing/memory-records.ts';
import type { KeptRecords } from '../../../../lib/kept-records.ts';
import { ApiError, type FailureCode } from '../../../../lib/api-error.ts';
import { defaultChoices } from './choices.ts';
import { stoppedWords } from './generation.ts';
import { snapshot } from './history.ts';
import { restoredOver, currentText } from './session-state.ts';
import { newKey, readKeptPost } from './kept-post.ts';
import { findLeft, openSession } from './open-session.ts';
import type { SessionEnvironment } from './session-environment.ts';
import { testPost } from '../test-post.ts';

const savedPost = testPost({ text: 'saved' });

const owner = 'asha';
let records: KeptRecords;
let online: boolean;
let server: Map<string, Post>;
/** The records locked by open tabs. */
let held: Set<string>;
/** The changes reported by later saves, and the server's text at that time. */
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

function environment(): SessionEnvironment {
  return {
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
    newId: () => `key-${(keys += 1)}`,
    records,
    owner,
    onMoved: () => undefined,
    onPost: () => undefined,
  };
}

async function open(tab: string, post: Post | null = null) {
  // The previous page has been stored by now.
  await new Promise(setImmediate);
  const key = post?.id ?? newKey(tab);
  const kept = readKeptPost(await records.get(key), owner);
  return openSession(post, defaultChoices, key, kept, environment());
}

async function kept() {
  await new Promise(setImmediate);
  return (await records.entries()).map(([key, value]) => {
    const one = readKeptPost(value, owner);
    return [key, one?.content.text, one?.dirty];
  });
}

beforeEach(() => {
  records = memoryRecords();
  online = true;
  server = new Map();
  held = new Set();
  told = [];
  keys = 0;
});

test('what was typed is there after a reload without a save', async () => {
  (await open('a')).write(snapshot('half a thought'), 'typing');
  expect(currentText((await open('a')).state)).toBe('half a thought');
});

test('what another tab saved is taken over where nothing was changed here, and can be undone', async () => {
  const session = await open('a', savedPost);
  session.meet({ ...savedPost, text: 'told better there', version: 2, updatedAt: '2026-01-05T09:01:00Z' });
  expect(currentText(session.state)).toBe('told better there');
  session.undo();
  expect(currentText(session.state)).toBe('saved');
});

test('what is being written, or to be chosen among, is not lost to what another tab saved', async () => {
  const session = await open('a', savedPost);
  const theirs = { ...savedPost, text: 'told there', version: 2, updatedAt: '2026-01-05T09:01:00Z' };
  session.setIdea('four fields');
  session.beginGeneration({ kind: 'writing', variants: 3, id: null }, 3);
  session.arrived(['one', 'two', 'three'], { kind: 'writing', variants: 3, id: null });
  session.meet(theirs);
  expect(currentText(session.state)).toBe('one');
  expect(session.state.drafts).toHaveLength(3);
});

test('an idea alone is there after a reload', async () => {
  (await open('a')).setIdea('four fields');
  expect((await open('a')).state.idea).toBe('four fields');
});

test('what was chosen of a post that was written otherwise is there after a reload', async () => {
  const written = { ...savedPost, brief: { idea: 'four fields', ...defaultChoices, tone: 'warm' as const } };
  const session = await open('a', written);
  session.setChoices({ ...defaultChoices, tone: 'formal' });
  expect((await open('a', written)).state.choices.tone).toBe('formal');
});

test('after a crash before the writer answered, idea and text stand as they did', async () => {
  const session = await open('a');
  session.setIdea('four fields');
  session.write(snapshot('my own words'), 'typing');
  session.beginGeneration({ kind: 'starting', variants: 3 }, 3);
  const { state } = await open('a');
  expect(state).toMatchObject({ idea: 'four fields', drafts: null, generation: { kind: 'idle' } });
  expect(currentText(state)).toBe('my own words');
});

test('a saved post has one record under its id, with nothing the server lacks', async () => {
  const session = await open('a');
  session.write(snapshot('a thought'), 'typing');
  await session.saver.flush();
  expect(server.size).toBe(1);
  expect(await kept()).toEqual([[savedPost.id, 'a thought', false]]);
});

test('what can be undone goes with a new post when it gets its id', async () => {
  const session = await open('a');
  session.write(snapshot('a thought'), 'step');
  session.write(snapshot('a better thought'), 'step');
  await session.saver.flush();
  const reloaded = await open('a', { ...savedPost, text: 'a better thought' });
  reloaded.undo();
  expect(currentText(reloaded.state)).toBe('a thought');
});

test('another person sees nothing of it, and it is removed', async () => {
  (await open('a')).write(snapshot('from a'), 'typing');
  await kept();
  expect(readKeptPost(await records.get(newKey('a')), 'somebody else')).toBeNull();
  expect(await findLeft(records, 'somebody else', held)).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('how each of three drafts ended is there after a reload', async () => {
  const session = await open('a');
  session.beginGeneration({ kind: 'writing', variants: 3, id: 'g1' }, 3);
  session.setProgress(0, 'written');
  session.setProgress(1, 'failed');
  session.setProgress(2, 'stopped-free');
  session.arrived(['one', 'two', 'three'], { kind: 'writing', variants: 3, id: 'g1' });
  session.endGeneration(
    { kind: 'done', variants: 3, kept: 3, missing: [] },
    { produced: crypto.randomUUID() },
  );
  const { state } = await open('a');
  expect(state.progress).toEqual(['written', 'failed', 'stopped-free']);
  expect(stoppedWords(state.progress[1])).toBe('Not finished. You were not charged for it.');
});

test('a new post in a second tab neither shows nor takes the first tab’s', async () => {
  (await open('a')).write(snapshot('from a'), 'typing');
  held.add(newKey('a'));
  const second = await open('b');
  expect(currentText(second.state)).toBe('');
  expect(await findLeft(records, owner, held)).toEqual([]);
  second.write(snapshot('from b'), 'typing');
  expect(currentText((await open('a')).state)).toBe('from a');
});

test('what a closed tab left of a new post is offered, and an untouched suggestion is not', async () => {
  (await open('a')).write(snapshot('from a'), 'typing');
  (await open('b')).setIdea('typed by a person');
  (await open('c')).setIdea('suggested on Home', 'suggested on Home');
  await kept();
  const left = await findLeft(records, owner, held);
  const words = left.map((one) => one.kept.content.text || one.kept.idea);
  expect(new Set(words)).toEqual(new Set(['from a', 'typed by a person']));
});

test('what could not be saved of a post is gone on from and saved', async () => {
  const first = await open('a', savedPost);
  online = false;
  first.write(snapshot('saved and more'), 'typing');
  await first.saver.flush();
  online = true;
  const second = await open('b', savedPost);
  expect(currentText(second.state)).toBe('saved and more');
  await second.saver.flush();
  expect(server.get(savedPost.id)?.text).toBe('saved and more');
  expect(await kept()).toEqual([[savedPost.id, 'saved and more', false]]);
});

test('a save that arrives after the reload is this browser’s own: nothing is asked and nothing counts as restored', async () => {
  const first = await open('a', savedPost);
  online = false;
  first.write(snapshot('saved and more'), 'typing');
  await first.saver.flush();
  online = true;
  const session = await open('a', savedPost);
  expect(restoredOver(session.state)).toEqual({ saved: 'saved' });
  server.set(savedPost.id, { ...savedPost, text: 'saved and more', version: 2 });
  await session.saver.flush();
  expect(session.view.saving).toMatchObject({ theirs: null, state: { saved: { version: 2 } } });
  expect(restoredOver(session.state)).toBeNull();
});

test('words that follow a save without an answer go on from it, before the reload and after it', async () => {
  const first = await open('a', savedPost);
  online = false;
  first.write(snapshot('saved and more'), 'typing');
  await first.saver.flush();
  online = true;
  first.write(snapshot('saved and more words'), 'typing');
  const session = await open('a', savedPost);
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
    const session = await open('a', savedPost);
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
      records = memoryRecords();
      const before = await loseAnswer();
      before.write(snapshot('written by another'), 'step', made);
      const session = await open('a', found);
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
  const first = await open('a', savedPost);
  online = false;
  first.write(snapshot('saved and more'), 'typing');
  await first.saver.flush();
  online = true;
  server.set(savedPost.id, { ...savedPost, text: 'from elsewhere', version: 2 });
  const session = await open('a', savedPost);
  await session.saver.flush();
  expect(session.view.saving.theirs?.text).toBe('from elsewhere');
});

test('a save that arrived before the reload leaves nothing to save', async () => {
  const first = await open('a', savedPost);
  online = false;
  first.write(snapshot('saved and more'), 'typing');
  const session = await open('a', { ...savedPost, text: 'saved and more', version: 2 });
  expect(session.view.saving.state).toMatchObject({ phase: { kind: 'clean' }, saved: { version: 2 } });
  expect(restoredOver(session.state)).toBeNull();
});

test('after a generation and a reload an undo goes back to the text before', async () => {
  for (const variants of [1, 3] as const) {
    const session = await open('a', savedPost);
    session.beginGeneration({ kind: 'writing', variants, id: 'g1' }, variants);
    session.arrived(['written', 'another', 'a third'], { kind: 'writing', variants, id: 'g1' });
    session.endGeneration({ kind: 'done', variants, kept: variants, missing: [] });
    const reloaded = await open('a', { ...savedPost, text: 'written', version: 2 });
    expect(currentText(reloaded.state)).toBe('written');
    reloaded.undo();
    expect(currentText(reloaded.state)).toBe('saved');
  }
});

test('an update of the post from elsewhere is shown where nothing is unsaved, and kept out where something is', async () => {
  const session = await open('a', savedPost);
  session.meet({ ...savedPost, text: 'changed elsewhere', version: 2 });
  expect(currentText(session.state)).toBe('changed elsewhere');
  session.undo();
  expect(currentText(session.state)).toBe('saved');
  session.meet({ ...savedPost, text: 'again', version: 3 });
  expect(currentText(session.state)).toBe('saved');
});
