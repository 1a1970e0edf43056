import { useSyncExternalStore } from 'react';

/** A passage that was asked for, to be brought into view; `turn` tells one asking from the next. */
export interface ShownPassage {
  sourceId: string;
  start: number;
  end: number;
  turn: number;
}

let shown: ShownPassage | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings a passage of a source into view beside the draft. */
export function showPassage(passage: Omit<ShownPassage, 'turn'>): void {
  shown = { ...passage, turn: (shown?.turn ?? 0) + 1 };
  for (const listener of listeners) listener();
}

export function useShownPassage(): ShownPassage | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
