import { isPageAnswer, type PageRequest } from './rules/document-pages.ts';

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>();

function giveUp(): void {
  worker = null;
  for (const answer of waiting.values()) answer(null);
  waiting.clear();
}

function started(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./document-pages.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!isPageAnswer(event.data)) return;
    waiting.get(event.data.id)?.(event.data.bitmap);
    waiting.delete(event.data.id);
  });
  worker.addEventListener('error', giveUp);
  return worker;
}

/** Draws a page of a PDF in a worker. Null when the browser or the document does not allow it. */
export async function drawPage(wish: Omit<PageRequest, 'id'>): Promise<ImageBitmap | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  lastId += 1;
  const request: PageRequest = { ...wish, id: lastId };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    started().postMessage(request);
  });
}
