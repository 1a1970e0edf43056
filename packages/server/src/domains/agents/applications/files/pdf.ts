import type { ApplicationDocument } from '@limelight/contracts';
import { pdfColors, writeTaggedPdf, type TaggedPage } from '../../../../platform/tagged-pdf/index.ts';
import { blocksOf, type Block, type DocumentPart } from '../rules/parts.ts';

const { quiet } = pdfColors;

function draw(page: TaggedPage, blocks: readonly Block[]): void {
  let lines: string[] = [];
  const endList = () => {
    if (lines.length > 0) page.bullets(lines);
    lines = [];
  };
  for (const block of blocks) {
    if (block.kind === 'line') {
      lines.push(block.text);
      continue;
    }
    endList();
    switch (block.kind) {
      case 'name':
        page.title(block.text);
        break;
      case 'contact':
        page.write('P', block.text, { size: 9, color: quiet, after: 10 });
        break;
      case 'headline':
        page.write('P', block.text, { size: 11, after: 4 });
        break;
      case 'section':
        page.heading(block.text, 80);
        break;
      case 'entry':
        page.entry(block.text, block.dates);
        if (block.below !== '') page.write('P', block.below, { size: 9, color: quiet, after: 4 });
        break;
      case 'paragraph':
        page.write('P', block.text, { after: 8 });
        break;
    }
  }
  endList();
}

/** A tagged A4 document of one column, and how many pages it has. */
export async function applicationPdf(
  document: ApplicationDocument,
  part: DocumentPart,
  { title, madeAt }: { title: string; madeAt: Date },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> {
  const blocks = blocksOf(document, part);
  let pages = 0;
  const bytes = await writeTaggedPdf(
    { title, text: JSON.stringify(blocks), madeAt, author: document.name, lang: document.language },
    (page) => {
      draw(page, blocks);
      pages = page.pages;
    },
  );
  return { bytes, pages };
}
