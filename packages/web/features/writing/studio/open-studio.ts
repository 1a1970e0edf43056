import { onForget } from '../../../lib/client.ts';
import type { Start } from '../brief/choices.ts';
import { releaseRecord } from '../saving/locks.ts';
import { forgetCurrent } from '../saving/this-tab.ts';
import type { LeftPost } from '../session/open-session.ts';
import type { Writing } from './writing-context.ts';

/** A post that is open for writing. */
export interface OpenStudio extends Writing {
  /** Distinguishes one opening from the next. */
  key: string;
  /** What the address names while it is open; null for a post that has no address yet. */
  asked: string | null;
  /** What another page asked it to start with. */
  start: Start | null;
  /** Unsaved posts that closed tabs left behind. */
  left: readonly LeftPost[];
}

// What is being written outlives the screen: a model keeps writing while the person looks at the calendar.
let current: OpenStudio | null = null;
const listeners = new Set<() => void>();

export function readOpenStudio(): OpenStudio | null {
  return current;
}

export function showOpenStudio(next: OpenStudio | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function subscribeOpenStudio(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leaves a new post that was never saved: what was typed is offered again, and another new post opens. */
export function leaveStudio(): void {
  if (current?.session.key) releaseRecord(current.session.key);
  forgetCurrent();
  showOpenStudio(null);
}

onForget(() => {
  current?.session.close();
  showOpenStudio(null);
});

/** Whether it is what the address asks for. An address without a post asks for a new one, or for one that just got its id. */
export function isAsked(open: OpenStudio, asked: string | null): boolean {
  return open.asked === asked || (asked !== null && open.session.view.saving.state.saved?.id === asked);
}
