import type { CarouselDeck } from '@limelight/contracts';
import { SlideBooks, SlideEngine, type OwnFont } from '@limelight/slides';
import { filesWith, shippedFiles, type KeyedPicture } from '@limelight/slides/files';
import { renderPdf } from '@limelight/slides/pdf';
import { renderPng } from '@limelight/slides/png';
import { renderPptx } from '@limelight/slides/pptx';
import { zipSync } from 'fflate';

const books = new SlideBooks(shippedFiles);

export async function exportSlides(
  deck: CarouselDeck,
  format: 'pdf' | 'png' | 'pptx',
  savedAt: string,
  loaded: { pictures: readonly KeyedPicture[]; fonts: readonly OwnFont[]; author: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> {
  const engine = new SlideEngine(filesWith(loaded.pictures, loaded.fonts), books);
  const pages = await engine.pages(deck);
  const { title, language } = deck;
  const { author } = loaded;
  const file = (bytes: Uint8Array) => ({ bytes: new Uint8Array(bytes), pages: pages.length });
  switch (format) {
    case 'pdf':
      return file(await renderPdf(pages, { title, author, language, createdAt: new Date(savedAt) }));
    case 'pptx':
      return file(await renderPptx(pages, { title, author }));
    case 'png': {
      const pictures: Record<string, Uint8Array> = {};
      for (const page of pages)
        pictures[`slide-${String(page.number).padStart(2, '0')}.png`] = await renderPng(page);
      return file(zipSync(pictures, { level: 0 }));
    }
  }
}
