import { onForget } from '../../../lib/client.ts';
import type { FoundCopy } from '../saving/local-copy.ts';
import type { Writing } from './writing-context.ts';

/** A post that is open for writing. */
export interface OpenStudio extends Writing {
  /** Distinguishes one opening from the next. */
  key: string;
  /** What the address names while it is open; null for a post that has no address yet. */
  asked: string | null;
  /** Unsaved posts that closed tabs left behind. */
  left: readonly FoundCopy[];
}

// What is being written outlives the screen: a writer goes on while the person looks at the calendar.
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

onForget(() => {
  current?.session.saver.stop();
  showOpenStudio(null);
});

/** Whether it is what the address asks for. An address without a post asks for a new one, or for one that just got its id. */
export function isAsked(open: OpenStudio, asked: string | null): boolean {
  return open.asked === asked || (asked !== null && open.session.view.saving.state.saved?.id === asked);
}
