import type { TextStorage } from './keep.ts';

const key = 'carried';
const lifeMs = 7 * 86_400_000;

type CarriedStorage = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

function browserStorage(): CarriedStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Where a post begins with what was carried along. */
export const carriedPath = '/dashboard/generate-post?carried=1';

/**
 * Keeps a text that a visitor takes into the dashboard: in this browser, for every tab of it and for a week, so that it
 * is there after signing up, whichever way that goes. False when the browser would not take it.
 */
export function carryAlong(
  text: string,
  now: number,
  storage: CarriedStorage | null = browserStorage(),
): boolean {
  try {
    storage?.setItem(key, `${now}\n${text}`);
    return storage !== null;
  } catch {
    return false;
  }
}

/** What was carried along and not yet taken. */
export function readCarried(now: number, storage: CarriedStorage | null = browserStorage()): string | null {
  const kept = storage?.getItem(key) ?? null;
  if (kept === null) return null;
  const at = Number(kept.slice(0, kept.indexOf('\n')));
  return now - at < lifeMs ? kept.slice(kept.indexOf('\n') + 1) : null;
}

/** It has arrived, or is not wanted. */
export function dropCarried(storage: CarriedStorage | null = browserStorage()): void {
  storage?.removeItem(key);
}
