import { createHash } from 'node:crypto';
import { claimKey, findClaims } from '@limelight/post-text';

/** What a confirmation is kept under. */
export function keyOf(claim: string, sentence: string): string {
  return createHash('sha256').update(claimKey(claim, sentence)).digest('hex');
}

/** The claims of a text that none of the materials holds and nobody confirmed, as they stand in it. */
export function openClaims(
  text: string,
  materials: readonly string[],
  confirmed: ReadonlySet<string>,
): { claim: string; sentence: string }[] {
  return findClaims(text, materials)
    .filter((claim) => !claim.supported && !confirmed.has(keyOf(claim.text, claim.sentence.text)))
    .map(({ text: claim, sentence }) => ({ claim, sentence: sentence.text }));
}
