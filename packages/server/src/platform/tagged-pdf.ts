import { createRequire } from 'node:module';
import { brand } from '@limelight/contracts';
import type PdfDocument from 'pdfkit';

const fontFile = createRequire(import.meta.url).resolve;
const regular = fontFile('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const semibold = fontFile('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');

export const pdfColors = {
  ink: '#14171c',
  quiet: '#5b626d',
  line: '#e6e7e2',
  good: '#1f7a4d',
  bad: '#c2362b',
  lime: '#c8f04b',
} as const;

const left = 56;
const right = 539;
const width = right - left;
const bottom = 770;

type Pdf = InstanceType<typeof PdfDocument>;
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

interface Style {
  size: number;
  bold: boolean;
  color: string;
  indent: number;
  after: number;
}

/** Writes a tagged document from top to bottom, so that screen readers find headings, lists and tables in order. */
export class TaggedPage {
  readonly #pdf: Pdf;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  write(tag: Tag, text: string, style: Partial<Style> = {}): void {
    const { size = 10, bold = false, color = pdfColors.ink, indent = 0, after = 6 } = style;
    const pdf = this.#pdf;
    pdf.font(bold ? semibold : regular).fontSize(size);
    const height = pdf.heightOfString(text, { width: width - indent, lineGap: 2 });
    if (pdf.y + Math.min(height, 200) > bottom) pdf.addPage();
    this.#root.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(bold ? semibold : regular)
          .fontSize(size)
          .fillColor(color);
        pdf.text(text, left + indent, pdf.y, { width: width - indent, lineGap: 2 });
      }),
    );
    pdf.y += after;
  }

  /**
   * A table whose first row contains the headings. `shares` are relative column widths; all columns but the first
   * contain figures.
   */
  table(shares: readonly number[], rows: readonly (readonly string[])[]): void {
    const pdf = this.#pdf;
    const whole = shares.reduce((sum, one) => sum + one, 0);
    const widths = shares.map((share) => (share / whole) * width);
    const table = pdf.struct('Table');
    this.#root.add(table);
    for (const [index, row] of rows.entries()) {
      const font = index === 0 ? semibold : regular;
      pdf.font(font).fontSize(9);
      const heights = row.map((cell, at) => pdf.heightOfString(cell, { width: (widths[at] ?? width) - 8 }));
      const height = Math.max(...heights) + 6;
      if (pdf.y + height > bottom) pdf.addPage();
      const top = pdf.y;
      const tags = pdf.struct('TR');
      table.add(tags);
      let x = left;
      for (const [at, cell] of row.entries()) {
        const start = x;
        const room = widths[at] ?? width;
        tags.add(
          pdf.struct(index === 0 ? 'TH' : 'TD', {}, () => {
            pdf
              .font(font)
              .fontSize(9)
              .fillColor(index === 0 ? pdfColors.quiet : pdfColors.ink);
            pdf.text(cell, start, top, { width: room - 8, align: at === 0 ? 'left' : 'right' });
          }),
        );
        x += room;
      }
      tags.end();
      pdf.y = top + height;
    }
    table.end();
    pdf.x = left;
    pdf.y += 8;
  }

  /** Starts a new page unless at least this much height is left. */
  keep(height: number): void {
    if (this.#pdf.y + height > bottom) this.#pdf.addPage();
  }

  rule(): void {
    const pdf = this.#pdf;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(1).strokeColor(pdfColors.line).stroke();
    pdf.endMarkedContent();
    pdf.y += 10;
  }

  /** A bar filled to this fraction. It only decorates a figure next to it, so it is marked as an artifact. */
  bar(part: number): void {
    const pdf = this.#pdf;
    const top = pdf.y;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.roundedRect(left, top, width, 10, 5).fill(pdfColors.line);
    pdf.roundedRect(left, top, Math.max(10, width * part), 10, 5).fill(pdfColors.lime);
    pdf.endMarkedContent();
    pdf.y = top + 24;
  }

  end(): void {
    this.#root.end();
  }
}

export async function writeTaggedPdf(
  title: string,
  madeAt: Date,
  draw: (page: TaggedPage) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margins: { top: 56, bottom: 56, left, right: 56 },
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: madeAt, ModDate: madeAt },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const page = new TaggedPage(pdf);
  draw(page);
  page.end();
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
