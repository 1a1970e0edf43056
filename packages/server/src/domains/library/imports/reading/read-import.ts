import type { Context } from '../../../../context.ts';
import { movable, threadFile, unlessUnreadable } from '../../../../platform/threads/index.ts';
import type * as Reader from './import-reader.worker.ts';
import type { ImportFailure, ImportOrder } from './import-reader.worker.ts';
import type { Imported } from './imported.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'import-reader');

/**
 * Reads a file in a worker thread. A file that exceeds the time or memory limit counts as damaged. Bytes that are
 * `moved` there cannot be used afterwards.
 */
export async function readImport(
  { threads }: Pick<Context, 'threads'>,
  userId: string,
  order: ImportOrder,
  signal: AbortSignal,
  { moved = false }: { moved?: boolean } = {},
): Promise<Imported | ImportFailure> {
  const options = { owner: userId, signal, moved: moved ? movable(order.bytes) : [] };
  return unlessUnreadable(threads.files.call(reader, 'read', [order], options), {
    fault: 'damaged',
    headings: [],
  });
}

/**
 * Converts a CSV or XLSX file to CSV text in a worker thread. Returns null for any other file, or when the time or
 * memory limit is exceeded.
 */
export async function readTableText(
  { threads }: Pick<Context, 'threads'>,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string | null> {
  return unlessUnreadable(threads.files.call(reader, 'readTable', [bytes], { owner: userId, signal }), null);
}
