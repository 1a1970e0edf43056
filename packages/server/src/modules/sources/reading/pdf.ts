import { getDocumentProxy } from 'unpdf';
import { ReadingFault } from './fault.ts';
import type { Reading } from './passages.ts';

/** Fewer letters than this on all pages together: a scan with a stamp. */
const leastLetters = 20;

/** The text of a PDF, page by page. */
export async function readPdf(bytes: Uint8Array, pageLimit: number): Promise<Reading> {
  const document = await open(bytes);
  if (document.numPages > pageLimit) throw new ReadingFault('pages', document.numPages);
  const { info } = await document.getMetadata();
  const stretches = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    stretches.push({ label: `Page ${number}`, text: joinLines(text) });
  }
  const letters = stretches.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < leastLetters) throw new ReadingFault('scanned');
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  return { title, stretches, pages: document.numPages };
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes);
  } catch (error) {
    throw new ReadingFault(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
    );
  }
}

/** Lines of a page are joined to paragraphs: a line that ends a sentence, or a short one, ends one. */
function joinLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const longest = Math.max(0, ...lines.map((line) => line.length));
  let joined = '';
  for (const line of lines) {
    if (line === '') joined += '\n\n';
    else if (/[\p{Ll}]-$/u.test(line)) joined += line.slice(0, -1);
    else if (/[.!?:]["”’)]?$/.test(line) && line.length < longest * 0.9) joined += `${line}\n\n`;
    else if (line.length < longest * 0.6) joined += `${line}\n`;
    else joined += `${line} `;
  }
  return joined;
}
