import type { Reading } from './passages.ts';

/**
 * Decodes text: UTF-8 or UTF-16 by its byte order mark, otherwise UTF-8 if valid, otherwise Windows-1252. Null for
 * anything that is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const decode = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', true);
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', true);
    if (bytes.includes(0)) return null;
    return decode('utf-8', true);
  } catch {
    return bytes.includes(0) ? null : decode('windows-1252', false);
  }
}

export function readPlain(text: string): Reading {
  return { title: titleOf(text), stretches: [{ label: '', text }], pages: null };
}

/** The first line if it looks like a title. */
function titleOf(text: string): string {
  const line = text.trimStart().split('\n', 1)[0]?.trim() ?? '';
  return line.length > 3 && line.length <= 120 && !/[.!?:,;]$/.test(line) ? line : '';
}

/** Markdown without its markup. Hidden content (comments, front matter) is left out. */
export function readMarkdown(source: string): Reading {
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/^\[[^\]\n]+\]:\s.*$/gm, '')
    .replace(/^\s*(?:```|~~~).*$/gm, '')
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, '')
    // A link on a line of its own is meaningless without its address.
    .replace(/^\s*\[[^\]\n]+\]\([^)\n]*\)\s*$/gm, '')
    .replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replace(/<\/?[a-z][^>\n]*>/gi, '')
    .replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*$/gm, '\n$1\n')
    .replace(/^\s{0,3}>\s?/gm, '')
    .replace(/^\s{0,3}(?:[-*_]\s*){3,}$/gm, '')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)\*(?!\w)/g, '$1')
    .replace(/(?<![\w_])_(?=\S)([^_\n]+?)_(?!\w)/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1');
  const heading = /^\s{0,3}#\s+(.+?)\s*#*$/m.exec(source)?.[1] ?? '';
  return { ...readPlain(text), title: heading || titleOf(text) };
}
