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

export const carriedPath = '/dashboard/generate-post?carried=1';

/**
 * Keeps a visitor's text for the dashboard. It lasts a week and is shared by all tabs of this browser, so it survives
 * every way of signing up. False when the browser refused to store it.
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

export function readCarried(now: number, storage: CarriedStorage | null = browserStorage()): string | null {
  const kept = storage?.getItem(key) ?? null;
  if (kept === null) return null;
  const at = Number(kept.slice(0, kept.indexOf('\n')));
  return now - at < lifeMs ? kept.slice(kept.indexOf('\n') + 1) : null;
}

/** Call it once the text has been used or declined. */
export function dropCarried(storage: CarriedStorage | null = browserStorage()): void {
  storage?.removeItem(key);
}
