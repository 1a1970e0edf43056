import { create, type Font } from 'fontkit';
import { writeRanges } from './ranges.ts';

export interface FontFacts {
  family: string;
  bold: boolean;
  ranges: string;
  sample: string;
}

/**
 * `format`: not a TTF, OTF or WOFF file. `broken`: cannot be read. `restricted`: its licence flags forbid embedding.
 */
export type FontFault = 'format' | 'broken' | 'restricted';

const signatures = new Set(['\u0000\u0001\u0000\u0000', 'OTTO', 'true', 'wOFF']);
const longestName = 60;
const fewestCharacters = 20;
const sampleLetters = 80;
/**
 * More ranges of characters than this make every page that uses the font slow. The largest Japanese fonts, with the 23,000
 * glyphs of Adobe-Japan1, have fewer than 6,000.
 */
const mostRanges = 8000;

function open(bytes: Uint8Array): Font | null {
  try {
    const made = create(Buffer.from(bytes));
    return 'hasGlyphForCodePoint' in made ? made : null;
  } catch {
    return null;
  }
}

/** Removes characters that some programs do not allow in font names. */
const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} .-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .trim();

function facts(font: Font): FontFacts | FontFault {
  const { fsType, usWeightClass } = font['OS/2'];
  if (fsType.noEmbedding) return 'restricted';
  const characters = font.characterSet.filter((codePoint) => codePoint > 0x20);
  if (characters.length < fewestCharacters) return 'broken';
  const ranges = writeRanges(font.characterSet);
  if (ranges.split(',').length > mostRanges) return 'broken';
  const name = plainName(font.familyName) || 'Uploaded font';
  const isItalic = font.italicAngle !== 0 && !/italic|oblique/iu.test(name);
  return {
    // Slides have no italics, so an italic becomes a family of its own and does not replace the upright one.
    family: isItalic ? `${name.slice(0, longestName - 7)} Italic` : name,
    bold: usWeightClass >= 600,
    ranges,
    sample: characters
      .map((codePoint) => String.fromCodePoint(codePoint))
      .filter((character) => /\p{L}/u.test(character))
      .slice(0, sampleLetters)
      .join(''),
  };
}

/** Reads a font with the same library that embeds it in a PDF. */
export function readFont(bytes: Uint8Array): FontFacts | { fault: FontFault } {
  if (!signatures.has(String.fromCharCode(...bytes.subarray(0, 4)))) return { fault: 'format' };
  const font = open(bytes);
  if (font === null) return { fault: 'broken' };
  try {
    const found = facts(font);
    return typeof found === 'string' ? { fault: found } : found;
  } catch {
    return { fault: 'broken' };
  }
}
