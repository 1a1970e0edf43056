import { getDocumentProxy } from 'unpdf';
import { hasBomb } from '../../../../platform/pdf-streams.ts';
import { ImportFault } from './import-fault.ts';

/** Lengths are in points; `y` is the baseline, measured from the top of the page. */
export interface PageLine {
  page: number;
  text: string;
  runs: readonly string[];
  x: number;
  right: number;
  y: number;
  size: number;
}

export interface PdfPages {
  lines: PageLine[];
  links: { url: string }[];
  pages: number;
}

interface Item {
  str: string;
  transform: readonly unknown[];
  width: number;
}

const pageLimit = 30;
const textLimit = 400_000;

function lineOf(page: number, items: readonly Item[], height: number): PageLine | null {
  const seen = items.filter(({ str }) => str.trim() !== '');
  const [first] = seen;
  if (first === undefined) return null;
  const [, , slope = 0, size = 0, x = 0, y = 0] = first.transform.map(Number);
  const last = seen.at(-1) ?? first;
  const text = items.map(({ str }) => str).join('');
  return {
    page,
    text: text
      .replace(/[\u0000\ufffd\uffff]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    runs: seen.map(({ str }) => str.replace(/\s+/g, ' ').trim()),
    x,
    right: Number(last.transform[4] ?? 0) + last.width,
    y: height - y,
    size: Math.hypot(slope, size),
  };
}

/** Joins neighbouring runs on the same baseline into a line, unless the gap is as wide as a column's. */
function groupIntoLines(page: number, items: readonly Item[], height: number): PageLine[] {
  const lines: PageLine[] = [];
  let open: Item[] = [];
  const close = () => {
    const line = lineOf(page, open, height);
    if (line !== null) lines.push(line);
    open = [];
  };
  for (const item of items) {
    if (item.str === '') continue;
    const last = open.at(-1);
    if (last !== undefined) {
      const sameLine = Math.abs(Number(last.transform[5]) - Number(item.transform[5])) < 1;
      const gap = Number(item.transform[4]) - Number(last.transform[4]) - last.width;
      if (!sameLine || gap > 40 || gap < -40) close();
    }
    open.push(item);
  }
  close();
  return lines;
}

/** The address as written, because the reader's own `url` is normalised. */
function linkOf(note: unknown): { url: string } | null {
  if (typeof note !== 'object' || note === null || !('unsafeUrl' in note)) return null;
  return typeof note.unsafeUrl === 'string' ? { url: note.unsafeUrl.slice(0, 2_000) } : null;
}

async function openPdf(bytes: Uint8Array) {
  if (hasBomb(bytes)) throw new ImportFault('too-large');
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 });
  } catch (error) {
    throw new ImportFault(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged',
    );
  }
}

/** Returns the lines of a PDF in content order, and its links. Throws `ImportFault`. */
export async function readPdfPages(bytes: Uint8Array): Promise<PdfPages> {
  const document = await openPdf(bytes);
  const found: PdfPages = { lines: [], links: [], pages: document.numPages };
  let characters = 0;
  for (let page = 1; page <= Math.min(document.numPages, pageLimit); page += 1) {
    try {
      const proxy = await document.getPage(page);
      const { height } = proxy.getViewport({ scale: 1 });
      const { items } = await proxy.getTextContent();
      const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
      characters += pieces.reduce((sum, { str }) => sum + str.length, 0);
      if (characters > textLimit) throw new ImportFault('too-large');
      found.lines.push(...groupIntoLines(page, pieces, height));
      for (const note of await proxy.getAnnotations()) {
        const link = linkOf(note);
        if (link !== null) found.links.push(link);
      }
    } catch (error) {
      if (error instanceof ImportFault) throw error;
      // A damaged page is skipped, and the others are still read.
    }
  }
  return found;
}
