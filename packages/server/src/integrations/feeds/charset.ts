const marks: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  // A `<` or `{` in two bytes, without a byte order mark.
  [[0x00, 0x3c], 'utf-16be'],
  [[0x00, 0x7b], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x7b, 0x00], 'utf-16le'],
];

function decoded(bytes: Uint8Array, label: string | undefined, fatal: boolean): string | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/** Allows leading white space, which XML forbids but publishers send. */
const declaration = /^[\s\0]*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/i;

/** More than one byte each: the declaration of such an encoding cannot have been read as single bytes. */
const isWide = (label: string) => /^(?:utf-?(?:16|32)|ucs|unicode|iso-10646)/i.test(label);

/** Control characters of this range are letters of Windows that were read in another encoding. */
const isPlausible = (text: string | null): text is string => text !== null && !/[\u0080-\u009f]/.test(text);

/** True when damaged places are the exception among the letters that are not ASCII. */
function isMostlyRead(text: string | null): text is string {
  const signs = text?.match(/[^\u0000-\u007f]/gu) ?? [];
  const damaged = signs.filter((sign) => sign === '\ufffd').length;
  return isPlausible(text) && (damaged === 0 || damaged * 6 < signs.length);
}

/**
 * Decodes a feed. The bytes themselves count first: a byte order mark, then valid UTF-8 with non-ASCII characters,
 * which no other encoding produces by chance. Servers often declare a wrong encoding, so the header comes next and
 * only if the bytes are valid in it, then the XML declaration. What fits none of them is in the encoding of Windows,
 * as browsers assume.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const start = Buffer.from(bytes.subarray(0, 400)).toString('latin1');
  const declared = declaration.exec(start)?.[1];
  const told = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType)?.[1];
  // Seven-bit encodings such as ISO-2022-JP switch characters with escape sequences, so their bytes look like
  // ASCII.
  const utf8 = bytes.includes(0x1b) ? null : decoded(bytes, 'utf-8', true);
  const labels = [told, declared].filter((label) => label !== undefined && !isWide(label));
  return (
    utf8 ??
    labels.map((label) => decoded(bytes, label, true)).find(isPlausible) ??
    [...labels.toReversed(), 'utf-8'].map((label) => decoded(bytes, label, false)).find(isMostlyRead) ??
    labels.map((label) => decoded(bytes, label, true)).find((text) => text !== null) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}
