import { useSyncExternalStore } from 'react';

/** As long as an asking is waited for; later something else is on the page. */
const answerMs = 3000;

let turn = 0;
let askedAt: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings the claims that wait to be confirmed or cut into view, wherever on the page that was asked. */
export function showClaims(): void {
  turn += 1;
  askedAt = performance.now();
  for (const listener of listeners) listener();
}

/** Grows with each asking. */
export function useAskedClaims(): number {
  return useSyncExternalStore(
    subscribe,
    () => turn,
    () => 0,
  );
}

/** Whether somebody asked just now and nobody answered yet; the asker counts as answered after this. */
export function takeAskedClaims(): boolean {
  const asked = askedAt !== null && performance.now() - askedAt < answerMs;
  askedAt = null;
  return asked;
}
