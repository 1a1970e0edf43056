/**
 * Files on their way to the server, kept in the browser by the upload's id, so that a reload or a crash need not ask for
 * them again. Nothing here fails: a browser that keeps none, or has no room, has none.
 */
export interface KeptFiles {
  put: (id: string, file: File) => Promise<void>;
  get: (id: string) => Promise<File | null>;
  remove: (id: string) => Promise<void>;
  ids: () => Promise<string[]>;
  clear: () => Promise<void>;
}

const database = 'limelight-files';
const store = 'files';

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

/** Runs one request in a transaction of its own; null when the browser refuses. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const opened = await open();
  if (opened === null) return null;
  const done = await new Promise<T | null>((resolve) => {
    try {
      const transaction = opened.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => resolve(null));
      transaction.addEventListener('abort', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
  opened.close();
  return done;
}

/** Whether the browser has room for the file and as much again. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
  return quota - usage > 2 * bytes;
}

export const keptFiles: KeptFiles = {
  async put(id, file) {
    if (await hasRoom(file.size)) await run('readwrite', (files) => files.put(file, id));
  },
  async get(id) {
    const found: unknown = await run('readonly', (files) => files.get(id));
    return found instanceof File ? found : null;
  },
  async remove(id) {
    await run('readwrite', (files) => files.delete(id));
  },
  async ids() {
    const found = await run('readonly', (files) => files.getAllKeys());
    return Array.isArray(found) ? found.filter((key): key is string => typeof key === 'string') : [];
  },
  async clear() {
    await run('readwrite', (files) => files.clear());
  },
};
