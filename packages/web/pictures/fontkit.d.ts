/** The part of fontkit used for the pictures. It ships no types of its own. */
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
  /** Opens a single face, at the default weight of a variable font. */
  export function openSync(file: string): Font;
}
