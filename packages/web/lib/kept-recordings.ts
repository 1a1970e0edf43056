import { keptRecords, type KeptRecords } from './kept-records.ts';

const records = keptRecords('recordings', { plain: false });
let clearings = 0;

/** Removes the sound of all recordings, also what pages that are still open would store. */
export function clearRecordings(): Promise<void> {
  clearings += 1;
  return records.clear();
}

/**
 * The sound of recordings that the server does not have yet, in pieces of some seconds. After `clearRecordings`, what
 * was opened before stores nothing.
 */
export function openRecordings(): KeptRecords {
  const own = clearings;
  return {
    ...records,
    set: (key, value) => (own === clearings ? records.set(key, value) : Promise.resolve(true)),
  };
}
