import { onForget } from '../../../../lib/client.ts';
import type { Start } from '../post/choices.ts';
import { releaseRecord } from '../post/locks.ts';
import { forgetCurrent } from '../post/this-tab.ts';
import type { LeftPost } from '../post/open-session.ts';
import type { Writing } from '../post/writing-context.ts';

export interface OpenStudio extends Writing {
  key: string;
  /** The post id in the address while it is open. Null for a post that is not in the address yet. */
  asked: string | null;
  start: Start | null;
  left: readonly LeftPost[];
}

// The session outlives the screen: a model continues writing while the user looks at the calendar.
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

/** Leaves a new post that was never saved. It is offered for recovery, and another new post opens. */
export function leaveStudio(): void {
  if (current?.session.key) releaseRecord(current.session.key);
  forgetCurrent();
  showOpenStudio(null);
}

onForget(() => {
  current?.session.close();
  showOpenStudio(null);
});

/** True when the address asks for it. An address without an id asks for a new post, or for one that just got its id. */
export function isAsked(open: OpenStudio, asked: string | null): boolean {
  return open.asked === asked || (asked !== null && open.session.view.saving.state.saved?.id === asked);
}
