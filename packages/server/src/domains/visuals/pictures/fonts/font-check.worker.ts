import { emptySlide, noBrand, SlideEngine } from '@limelight/slides';
import { filesWith } from '@limelight/slides/files';
import { readFont, type FontFacts, type FontFault } from '@limelight/slides/fonts';
import { renderPdf } from '@limelight/slides/pdf';

const id = 'font-00000000-0000-4000-8000-000000000000';
const words = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;!?&%()';

/**
 * Checks that slides can use a font. It lays out, draws and embeds a sample, because each of the libraries throws on
 * fonts it does not support.
 */
export async function checkFont(bytes: Uint8Array): Promise<FontFacts | { fault: FontFault }> {
  const read = readFont(bytes);
  if ('fault' in read) return read;
  const font = { id, label: read.family, ranges: read.ranges, regular: bytes, bold: bytes };
  const brand = { ...noBrand, displayFont: id, textFont: id };
  try {
    const engine = new SlideEngine(filesWith([], [font]));
    const look = { design: 'swiss', scheme: 'light', size: 'square', language: 'en', brand } as const;
    const pages = await engine.slidePages(
      look,
      { ...emptySlide('one', 'text'), title: read.family, body: `${words} ${read.sample}` },
      1,
      1,
    );
    for (const page of pages) await page.svg();
    await renderPdf(pages, { title: read.family, author: '', language: 'en', createdAt: new Date(0) });
    return read;
  } catch {
    return { fault: 'broken' };
  }
}
