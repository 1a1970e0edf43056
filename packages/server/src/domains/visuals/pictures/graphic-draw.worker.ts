import { SlideBooks, SlideEngine, type DeckLook, type OwnFont, type Slide } from '@limelight/slides';
import { filesWith, shippedFiles, type KeyedPicture } from '@limelight/slides/files';
import { renderPng } from '@limelight/slides/png';

const books = new SlideBooks(shippedFiles);

/** Draws a slide as PNG. If it does not fit on one page, only the first is drawn. */
export async function drawSlide(
  look: DeckLook,
  slide: Slide,
  loaded: { pictures: readonly KeyedPicture[]; fonts: readonly OwnFont[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const engine = new SlideEngine(filesWith(loaded.pictures, loaded.fonts), books);
  const [page] = await engine.slidePages(look, slide, 1, 1);
  if (page === undefined) throw new Error('A graphic needs a page.');
  return new Uint8Array(await renderPng(page));
}
