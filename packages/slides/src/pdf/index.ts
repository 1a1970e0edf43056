import PDFDocument from 'pdfkit';
import type { Page } from '../layout/deck.ts';
import type { Placed, PlacedText, PlacedWord } from '../layout/placed.ts';
import { PdfFonts } from './fonts.ts';
import { paintEmoji, paintFill, paintPicture, paintShape } from './paint.ts';

export interface PdfOptions {
  title: string;
  author: string;
  language: string;
  /** Written into the file. The same deck and time give identical bytes. */
  createdAt: Date;
}

const structures = {
  heading: 'H2',
  paragraph: 'P',
  item: 'LBody',
  quote: 'BlockQuote',
  caption: 'Caption',
} as const;

interface Pen {
  document: PDFKit.PDFDocument;
  fonts: PdfFonts;
  page: Page;
}

function writeWord({ document, fonts }: Pen, text: PlacedText, word: PlacedWord): void {
  let { x } = word;
  const written = word.spaced && !text.rightToLeft ? `${word.text} ` : word.text;
  const runs = fonts.runs(written, text.fontStack, text.bold);
  document.fillColor(text.color);
  for (const [index, run] of (text.rightToLeft ? runs.toReversed() : runs).entries()) {
    document.font(run.font).fontSize(text.fontSize);
    const options = {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: text.letterSpacing,
    } as const;
    document.text(run.text, x, word.y, options);
    if (index < runs.length - 1) x += document.widthOfString(run.text, options);
  }
}

function writeText(pen: Pen, text: PlacedText): void {
  for (const word of text.words)
    if (word.kind === 'word') writeWord(pen, text, word);
    else {
      const svg = pen.page.emoji.get(word.text);
      if (svg === undefined) continue;
      pen.document.markContent('Span', { actual: word.spaced ? `${word.text} ` : word.text });
      paintEmoji(pen.document, svg, word.x, word.y - word.height, word.height);
      pen.document.endMarkedContent();
    }
  if (text.link !== null) pen.document.link(text.left, text.top, text.width, text.height, text.link);
}

function paint({ document }: Pen, placed: Exclude<Placed, PlacedText>): void {
  switch (placed.kind) {
    case 'fill':
      paintFill(document, placed);
      return;
    case 'shape':
      paintShape(document, placed);
      return;
    case 'picture':
      paintPicture(document, placed);
  }
}

function writePage(pen: Pen, section: PDFKit.PDFStructureElement): void {
  const { document, page } = pen;
  let list: PDFKit.PDFStructureElement | null = null;
  for (const placed of page.placed) {
    if (placed.kind === 'text' && placed.role !== 'artifact') {
      const tag = structures[placed.role];
      const content = document.markStructureContent(tag);
      writeText(pen, placed);
      document.endMarkedContent();
      const element = document.struct(tag, {}, content);
      if (placed.role === 'item') {
        if (list === null) {
          list = document.struct('L');
          section.add(list);
        }
        list.add(document.struct('LI', {}, [element]));
      } else {
        list?.end();
        list = null;
        section.add(element);
      }
    } else if (placed.kind === 'picture' && placed.alt !== '') {
      const content = document.markStructureContent('Figure');
      paint(pen, placed);
      document.endMarkedContent();
      section.add(document.struct('Figure', { alt: placed.alt }, content));
    } else {
      document.markContent('Artifact', { type: 'Layout' });
      if (placed.kind === 'text') writeText(pen, placed);
      else paint(pen, placed);
      document.endMarkedContent();
    }
  }
  list?.end();
}

/** Writes a tagged PDF of vectors and real text, with one page per slide, bookmarks, links, language and alt text. */
export function renderPdf(pages: readonly Page[], options: PdfOptions): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: options.language,
    displayTitle: true,
    info: { Title: options.title, Author: options.author, CreationDate: options.createdAt },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
  const root = document.struct('Document', { title: options.title });
  document.addStructure(root);
  const [first] = pages;
  if (first === undefined) throw new Error('A document needs a page.');
  const fonts = new PdfFonts(document, first.fonts.fonts);
  for (const page of pages) {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    if (page.part === 1 && page.title !== '') document.outline.addItem(page.title);
    const section = document.struct('Sect', page.title === '' ? {} : { title: page.title });
    root.add(section);
    writePage({ document, fonts, page }, section);
    section.end();
  }
  root.end();
  document.end();
  return finished;
}
