import { getDocumentProxy } from 'unpdf';
import { pageRequest, type PageAnswer } from './rules/document-pages.ts';

/**
 * Draws pages of PDFs off the main thread. Glyphs are drawn as paths, because a worker has no document to load fonts
 * into.
 */
const opened = new Map<string, ReturnType<typeof open>>();

async function open(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The document answered ${response.status}`);
  return getDocumentProxy(new Uint8Array(await response.arrayBuffer()), {
    disableFontFace: true,
    useWorkerFetch: false,
    CanvasFactory: OffscreenCanvases,
  });
}

interface Drawn {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

class OffscreenCanvases {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset(drawn: Drawn, width: number, height: number): void {
    if (drawn.canvas === null) return;
    drawn.canvas.width = width;
    drawn.canvas.height = height;
  }

  destroy(drawn: Drawn): void {
    drawn.canvas = null;
    drawn.context = null;
  }
}

/** The library supports both contexts, but its types only name the one of a document. */
function canBeDrawnOn(context: unknown): context is CanvasRenderingContext2D {
  return context instanceof OffscreenCanvasRenderingContext2D;
}

async function draw(url: string, number: number, width: number): Promise<ImageBitmap> {
  const loading = opened.get(url) ?? open(url);
  opened.set(url, loading);
  const page = await (await loading).getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const context: unknown = canvas.getContext('2d');
  if (!canBeDrawnOn(context)) throw new Error('No canvas to draw on');
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  return canvas.transferToImageBitmap();
}

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const request = pageRequest.parse(event.data);
  const answer = (sent: PageAnswer, moved: Transferable[] = []) =>
    self.postMessage(sent, { transfer: moved });
  draw(request.url, request.page, request.width).then(
    (bitmap) => answer({ id: request.id, bitmap }, [bitmap]),
    () => {
      opened.delete(request.url);
      answer({ id: request.id, bitmap: null });
    },
  );
});
