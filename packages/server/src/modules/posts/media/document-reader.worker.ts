import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

/** The body of the thread that reads a PDF: answers `{ pages }` or `{ fault }`. */
async function read(given: unknown): Promise<{ pages: number } | { fault: string }> {
  if (!(given instanceof Uint8Array)) return { fault: 'no bytes' };
  try {
    const document = await getDocumentProxy(given);
    const { info } = await document.getMetadata();
    // LinkedIn refuses encrypted documents, also those that open without a password.
    const encrypted = 'EncryptFilterName' in info && info.EncryptFilterName !== null;
    return encrypted ? { fault: 'encrypted' } : { pages: document.numPages };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'unreadable' };
  }
}

parentPort?.postMessage(await read(workerData));
