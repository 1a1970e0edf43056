import { keptRecords } from './kept-records.ts';

/**
 * Files being uploaded, stored in the browser by upload id, so that the user need not choose them again after a reload
 * or a crash. Browsers without storage or room for them store none.
 */
export interface KeptFiles {
  put: (id: string, file: File) => Promise<void>;
  get: (id: string) => Promise<File | null>;
  remove: (id: string) => Promise<void>;
  ids: () => Promise<string[]>;
  clear: () => Promise<void>;
}

const files = keptRecords('files', { plain: false });

/** True when the browser has room for twice the size of the file. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
  return quota - usage > 2 * bytes;
}

export const keptFiles: KeptFiles = {
  async put(id, file) {
    if (await hasRoom(file.size)) await files.set(id, file);
  },
  async get(id) {
    const found = await files.get(id);
    return found instanceof File ? found : null;
  },
  remove: files.remove,
  async ids() {
    return (await files.entries()).map(([id]) => id);
  },
  clear: files.clear,
};
