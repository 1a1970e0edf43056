const strict = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Drops a character that is truncated at the end of the file. */
function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

/** Decodes each line separately, because some exports mix encodings within a file. */
function decodeLines(bytes: Uint8Array): string {
  const windows = new TextDecoder('windows-1252');
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found + 1;
    const line = bytes.subarray(start, end);
    lines.push(strict(line, 'utf-8') ?? windows.decode(line));
    start = end;
  }
  return lines.join('');
}

export interface DecodedText {
  text: string;
  /** True when a part was not UTF-8 or a character was truncated. */
  repaired: boolean;
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, Windows-1252, or lines in different encodings. Returns null for
 * binary files.
 */
export function decodeTable(bytes: Uint8Array): DecodedText | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), repaired: false };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), repaired: false };
  const whole = strict(bytes, 'utf-8');
  if (whole !== null) return { text: whole.replaceAll('\u0000', ''), repaired: false };
  if (bytes.subarray(0, 4096).includes(0)) return null;
  return { text: decodeLines(withoutCutCharacter(bytes)).replaceAll('\u0000', ''), repaired: true };
}

const windowsOnly = new Map(
  [
    ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => index + 0x80)),
  ].map((sign, index) => [sign, index + 0x80]),
);

/** Repairs text that was encoded as UTF-8 twice. */
export function undoubled(text: string): string {
  if (!/[\u00c2-\u00f4]/.test(text)) return text;
  const bytes: number[] = [];
  for (const sign of text) {
    const code = windowsOnly.get(sign) ?? sign.codePointAt(0) ?? 0;
    if (code > 0xff) return text;
    bytes.push(code);
  }
  return strict(Uint8Array.from(bytes), 'utf-8') ?? text;
}

/** Removes control characters and marks that change the text direction, and normalises line breaks to `\n`. */
export const cleanCell = (text: string): string =>
  undoubled(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim();

/** Reduces a cell to one line of at most `limit` characters. Returns null when nothing is left. */
export function oneLine(text: string | undefined, limit = 500): string | null {
  const line = cleanCell(text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, limit)
    .trim();
  return line === '' ? null : line;
}

/** Returns an http(s) address, or null. `https://` is added to addresses that start with `www.`. */
export function httpAddress(text: string | undefined): string | null {
  const line = oneLine(text, 2000);
  if (line === null) return null;
  const address = /^www\./i.test(line) ? `https://${line}` : line;
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}
