import type { CarouselDeck } from '@limelight/contracts';
import { SlideEngine } from '@limelight/slides';
import { diskFiles } from '@limelight/slides/files';
import { renderPdf } from '@limelight/slides/pdf';
import { renderPng } from '@limelight/slides/png';
import { renderPptx } from '@limelight/slides/pptx';
import { zipSync } from 'fflate';

const engine = new SlideEngine(diskFiles(() => Promise.resolve(null)));

export async function exportSlides(
  deck: CarouselDeck,
  format: 'pdf' | 'png' | 'pptx',
  savedAt: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const pages = await engine.pages(deck);
  const { title, language, brand } = deck;
  switch (format) {
    case 'pdf':
      return new Uint8Array(
        await renderPdf(pages, { title, author: brand.name, language, createdAt: new Date(savedAt) }),
      );
    case 'pptx':
      return new Uint8Array(await renderPptx(pages, { title, author: brand.name }));
    case 'png': {
      const pictures: Record<string, Uint8Array> = {};
      for (const page of pages)
        pictures[`slide-${String(page.number).padStart(2, '0')}.png`] = await renderPng(page);
      return new Uint8Array(zipSync(pictures, { level: 0 }));
    }
  }
}
