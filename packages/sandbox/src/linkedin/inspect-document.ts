import { inflateSync } from 'node:zlib';
import type { Inspection } from './inspect-image.ts';

const MOST_PAGES = 300;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * Recognises PDF, DOCX, PPTX, DOC and PPT by their content. A PDF must be readable, unencrypted and have at most 300
 * pages.
 */
export function inspectDocument(data: Buffer): Inspection {
  if (data.subarray(0, 1024).includes('%PDF-')) return inspectPdf(data);
  if (data.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    if (data.includes('ppt/presentation.xml')) return { type: `${OFFICE}.presentationml.presentation` };
    if (data.includes('word/document.xml')) return { type: `${OFFICE}.wordprocessingml.document` };
  }
  if (data.subarray(0, 8).equals(OLE)) {
    const isPpt = data.includes(Buffer.from('PowerPoint Document', 'utf16le'));
    return { type: isPpt ? 'application/vnd.ms-powerpoint' : 'application/msword' };
  }
  return { type: '', fault: 'unsupported document format: PDF, PPT, PPTX, DOC and DOCX are accepted' };
}

function inspectPdf(data: Buffer): Inspection {
  const type = 'application/pdf';
  const source = data.toString('latin1');
  if (!source.slice(-2048).includes('%%EOF')) return { type, fault: 'corrupt PDF: it has no end' };
  if (/\/Encrypt\b/.test(source)) return { type, fault: 'encrypted PDF' };
  const pages = countPages(source) + countPages(packedObjects(data, source));
  if (pages === 0) return { type, fault: 'corrupt PDF: it has no pages' };
  return pages > MOST_PAGES ? { type, fault: `too many pages: ${pages}` } : { type };
}

function countPages(source: string): number {
  return source.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
}

/** The decompressed object streams, where newer writers put the page objects. */
function packedObjects(data: Buffer, source: string): string {
  let unpacked = '';
  for (const match of source.matchAll(/\/Type\s*\/ObjStm[^]{0,400}?stream\r?\n/g)) {
    try {
      unpacked += inflateSync(data.subarray(match.index + match[0].length)).toString('latin1');
    } catch {
      // A stream with another filter contains no pages that could be counted here.
    }
  }
  return unpacked;
}
