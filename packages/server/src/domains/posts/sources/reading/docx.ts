import { unzipSync } from 'fflate';
import { DOMParser } from 'linkedom';
import { isWithinLimits } from '../../../../platform/markup.ts';
import { ReadingFault } from './fault.ts';
import type { Reading } from './passages.ts';
import { isDocument, isElement, type TreeElement, type TreeNode } from './tree.ts';

/** The size of a long book's text. A zip bomb declares or contains more. */
const partLimit = 24 * 1024 * 1024;
/** Those of a long book too. */
const markupLimits = { depth: 200, attributes: 100, parts: 2_000_000 };
/** The signature of the container in which Word stores a document with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/** The text of a Word document as its reader sees it, without deleted and hidden text. */
export function readDocx(bytes: Uint8Array): Reading {
  if (compoundFile.every((byte, index) => bytes[index] === byte)) throw new ReadingFault('locked');
  const parts = unpack(bytes);
  const body = parts['word/document.xml'];
  if (body === undefined) throw new ReadingFault('unreadable');
  const core = parts['docProps/core.xml'];
  const title = core === undefined ? '' : (parse(core).querySelector('title')?.textContent ?? '');
  const found = [...parse(body).querySelectorAll('p')];
  const paragraphs = found.map(nodeText);
  const heading = paragraphs[found.findIndex(isHeading)] ?? '';
  return { title, heading, stretches: [{ label: '', text: paragraphs.join('\n\n') }], pages: null };
}

/** Word's names for the styles of titles and first headings, in several languages. */
const headingStyle =
  /^(?:title|titel|titre|t[ií]?tulo|titolo|heading1|[üu]?berschrift1|titre1|t[ií]?tulo1|titolo1|kop1)$/i;

function isHeading(node: TreeNode): boolean {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    const name = child.nodeName.toLowerCase();
    if (name === 'ppr') return isHeading(child);
    if (name === 'pstyle')
      return headingStyle.test(child.getAttribute('w:val') ?? child.getAttribute('val') ?? '');
  }
  return false;
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name !== 'word/document.xml' && name !== 'docProps/core.xml') return false;
        size += originalSize;
        if (size > partLimit) throw new ReadingFault('too-large');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof ReadingFault) throw error;
    throw new ReadingFault('unreadable');
  }
}

function parse(bytes: Uint8Array) {
  // Namespace prefixes are stripped, because Word always uses the same ones.
  const xml = new TextDecoder().decode(bytes).replace(/(<\/?)[A-Za-z][\w.-]*:/g, '$1');
  if (!isWithinLimits(xml, markupLimits)) throw new ReadingFault('unreadable');
  const document: unknown = new DOMParser().parseFromString(xml, 'text/xml');
  if (!isDocument(document)) throw new ReadingFault('unreadable');
  return document;
}

function isHidden(run: TreeElement): boolean {
  for (const child of run.childNodes) {
    if (!isElement(child) || child.nodeName.toLowerCase() !== 'rpr') continue;
    for (const format of child.childNodes) {
      if (!isElement(format)) continue;
      const value = (format.getAttribute('w:val') ?? format.getAttribute('val') ?? '').toLowerCase();
      const name = format.nodeName.toLowerCase();
      if ((name === 'vanish' || name === 'webhidden') && !['0', 'false', 'off'].includes(value)) return true;
      if (name === 'color' && /^f[0-9a-f]f[0-9a-f]f[0-9a-f]$/.test(value)) return true;
      if (name === 'sz' && Number(value) <= 4) return true;
    }
  }
  return false;
}

function nodeText(node: TreeNode): string {
  let words = '';
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    switch (child.nodeName.toLowerCase()) {
      case 't':
        words += child.textContent ?? '';
        break;
      case 'tab':
        words += ' ';
        break;
      case 'br':
      case 'cr':
        words += '\n';
        break;
      case 'r':
        if (!isHidden(child)) words += nodeText(child);
        break;
      // Deleted text and field instructions. A nested paragraph is read separately.
      case 'del':
      case 'movefrom':
      case 'instrtext':
      case 'p':
      case 'fallback':
        break;
      default:
        words += nodeText(child);
    }
  }
  return words;
}
