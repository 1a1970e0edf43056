import type { BrandFont } from '@limelight/contracts';
import { isOwnFontId, sharedRanges, type OwnFont } from '@limelight/slides';
import type { BrandFontFacts, BrandFontRow } from './repository.ts';

const prefix = 'font-';

/** The ids of the uploaded fonts among those that a brand names. */
export function uploadedFontIds(named: readonly (string | null)[]): string[] {
  const ids = named.filter((id) => id !== null).filter(isOwnFontId);
  return [...new Set(ids)].map((id) => id.slice(prefix.length));
}

/** The characters that all files of a family have: what one of them lacks is written in another font. */
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

/** A font as slides take it; null for one without files. */
export function asOwnFont(font: BrandFontRow): OwnFont | null {
  const regular = font.regular ?? font.bold;
  if (regular === null) return null;
  return {
    id: `${prefix}${font.id}`,
    label: font.name,
    ranges: rangesOf(font),
    regular,
    bold: font.bold ?? regular,
  };
}
