import type { FactChoice } from '@limelight/contracts';
import { useSyncExternalStore } from 'react';

/** The most that a request can name. */
const most = 50;
let without: readonly string[] = [];
const listeners = new Set<() => void>();

export const readFactChoice = (): FactChoice => ({ without: [...without] });

/** Leaves a fact out of the texts written on this page, or lets it in again. */
export function wantFact(id: string, isWanted: boolean): void {
  const others = without.filter((one) => one !== id);
  without = isWanted ? others : [...others, id].slice(-most);
  for (const listener of listeners) listener();
}

/** The facts that are left out. */
export const useLeftOutFacts = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => without,
    () => without,
  );
