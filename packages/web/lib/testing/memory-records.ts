import type { KeptRecords } from '../kept-records.ts';

/** Records in memory, copied in and out like those of a browser database. */
export function memoryRecords(): KeptRecords {
  const all = new Map<string, unknown>();
  return {
    get: async (key) => structuredClone(all.get(key)),
    set: async (key, value) => {
      all.set(key, structuredClone(value));
      return true;
    },
    remove: async (key) => void all.delete(key),
    entries: async () => [...all].map(([key, value]) => [key, structuredClone(value)]),
    clear: async () => all.clear(),
  };
}
