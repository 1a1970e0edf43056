import { describe, expect, test } from 'vitest';
import { defaultChoices } from './choices.ts';
import { emptyContent } from './draft.ts';
import { record, snapshot, undo } from './history.ts';
import type { KeptPost } from './kept-post.ts';
import {
  beginGeneration,
  chooseDraft,
  chooseFilled,
  draftTexts,
  bringDrafts,
  leaveOut,
  placeOf,
  isOriginUntold,
  openState,
  restoreState,
  restoredOver,
  showArrived,
  showProgress,
  currentText,
} from './session-state.ts';
import { testPost } from '../test-post.ts';

const post = testPost({ text: 'saved words', version: 2 });
const copy: KeptPost = {
  v: 1,
  owner: 'asha',
  changedAt: 1,
  postId: post.id,
  version: 2,
  dirty: true,
  content: { ...emptyContent, pictures: [], text: 'unsaved words' },
  base: null,
  sent: [],
  idea: 'the idea',
  choices: defaultChoices,
  suggested: '',
  template: '',
  sourceIds: [],
  cite: true,
  places: [],
  engines: [],
  past: [],
  future: [],
  produced: null,
  drafts: null,
  activeDraft: 0,
  progress: [],
  engine: null,
  written: null,
  ownWords: null,
  generationId: null,
  creating: null,
  changes: [],
};
const opened = openState(post, defaultChoices);
const type = (state: typeof opened, text: string) => ({
  ...state,
  history: record(state.history, snapshot(text), 'step', 1),
});

test('a generation leaves the text from before one step back, in each draft', () => {
  const three = showArrived(beginGeneration(opened, 3), ['a', 'b', 'c']);
  for (const index of [0, 1, 2]) {
    const chosen = chooseDraft(three, index);
    expect(currentText(chosen)).toBe(['a', 'b', 'c'][index]);
    expect(undo(chosen.history).present.text).toBe('saved words');
  }
});

test('a generation into an empty page can be undone to the empty page', () => {
  const written = showArrived(beginGeneration(openState(null, defaultChoices), 1), ['a post']);
  expect(undo(written.history).present.text).toBe('');
});

test('edits to a draft stay with it while others are looked at', () => {
  const three = showArrived(beginGeneration(opened, 3), ['a', 'b', 'c']);
  const edited = chooseDraft(type(three, 'a, edited'), 2);
  expect(currentText(edited)).toBe('c');
  expect(draftTexts(edited)).toEqual(['a, edited', 'b', 'c']);
  expect(currentText(chooseDraft(edited, 0))).toBe('a, edited');
});

test('what arrives goes into the draft it belongs to, whichever is looked at', () => {
  const looking = chooseDraft(beginGeneration(opened, 3), 1);
  const arrived = showArrived(looking, ['one', 'two', 'three']);
  expect(currentText(arrived)).toBe('two');
  expect(draftTexts(arrived)).toEqual(['one', 'two', 'three']);
});

describe('drafts that say what another says', () => {
  const arrived = showArrived(beginGeneration(opened, 3), ['a', 'b', 'b']);
  const three = { ...arrived, progress: arrived.progress.map(() => 'written' as const) };

  test('leave the choice at its end', () => {
    expect(draftTexts(leaveOut(chooseDraft(three, 2), [0, 1]))).toEqual(['a', 'b']);
    expect(currentText(leaveOut(chooseDraft(three, 2), [0, 1]))).toBe('a');
    expect(leaveOut(three, [0, 1, 2])).toBe(three);
  });

  test('leave the choice from among the others, which stay the texts that they are', () => {
    const two = leaveOut(chooseDraft(three, 2), [0, 2]);
    expect(draftTexts(two)).toEqual(['a', 'b']);
    expect(two).toMatchObject({ activeDraft: 1, progress: ['written', 'written'] });
    expect(currentText(two)).toBe('b');
    expect([0, 1].map((at) => placeOf(two, at))).toEqual([0, 2]);
    expect(currentText(chooseFilled(showProgress(chooseDraft(two, 0), 0, 'stopped'), 2))).toBe('b');
    expect(currentText(leaveOut(chooseDraft(three, 1), [0, 2]))).toBe('a');
  });

  test('do not stand beside the one that was kept for a reader who had left', () => {
    const begun = openState({ ...post, text: 'c' }, defaultChoices);
    const brought = bringDrafts(begun, ['a', '', 'c'], 2, 'g1');
    expect(draftTexts(brought)).toEqual(['a', 'c']);
    expect(currentText(brought)).toBe('c');
    expect(placeOf(brought, brought.activeDraft)).toBe(2);
  });

  test('leave one draft as the post, with the text before it one step back', () => {
    const one = leaveOut(three, [0]);
    expect(one.drafts).toBeNull();
    expect(currentText(one)).toBe('a');
    expect(undo(one.history).present.text).toBe('saved words');
  });

  test('are not those that broke off or were stopped', () => {
    const broke = { ...three, progress: ['written', 'written', 'failed'] as const };
    expect(leaveOut(broke, [0, 1])).toBe(broke);
  });
});

