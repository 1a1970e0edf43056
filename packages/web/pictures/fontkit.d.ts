/** The part of fontkit that the pictures use; it brings no types of its own. */
declare module 'fontkit' {
  interface OutlinePath {
    translate(x: number, y: number): OutlinePath;
    toSVG(): string;
  }
  interface GlyphRun {
    glyphs: { path: OutlinePath }[];
    /** In font units. */
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  /** A single face, at its default weight where it is variable. */
  export function openSync(file: string): Font;
}
