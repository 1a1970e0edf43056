import { getDocumentProxy } from 'unpdf';
import { hasBomb } from '../../../../platform/pdf-streams.ts';
import { ReadingFault } from './fault.ts';
import type { Reading } from './passages.ts';
import { headingOf, paragraphsOf, type PdfPiece } from './pdf-lines.ts';

/** A document with fewer characters in all is a scan with a stamp. */
const leastLetters = 20;

export async function readPdf(bytes: Uint8Array, pageLimit: number): Promise<Reading> {
  const document = await open(bytes);
  if (document.numPages > pageLimit) throw new ReadingFault('pages', document.numPages);
  const { info } = await document.getMetadata();
  const stretches = [];
  let heading = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? [pieceOf(item)] : []));
    if (number === 1) heading = headingOf(pieces);
    stretches.push({ label: `Page ${number}`, text: paragraphsOf(pieces) });
  }
  const letters = stretches.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < leastLetters) throw new ReadingFault('scanned');
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  return { title, heading, stretches, pages: document.numPages };
}

interface TextItem {
  str: string;
  hasEOL: boolean;
  /** Six numbers: the third and fourth contain the size, the last two the position. */
  transform: readonly unknown[];
  width: number;
  fontName: string;
}

function pieceOf({ str, hasEOL, transform, width, fontName }: TextItem): PdfPiece {
  const [, , slope = 0, height = 0, left = 0, y = 0] = transform.map(Number);
  const size = Math.hypot(slope, height);
  return { text: str, font: fontName, size, left, right: left + width, y, endsLine: hasEOL };
}

async function open(bytes: Uint8Array) {
  if (hasBomb(bytes)) throw new ReadingFault('unreadable');
  try {
    return await getDocumentProxy(bytes);
  } catch (error) {
    throw new ReadingFault(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
    );
  }
}
