import { Worker } from 'node:worker_threads';
import { sourceByteLimit, sourceCharacterLimit, sourcePassage, type ErrorCode } from '@limelight/contracts';
import { z } from 'zod';
import { AppError } from '../../../platform/http/index.ts';
import { cleanText } from './passages.ts';

const readingMs = 20_000;
const memoryMb = 384;
/** Threads that read at a time in one process; the others wait. */
const together = 2;

export type Shape = 'pdf' | 'docx' | 'html' | 'plain' | 'markdown' | 'transcript';

export interface SourceText {
  title: string;
  text: string;
  passages: { start: number; end: number; label: string }[];
  pages: number | null;
}

const faults = z.enum(['unreadable', 'locked', 'scanned', 'empty', 'pages', 'too-large']);
const answer = z.union([
  z.object({
    title: z.string(),
    text: z.string(),
    passages: z.array(sourcePassage),
    pages: z.number().nullable(),
  }),
  z.object({ fault: faults, pages: z.number().nullable() }),
]);
type Answer = z.infer<typeof answer>;

const codes: Readonly<Record<z.infer<typeof faults>, ErrorCode>> = {
  unreadable: 'source_unreadable',
  locked: 'source_locked',
  scanned: 'source_no_text',
  empty: 'source_empty',
  pages: 'source_too_many_pages',
  'too-large': 'source_too_large',
};

/** The thread's own file: beside this one in the sources, beside the program's parts once it is built. */
const readerUrl = new URL(
  `./source-reader.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

let reading = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (reading >= together) await new Promise<void>((resolve) => waiting.push(resolve));
  reading += 1;
  try {
    return await work();
  } finally {
    reading -= 1;
    waiting.shift()?.();
  }
}

interface Order {
  shape: Shape;
  bytes: Uint8Array;
  /** Of a document. */
  pageLimit: number;
  /** Where a page was read. */
  address: string | null;
}

/** Reads in a thread of its own: a file that eats time or memory ends its thread and nothing else. */
function readInThread(order: Order): Promise<Answer> {
  const worker = new Worker(readerUrl, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  const failed: Answer = { fault: 'unreadable', pages: null };
  return new Promise((resolve) => {
    const end = (result: Answer) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(failed), readingMs);
    worker.once('message', (message: unknown) => end(answer.safeParse(message).data ?? failed));
    worker.once('error', () => end(failed));
    worker.once('exit', () => end(failed));
  });
}

/**
 * The text of a source. Refuses with `source_unreadable`, `source_locked`, `source_no_text` (a scan), `source_empty`,
 * `source_too_large`, `source_too_many_pages` (`details`: pages and limit) and `source_too_long`.
 */
export async function readSource(order: Order): Promise<SourceText> {
  if (order.bytes.byteLength > sourceByteLimit) throw new AppError('source_too_large');
  const result = await inTurn(() => readInThread(order));
  if ('fault' in result) {
    const details = result.fault === 'pages' ? { pages: result.pages, limit: order.pageLimit } : undefined;
    throw new AppError(codes[result.fault], details);
  }
  if (result.text === '') throw new AppError('source_empty');
  if (result.text.length > sourceCharacterLimit) throw new AppError('source_too_long');
  return { ...result, title: cleanText(result.title).replace(/\s+/g, ' ').slice(0, 200) };
}
