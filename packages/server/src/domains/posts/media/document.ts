import { documentPageLimit } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { threadFile, unlessUnreadable } from '../../../platform/threads/index.ts';
import type * as Reader from './document-reader.worker.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'document-reader');

/** Refuses with `document_invalid` (also for encrypted files), `document_too_large` or `writer_queue_full`. */
export async function countPages(context: Context, userId: string, bytes: Uint8Array): Promise<number> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new AppError('document_invalid');
  const result = await unlessUnreadable(
    context.threads.files.call(reader, 'readPages', [bytes], { owner: userId }),
    { fault: 'unreadable' },
  );
  if ('fault' in result || result.pages < 1) throw new AppError('document_invalid');
  if (result.pages > documentPageLimit) throw new AppError('document_too_large');
  return result.pages;
}
