import { onForget } from '../../../lib/client.ts';
import type { History } from '../session/history.ts';
import { keptHistory, toKeep, type KeptHistory } from './kept-history.ts';

const database = 'limelight-histories';
const store = 'histories';
/** How long after a change its history is written. */
const pauseMs = 400;

function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.open(database, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
      request.addEventListener('blocked', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

let opened: Promise<IDBDatabase | null> | null = null;

/** One request; null when the browser refuses: without a store the history ends with the page, and nothing else. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (from: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  opened ??= open();
  const known = await opened;
  if (known === null) return null;
  return new Promise((resolve) => {
    try {
      const request = ask(known.transaction(store, mode).objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

/** Where the history of a post is kept; a post without an id has one in each tab. */
export const historyPlace = (postId: string | null, tab: string): string => postId ?? `new:${tab}`;

/** The post does not wait longer for what could be undone in it, in ms. */
const readMs = 2000;

export async function readHistory(place: string): Promise<KeptHistory | null> {
  const read = run('readonly', (from) => from.get(place));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), readMs));
  const parsed = keptHistory.safeParse(await Promise.race([read, late]));
  return parsed.success ? parsed.data : null;
}

let waiting: { place: string; history: History } | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function write(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (waiting === null) return;
  const { place, history } = waiting;
  waiting = null;
  void run('readwrite', (into) => into.put(toKeep(history), place));
}

/** Keeps a history soon, and at once when the page goes out of sight. */
export function keepHistory(place: string, history: History): void {
  if (waiting !== null && waiting.place !== place) write();
  waiting = { place, history };
  timer ??= setTimeout(write, pauseMs);
}

/** A post got its id: what can be undone goes with it, and the next new post has none of it. */
export function moveHistory(from: string, to: string, history: History): void {
  waiting = { place: to, history };
  write();
  void run('readwrite', (into) => into.delete(from));
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });
}

onForget(() => {
  waiting = null;
  void run('readwrite', (from) => from.clear());
});
