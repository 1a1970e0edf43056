import type { BrandFont } from '@limelight/contracts';
import { isOwnFontId, sharedRanges, type OwnFont } from '@limelight/slides';
import type { BrandFontFacts, BrandFontRow } from '../repository/fonts.ts';

const prefix = 'font-';

export function uploadedFontIds(named: readonly (string | null)[]): string[] {
  const ids = named.filter((id) => id !== null).filter(isOwnFontId);
  return [...new Set(ids)].map((id) => id.slice(prefix.length));
}

export const ownFontKey = (id: string): string => `${prefix}${id}`;

const isSameFile = (a: Uint8Array | null, b: Uint8Array | null) =>
  a === null || b === null ? a === b : Buffer.compare(a, b) === 0;

/** Whether two families have the same name and files. */
export const isSameFont = (a: BrandFontRow, b: BrandFontRow): boolean =>
  a.name === b.name && isSameFile(a.regular, b.regular) && isSameFile(a.bold, b.bold);

/** The Unicode ranges that all files of a family cover. Other characters fall back to another font. */
function rangesOf({ regularRanges, boldRanges }: BrandFontFacts): string {
  if (regularRanges === null || boldRanges === null) return regularRanges ?? boldRanges ?? '';
  return regularRanges === boldRanges ? regularRanges : sharedRanges(regularRanges, boldRanges);
}

export function presentFont(font: BrandFontFacts): BrandFont {
  const { id, name, regularRanges, boldRanges, createdAt } = font;
  return {
    id,
    name,
    weights: [
      ...(regularRanges === null ? [] : (['regular'] as const)),
      ...(boldRanges === null ? [] : (['bold'] as const)),
    ],
    ranges: rangesOf(font),
    createdAt: createdAt.toISOString(),
  };
}

/** The font in the form that the slide engine expects, or null if no file was uploaded. */
export function asOwnFont(font: BrandFontRow): OwnFont | null {
  const regular = font.regular ?? font.bold;
  if (regular === null) return null;
  return {
    id: ownFontKey(font.id),
    label: font.name,
    ranges: rangesOf(font),
    regular,
    bold: font.bold ?? regular,
  };
}
