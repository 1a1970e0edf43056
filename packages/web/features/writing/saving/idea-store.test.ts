import { expect, test } from 'vitest';
import { defaultChoices } from '../brief/choices.ts';
import { keepIdea, type KeptIdea } from '../brief/kept-idea.ts';
import { createIdeaStore } from './idea-store.ts';

const idea = (words: string): KeptIdea => ({
  idea: words,
  choices: defaultChoices,
  template: '',
  sourceIds: [],
  id: words,
  why: 'replaced',
});

/** A browser whose tabs share one place, and tell each other of it. */
function browser() {
  let text: string | null = null;
  const heard = new Set<() => void>();
  const state = { takes: true };
  const tab = () =>
    createIdeaStore(
      {
        read: () => text,
        write: (_, next) => {
          if (!state.takes) return false;
          text = next === '' ? null : next;
          for (const hear of heard) hear();
          return true;
        },
      },
      (changed) => {
        heard.add(changed);
        return () => heard.delete(changed);
      },
    );
  return { tab, state };
}

const names = (ideas: readonly KeptIdea[]) => ideas.map(({ id }) => id);

test('a tab that shows no list loses nothing of what another tab kept', () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  expect(one.read()).toEqual([]);
  two.change((kept) => keepIdea(kept, idea('of two')));
  expect(names(one.now())).toEqual(['of two']);
  one.change((kept) => keepIdea(kept, idea('of one')));
  expect(names(two.now())).toEqual(['of one', 'of two']);
});

test('a list that is shown again shows what other tabs kept meanwhile, and then hears of them', () => {
  const { tab } = browser();
  const [one, two] = [tab(), tab()];
  expect(one.read()).toEqual([]);
  two.change((kept) => keepIdea(kept, idea('before')));
  let told = 0;
  const stop = one.subscribe(() => (told += 1));
  expect(names(one.read())).toEqual(['before']);
  two.change((kept) => keepIdea(kept, idea('after')));
  expect(told).toBe(1);
  expect(names(one.read())).toEqual(['after', 'before']);
  stop();
});

test('what the browser would not take is said, and stays on this page', () => {
  const { tab, state } = browser();
  const one = tab();
  state.takes = false;
  expect(one.change((kept) => keepIdea(kept, idea('first')))).toBe(false);
  expect(one.change((kept) => keepIdea(kept, idea('second')))).toBe(false);
  expect(names(one.now())).toEqual(['second', 'first']);
  state.takes = true;
  expect(one.change((kept) => keepIdea(kept, idea('third')))).toBe(true);
  expect(names(tab().now())).toEqual(['third', 'second', 'first']);
});
