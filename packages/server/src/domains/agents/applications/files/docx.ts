import type { ApplicationDocument } from '@limelight/contracts';
import type { ParagraphChild } from 'docx';
import { blocksOf, type Block, type DocumentPart } from '../rules/parts.ts';

/** The right edge of the text, where dates stand: A4 with margins of 2 cm, in twentieths of a point. */
const rightEdge = 9638;
const margin = 1134;
const quiet = '5B626D';

/** A Word document with headings and lists that programs recognise as such. */
export async function applicationDocx(
  document: ApplicationDocument,
  part: DocumentPart,
  { title, madeAt }: { title: string; madeAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { Document, HeadingLevel, Packer, Paragraph, Tab, TabStopType, TextRun } = await import('docx');
  const plain = (text: string): ParagraphChild[] => [new TextRun(text)];
  const small = (text: string) => new TextRun({ text, size: 18, color: quiet });
  const written = (block: Block) => {
    switch (block.kind) {
      case 'name':
        return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: plain(block.text) })];
      case 'contact':
        return [new Paragraph({ spacing: { after: 160 }, children: [small(block.text)] })];
      case 'headline':
        return [new Paragraph({ spacing: { after: 120 }, children: plain(block.text) })];
      case 'section':
        return [
          new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, children: plain(block.text) }),
        ];
      case 'entry':
        return [
          new Paragraph({
            heading: HeadingLevel.HEADING_3,
            keepNext: true,
            tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
            children: [
              new TextRun(block.text),
              ...(block.dates === ''
                ? []
                : [new TextRun({ children: [new Tab(), block.dates], size: 18, bold: false, color: quiet })]),
            ],
          }),
          ...(block.below === ''
            ? []
            : [new Paragraph({ spacing: { after: 60 }, children: [small(block.below)] })]),
        ];
      case 'line':
        return [new Paragraph({ bullet: { level: 0 }, spacing: { after: 40 }, children: plain(block.text) })];
      case 'paragraph':
        return [new Paragraph({ spacing: { after: 160 }, children: plain(block.text) })];
    }
  };
  const heading = (size: number, before: number, after: number) => ({
    run: { size, bold: true, color: '14171C' },
    paragraph: { spacing: { before, after } },
  });
  const file = new Document({
    title,
    creator: document.name,
    lastModifiedBy: document.name,
    description: madeAt.toISOString().slice(0, 10),
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 20, language: { value: document.language } } },
        heading1: heading(40, 0, 40),
        heading2: heading(26, 240, 80),
        heading3: heading(20, 100, 20),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: blocksOf(document, part).flatMap(written),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
