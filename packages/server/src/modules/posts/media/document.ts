import { Worker } from 'node:worker_threads';
import { documentPageLimit } from '@limelight/contracts';
import { z } from 'zod';
import { AppError } from '../../../platform/http/index.ts';

const readingMs = 20_000;
const memoryMb = 512;

const reading = z.union([z.object({ pages: z.number().int() }), z.object({ fault: z.string() })]);

/** The thread's own file: beside this one in the sources, beside the program's parts once it is built. */
const readerUrl = new URL(
  `./document-reader.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/** Reads the PDF in a thread of its own, which a bomb can end without ending the program. */
async function read(bytes: Uint8Array): Promise<z.infer<typeof reading>> {
  const worker = new Worker(readerUrl, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (result: z.infer<typeof reading>) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ fault: 'too slow' }), readingMs);
    worker.once('message', (message: unknown) =>
      end(reading.safeParse(message).data ?? { fault: 'unreadable' }),
    );
    worker.once('error', () => end({ fault: 'failed' }));
    worker.once('exit', () => end({ fault: 'ended' }));
  });
}

/** How many pages a PDF has. Refuses with `document_invalid` (also when it is encrypted) and `document_too_large`. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) throw new AppError('document_invalid');
  const result = await read(bytes);
  if ('fault' in result || result.pages < 1) throw new AppError('document_invalid');
  if (result.pages > documentPageLimit) throw new AppError('document_too_large');
  return result.pages;
}
