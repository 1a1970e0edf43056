import { useSyncExternalStore } from 'react';
import { onForget } from '../../../lib/client.ts';
import { keep } from '../../../lib/keep.ts';
import { keepIdea, madeWay, readKeptIdeas, type KeptIdea, type ToldIdea } from '../rules/kept-ideas.ts';
import type { WritingSession } from '../session/writing-session.ts';

const place = 'ideas';
const listeners = new Set<() => void>();
let known: readonly KeptIdea[] | null = null;
/** The idea that came last from another page, as it came. */
let brought = '';

const read = () => (known ??= readKeptIdeas(keep.read(place)));
const none: readonly KeptIdea[] = [];

function change(next: readonly KeptIdea[]): void {
  known = next;
  keep.write(place, next.length === 0 ? '' : JSON.stringify(next));
  for (const listener of listeners) listener();
}

// Another tab keeps its ideas in the same place.
function readAnew(): void {
  known = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAnew);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAnew);
  };
}

onForget(() => {
  known = null;
  brought = '';
});

/** Ideas that made way for others or wait, until they are used or let go. */
export function useKeptIdeas(): readonly KeptIdea[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

export const findKeptIdea = (id: string): KeptIdea | null => read().find((one) => one.id === id) ?? null;

export function letGo(id: string): void {
  change(read().filter((one) => one.id !== id));
}

/** Keeps one that was let go again. */
export function keepAgain(idea: KeptIdea): void {
  change(keepIdea(read(), idea));
}

/** The writer is at work: the idea is there when it is done. */
export function letWait(idea: ToldIdea): void {
  change(keepIdea(read(), { ...idea, id: crypto.randomUUID(), why: 'waiting' }));
}

/** Puts an idea in the place of the one there, which is kept where it is the person's own; whether it was. */
export function bring(session: WritingSession, coming: ToldIdea, own: boolean): boolean {
  const { idea, choices, template, sourceIds } = session.state;
  const before = madeWay({ idea, choices, template, sourceIds: [...sourceIds] }, coming.idea, brought);
  session.setIdea(coming.idea);
  session.setChoices(coming.choices, coming.template);
  session.setSources(coming.sourceIds);
  brought = own ? '' : coming.idea;
  if (before !== null) change(keepIdea(read(), { ...before, id: crypto.randomUUID(), why: 'replaced' }));
  return before !== null;
}

/** Takes a kept idea up again, here. */
export function takeUp(session: WritingSession, kept: KeptIdea): void {
  letGo(kept.id);
  bring(session, kept, true);
}
