import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/**
 * Key-value storage in this browser's IndexedDB. Nothing here rejects: when the browser refuses, `set` resolves to
 * false.
 */
export interface KeptRecords {
  get: (key: string) => Promise<unknown>;
  /** False when the browser did not store it. Of several values set for one key in a row, only the last is written. */
  set: (key: string, value: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  entries: () => Promise<[string, unknown][]>;
  clear: () => Promise<void>;
}

/** The longest wait for a browser whose database never answers, in milliseconds. */
const readMs = 2000;

const late = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), readMs));

/**
 * Opens a separate database with one store on first use. A closing page cannot wait for IndexedDB, so with `plain`
 * (JSON values) anything not stored by then goes to localStorage, and the next page that reads moves it into the
 * database.
 */
export function keptRecords(name: string, { plain }: { plain: boolean }): KeptRecords {
  let opened: UseStore | null = null;
  let recovered: Promise<void> | null = null;
  const unstored = new Map<string, unknown>();
  const writers = new Map<string, Promise<boolean>>();
  const parked = `unstored:${name}:`;

  const attempt = async <T>(work: (store: UseStore) => Promise<T>, refused: T): Promise<T> => {
    try {
      opened ??= createStore(`limelight-${name}`, name);
      return await work(opened);
    } catch {
      return refused;
    }
  };
  /** Writes the pending values of a key until there are none. `undefined` removes the record. */
  const write = async (key: string): Promise<boolean> => {
    let stored = true;
    for (let value = unstored.get(key); unstored.has(key); value = unstored.get(key)) {
      const now = value;
      stored = await attempt(
        (store) => (now === undefined ? del(key, store) : set(key, now, store)).then(() => true),
        false,
      );
      if (unstored.get(key) === now) unstored.delete(key);
    }
    writers.delete(key);
    return stored;
  };
  const put = (key: string, value: unknown): Promise<boolean> => {
    unstored.set(key, value);
    const writer = writers.get(key) ?? write(key);
    if (unstored.has(key)) writers.set(key, writer);
    return writer;
  };
  const park = () => {
    for (const [key, value] of unstored)
      if (value !== undefined) window.localStorage.setItem(parked + key, JSON.stringify(value));
  };
  const parkedKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith(parked));
  const recover = async () => {
    for (const key of parkedKeys()) {
      const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
      if (await put(key.slice(parked.length), value)) window.localStorage.removeItem(key);
    }
  };
  /** Waits until everything pending on this page and the previous one is in the database. */
  const settled = async () => {
    await (recovered ??= recover().catch(() => undefined));
    await Promise.all(writers.values());
  };
  if (plain && typeof window !== 'undefined')
    window.addEventListener('pagehide', () => {
      try {
        park();
      } catch {
        // A browser without storage, or without room, stores nothing.
      }
    });

  return {
    get: (key) =>
      Promise.race([
        settled().then(() => attempt<unknown>((store) => get(key, store), undefined)),
        late(undefined),
      ]),
    set: put,
    remove: (key) => put(key, undefined).then(() => undefined),
    entries: () =>
      Promise.race([settled().then(() => attempt((store) => entries<string, unknown>(store), [])), late([])]),
    clear: () => {
      unstored.clear();
      try {
        for (const key of parkedKeys()) window.localStorage.removeItem(key);
      } catch {
        // Nothing was parked if storage is forbidden.
      }
      return attempt((store) => clear(store), undefined);
    },
  };
}

/** Unsaved posts: one record per post with everything the server does not have yet and the undo history. */
export const keptPosts: KeptRecords = keptRecords('posts', { plain: true });
