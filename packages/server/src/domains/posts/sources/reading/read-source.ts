import { sourceByteLimit, sourceCharacterLimit, type ErrorCode } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { threadFile, unlessUnreadable } from '../../../../platform/threads/index.ts';
import type { FaultKind } from './fault.ts';
import type { MediaPage } from './media-page.ts';
import { cleanText } from './passages.ts';
import { tooManyPages } from './too-many-pages.ts';
import type * as Reader from './source-reader.worker.ts';
import type { Order, SourceText } from './source-reader.worker.ts';

export type { Shape, SourceText } from './source-reader.worker.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'source-reader');

const codes: Readonly<Record<FaultKind, ErrorCode>> = {
  unreadable: 'source_unreadable',
  locked: 'source_locked',
  scanned: 'source_no_text',
  empty: 'source_empty',
  pages: 'source_too_many_pages',
  'too-large': 'source_too_large',
};

const sentences: Readonly<Partial<Record<Order['shape'], Partial<Record<FaultKind, string>>>>> = {
  pdf: {
    unreadable: 'This PDF is damaged and cannot be opened. Export or download it again, or paste its text.',
    locked: 'This PDF is protected with a password. Save a copy without one, or paste its text.',
  },
  docx: {
    unreadable:
      'This Word document is damaged and cannot be opened. Open it in Word and save it again, or paste its text.',
    locked:
      'This document is protected with a password, or of an older Word. Save it as .docx without a password, or paste its text.',
  },
  plain: {
    unreadable:
      'There is no text in this file that can be read. Save it as plain text (UTF-8), or paste its text.',
  },
};

/**
 * Reads the text of a source. Refuses with `source_unreadable`, `source_locked`, `source_no_text` (a scan),
 * `source_empty`, `source_too_large`, `source_too_many_pages` (`details`: pages and limit), `source_too_long` and
 * `writer_queue_full`. Throws the signal's reason when the caller has aborted.
 */
export async function readSource(
  { threads }: Pick<Context, 'threads'>,
  userId: string,
  order: Order,
  signal: AbortSignal,
): Promise<SourceText> {
  if (order.bytes.byteLength > sourceByteLimit) throw new AppError('source_too_large');
  const result = await unlessUnreadable(
    threads.files.call(reader, 'read', [order], { owner: userId, signal }),
    null,
  );
  if (result === null) throw new AppError('source_unreadable');
  if ('fault' in result) {
    if (result.fault !== 'pages' || result.pages === null) {
      const message = sentences[order.shape]?.[result.fault];
      throw new AppError(codes[result.fault], undefined, message === undefined ? {} : { message });
    }
    const details = { pages: result.pages, limit: order.pageLimit };
    throw new AppError(codes.pages, details, { message: tooManyPages(details) });
  }
  if (result.text === '') throw new AppError('source_empty');
  if (result.text.length > sourceCharacterLimit) throw new AppError('source_too_long');
  const line = (words: string) => cleanText(words).replace(/\s+/g, ' ').slice(0, 200);
  return { ...result, title: line(result.title), heading: line(result.heading) };
}

/** What a page says about the video or recording on it. Null if it cannot be read. */
export async function readMedia(
  { threads }: Pick<Context, 'threads'>,
  owner: string,
  { page, address }: { page: string; address: string },
  signal: AbortSignal,
): Promise<MediaPage | null> {
  return unlessUnreadable(threads.files.call(reader, 'media', [page, address], { owner, signal }), null);
}
