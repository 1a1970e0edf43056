/** The number of bytes in which the HTML standard looks for an encoding declaration. */
const lookedAt = 1024;

const marks: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

function decoder(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, lookedAt)).toString('latin1');
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  // A page whose declaration can be read as single bytes is not UTF-16, whatever it declares.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Decodes a page by its byte order mark, the server's header, its own declaration, or else as UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  const told = /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType)?.[1];
  const chosen = decoder(marked) ?? decoder(told) ?? decoder(declaredIn(bytes)) ?? new TextDecoder('utf-8');
  return chosen.decode(bytes);
}
