import { createHash } from 'node:crypto';
import type { ClaimCheck } from '@limelight/contracts';
import { claimKey, findClaims, openWith } from '@limelight/post-text';

export function keyOf(claim: string, sentence: string): string {
  return createHash('sha256').update(claimKey(claim, sentence)).digest('hex');
}

/**
 * The claims of a text that no material supports, by rule and by what a model last found in its sentences, and nobody has
 * confirmed, in their original wording.
 */
export function openClaims(
  text: string,
  materials: readonly string[],
  { confirmed, checked }: { confirmed: ReadonlySet<string>; checked: ClaimCheck | null },
): { claim: string; sentence: string }[] {
  return openWith(findClaims(text, materials), text, checked)
    .filter((claim) => !claim.supported && !confirmed.has(keyOf(claim.text, claim.sentence.text)))
    .map(({ text: claim, sentence }) => ({ claim, sentence: sentence.text }));
}
