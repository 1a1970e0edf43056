import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readDocx } from './docx.ts';
import { ReadingFault } from './fault.ts';
import { readHtml } from './html.ts';
import { joinStretches, type Reading } from './passages.ts';
import { readPdf } from './pdf.ts';
import { decodeText, readMarkdown, readPlain } from './plain.ts';
import { readTranscript } from './transcript.ts';

const order = z.object({
  shape: z.enum(['pdf', 'docx', 'html', 'plain', 'markdown', 'transcript']),
  bytes: z.instanceof(Uint8Array),
  pageLimit: z.number(),
  address: z.string().nullable(),
});

async function read({ shape, bytes, pageLimit, address }: z.infer<typeof order>): Promise<Reading> {
  if (shape === 'pdf') return readPdf(bytes, pageLimit);
  if (shape === 'docx') return readDocx(bytes);
  const text = decodeText(bytes);
  if (text === null) throw new ReadingFault('unreadable');
  switch (shape) {
    case 'html':
      return readHtml(text, address);
    case 'plain':
      return readPlain(text);
    case 'markdown':
      return readMarkdown(text.replace(/\r\n?/g, '\n'));
    case 'transcript':
      return readTranscript(text);
  }
}

/** The body of the thread that reads a source: answers `{ title, text, passages, pages }` or `{ fault, pages }`. */
async function answer(given: unknown): Promise<object> {
  try {
    const { title, stretches, pages } = await read(order.parse(given));
    return { title, pages, ...joinStretches(stretches) };
  } catch (error) {
    if (error instanceof ReadingFault) return { fault: error.kind, pages: error.pages };
    return { fault: 'unreadable', pages: null };
  }
}

parentPort?.postMessage(await answer(workerData));
