import { useSyncExternalStore } from 'react';

/** A source that is to be added, asked for elsewhere on the page: a page that is read at once, or any. */
export interface AskedSource {
  address: string | null;
}

let asked: AskedSource | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: AskedSource | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the way to add a source; what stands at `address` is read without being asked for again. */
export function askSource(address: string | null = null): void {
  set({ address });
}

/** It was added, or left. */
export function endAsking(): void {
  if (asked !== null) set(null);
}

export function useAskedSource(): AskedSource | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
