import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/**
 * Values kept in this browser's IndexedDB by key. Nothing here rejects: a browser that refuses keeps nothing, and
 * `set` says so.
 */
export interface KeptRecords {
  get: (key: string) => Promise<unknown>;
  /** False when the browser did not store it. Of several values for one key in a row only the last is written. */
  set: (key: string, value: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  entries: () => Promise<[string, unknown][]>;
  clear: () => Promise<void>;
}

/** Reading waits no longer than this for a browser that never answers, in ms. */
const readMs = 2000;

const late = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), readMs));

/**
 * A database of its own with one store. It is opened when it is first used. A page that goes cannot wait for IndexedDB:
 * where values are `plain` JSON, those not stored by then are put into localStorage, and moved into the database by
 * whichever page reads next.
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
  /** Writes what waits under a key until nothing does; `undefined` removes it. */
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
  /** What this page and the one before still had to store is in the database when it is read. */
  const settled = async () => {
    await (recovered ??= recover().catch(() => undefined));
    await Promise.all(writers.values());
  };
  if (plain && typeof window !== 'undefined')
    window.addEventListener('pagehide', () => {
      try {
        park();
      } catch {
        // A browser without storage, or without room in it, keeps nothing.
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
        // Nothing was parked where storage is forbidden.
      }
      return attempt((store) => clear(store), undefined);
    },
  };
}

/** Posts being written: one record per post with everything that the server does not have, and what can be undone. */
export const keptPosts: KeptRecords = keptRecords('posts', { plain: true });
