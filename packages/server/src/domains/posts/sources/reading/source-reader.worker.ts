import type { SourcePassage } from '@limelight/contracts';
import { readDocx } from './docx.ts';
import { ReadingFault, type FaultKind } from './fault.ts';
import { readHtml } from './html.ts';
import { mediaIn, type MediaPage } from './media-page.ts';
import { joinStretches, type Reading } from './passages.ts';
import { readPdf } from './pdf.ts';
import { decodeText, readMarkdown, readPlain } from './plain.ts';
import { readTranscript } from './transcript.ts';
import { vttOfJson } from './transcript-json.ts';

export type Shape = 'pdf' | 'docx' | 'html' | 'plain' | 'markdown' | 'transcript';

export interface Order {
  shape: Shape;
  bytes: Uint8Array;
  pageLimit: number;
  address: string | null;
}

export interface SourceText {
  title: string;
  /** The heading of the first page, or empty. */
  heading: string;
  text: string;
  passages: SourcePassage[];
  pages: number | null;
}

async function readAs({ shape, bytes, pageLimit, address }: Order): Promise<Reading> {
  if (shape === 'pdf') return readPdf(bytes, pageLimit);
  if (shape === 'docx') return readDocx(bytes);
  const text = decodeText(bytes);
  if (text === null) throw new ReadingFault('unreadable');
  switch (shape) {
    case 'html':
      return readHtml(text, address);
    case 'plain':
      return readPlain(text);
    case 'markdown':
      return readMarkdown(text.replace(/\r\n?/g, '\n'));
    case 'transcript':
      return readTranscript(/^\s*\{\s*"/.test(text) ? vttOfJson(text) : text);
  }
}

export async function read(order: Order): Promise<SourceText | { fault: FaultKind; pages: number | null }> {
  try {
    const { title, heading = '', stretches, pages } = await readAs(order);
    return { title, heading, pages, ...joinStretches(stretches) };
  } catch (error) {
    if (error instanceof ReadingFault) return { fault: error.kind, pages: error.pages };
    return { fault: 'unreadable', pages: null };
  }
}

/** What a page says about the video or recording on it. Null if it cannot be read. */
export function media(page: string, address: string): MediaPage | null {
  try {
    return mediaIn(page, address);
  } catch {
    return null;
  }
}
