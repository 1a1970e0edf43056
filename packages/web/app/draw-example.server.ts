import { noBrand, SlideEngine, type DeckLook, type Slide } from '@limelight/slides';
import { diskFiles } from '@limelight/slides/files';
import sharp from 'sharp';
import type { PrintedPicture } from '../features/site/printed-picture.ts';
import { exampleLook } from '../features/site/example-look.ts';

const engine = new SlideEngine(diskFiles(() => Promise.resolve(null)));

/** Draws slides as small inline pictures, with the same engine that a visitor's first edit starts in the browser. */
export async function drawExample(
  slides: readonly Slide[],
  width: number,
  look: DeckLook = { ...exampleLook, brand: noBrand },
): Promise<PrintedPicture[]> {
  const printed: PrintedPicture[] = [];
  for (const [index, slide] of slides.entries()) {
    const [page] = await engine.slidePages(look, slide, index + 1, slides.length);
    if (page === undefined) continue;
    const svg = await page.svg();
    const bytes = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 88 }).toBuffer();
    printed.push({
      src: `data:image/webp;base64,${bytes.toString('base64')}`,
      alt: [slide.figure, slide.title, slide.body].filter((part) => part !== '').join('. '),
      width,
      height: Math.round((page.height / page.width) * width),
    });
  }
  return printed;
}
