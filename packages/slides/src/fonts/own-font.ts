import type { FontFamily } from './catalog.ts';

/** A font that a person uploaded. Decks name it by its id; the same id is the same object as long as an engine lives. */
export interface OwnFont {
  id: string;
  /** What other programs call it. */
  label: string;
  /** The characters it has, as `unicode-range` is written in style sheets. */
  ranges: string;
  regular: Uint8Array;
  bold: Uint8Array;
}

/** The name of the only subset of an uploaded font. */
export const ownSubset = 'own';

const ownId = /^font-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether a brand names an uploaded font and not one of the shipped set. */
export function isOwnFontId(id: string): boolean {
  return ownId.test(id);
}

export interface OwnFamily extends FontFamily {
  own: OwnFont;
}

export function ownFamily(own: OwnFont): OwnFamily {
  return { id: own.id, label: own.label, character: 'sans', weights: [400, 700], own };
}
