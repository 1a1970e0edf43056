import PDFDocument from 'pdfkit';
import type { Page } from '../layout/deck.ts';
import type { Placed, PlacedText, PlacedWord } from '../layout/placed.ts';
import { hasRightToLeft } from '../layout/direction.ts';
import { isPlain, mirrorOf, PdfFonts } from './fonts.ts';
import { paintEmoji, paintFill, paintPicture, paintShape } from './paint.ts';
import { shape } from './shaping.ts';
import { writeShaped } from './write-shaped.ts';

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
  /** Whether the document has its heading of the first level. */
  hasMainHeading: boolean;
}

/** Whether a word runs from right to left, or consists of signs in a text that does. */
const runsLeft = (text: PlacedText, word: PlacedWord): boolean =>
  hasRightToLeft(word.text) || (text.rightToLeft && !/[\p{L}\p{N}]/u.test(word.text));

/** Writes a word of joined or arranged letters, or one from right to left. */
function writeShapedWord({ document, fonts }: Pen, text: PlacedText, word: PlacedWord): void {
  const { fontSize, fontStack, bold } = text;
  const isReversed = runsLeft(text, word);
  let { x } = word;
  const runs = isReversed
    ? fonts.reversedRuns(word.text, fontStack, bold)
    : fonts.runs(word.spaced ? `${word.text} ` : word.text, fontStack, bold);
  for (const run of runs) {
    const font = fonts.fontOf(run.font);
    if (font === null) continue;
    const drawn = isReversed ? mirrorOf(run.text) : run.text;
    const { glyphs, width } = shape(font, drawn, text.letterSpacing / fontSize);
    document.font(run.font).fontSize(fontSize);
    const shaped = {
      glyphs: drawn === run.text ? glyphs : glyphs.map((glyph) => ({ ...glyph, text: run.text })),
      isReversed: hasRightToLeft(run.text),
      blank: font.glyphForCodePoint(0x20).id,
      unitsPerEm: font.unitsPerEm,
    };
    writeShaped(document, shaped, { x, y: word.y, size: fontSize });
    x += width * fontSize;
  }
}

/** A space on the left of a word, for the words of a text from right to left. */
function writeSpaceBefore({ document, fonts }: Pen, text: PlacedText, word: PlacedWord): void {
  const [space] = fonts.runs(' ', text.fontStack, text.bold);
  document.font(space?.font ?? '').fontSize(text.fontSize);
  const left = word.x - document.widthOfString(' ');
  document.text(' ', left, word.y, { lineBreak: false, baseline: 'alphabetic' });
}

function writeWord(pen: Pen, text: PlacedText, word: PlacedWord): void {
  const { document, fonts } = pen;
  document.fillColor(text.color);
  if (runsLeft(text, word) || !isPlain(word.text)) writeShapedWord(pen, text, word);
  else {
    let { x } = word;
    const written = word.spaced && !text.rightToLeft ? `${word.text} ` : word.text;
    const runs = fonts.runs(written, text.fontStack, text.bold);
    for (const [index, run] of runs.entries()) {
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
  if (word.spaced && (text.rightToLeft || runsLeft(text, word))) writeSpaceBefore(pen, text, word);
}

function writeText(pen: Pen, text: PlacedText): void {
  for (const word of text.words)
    if (word.kind === 'word') writeWord(pen, text, word);
    else {
      const svg = pen.page.emoji.get(word.text);
      if (svg === undefined) continue;
      pen.document.markContent('Span', { actual: word.spaced ? `${word.text} ` : word.text });
      paintEmoji(pen.document, svg, word);
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
      const isMain = placed.role === 'heading' && !pen.hasMainHeading;
      if (isMain) pen.hasMainHeading = true;
      const tag = isMain ? 'H1' : structures[placed.role];
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
  const pen: Pen = { document, fonts, page: first, hasMainHeading: false };
  for (const page of pages) {
    pen.page = page;
    document.addPage({ size: [page.width, page.height], margin: 0 });
    if (page.part === 1 && page.title !== '') document.outline.addItem(page.title);
    const section = document.struct('Sect', page.title === '' ? {} : { title: page.title });
    root.add(section);
    writePage(pen, section);
    section.end();
  }
  root.end();
  document.end();
  return finished;
}
