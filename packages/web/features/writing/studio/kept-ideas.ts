import { useSyncExternalStore } from 'react';
import { onForget } from '../../../lib/client.ts';
import { keep } from '../../../lib/keep.ts';
import { keepIdea, madeWay, type KeptIdea, type ToldIdea } from '../brief/kept-idea.ts';
import { createIdeaStore } from '../saving/idea-store.ts';
import type { WritingSession } from '../session/writing-session.ts';

const store = createIdeaStore(keep, (changed) => {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
});
/** The idea that came last from another page, as it came. */
let brought = '';
const none: readonly KeptIdea[] = [];

onForget(() => {
  store.forget();
  brought = '';
});

/** Ideas that made way for others or wait, until they are used or let go. */
export function useKeptIdeas(): readonly KeptIdea[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}

export const findKeptIdea = (id: string): KeptIdea | null => store.now().find((one) => one.id === id) ?? null;

export function letGo(id: string): void {
  store.change((kept) => kept.filter((one) => one.id !== id));
}

/** Keeps one that was let go again. */
export function keepAgain(idea: KeptIdea): void {
  store.change((kept) => keepIdea(kept, idea));
}

/** The writer is at work: the idea is there when it is done. */
export function letWait(idea: ToldIdea): void {
  store.change((kept) => keepIdea(kept, { ...idea, id: crypto.randomUUID(), why: 'waiting' }));
}

/** Puts an idea in the place of the one there, which is kept where it is the person's own; whether it was. */
export function bring(session: WritingSession, coming: ToldIdea, own: boolean): boolean {
  const { idea, choices, template, sourceIds } = session.state;
  const before = madeWay({ idea, choices, template, sourceIds: [...sourceIds] }, coming, brought);
  session.setIdea(coming.idea);
  session.setChoices(coming.choices, coming.template);
  session.setSources(coming.sourceIds);
  brought = own ? '' : coming.idea;
  if (before === null) return false;
  return store.change((kept) => keepIdea(kept, { ...before, id: crypto.randomUUID(), why: 'replaced' }));
}

/** Takes a kept idea up again, here. */
export function takeUp(session: WritingSession, kept: KeptIdea): void {
  letGo(kept.id);
  bring(session, kept, true);
}
