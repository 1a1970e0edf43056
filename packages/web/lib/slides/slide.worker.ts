/// <reference lib="webworker" />
import { SlideEngine, type DeckLook, type OwnFont, type Page, type Slide } from '@limelight/slides';
import type { DrawnPage, DrawnText, LoadedPicture } from './messages.ts';

/** Requests of the page: to draw a slide, or the answer to a `need` or a `needFont`. */
type Request =
  | { id: number; look: DeckLook; slide: Slide; number: number; total: number }
  | { key: string; picture: LoadedPicture | null }
  | { font: string; ownFont: OwnFont | null };

declare const self: DedicatedWorkerGlobalScope;

const wanted = new Map<string, (picture: LoadedPicture | null) => void>();
const wantedFonts = new Map<string, (font: OwnFont | null) => void>();

async function read(path: string): Promise<Response> {
  const response = await fetch(`/api/slides/${path}`);
  if (!response.ok && response.status !== 404) throw new Error(`${path} answered ${response.status}`);
  return response;
}

const engine = new SlideEngine({
  async font(family, file) {
    const response = await read(`fonts/${family}/${file}`);
    if (!response.ok) throw new Error(`There is no font file ${family}/${file}.`);
    return new Uint8Array(await response.arrayBuffer());
  },
  async emoji(code) {
    const response = await read(`emoji/${code}`);
    return response.ok ? response.text() : null;
  },
  picture: (key) =>
    new Promise((resolve) => {
      wanted.set(key, resolve);
      self.postMessage({ need: key });
    }),
  ownFont: (id) =>
    new Promise((resolve) => {
      wantedFonts.set(id, resolve);
      self.postMessage({ needFont: id });
    }),
});

function textsOf(page: Page): DrawnText[] {
  const texts: DrawnText[] = [];
  for (const placed of page.placed) {
    if (placed.kind !== 'text') continue;
    const around = page.placed.findLast(
      (other) =>
        other.kind === 'fill' &&
        other.fill !== null &&
        other.left <= placed.left + 2 &&
        other.top <= placed.top + 2 &&
        other.left + other.width >= placed.left + placed.width - 2 &&
        other.top + other.height >= placed.top + placed.height - 2,
    );
    texts.push({
      field: placed.field,
      text: placed.text,
      left: placed.left,
      top: placed.top,
      width: placed.width,
      height: placed.height,
      fontSize: placed.fontSize,
      lineHeight: placed.lineHeight,
      fontStack: placed.fontStack,
      bold: placed.bold,
      color: placed.color,
      ground: around?.kind === 'fill' && around.fill !== null ? around.fill : page.ground,
      align: placed.align,
      decorative: placed.role === 'artifact',
    });
  }
  return texts;
}

async function draw({ look, slide, number, total }: Extract<Request, { id: number }>): Promise<DrawnPage[]> {
  const pages = await engine.slidePages(look, slide, number, total);
  return Promise.all(
    pages.map(async (page) => ({
      svg: await page.svg(),
      width: page.width,
      height: page.height,
      scale: page.scale,
      fits: page.fits,
      undrawn: page.undrawn,
      texts: textsOf(page),
    })),
  );
}

self.addEventListener('message', (event: MessageEvent<Request>) => {
  const request = event.data;
  if ('key' in request) {
    wanted.get(request.key)?.(request.picture);
    wanted.delete(request.key);
    return;
  }
  if ('font' in request) {
    wantedFonts.get(request.font)?.(request.ownFont);
    wantedFonts.delete(request.font);
    return;
  }
  draw(request).then(
    (pages) => self.postMessage({ id: request.id, pages }),
    (error: unknown) =>
      self.postMessage({ id: request.id, fault: error instanceof Error ? error.message : 'unknown' }),
  );
});
