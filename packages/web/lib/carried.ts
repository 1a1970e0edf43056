import type { TextStorage } from './keep.ts';

const key = 'carried';
const draftKey = 'carried-draft';
const lifeMs = 7 * 86_400_000;
const editor = '/dashboard/generate-post';
/** The longest return path that signing up keeps. */
const longestPath = 500;

type CarriedStorage = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a visitor takes from the public pages into the editor: notes for the brief, and a draft made from them. */
export interface Carried {
  notes: string;
  draft: string | null;
}

function browserStorage(): CarriedStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

export const carriedPath = `${editor}?carried=1`;

/**
 * Keeps a visitor's text for the dashboard. It lasts a week and is shared by all tabs of this browser, so it survives
 * every way of signing up. False when the browser refused to store it.
 */
export function carryAlong(
  { notes, draft }: Carried,
  now: number,
  storage: CarriedStorage | null = browserStorage(),
): boolean {
  try {
    if (draft === null) storage?.removeItem(draftKey);
    else storage?.setItem(draftKey, draft);
    storage?.setItem(key, `${now}\n${notes}`);
    return storage !== null;
  } catch {
    return false;
  }
}

export function readCarried(now: number, storage: CarriedStorage | null = browserStorage()): Carried | null {
  const kept = storage?.getItem(key) ?? null;
  if (kept === null) return null;
  const at = Number(kept.slice(0, kept.indexOf('\n')));
  if (now - at >= lifeMs) return null;
  return { notes: kept.slice(kept.indexOf('\n') + 1), draft: storage?.getItem(draftKey) ?? null };
}

/** Call it once the text has been used or declined. */
export function dropCarried(storage: CarriedStorage | null = browserStorage()): void {
  storage?.removeItem(key);
  storage?.removeItem(draftKey);
}

/** The editor's address for a text, cut at a word where it would be too long to survive signing up. */
function addressWith(parameter: 'idea' | 'text', text: string): string {
  let path = `${editor}?${parameter}=`;
  for (const word of text.trim().split(/(?=\s)/u)) {
    const next = path + encodeURIComponent(word);
    if (next.length > longestPath) return path;
    path = next;
  }
  return path;
}

/** Keeps the text and returns the address that continues with it, which contains the text if storage is refused. */
export function carriedAddress(
  carried: Carried,
  now: number,
  storage: CarriedStorage | null = browserStorage(),
): string {
  if (carryAlong(carried, now, storage)) return carriedPath;
  return carried.draft === null ? addressWith('idea', carried.notes) : addressWith('text', carried.draft);
}
