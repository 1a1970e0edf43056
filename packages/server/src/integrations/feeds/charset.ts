const marks: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  // A `<` or `{` in two bytes, without a mark.
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

/** The declaration may stand behind white space, which XML forbids and publishers send. */
const declaration = /^[\s\0]*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/i;

/**
 * The text of a feed. Its own signs come first: a byte order mark, then bytes that are valid UTF-8 with letters beyond ASCII,
 * which no other encoding produces by chance. Servers are often configured with an encoding that a feed does not have, so
 * what the header says counts only after that, where the bytes allow it, and then what the declaration says.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const start = Buffer.from(bytes.subarray(0, 400)).toString('latin1');
  const declared = declaration.exec(start)?.[1];
  const told = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType)?.[1];
  // In seven-bit encodings such as ISO-2022-JP escape sequences switch the letters; the bytes alone look like ASCII.
  const utf8 = bytes.includes(0x1b) ? null : decoded(bytes, 'utf-8', true);
  return (
    utf8 ??
    decoded(bytes, told, true) ??
    decoded(bytes, declared, true) ??
    decoded(bytes, declared, false) ??
    decoded(bytes, told, false) ??
    new TextDecoder('utf-8').decode(bytes)
  );
}
