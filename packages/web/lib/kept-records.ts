import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/**
 * Values kept in this browser's IndexedDB by key. Nothing here rejects: a browser that refuses keeps nothing, and
 * `set` says so.
 */
export interface KeptRecords {
  get: (key: string) => Promise<unknown>;
  /** False when the browser did not store it. */
  set: (key: string, value: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
  entries: () => Promise<[string, unknown][]>;
  clear: () => Promise<void>;
}

/** Reading waits no longer than this for a browser that never answers, in ms. */
const readMs = 2000;

const late = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), readMs));

/** A database of its own with one store. It is opened when it is first used. */
export function keptRecords(name: string): KeptRecords {
  let opened: UseStore | null = null;
  const attempt = async <T>(work: (store: UseStore) => Promise<T>, refused: T): Promise<T> => {
    try {
      opened ??= createStore(`limelight-${name}`, name);
      return await work(opened);
    } catch {
      return refused;
    }
  };
  return {
    get: (key) => Promise.race([attempt<unknown>((store) => get(key, store), undefined), late(undefined)]),
    set: (key, value) => attempt((store) => set(key, value, store).then(() => true), false),
    remove: (key) => attempt((store) => del(key, store), undefined),
    entries: () => Promise.race([attempt((store) => entries<string, unknown>(store), []), late([])]),
    clear: () => attempt((store) => clear(store), undefined),
  };
}

/** Posts being written: one record per post with everything that the server does not have, and what can be undone. */
export const keptPosts: KeptRecords = keptRecords('posts');
