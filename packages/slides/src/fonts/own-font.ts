import type { FontFamily } from './catalog.ts';

/** An uploaded font. An engine keeps one object per id, which the font caches rely on. */
export interface OwnFont {
  id: string;
  /** The name of the font in other programs. */
  label: string;
  /** The supported characters in the syntax of CSS `unicode-range`. */
  ranges: string;
  regular: Uint8Array;
  bold: Uint8Array;
}

/** The subset name of an uploaded font, which has only one. */
export const ownSubset = 'own';

const ownId = /^font-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether an id is that of an uploaded font rather than a shipped one. */
export function isOwnFontId(id: string): boolean {
  return ownId.test(id);
}

export interface OwnFamily extends FontFamily {
  own: OwnFont;
}

export function ownFamily(own: OwnFont): OwnFamily {
  return { id: own.id, label: own.label, character: 'sans', weights: [400, 700], own };
}