test('a copy is restored with the server’s text one step back', () => {
  const restored = restoreState(opened, copy);
  expect(currentText(restored)).toBe('unsaved words');
  expect(restoredOver(restored)).toEqual({ saved: 'saved words' });
  expect(undo(restored.history).present.text).toBe('saved words');
  expect(restoredOver({ ...restored, history: undo(restored.history) })).toBeNull();
});

test('a copy of the very text that is saved restores nothing', () => {
  const same = { ...copy, content: { ...copy.content, text: 'saved words' } };
  expect(restoredOver(restoreState(opened, same))).toBeNull();
});

test('three drafts survive a reload', () => {
  const restored = restoreState(openState(null, defaultChoices), {
    ...copy,
    postId: null,
    drafts: ['one', 'two', 'three'],
    activeDraft: 1,
    content: { ...copy.content, text: 'two, edited' },
  });
  expect(draftTexts(restored)).toEqual(['one', 'two, edited', 'three']);
  expect(currentText(restored)).toBe('two, edited');
});

test('a draft that was to stop when the page was left goes on, and one that ended stays as it ended', () => {
  const left = {
    ...copy,
    generationId: 'g1',
    drafts: ['one', 'two', 'three'],
    progress: ['stopping' as const, 'failed' as const, 'writing' as const],
  };
  expect(restoreState(openState(null, defaultChoices), left).progress).toEqual([
    'writing',
    'failed',
    'writing',
  ]);
});

test('a generation that was running is looked for again', () => {
  expect(restoreState(opened, { ...copy, generationId: 'g1' }).generation).toEqual({
    kind: 'finding',
    id: 'g1',
  });
});

test('a copy that was saved gives way to a newer text on the server', () => {
  const state = restoreState(opened, {
    ...copy,
    dirty: false,
    drafts: ['unsaved words', 'another'],
    content: { ...copy.content, text: 'older words' },
  });
  expect(currentText(state)).toBe('saved words');
  expect(state.drafts).toBeNull();
  expect(state.idea).toBe('the idea');
});

test('a page that is not to be named stays unnamed after a reload', () => {
  expect(restoreState(opened, { ...copy, cite: false }).cite).toBe(false);
  expect(restoreState(opened, copy).cite).toBe(true);
});

test('a draft that was stopped makes way for the one the server goes on with; one that was written stays', () => {
  const begun = showArrived(beginGeneration(opened, 3), ['We so', 'We sold it whole.', '']);
  const stopped = showProgress(begun, 0, 'stopped');
  expect(currentText(chooseFilled(stopped, 1))).toBe('We sold it whole.');
  expect(currentText(chooseFilled(showProgress(begun, 0, 'written'), 1))).toBe('We so');
  expect(currentText(chooseFilled(stopped))).toBe('We so');
});

test('the server lacks who made a text only where something of it differs, not the order of it', () => {
  const engine = { kind: 'model', name: 'Some model' } as const;
  const brief = { idea: 'four fields', ...defaultChoices };
  const { idea, never, ...rest } = brief;
  const state = {
    ...openState(testPost({ engine, brief: { never, ...rest, idea } }), defaultChoices),
    written: brief,
  };
  expect(isOriginUntold(state)).toBe(false);
  const formal = { ...brief, tone: 'formal' } as const;
  expect(isOriginUntold({ ...state, written: formal })).toBe(true);
});
