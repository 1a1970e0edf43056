import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Opens a bundled font at its default weight: Bricolage Grotesque at 800, Inter at 400. */
function openFace(file: string): Font {
  return openSync(require.resolve(file));
}

const files = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  body: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const;
export type Face = keyof typeof files;

const opened = new Map<Face, Font>();

function faceOf(name: Face): Font {
  let face = opened.get(name);
  if (face === undefined) opened.set(name, (face = openFace(files[name])));
  return face;
}

export interface TypeStyle {
  face: Face;
  /** In px. */
  size: number;
  /** Letter-spacing in em. */
  tracking?: number;
}

/** The characters of `text` that the font can draw. An arrow or emoji that it lacks is left out. */
const drawable = (face: Font, text: string) =>
  Array.from(text)
    .filter((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/\s+/gu, ' ');

/** The width of a line in px. */
export function measureLine(text: string, { face, size, tracking = 0 }: TypeStyle): number {
  const font = faceOf(face);
  const { glyphs, positions } = font.layout(drawable(font, text));
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (advance / font.unitsPerEm) * size + glyphs.length * tracking * size;
}

/** A line as an SVG path that needs no font. Its baseline starts at `x`, `y`. */
export function outlineLine(text: string, x: number, y: number, style: TypeStyle, fill: string): string {
  const { face, size, tracking = 0 } = style;
  const font = faceOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(font, text));
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = positions[index];
    const drawn = glyph.path.translate(pen + (at?.xOffset ?? 0), at?.yOffset ?? 0).toSVG();
    pen += (at?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return drawn;
  });
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}" d="${paths.join('')}"/>`;
}

/** Breaks a text into lines no wider than `width` px. A single longer word gets its own line. */
export function breakLines(text: string, width: number, style: TypeStyle): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measureLine(`${last} ${word}`, style) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
