import { brand } from '@limelight/contracts';
import { TaggedPage } from './page.ts';
import { edges, Pen } from './pen.ts';

export { pdfColors } from './pen.ts';
export type { TaggedPage } from './page.ts';

const families = { display: 'bricolage-grotesque', text: 'inter' };

/**
 * `text` contains every word of the document, which decides the fonts that are embedded. With an `author` it is that
 * person's own paper, without our name on it.
 */
export async function writeTaggedPdf(
  {
    title,
    text,
    madeAt,
    author,
    lang = 'en',
  }: { title: string; text: string; madeAt: Date; author?: string; lang?: string },
  draw: (page: TaggedPage) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: Document }, { fontsForText }] = await Promise.all([
    import('pdfkit'),
    import('@limelight/slides/text-fonts'),
  ]);
  const fonts = await fontsForText(`${title}${text}`, families);
  const pdf = new Document({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: edges.left, right: edges.page - edges.right },
    lang,
    tagged: true,
    bufferPages: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: author ?? brand.name, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const page = new TaggedPage(new Pen(pdf, fonts));
  draw(page);
  page.end(author === undefined ? title : null);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
