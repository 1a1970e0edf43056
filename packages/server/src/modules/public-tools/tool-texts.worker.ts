import { unsupportedClaims } from '@limelight/post-text';

/** What each of some texts claims that the material does not hold, in words. */
export function claimsBeyond(texts: readonly string[], material: string): string[][] {
  return texts.map((text) => unsupportedClaims(text, material).map(({ message }) => message));
}
